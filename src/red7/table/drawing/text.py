"""A table as lines of text, as the command line and environments show it."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from typing import Final

from red7.core import Cards, Colour, Position
from red7.words import Words

# Background and foreground of each colour's cards, from the usual 256 terminal colours.
_PAINT: Final = {
    Colour.RED: (160, 231),
    Colour.ORANGE: (208, 16),
    Colour.YELLOW: (226, 16),
    Colour.GREEN: (28, 231),
    Colour.BLUE: (39, 16),
    Colour.INDIGO: (19, 231),
    Colour.VIOLET: (91, 231),
}


def wants_colour(environ: Mapping[str, str] = os.environ) -> bool:
    """Return whether output goes to a terminal whose user has not asked for plain text."""
    return sys.stdout.isatty() and not environ.get("NO_COLOR") and environ.get("TERM") != "dumb"


class PositionText:
    """Writes positions as text; letters are always shown, and colour is only an aid."""

    def __init__(self, say: Words, *, coloured: bool) -> None:
        self.say = say
        self.coloured = coloured

    def cards(self, cards: Cards, best: Cards | None = None) -> str:
        """Write cards, with the best set in brackets."""
        lifted = best or Cards()
        return " ".join(self._card(str(c), c.colour, lifted=c in lifted) for c in cards) or "–"

    def _card(self, text: str, colour: Colour, *, lifted: bool = False) -> str:
        if not self.coloured:
            return f"[{text}]" if lifted else text
        back, front = _PAINT[colour]
        face = f"\x1b[1;48;5;{back};38;5;{front}m {text} \x1b[0m"
        return f"[{face}]" if lifted else f" {face} "

    def colour(self, colour: Colour, width: int = 0) -> str:
        """Write a colour's letter and name."""
        name = f"{self.say.heading(colour):<{width}}"
        return f"{self._card(colour.letter, colour)} {name}"

    def lines(
        self, position: Position, names: Mapping[int, str] | None = None, *, judged: bool = True
    ) -> list[str]:
        """Return the lines of the table; if it is not judged, without telling who is winning."""
        say = self.say
        seats = range(1, position.players + 1)
        names = names or {seat: say("seat-number", seat=seat) for seat in seats}
        rule = say.rule(position.canvas)
        lines = [say("show-canvas", colour=self.colour(position.canvas), rule=rule)]
        lines.append(self._deck(position))
        for label, content in self._extras(position, names):
            lines.append(say("label", name=label, value=content))
        lines.append("")
        for seat in seats:
            lines += self._seat(position, seat, names[seat], judged=judged)
        if not judged:
            return lines
        if position.over:
            lines.append(say("show-winner", seat=position.winner))
        lines += ["", self._label(say("show-under"))]
        width = max(len(say.heading(colour)) for colour in Colour)
        name_width = max(map(len, [*names.values(), say("nobody")]))
        for colour, standing in position.standings().items():
            who = names.get(standing.seat, say("nobody"))
            mark = "▶" if colour is position.canvas else " "
            cards = self.cards(standing.cards)
            row = f"{mark} {self.colour(colour, width)}  {who:<{name_width}}  {cards}"
            lines.append(row.rstrip())
        return lines

    def _deck(self, position: Position) -> str:
        top = position.deck[: position.deck_known]
        if not top:
            return self.say("deck-size", count=position.deck_size)
        known = " ".join(self.cards(Cards(1 << card)) for card in top)
        return self.say("show-deck-known", count=position.deck_size, cards=known)

    def _extras(self, position: Position, names: Mapping[int, str]) -> list[tuple[str, str]]:
        extras = []
        if position.scores is not None:
            scores = (f"{names[seat]} {score}" for seat, score in enumerate(position.scores, 1))
            extras.append((self.say("show-scores"), ", ".join(scores)))
        if position.gone:
            extras.append((self.say("show-gone"), self.cards(Cards(position.gone))))
        return extras

    def _seat(self, position: Position, seat: int, name: str, *, judged: bool) -> list[str]:
        say = self.say
        if position.out[seat - 1]:
            return ["  " + say("label", name=name, value=say("show-out"))]
        notes = []
        moving = seat == position.turn and not position.over
        if moving:
            notes.append(say("show-to-move"))
        best = position.best(seat) if judged else None
        if judged and position.standing().seat == seat:
            notes.append(say("show-winning"))
        title = f"{'▶' if moving else ' '} {name}" + (f" ({', '.join(notes)})" if notes else "")
        hand = self.cards(position.hand(seat)) if position.hand(seat) else ""
        hidden = position.hidden[seat - 1]
        if hidden:
            hand = f"{hand} ?×{hidden}" if hand else f"?×{hidden}"
        labels = [self._label(say(key)) for key in ("show-palette", "show-hand")]
        contents = (self.cards(position.palette(seat), best), hand or "–")
        width = max(map(len, labels))
        rows = zip(labels, contents, strict=True)
        return [title, *(f"    {label:<{width}} {content}" for label, content in rows)]

    def _label(self, name: str) -> str:
        return self.say("label", name=name, value="").rstrip()

"""What a seat or a spectator may know: the only way out for hidden information."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from red7.core.errors import Red7Error
from red7.core.layout import HIDDEN
from red7.core.notation import read_position
from red7.core.past import masked
from red7.core.position import Position
from red7.core.rules import Rules
from red7.core.steps import Step
from red7.core.writing import write_past


@dataclass(frozen=True, repr=False)
class View(Position):
    """A position as one seat knows it, including common knowledge; seat 0 is a spectator."""

    seat: int = 0

    @staticmethod
    def parse(rules: Rules | str, text: str, seat: int) -> View:
        """Read a view as its seat would write it."""
        return view_of(read_position(rules, text, seat), seat)

    def refusal(self, step: Step | str) -> Red7Error | None:
        """Return why this seat's step is refused; None if it is legal."""
        if self.seat != self.turn and not self.over:
            return Red7Error("not-your-turn", seat=self.turn)
        return super().refusal(step)

    def __repr__(self) -> str:
        return f"<View of {self.rules} from seat {self.seat}: {self}>"

    def write(self, *, past: bool = False) -> str:
        """Write the view as text; with the past, all that its seat may know.

        >>> view = View.parse("basic", "R 2 33 B4/?7 B5/O7I7R6I6V5Y1B1", 2).play_turn("+R6 .")
        >>> view.write(past=True)
        'R 1 33 B4/?7 R6B5/O7I7I6V5Y1B1 @ R 2 33 B4/?7 B5/?7, 2 +R6 .'
        """
        return f"{self} @ {write_past(self.past)}" if past and self.past else str(self)

    def owns(self, seat: int) -> bool:
        """Return whether this is the seat whose view it is."""
        return seat == self.seat


def view_of(position: Position, seat: int) -> View:
    """Build a seat's view by listing what it may see.

    Every field of a view is named here; nothing else can get out.
    """
    if not 0 <= seat <= position.players:
        raise Red7Error("seat-unknown", text=str(seat), players=position.players)
    if seat and position.hidden[seat - 1]:
        raise Red7Error("view-not-known", seat=seat)
    known, past = position.known, position.past
    if position.rules.drawing:  # otherwise, everybody has seen the same
        past = tuple([turn.seen_by(seat) for turn in past])
    seen = seen_by_all(position) | {
        "seat": seat,
        "begin": None if position.begin is None else view_of(position.at_start, seat),
        "steps": visible_steps(position, seat),
        "past": past,
    }
    if seat:
        hidden = cast("tuple[int, ...]", seen["hidden"])
        seen["hands"] = (*known[: seat - 1], position.hands[seat - 1], *known[seat:])
        seen["hidden"] = (*hidden[: seat - 1], 0, *hidden[seat:])
    # As ``View(...)`` would, which takes twice as long; every reader is sent a view of every move.
    view = object.__new__(View)
    object.__setattr__(view, "__dict__", seen)
    return view


def seen_by_all(position: Position) -> dict[str, object]:
    """Return what everybody sees of a position, which is found only once; nobody may change it."""
    found: dict[str, object] | None = position.__dict__.get("_seen_by_all")
    if found is None:
        known, public = position.known, position.deck[: position.deck_known]
        held = zip(position.hands, known, position.hidden, strict=True)
        found = position.__dict__["_seen_by_all"] = {
            "rules": position.rules,
            "canvas": position.canvas,
            "turn": position.turn,
            "deck": public + (HIDDEN,) * (len(position.deck) - len(public)),
            "deck_known": position.deck_known,
            "palettes": position.palettes,
            "hands": known,
            "hidden": tuple([(hand & ~shown).bit_count() + more for hand, shown, more in held]),
            "known": known,
            "out": position.out,
            "gone": position.gone,
            "scores": position.scores,
            "phase": position.phase,
            "seven": position.seven,
            "tried": position.tried,
            "bound": position.bound,
            "ordered": False,
        }
    return found


def visible_steps(position: Position, seat: int) -> tuple[Step, ...]:
    """Return the current turn's steps as a seat saw them, without the cards that others drew."""
    if position.begin is None or seat == position.turn:
        return position.steps
    return masked(position.steps, position.begin.deck_known)

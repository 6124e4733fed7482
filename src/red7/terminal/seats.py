"""The seats of a table, and the canvas between them, as lines of text."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from textual.content import Content
from textual.style import Style

from red7.core import Colour
from red7.protocol import messages as m
from red7.terminal.cards import HEIGHTS, Size, backs, card, colour_chip, row
from red7.terminal.look import Look
from red7.terminal.names import bot_level, brief, called, others
from red7.terminal.scene import Scene
from red7.words import Words

_NAME: Final = 16  # letters of a name where there is little room
_ROOMY: Final = 72  # columns
# The others' cards and the reader's own, the largest first.
_SIZES: Final[tuple[tuple[Size, Size], ...]] = (
    ("tall", "tall"),
    ("small", "tall"),
    ("small", "small"),
)


@dataclass(frozen=True)
class Felt:
    """Draws the players' part of a table into a width."""

    look: Look
    say: Words
    scene: Scene
    width: int

    def lines(self, height: int) -> list[Content]:
        """Return the table as lines: as large as the height allows, with room between its parts."""
        drawn = [self._blocks(*sizes) for sizes in _SIZES]
        blocks = next((one for one in drawn if sum(map(len, one)) <= height), drawn[-1])
        spare = max(0, height - sum(map(len, blocks)))
        canvas = len(self.scene.state.seats) - 1  # the block that is to stand apart first
        apart = sorted(range(1, len(blocks)), key=lambda number: number != canvas)[:spare]
        lines: list[Content] = []
        for number, block in enumerate(blocks):
            lines += [Content(), *block] if number in apart else block
        return lines

    def _blocks(self, theirs: Size, own: Size) -> list[list[Content]]:
        seat = self.scene.own
        blocks = [self._seat(other, theirs) for other in others(self.scene.state, seat)]
        return [*blocks, self._canvas(), *self._own(seat, own)]

    # The canvas

    def _canvas(self) -> list[Content]:
        shown = self.scene.shown
        if shown is None:
            return []
        say, colour = self.say, Colour.parse(shown.canvas)
        top = shown.canvas_card
        sign = card(self.look, top) if top else colour_chip(self.look, shown.canvas)
        rule = say("label", name=say.heading(colour), value=say.rule(colour))
        first = Content.assemble(sign, " ", (rule, self.look.strong))
        parts = [self._verdict(shown), Content.styled(self._deck(shown), self.look.quiet)]
        under = [Content("  ").join(part for part in parts if part)]
        if under[0].cell_length > self.width:
            under = parts
        return [
            *first.wrap(self.width),
            *(one.truncate(self.width, ellipsis=True) for one in under),
        ]

    def _verdict(self, shown: m.RoundView) -> Content:
        scene, say, seat = self.scene, self.say, self.scene.winning
        if shown.winner or not scene.says_winner:
            return Content()
        if not seat:
            return Content.styled(say("web-verdict-nobody"), self.look.quiet)
        would = "-would" if scene.composing else ""
        if seat == scene.state.you:
            return Content.styled("★ " + say(f"web-verdict-you{would}"), self.look.good)
        name = brief(called(say, scene.state, seat), _NAME)
        return Content.styled("★ " + say(f"web-verdict{would}", name=name), self.look.gold)

    def _deck(self, shown: m.RoundView) -> str:
        text = self.say("deck-size", count=shown.deck)
        if not shown.deck_known:
            return text
        known = self.say("web-deck-known-cards", cards=" ".join(shown.deck_known))
        return f"{text}, {known}"

    # Seats

    def _seat(self, seat: int, size: Size) -> list[Content]:
        """Return another player: a line about them, and their palette."""
        shown = self.scene.shown
        head = self._head(seat)
        if shown is None:
            return [head]
        player = shown.players[seat - 1]
        palette = self._palette(player, size)
        held = self._held(player, shown)
        if held and size == "small" and palette[0].cell_length + held.cell_length + 2 <= self.width:
            gap = self.width - palette[0].cell_length - held.cell_length
            palette[0] = Content.assemble(palette[0], " " * gap, held)
        elif held:
            gap = max(2, self.width - head.cell_length - held.cell_length)
            head = Content.assemble(head, " " * gap, held).truncate(self.width)
        return [head, *palette]

    def _own(self, seat: int, size: Size) -> Iterator[list[Content]]:
        """Yield the reader's own place: palette and hand."""
        shown = self.scene.shown
        head = self._head(seat)
        if shown is None:
            yield [head]
            return
        player = shown.players[seat - 1]
        yield [head, *self._palette(player, size)]
        title = Content.styled(self.say("web-your-hand"), self.look.quiet)
        if not self.scene.state.you:
            name = called(self.say, self.scene.state, seat)
            whose = Content.styled(self.say("web-replay-hand", name=name), self.look.quiet)
            title = Content.assemble(whose, "  ", backs(self.look, player.hidden))
        hand = shown.hands[seat - 1] if shown.hands else player.hand
        if player.out and not hand:
            yield [title, *[Content()] * HEIGHTS[size]]
        elif self.scene.state.you or hand:
            yield [title, *row(self.look, hand, self.width, size=size, marks=self.scene.marks)]
        else:
            yield [title]

    def _palette(self, player: m.PlayerView, size: Size) -> list[Content]:
        best = player.best if self.scene.says_winner else ()
        marks = replace(self.scene.marks, open=None)  # what lies there is never faded
        return row(self.look, player.palette, self.width, size=size, best=best, marks=marks)

    def _held(self, player: m.PlayerView, shown: m.RoundView) -> Content:
        """Return what is known of another player's hand."""
        known = shown.hands[player.seat - 1] if shown.hands else player.hand
        parts = [card(self.look, name) for name in known]
        hidden = 0 if shown.hands else player.hidden
        if hidden:
            parts.append(backs(self.look, hidden))
        if parts and not shown.hands:
            parts.append(Content.styled(f" {len(known) + hidden}", self.look.quiet))
        return Content("").join(parts)

    def _head(self, seat: int) -> Content:
        """Return a line about a seat: its name and what is to be known about it."""
        scene, say, look = self.scene, self.say, self.look
        view, shown = scene.state.seats[seat - 1], scene.shown
        roomy = self.width >= _ROOMY
        moving = shown is not None and shown.turn == seat and not shown.winner
        name = called(say, scene.state, seat)
        parts: list[Content] = [
            Content.styled("▶ " if moving else "  ", look.gold),
            Content.styled(name if roomy else brief(name, _NAME), look.strong),
        ]
        if view.kind == "bot" and view.bot and roomy:
            parts.append(Content.styled(f"  {bot_level(say, view.bot)}", look.quiet))
        parts += [Content.assemble("  ", part) for part in self._facts(seat, view, shown)]
        return Content("").join(parts).truncate(self.width, ellipsis=True)

    def _facts(self, seat: int, view: m.SeatView, shown: m.RoundView | None) -> Iterator[Content]:
        scene, say, look = self.scene, self.say, self.look
        if shown is not None:
            player = shown.players[seat - 1]
            if shown.winner == seat:
                yield Content.styled("★ " + say("web-replay-won"), look.gold)
            elif player.out:
                yield Content.styled("✗ " + say("web-out"), look.bad)
            elif scene.winning == seat:
                message = "web-would-win" if scene.composing else "web-winning"
                style = look.good if seat == scene.state.you else look.gold
                yield Content.styled("★ " + say(message), style)
            if scene.state.goal:
                score = say("web-score-of", count=player.score, goal=scene.state.goal)
                yield Content.styled(score, look.quiet)
        if seat in scene.clocks:
            yield Content.styled(f"◷ {scene.clocks[seat]}", Style(bold=True))
        if view.kind == "person" and not view.present and seat != scene.state.you:
            yield Content.styled(say("web-away"), look.bad)
        if view.kind == "gone":
            yield Content.styled(say("web-left"), look.bad)

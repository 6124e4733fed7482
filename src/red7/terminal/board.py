"""The seven-colour board: who is winning under each colour, now and after the composed move."""

from __future__ import annotations

from typing import Final

from textual.content import Content
from textual.style import Style

from red7.core import Colour
from red7.terminal.cards import colour_chip
from red7.terminal.look import Look
from red7.terminal.names import brief, called
from red7.terminal.part import Part
from red7.terminal.scene import Scene
from red7.words import Words

_ROOMY: Final = 50  # columns from which on the rules are written out
_SHORT: Final = 8  # letters of a name where there is little room
_LONG: Final = 12


def board_lines(look: Look, say: Words, scene: Scene, width: int) -> list[Content]:
    """Return the board as lines, Red first; the colour in force is pointed at.

    Where a move is being composed, both are shown: who is winning now, and who would be. A step
    that is only thought of counts as well, and the colour that it would bring is pointed at too.
    """
    shown, before = scene.shown, scene.state.round
    if shown is None or before is None:
        return []
    lines, roomy, thought = [], width >= _ROOMY, scene.thought
    then = thought.canvas if thought and thought.canvas else shown.canvas
    for index, standing in enumerate(shown.standings):
        seat = thought.under[index] if thought else standing.seat
        now = before.standings[index].seat
        force = shown.canvas == standing.colour
        sign = "▶" if force else "▷" if then == standing.colour else " "
        colour = Colour.parse(standing.colour)
        text = say.rule(colour) if roomy else say.heading(colour)
        label = Content.assemble(
            Content.styled(sign, look.gold),
            colour_chip(look, standing.colour),
            " ",
            (text, look.strong if force else look.quiet),
        )
        who = _who(look, say, scene, (now, seat), roomy=roomy)
        label = label.truncate(width - who.cell_length - 1, ellipsis=True)
        gap = width - label.cell_length - who.cell_length
        lines.append(Content.assemble(label, " " * gap, who))
    return lines


def _who(look: Look, say: Words, scene: Scene, seats: tuple[int, int], *, roomy: bool) -> Content:
    """Return who is winning, and who would be if it is somebody else."""

    def name(seat: int) -> str:
        return brief(called(say, scene.state, seat) if seat else "–", _LONG if roomy else _SHORT)

    now, then = seats
    style = look.good if then and then == scene.state.you else Style()
    if not scene.says_winner:
        return Content.styled("?", look.quiet)
    if now == then:
        return Content.styled(name(then), style)
    after = Content.styled(name(then), style + Style(bold=True))
    return Content.assemble((name(now), look.quiet), "→", after)


class Board(Part):
    """The seven-colour board as a widget."""

    DEFAULT_CSS = "Board { height: 8; }"

    scene: Scene | None = None

    def show(self, scene: Scene) -> None:
        """Show who is winning in a scene."""
        self.scene = scene
        self.refresh()

    def render(self) -> Content:
        """Draw the board."""
        if self.scene is None:
            return Content()
        width = self.size.width
        title = Content.styled(self.say("terminal-board"), self.look.quiet).truncate(width)
        lines = board_lines(self.look, self.say, self.scene, width)
        return Content("\n").join([title, *lines])

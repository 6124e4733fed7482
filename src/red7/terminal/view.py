"""The table as a widget: seats and canvas on the left, the board and what happened on the right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content

from red7.terminal.board import Board
from red7.terminal.part import Part
from red7.terminal.scene import Scene
from red7.terminal.seats import Felt

ROOMY: Final = 124  # columns


class Players(Part):
    """Seats and canvas."""

    DEFAULT_CSS = "Players { width: 1fr; height: 1fr; margin: 0 0 0 1; }"

    scene: Scene | None = None

    def show(self, scene: Scene) -> None:
        """Show the players of a scene."""
        self.scene = scene
        self.refresh()

    def render(self) -> Content:
        """Draw the seats, as large as there is room for."""
        if self.scene is None:
            return Content()
        felt = Felt(self.look, self.say, self.scene, self.size.width)
        return Content("\n").join(felt.lines(self.size.height))


class Story(Part):
    """What happened, the latest at the bottom."""

    DEFAULT_CSS = "Story { height: 1fr; }"

    told: tuple[str, ...] = ()

    def tell(self, lines: Sequence[str]) -> None:
        """Show the last of these lines."""
        self.told = tuple(lines)
        self.refresh()

    def render(self) -> Content:
        """Draw as many of the last lines as fit, the very last one strongest."""
        width, height = self.size
        drawn: list[Content] = []
        for number, text in enumerate(reversed(self.told)):
            style = self.look.strong if not number else self.look.quiet
            drawn[:0] = Content.styled(text, style).wrap(max(1, width))
            if len(drawn) >= height:
                break
        return Content("\n").join(drawn[-height:])


class TableView(Part):
    """A table, drawn from a state; it knows nothing of who plays, or where."""

    DEFAULT_CSS = """
    TableView { height: 1fr; }
    TableView > Horizontal > Vertical { width: 29; margin: 0 1 0 1; }
    TableView.roomy > Horizontal > Vertical { width: 58; margin: 0 1 0 3; }
    TableView Story { margin: 1 0 0 0; }
    """

    def __init__(self, aside: Part | None = None) -> None:
        super().__init__()
        self.players, self.board, self.story = Players(), Board(), Story()
        self._aside = aside or self.story

    def compose(self) -> ComposeResult:
        """Put the parts side by side."""
        with Horizontal():
            yield self.players
            with Vertical():
                yield self.board
                yield self._aside

    def on_resize(self) -> None:
        """Give the board room for the rules where there is some."""
        self.set_class(self.size.width >= ROOMY, "roomy")

    def show(self, scene: Scene, told: Sequence[str] | None = None) -> None:
        """Show a scene, and what led to it if that is given."""
        self.players.show(scene)
        self.board.show(scene)
        if told is not None:
            self.story.tell(told)

"""The frame of every screen: a title, the content, a bar of keys; and what if there is no room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, cast

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen

from red7.terminal.keys import Key, KeyBar, pressed
from red7.terminal.look import Look
from red7.terminal.part import Dressed, Part
from red7.words import Words

# The smallest terminal in which everything for a turn has its place: 80×24, less a line for tmux.
LEAST_WIDTH: Final = 80
LEAST_HEIGHT: Final = 23


class Title(Part):
    """The first line: where one is, and at its end what is out of the ordinary."""

    DEFAULT_CSS = "Title { height: 1; dock: top; background: $panel; }"
    left: str = ""
    right: str = ""

    def show(self, left: str, right: str = "") -> None:
        """Show these texts."""
        self.left, self.right = left, right
        self.refresh()

    def render(self) -> Content:
        """Draw the texts at both ends."""
        width = self.size.width
        right = Content.styled(self.right, self.look.bad)
        left = Content.styled(f" {self.left}", self.look.strong)
        left = left.truncate(max(0, width - right.cell_length - 2), ellipsis=True)
        gap = max(0, width - left.cell_length - right.cell_length - 1)
        return Content.assemble(left, " " * gap, right)


class TooSmall(Part):
    """Stands in for a screen that has no room, and says how much it needs."""

    DEFAULT_CSS = "TooSmall { height: 1fr; display: none; }"

    def render(self) -> Content:
        """Say it in as many lines as there are."""
        size = self.app.size
        text = self.say(
            "terminal-too-small",
            width=size.width,
            height=size.height,
            least_width=LEAST_WIDTH,
            least_height=LEAST_HEIGHT,
        )
        return Content.styled(text, self.look.strong)


class Framed(Screen[Any]):
    """A screen with a title and keys; what the keys do is told by ``keys``.

    Override ``content`` for what is between title and keys, and ``keys`` for what can be pressed.
    Call ``rekey`` whenever other keys count.
    """

    CSS: ClassVar[str] = "Framed { overflow: hidden; }"
    AUTO_FOCUS: ClassVar[str | None] = ""

    @property
    def look(self) -> Look:
        """The styles of everything that is drawn."""
        return cast("Dressed", self.app).look

    @property
    def say(self) -> Words:
        """The messages in the reader's language."""
        return cast("Dressed", self.app).say

    def compose(self) -> ComposeResult:
        """Put title, content and keys under each other."""
        yield Title()
        with Vertical(id="content"):
            yield from self.content()
        yield KeyBar()
        yield TooSmall()

    def content(self) -> ComposeResult:
        """Yield what is between title and keys."""
        yield from ()

    def keys(self) -> Sequence[Key]:
        """Return the keys that count now, the most important first."""
        return ()

    def on_mount(self) -> None:
        """Show the keys."""
        self.rekey()

    def rekey(self) -> None:
        """Show the keys that count now."""
        self.query_one(KeyBar).show(self.keys())

    def entitle(self, left: str, right: str = "") -> None:
        """Show a title, and at its end what is out of the ordinary."""
        self.query_one(Title).show(left, right)

    async def on_key(self, event: events.Key) -> None:
        """Do what a key means now."""
        key = pressed(self.keys(), event.key)
        if key is not None and not self.cramped:
            event.stop()
            event.prevent_default()
            await self.run_action(f"screen.{key.action}")

    @property
    def cramped(self) -> bool:
        """Whether the terminal is too small."""
        size = self.app.size
        return size.width < LEAST_WIDTH or size.height < LEAST_HEIGHT

    def on_resize(self) -> None:
        """Say so if the terminal is too small; nothing else is lost by it."""
        cramped = self.cramped
        for part in self.query("Title, #content, KeyBar"):
            part.display = not cramped
        self.query_one(TooSmall).display = cramped

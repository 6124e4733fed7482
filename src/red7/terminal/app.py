"""The app: one language, one look, and screens on a stack."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from textual.app import App
from textual.binding import BindingType
from textual.filter import LineFilter, NoColor
from textual.screen import Screen

from red7.terminal.look import Depth, Look, Shade, depth_of, shade_of, theme_name, themes
from red7.words import Words


class Red7App(App[Any]):
    """Shows one screen after another, until the last one is left.

    >>> from red7.words import words
    >>> app = Red7App(words("en"), Screen(), environ={"TERM": "xterm", "NO_COLOR": "1"})
    >>> app.look.depth
    <Depth.NONE: 'none'>
    """

    ENABLE_COMMAND_PALETTE: ClassVar[bool] = False
    BINDINGS: ClassVar[list[BindingType]] = [("ctrl+c", "quit"), ("ctrl+t", "shade")]
    CSS = """
    Screen { background: $background; color: $foreground; }
    """

    def __init__(
        self, say: Words, first: Screen[Any], environ: Mapping[str, str] = os.environ
    ) -> None:
        super().__init__()
        self._say = say
        self._first = first
        self.look = Look(depth_of(environ), shade_of(environ))
        for theme in themes():
            self.register_theme(theme)
        self.theme = theme_name(self.look.depth, self.look.shade)

    @property
    def say(self) -> Words:
        """The messages in the reader's language."""
        return self._say

    def get_default_screen(self) -> Screen[Any]:
        """Show the first screen."""
        return self._first

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Take every colour away where none are wanted; signs and bold type stay."""
        return [NoColor()] if self.look.depth is Depth.NONE else super().get_line_filters()

    def action_shade(self) -> None:
        """Change between dark and light."""
        shade: Shade = "light" if self.look.shade == "dark" else "dark"
        self.dress(Look(self.look.depth, shade))

    def dress(self, look: Look) -> None:
        """Draw everything in another look."""
        self.look = look
        self.theme = theme_name(look.depth, look.shade)
        self.refresh(layout=True)
        for widget in self.screen.query("*"):
            widget.refresh()

"""Guidance that takes as much height as its text needs, up to a limit."""

from __future__ import annotations

from typing import Final

from textual.content import Content

from red7.terminal.guide import Guidance, GuideBar

_LEAST: Final = 7
_MOST: Final = 12
_AROUND: Final = 1  # the line above it


class TallGuide(GuideBar):
    """For what is explained: the table above it makes room."""

    def show(self, told: Guidance) -> None:
        """Show what to do now."""
        super().show(told)
        self._fit()

    def on_resize(self) -> None:
        """Take the height that the text needs in this width."""
        self._fit()

    def _fit(self) -> None:
        told, width = self.told, max(1, self.content_size.width)
        text = len(Content(told.text).wrap(width)) if told.text else 0
        needed = text + len(told.ways) + bool(told.keys) + _AROUND
        self.styles.height = max(_LEAST, min(_MOST, needed))

"""The base of everything that is drawn: it takes its look and its words from the app."""

from __future__ import annotations

from typing import Protocol, cast

from textual import events
from textual.style import Style
from textual.widget import Widget

from red7.terminal.look import Look
from red7.words import Words


class Dressed(Protocol):
    """An app that says how things look and in which language."""

    @property
    def look(self) -> Look:
        """The styles of everything that is drawn."""
        ...

    @property
    def say(self) -> Words:
        """The messages in the reader's language."""
        ...


def press(action: str) -> Style:
    """Return the style of something that leads to an action when it is clicked on."""
    return Style.from_meta({"press": action})


class Part(Widget):
    """A widget that draws itself in the app's look and language."""

    @property
    def look(self) -> Look:
        """The styles of everything that is drawn."""
        return cast("Dressed", self.app).look

    @property
    def say(self) -> Words:
        """The messages in the reader's language."""
        return cast("Dressed", self.app).say

    async def on_click(self, event: events.Click) -> None:
        """Do what was clicked on, if it is something that can be pressed."""
        action = event.style.meta.get("press")
        if action:
            event.stop()
            await self.run_action(action)

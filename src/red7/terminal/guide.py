"""What to do now, in words, with the keys to do it: a part of the screen that keeps its height."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from textual.content import Content
from textual.style import Style

from red7.terminal.keys import Key, draw_key
from red7.terminal.look import Look
from red7.terminal.part import Part, press


@dataclass(frozen=True)
class Way:
    """A place to which a card may go: its key, what it is called, and what it leads to."""

    key: Key
    result: str
    refused: bool = False
    good: bool = False
    chosen: bool = False


@dataclass(frozen=True)
class Guidance:
    """Everything that the guide shows."""

    text: str = ""
    ways: tuple[Way, ...] = ()
    keys: tuple[Key, ...] = ()
    urgent: bool = False  # whether the text is about the reader's own move
    bad: bool = False  # whether it says why something is not possible


def draw_guidance(look: Look, told: Guidance, width: int, height: int) -> list[Content]:
    """Return the guidance as lines: the text first, the keys in the last line."""
    style = look.bad if told.bad else look.strong if told.urgent else look.quiet
    text = Content.styled(told.text, style).wrap(max(1, width)) if told.text else []
    ways = [_way(look, way).truncate(width, ellipsis=True) for way in told.ways]
    keys = [Content("   ").join(draw_key(look, key) for key in told.keys)] if told.keys else []
    room = height - len(keys)
    # A long text is read first; the ways come back with the next step.
    ways = ways if len(text) + len(ways) <= room else ways[: max(0, room - len(text))]
    lines = [*text[: room - len(ways)], *ways]
    return [*lines, *[Content()] * (room - len(lines)), *keys]


def _way(look: Look, way: Way) -> Content:
    click = press(f"screen.{way.key.action}")
    pointer = Content.styled("> " if way.chosen else "  ", look.gold)
    style = look.quiet if way.refused else Style(bold=way.chosen or None)
    result = look.good if way.good else look.quiet
    return Content.assemble(
        pointer,
        (way.key.sign, look.key + click),
        (f" {way.key.label}", style + click),
        (f"  {way.result}", result + click),
    )


class GuideBar(Part):
    """The guidance as a widget."""

    DEFAULT_CSS = """
    GuideBar { height: 7; dock: bottom; padding: 0 1; border-top: solid $panel; }
    GuideBar:ansi { border-top: solid ansi_default; }
    """
    told: Guidance = Guidance()

    def show(self, told: Guidance) -> None:
        """Show what to do now."""
        self.told = told
        self.refresh()

    def render(self) -> Content:
        """Draw it."""
        width, height = self.content_size
        return Content("\n").join(draw_guidance(self.look, self.told, width, height))


def unseen(keys: Sequence[Key]) -> list[Key]:
    """Return keys that work without being shown."""
    return [Key(key.keys, "", key.action) for key in keys]

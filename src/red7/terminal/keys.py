"""The keys that can be pressed now: one list for the keyboard, the mouse and the bar of keys."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from textual.content import Content

from red7.terminal.look import Look
from red7.terminal.part import Part, press

# How keys are written where their names are long.
_SIGNS: Final = {
    "enter": "↵",
    "escape": "Esc",
    "backspace": "Bksp",
    "left": "←",
    "right": "→",
    "up": "↑",
    "down": "↓",
    "question_mark": "?",
    "space": "␣",
    "home": "Home",
    "end": "End",
    "plus": "+",
    "minus": "-",
    "full_stop": ".",
}

_ALWAYS: Final = 2  # keys that are shown even where there is little room


@dataclass(frozen=True)
class Key:
    """A key, what it is called on screen, and the action of the screen that it leads to.

    The first of several keys is the one that is shown. Without a label, the key works unseen.
    """

    keys: tuple[str, ...]
    label: str
    action: str

    @property
    def sign(self) -> str:
        """The key as it is shown."""
        first = self.keys[0]
        return _SIGNS.get(first, first.upper() if len(first) == 1 else first)


def pressed(keys: Iterable[Key], name: str) -> Key | None:
    """Return what a key means now; None if it means nothing."""
    return next((key for key in keys if name in key.keys), None)


def draw_key(look: Look, key: Key) -> Content:
    """Return a key with its label, as something that can be clicked on."""
    click = press(f"screen.{key.action}")
    return Content.assemble((key.sign, look.key + click), (f" {key.label}", click))


class KeyBar(Part):
    """A line of keys, as many as fit."""

    DEFAULT_CSS = "KeyBar { height: 1; dock: bottom; padding: 0 1; }"
    keys: tuple[Key, ...] = ()

    def show(self, keys: Sequence[Key]) -> None:
        """Show these keys."""
        self.keys = tuple(keys)
        self.refresh()

    def render(self) -> Content:
        """Draw the keys that fit; the last two, help and the way out, are always among them."""
        drawn = [draw_key(self.look, key) for key in self.keys if key.label]
        while len(drawn) > _ALWAYS and _width(drawn) > self.content_size.width:
            del drawn[-_ALWAYS - 1]
        return Content("  ").join(drawn)


def _width(drawn: Sequence[Content]) -> int:
    return sum(one.cell_length + 2 for one in drawn) - 2

"""Text as outlines, so that a picture needs no font and looks the same everywhere.

The letters are Winky Sans, the type of the page, under the licence in ``OFL.txt``.
"""

from __future__ import annotations

import json
import unicodedata
from functools import cache
from importlib.resources import files
from typing import Final, Literal, NamedTuple

Anchor = Literal["start", "middle", "end"]

_UNITS: Final = 1000  # in which letters are drawn, for a size of 1
_SHIFT: Final = {"start": 0.0, "middle": 0.5, "end": 1.0}
_DOTS: Final = "…"


class Letter(NamedTuple):
    """How wide a letter is, and its outline."""

    width: int
    path: str


@cache
def letters() -> dict[str, Letter]:
    """Return every letter that can be drawn; ``web/letters.py`` made them."""
    text = files(__package__).joinpath("letters.json").read_text(encoding="utf-8")
    return {sign: Letter(*drawn) for sign, drawn in json.loads(text).items()}


def legible(text: str) -> str:
    """Return the part of a text that can be drawn; empty if that is not most of it.

    >>> legible("Zoë 🎲"), legible("Дмитрий")
    ('Zoë', '')
    """
    known = letters()
    whole = unicodedata.normalize("NFC", text)
    kept = "".join(sign for sign in whole if sign in known).strip()
    written = [sign for sign in whole if unicodedata.category(sign)[0] in "LN"]
    return kept if all(sign in known for sign in written) else ""


def width(text: str, size: float) -> float:
    """Return how wide a text is.

    >>> width("Red7", 100) > width("Red", 100) > 0
    True
    """
    known = letters()
    return sum(known[sign].width for sign in text if sign in known) * size / _UNITS


def cut(text: str, size: float, room: float) -> str:
    """Return a text, shortened to the room there is.

    >>> cut("Bartholomew", 20, 80)
    'Barthol…'
    """
    if width(text, size) <= room:
        return text
    while text and width(text + _DOTS, size) > room:
        text = text[:-1]
    return text.rstrip() + _DOTS


def lines(text: str, size: float, room: float) -> list[str]:
    """Break a text into lines that fit the room there is."""
    broken = [""]
    for word in text.split(" "):
        longer = f"{broken[-1]} {word}".strip()
        if width(longer, size) <= room:
            broken[-1] = longer
        else:
            broken.append(word)
    return [cut(line, size, room) for line in broken if line]


def write(  # noqa: PLR0913 - what a line of text is made of
    text: str, x: float, y: float, size: float, *, fill: str, anchor: Anchor = "start"
) -> str:
    """Return a line of text as a group of outlines; ``y`` is its baseline."""
    known = letters()
    at = x - _SHIFT[anchor] * width(text, size)
    scale = size / _UNITS
    drawn = []
    place = 0
    for sign in text:
        letter = known.get(sign)
        if letter is None:
            continue
        if letter.path:
            drawn.append(f'<path transform="translate({place})" d="{letter.path}"/>')
        place += letter.width
    group = f'<g fill="{fill}" transform="translate({at:.2f} {y:.2f}) scale({scale:.4f})">'
    return f"{group}{''.join(drawn)}</g>"

"""Write ``letters.json``, the letters of the pictures, from the font of the page.

It needs packages that nothing else does, and the page's own in ``web/node_modules``:
``uv run --with fonttools --with brotli web/letters.py``.
"""

from __future__ import annotations

import json
import unicodedata
from pathlib import Path
from typing import Any

from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).parents[1]
FONT = ROOT / "web/node_modules/@fontsource-variable/winky-sans"
GOAL = ROOT / "src/red7/table/drawing/letters.json"
WEIGHT = 700
KINDS = ("L", "N", "P", "Z")  # letters, numbers, punctuation, spaces
SIGNS = "+×€$=<>|~°&@#"
Point = tuple[float, float]


class RelativePen(BasePen):
    """Writes an outline as a path, each point by its distance from the one before, y downwards."""

    def __init__(self, glyphs: Any) -> None:
        super().__init__(glyphs)
        self.path = ""
        self._at = (0, 0)

    def _write(self, command: str, *points: Point) -> None:
        rounded = [(round(x), -round(y)) for x, y in points]
        near = [number for x, y in rounded for number in (x - self._at[0], y - self._at[1])]
        written = ""
        for number in near:
            written += f"{number}" if number < 0 or not written else f" {number}"
        self.path += command + written
        self._at = rounded[-1]

    def _moveTo(self, point: Point) -> None:  # noqa: N802 - called by its base
        # Each contour begins at a place of its own, whatever the one before it did.
        x, y = round(point[0]), -round(point[1])
        self.path += f"M{x} {y}" if y >= 0 else f"M{x}{y}"
        self._at = (x, y)

    def _lineTo(self, point: Point) -> None:  # noqa: N802
        self._write("l", point)

    def _qCurveToOne(self, control: Point, point: Point) -> None:  # noqa: N802
        self._write("q", control, point)

    def _closePath(self) -> None:  # noqa: N802
        self.path += "z"


def letters() -> dict[str, list[int | str]]:
    """Give the width and the outline of each letter, in thousandths of its size."""
    found: dict[str, list[int | str]] = {}
    for part in ("latin-ext", "latin"):
        font = TTFont(FONT / f"files/winky-sans-{part}-wght-normal.woff2")
        font = instancer.instantiateVariableFont(font, {"wght": WEIGHT})
        glyphs = font.getGlyphSet()
        for code, name in sorted(font.getBestCmap().items()):
            letter = chr(code)
            if unicodedata.category(letter)[0] not in KINDS and letter not in SIGNS:
                continue
            found[letter] = [round(glyphs[name].width), outline(glyphs, name)]
    return dict(sorted(found.items()))


def outline(glyphs: Any, name: str) -> str:
    """Give the outline of a glyph as a path."""
    pen = RelativePen(glyphs)
    glyphs[name].draw(pen)
    return pen.path


if __name__ == "__main__":
    lines = (
        f"{json.dumps(letter, ensure_ascii=False)}:{json.dumps(drawn, separators=(',', ':'))}"
        for letter, drawn in letters().items()
    )
    GOAL.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")

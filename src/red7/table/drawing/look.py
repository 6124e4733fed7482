"""What all pictures have in common: their size, and the colours of the page in the light."""

from __future__ import annotations

from typing import Final, NamedTuple

# As wide and as high as previews of links are shown.
WIDTH: Final = 1200
HEIGHT: Final = 630
OPENING: Final = (
    f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}"'
    f' viewBox="0 0 {WIDTH} {HEIGHT}">'
)

PAPER: Final = "#efe4d0"
SHEET: Final = "#fffdf8"
INK: Final = "#241a2e"
INK_2: Final = "#544a5f"
LINE: Final = "#d3c3a8"
GOOD: Final = "#11683a"
GOOD_SOFT: Final = "#dcefdf"
BAD: Final = "#a01d28"
GOLD: Final = "#8a5d04"
CROWN: Final = "M4 18h16l1-10-5 4-4-7-4 7-5-4z"
MARGIN: Final = 24


class Box(NamedTuple):
    """A part of the picture."""

    x: float
    y: float
    wide: float
    high: float

"""Make the icons of the page that some systems want as PNG, from the one that is drawn in SVG.

python web/icons.py
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from red7.table.drawing.png import png

PUBLIC: Final = Path(__file__).parent / "public"
FELT: Final = "#2b2140"  # behind an icon that a system cuts to its own shape
WIDE: Final = "-16 -16 96 96"  # a system may cut away a tenth on each side


def sized(drawing: str, box: str, size: int) -> str:
    """Return a drawing as SVG of some size."""
    frame = f'xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{size}" height="{size}"'
    return f"<svg {frame}>{drawing}</svg>"


def main() -> None:
    """Write the icons."""
    whole = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    card = whole[whole.index(">") + 1 : whole.rindex("</svg>")]
    for size in (192, 512):
        (PUBLIC / f"icon-{size}.png").write_bytes(png(sized(card, "0 0 64 64", size)))
    felt = f'<rect x="-16" y="-16" width="96" height="96" fill="{FELT}"/>'
    (PUBLIC / "icon-maskable-512.png").write_bytes(png(sized(felt + card, WIDE, 512)))


if __name__ == "__main__":
    main()

"""Draw the screens of the terminal, to look at them or to accept how they look now.

``python -m tests.terminal.snapshots pictures/`` draws every screen in every size and look, as SVG,
and as PNG with ``--png``. ``python -m tests.terminal.snapshots --accept`` stores them as they are.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from tests.terminal.snapshots.drawing import svg
from tests.terminal.snapshots.scenes import SHOTS
from tests.terminal.snapshots.taking import STORED, taken, text_of


def main() -> None:
    """Draw what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, help="where to put the pictures")
    parser.add_argument("--only", choices=SHOTS, nargs="+", default=list(SHOTS))
    parser.add_argument("--png", action="store_true", help="draw PNG files as well")
    parser.add_argument("--accept", action="store_true", help="store the screens as they are now")
    given = parser.parse_args()
    if given.folder is None and not given.accept:
        parser.error("give a folder for the pictures, or --accept")
    for name in given.only:
        shots = taken(SHOTS[name])
        if given.accept:
            (STORED / f"{name}.txt").write_text(text_of(shots), encoding="utf-8")
        if given.folder:
            given.folder.mkdir(parents=True, exist_ok=True)
            for (width, height), looks in shots.items():
                for look, lines in looks.items():
                    file = given.folder / f"{name}-{width}x{height}-{look}.svg"
                    picture = svg(look, lines)
                    file.write_text(picture, encoding="utf-8")
                    if given.png:
                        file.with_suffix(".png").write_bytes(png(picture))


def png(picture: str) -> bytes:
    """Return a picture as PNG."""
    import resvg_py  # noqa: PLC0415 - only where it is asked for

    return bytes(resvg_py.svg_to_bytes(svg_string=picture))


if __name__ == "__main__":
    main()

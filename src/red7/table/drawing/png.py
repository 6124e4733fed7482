"""Pictures as PNG.

Drawing one takes tenths of a second, in which Python does nothing else. So a server leaves it to
a process of its own, ``python -m red7.table.drawing.png``, which reads SVG and writes PNG.
"""

from __future__ import annotations

import os
import sys

from resvg_py import svg_to_bytes


def png(svg: str) -> bytes:
    """Return an SVG of ours as a PNG of the same size; no font and no other file is looked for."""
    return bytes(svg_to_bytes(svg_string=svg, skip_system_fonts=True))


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(5)  # those who play come first
    sys.stdout.buffer.write(png(sys.stdin.buffer.read().decode()))

"""Pictures as numbers: just enough of PNG to read what the browser writes."""

from __future__ import annotations

import struct
import zlib

import numpy as np
from numpy.typing import NDArray


def read_png(data: bytes) -> NDArray[np.float64]:
    """Give the brightness of every pixel, from 0 to 1."""
    at, packed, width, height, channels = 8, b"", 0, 0, 0
    while at < len(data):
        size, kind = struct.unpack(">I4s", data[at : at + 8])
        body = data[at + 8 : at + 8 + size]
        if kind == b"IHDR":
            width, height, depth, colour = struct.unpack(">IIBB", body[:10])
            assert depth == 8
            channels = {2: 3, 6: 4}[colour]
        elif kind == b"IDAT":
            packed += body
        at += size + 12
    rows = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(height, width * channels + 1)
    image = np.zeros((height, width * channels), np.uint8)
    for y, row in enumerate(rows):
        above = image[y - 1] if y else np.zeros(width * channels, np.uint8)
        image[y] = _unfilter(int(row[0]), row[1:], above, channels)
    red, green, blue = (image[:, channel::channels].astype(float) for channel in range(3))
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255


def _unfilter(
    kind: int, row: NDArray[np.uint8], above: NDArray[np.uint8], step: int
) -> NDArray[np.uint8]:
    if kind == 0:
        return row
    if kind == 2:
        return row + above
    out = [0] * len(row)
    up = above.tolist()
    for x, value in enumerate(row.tolist()):
        left = out[x - step] if x >= step else 0
        corner = up[x - step] if x >= step else 0
        if kind == 1:
            guess = left
        elif kind == 3:
            guess = (left + up[x]) // 2
        else:
            ahead = left + up[x] - corner
            guess = min((left, up[x], corner), key=lambda one: abs(ahead - one))
        out[x] = (value + guess) & 255
    return np.array(out, np.uint8)

"""Reading the pixels of a PNG, as far as our own pictures need it."""

from __future__ import annotations

import struct
import zlib
from typing import Final

import numpy as np
from numpy.typing import NDArray

from red7.envs.kernels.decorators import kernel

_SIGNATURE: Final = 8  # bytes before the first chunk
_CHANNELS: Final = 4  # red, green, blue, opacity: what resvg writes, with 8 bits each


def pixels(png: bytes) -> NDArray[np.uint8]:
    """Return a picture as [height, width, 3], red, green and blue; it must be opaque."""
    data, at = [], _SIGNATURE
    wide = high = 0
    while at < len(png):
        length, kind = struct.unpack(">I4s", png[at : at + 8])
        body = png[at + 8 : at + 8 + length]
        at += 12 + length  # length, kind and checksum
        if kind == b"IHDR":
            wide, high = struct.unpack(">II", body[:8])
        elif kind == b"IDAT":
            data.append(body)
    raw = np.frombuffer(zlib.decompress(b"".join(data)), dtype=np.uint8)
    rows = raw.reshape(high, 1 + _CHANNELS * wide)
    found = np.zeros((high + 1, _CHANNELS * (wide + 1)), dtype=np.uint8)
    unfilter(rows, found)
    return found[1:, _CHANNELS:].reshape(high, wide, _CHANNELS)[:, :, :3].copy()


@kernel
def unfilter(rows, found):
    """Undo the filters of a PNG, one for each row; the result has an empty border, top and left.

    The filters are those of chapter 9 of the specification (https://www.w3.org/TR/png-3/).
    """
    for y in range(rows.shape[0]):
        how = rows[y, 0]
        for x in range(1, rows.shape[1]):
            at = x + 3
            left = np.int64(found[y + 1, at - 4])
            above = np.int64(found[y, at])
            corner = np.int64(found[y, at - 4])
            guess = np.int64(0)
            if how == 1:
                guess = left
            elif how == 2:
                guess = above
            elif how == 3:
                guess = (left + above) // 2
            elif how == 4:
                base = left + above - corner
                near, far, both = abs(base - left), abs(base - above), abs(base - corner)
                if near <= far and near <= both:
                    guess = left
                elif far <= both:
                    guess = above
                else:
                    guess = corner
            found[y + 1, at] = (np.int64(rows[y, x]) + guess) & 255

from __future__ import annotations

import struct
import zlib

import numpy as np
import pytest

from red7.envs.kernels.pixels import pixels
from red7.table.drawing.png import png


def test_a_drawn_picture_has_its_colours_in_their_places() -> None:
    found = pixels(
        png(
            '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32">'
            '<rect width="64" height="32" fill="#efe4d0"/>'
            '<rect x="40" y="10" width="10" height="5" fill="#c8232c"/></svg>'
        )
    )
    assert (found.shape, found.dtype.name) == ((32, 64, 3), "uint8")
    red = (found == (0xC8, 0x23, 0x2C)).all(axis=2)
    assert np.argwhere(red).min(axis=0).tolist() == [10, 40]
    assert np.argwhere(red).max(axis=0).tolist() == [14, 49]
    assert (found[~red] == (0xEF, 0xE4, 0xD0)).all()


def filtered(rows: np.ndarray, how: int) -> bytes:
    """Filter the rows of a picture as the specification says, one byte at a time."""
    high, wide = rows.shape
    told = bytearray()
    for y in range(high):
        told.append(how)
        for x in range(wide):
            left = int(rows[y, x - 4]) if x >= 4 else 0
            above = int(rows[y - 1, x]) if y else 0
            corner = int(rows[y - 1, x - 4]) if y and x >= 4 else 0
            paeth = min((left, above, corner), key=lambda one: abs(left + above - corner - one))
            guess = (0, left, above, (left + above) // 2, paeth)[how]
            told.append((int(rows[y, x]) - guess) % 256)
    return bytes(told)


@pytest.mark.parametrize("how", range(5))
def test_every_filter_is_undone(how: int) -> None:
    rows = np.random.default_rng(how).integers(0, 256, (6, 4 * 5), dtype=np.uint8)
    chunks = (
        (b"IHDR", struct.pack(">IIBBBBB", 5, 6, 8, 6, 0, 0, 0)),
        (b"IDAT", zlib.compress(filtered(rows, how))),
        (b"IEND", b""),
    )
    written = b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
        for kind, body in chunks
    )
    assert np.array_equal(pixels(written), rows.reshape(6, 5, 4)[:, :, :3])

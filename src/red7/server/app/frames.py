"""Frames of WebSockets as bytes, read and written faster than websockets does."""

from __future__ import annotations

from typing import Final

TEXT: Final = 0x81  # the last frame of a text, and its first
MASK: Final = 4  # bytes, before the content
_MASKED: Final = 0x80
_MASKED_HEAD: Final = 2 + MASK  # bytes before a short text from a client
_SHORT: Final = 126  # RFC 6455: longer ones have their length in two bytes more, or in eight
_MEDIUM: Final = 65_535


def frame_head(size: int) -> bytes:
    """Return what comes before a text of so many bytes, in one frame that is not masked."""
    if size < _SHORT:
        return bytes((TEXT, size))
    if size <= _MEDIUM:
        return bytes((TEXT, _SHORT)) + size.to_bytes(2)
    return bytes((TEXT, _SHORT + 1)) + size.to_bytes(8)


def client_frame(data: bytes, at: int) -> tuple[int, int]:
    """Return where the content of a client's frame begins, and where it ends, here or later.

    Both are 0 if that is not known: the frame is not masked, huge, or too little of it is here.
    """
    if len(data) - at < _MASKED_HEAD:
        return 0, 0
    start, length = at + _MASKED_HEAD, data[at + 1] ^ _MASKED  # if it is not masked, too much
    if length == _SHORT:
        start, length = start + 2, int.from_bytes(data[at + 2 : at + 4])
    return (start, start + length) if data[at + 1] ^ _MASKED <= _SHORT else (0, 0)

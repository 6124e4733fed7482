"""Bars of blocks, as the command draws shares."""

from __future__ import annotations

from typing import Final

_EIGHTHS: Final = "▏▎▍▌▋▊▉█"


def bar(share: float, width: int) -> str:
    """Return a bar of blocks, in steps of an eighth.

    >>> bar(0.5, 4), bar(0.0, 4), bar(0.3, 4)
    ('██', '', '█▎')
    """
    eighths = max(share > 0, round(share * width * 8))
    rest = eighths % 8
    return "█" * (eighths // 8) + (_EIGHTHS[rest - 1] if rest else "")

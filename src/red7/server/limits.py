"""Limits: how often somebody may ask for something."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

_MOST_KEYS: Final = 20_000  # remembered; whoever is forgotten starts with a full bucket


class Limit:
    """So many a second, and so many at once, for each key.

    >>> limit = Limit(rate=1, burst=2, steady=lambda: 0.0)
    >>> [limit.allows("somebody") for _ in range(3)]
    [True, True, False]
    """

    def __init__(
        self, rate: float, burst: float, steady: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._steady = steady
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, key: str) -> bool:
        """Take one from somebody's bucket; False if it holds none. Rate 0 is no limit."""
        if not self._rate:
            return True
        now = self._steady()
        level, at = self._buckets.pop(key, (self._burst, now))
        level = min(self._burst, level + (now - at) * self._rate)
        allowed = level >= 1
        self._buckets[key] = (level - 1 if allowed else level, now)
        if len(self._buckets) > _MOST_KEYS:
            self._buckets.popitem(last=False)
        return allowed

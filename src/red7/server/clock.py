"""The server's clock: the database's at the start, and from then on one that never jumps."""

from __future__ import annotations

import time
from collections.abc import Callable


class Clock:
    """Tells milliseconds since 1970.

    Between starts it follows the machine's steady clock, so that somebody who sets the wall clock
    an hour forward ends no game. It never tells a time before that of the latest entry.
    """

    def __init__(self, start: int, steady: Callable[[], float] = time.monotonic) -> None:
        self._steady = steady
        self._start = start
        self._began = steady()

    def now(self) -> int:
        """Give the time."""
        return self._start + int((self._steady() - self._began) * 1000)

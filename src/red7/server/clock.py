"""Time, handed to whoever needs it, so that a test can hold it still."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Time(Protocol):
    """Where the server's time comes from."""

    def wall(self) -> int:
        """Give the milliseconds since 1970 by a clock that somebody may set."""
        ...

    def steady(self) -> float:
        """Give seconds by a clock that never jumps."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Let time pass."""

    def call_later(self, seconds: float, callback: Callable[[], None]) -> None:
        """Call this after some time, in the event loop."""


class SystemTime:
    """The time of this machine."""

    def wall(self) -> int:
        """Give the milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def steady(self) -> float:
        """Give seconds by a clock that never jumps."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Let time pass."""
        await asyncio.sleep(seconds)

    def call_later(self, seconds: float, callback: Callable[[], None]) -> None:
        """Call this after some time, in the event loop."""
        asyncio.get_running_loop().call_later(seconds, callback)


class Clock:
    """The server's clock: right at the start, and steady from then on.

    It follows the steady clock, so setting the wall clock an hour forward ends no game. It starts
    no earlier than the latest entry of any log, so it never runs backwards.
    """

    def __init__(self, start: int, time: Time) -> None:
        self._time = time
        self._start = start
        self._began = time.steady()

    def now(self) -> int:
        """Give the milliseconds since 1970."""
        return self._start + int((self._time.steady() - self._began) * 1000)

    def steady(self) -> float:
        """Give seconds by a clock that never jumps."""
        return self._time.steady()

    async def sleep(self, seconds: float) -> None:
        """Let time pass."""
        await self._time.sleep(seconds)

    def call_later(self, seconds: float, callback: Callable[[], None]) -> None:
        """Call this after some time, in the event loop."""
        self._time.call_later(seconds, callback)

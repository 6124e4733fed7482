"""Time, passed to everything that needs it, so that a test can stop it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Time(Protocol):
    """The source of the server's time."""

    def wall(self) -> int:
        """Return milliseconds since 1970, by a clock that somebody may set."""
        ...

    def steady(self) -> float:
        """Return seconds, by a clock that never jumps."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Wait for some seconds."""

    def call_later(self, seconds: float, callback: Callable[[], None]) -> None:
        """Call a function after some seconds, in the event loop."""


class SystemTime:
    """The time of this machine."""

    def wall(self) -> int:
        """Return milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    steady = staticmethod(time.monotonic)  # a call for every message, without one more around it

    async def sleep(self, seconds: float) -> None:
        """Wait for some seconds."""
        await asyncio.sleep(seconds)

    def call_later(self, seconds: float, callback: Callable[[], None]) -> None:
        """Call a function after some seconds, in the event loop."""
        asyncio.get_running_loop().call_later(seconds, callback)


class SharedTime(SystemTime):
    """The time of processes on one machine: alike in all, even if somebody sets the clock."""

    def __init__(self, wall: int, steady: float) -> None:
        self._ahead = wall - steady * 1000

    @classmethod
    def from_now(cls) -> SharedTime:
        """Return the time that others may share from now on."""
        time = SystemTime()
        return cls(time.wall(), time.steady())

    def wall(self) -> int:
        """Return milliseconds since 1970."""
        return int(self.steady() * 1000 + self._ahead)


class Clock:
    """The server's clock: right at the start, and steady from then on.

    It follows the steady clock, so that setting the wall clock an hour ahead does not end any game.
    It starts no earlier than the latest entry where a game runs, so that it never goes back.
    """

    def __init__(self, start: int, time: Time, began: float | None = None) -> None:
        self._time = time
        self.steady = time.steady  # seconds, by a clock that never jumps
        self._start = start
        self._began = time.steady() if began is None else began  # when it was that time

    def now(self) -> int:
        """Return milliseconds since 1970."""
        return self._start + int((self.steady() - self._began) * 1000)

    async def sleep(self, seconds: float) -> None:
        """Wait for some seconds."""
        await self._time.sleep(seconds)

    def call_later(self, seconds: float, callback: Callable[[], None]) -> None:
        """Call a function after some seconds, in the event loop."""
        self._time.call_later(seconds, callback)

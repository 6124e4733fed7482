"""Time and chance, handed to everything that needs them, so that a test can repeat it."""

from __future__ import annotations

import asyncio
import secrets
import string
import time
from typing import Final, Protocol

from red7.core.deal import new_seed


class Time(Protocol):
    """The source of the time at a table."""

    def wall(self) -> int:
        """Return milliseconds since 1970."""
        ...

    def steady(self) -> float:
        """Return seconds, by a clock that never jumps."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Wait for some seconds."""


class SystemTime:
    """The time of this machine."""

    def wall(self) -> int:
        """Return milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def steady(self) -> float:
        """Return seconds, by a clock that never jumps."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Wait for some seconds."""
        await asyncio.sleep(seconds)


class Chance(Protocol):
    """The source of deals, of what bots leave to chance, and of ids."""

    def seed(self) -> bytes:
        """Return the seed for the deals of a new game."""
        ...

    def bot_seed(self) -> int:
        """Return the seed for a bot to move, which reveals nothing about the deals."""
        ...

    def id(self) -> str:
        """Return a new id."""
        ...


_LETTERS: Final = string.ascii_letters + string.digits
_LENGTH: Final = 14


class SystemChance:
    """The randomness of this machine; the deals of the first game may be given."""

    def __init__(self, first: bytes | None = None) -> None:
        self._first = first

    def seed(self) -> bytes:
        """Return the seed for the deals of a new game."""
        first, self._first = self._first, None
        return first or new_seed()

    def bot_seed(self) -> int:
        """Return the seed for a bot to move."""
        return secrets.randbits(32)

    def id(self) -> str:
        """Return a new id."""
        return "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))

"""What the server wants of a bus, whatever carries its messages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Listener = Callable[[str, int], None]


class Bus(Protocol):
    """Carries "this table's log has reached this number" to every process.

    It only wakes people up: the log itself is in the store, and a message that gets lost costs a
    few seconds, until somebody polls.
    """

    async def start(self) -> None:
        """Connect."""

    async def stop(self) -> None:
        """Disconnect, once everything published has been sent."""

    async def publish(self, table: str, seq: int) -> None:
        """Tell all subscribers, in every process, that an entry was written."""

    def subscribe(self, listener: Listener) -> None:
        """Call this from now on, in the event loop; it must not block."""

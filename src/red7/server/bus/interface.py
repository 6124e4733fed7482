"""What the server needs from a bus, whatever carries its messages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Listener = Callable[[str, int], None]


class Bus(Protocol):
    """Tells every process that a table's log has reached a number.

    It only wakes the others: the log itself is in the store, and a lost message costs a few
    seconds, until the next poll.
    """

    async def start(self) -> None:
        """Connect."""

    async def stop(self) -> None:
        """Disconnect, once everything published has been sent."""

    async def publish(self, table: str, seq: int) -> None:
        """Tell all subscribers, in every process, that an entry was written.

        It must not raise: the entry is committed and acknowledged by then.
        """

    def subscribe(self, listener: Listener) -> None:
        """Call a non-blocking function for everything published from now on, in the event loop."""

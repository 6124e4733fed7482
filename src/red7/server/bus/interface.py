"""What the server needs from a bus, whatever carries its messages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

Listener = Callable[[str, int], None]
Fact = str | int | bool | list[list[str]] | dict[str, int]
Hearer = Callable[..., None]  # is given the process that tells, and its facts


class Bus(Protocol):
    """Tells every process that a table's log has reached a number, and what else concerns all.

    It only wakes the others: the log itself is in the store, and a lost message costs a few
    seconds, until the next poll.
    """

    @property
    def connected(self) -> bool:
        """Whether the others can hear this process."""
        ...

    @property
    def linked(self) -> bool:
        """Whether there may be other processes to tell."""
        ...

    async def start(self) -> None:
        """Connect, or begin to try."""

    async def stop(self) -> None:
        """Disconnect, once everything published has been sent."""

    def publish(self, table: str, seq: int) -> None:
        """Tell all subscribers, in every process, that an entry was written.

        It must not raise: the entry is committed and acknowledged by then.
        """

    def subscribe(self, listener: Listener) -> None:
        """Call a non-blocking function for everything published from now on, in the event loop."""

    def tell(self, kind: str, *facts: Fact) -> None:
        """Tell all other processes something, soon; it may get lost."""

    def hear(self, kind: str, hearer: Hearer) -> None:
        """Call a non-blocking function whenever another process tells something of this kind."""

    def on_joined(self, listener: Callable[[], None]) -> None:
        """Call a function whenever the others can be heard again; some may have gone unheard."""


class Link(Protocol):
    """Carries texts between processes, each text to all others or to none."""

    @property
    def connected(self) -> bool:
        """Whether texts reach the others."""
        ...

    async def open(self, hear: Callable[[bytes], None], joined: Callable[[], None]) -> None:
        """Connect, or begin to try, without waiting for long."""

    def send(self, text: bytes) -> None:
        """Send a text without a line break, or lose it; never wait and never raise."""

    async def close(self) -> None:
        """Send what is waiting, if that is possible soon, and disconnect."""


def is_notice(found: Any) -> bool:  # noqa: ANN401 - whatever was received
    """Return whether something received could be a notice: its kind, then its facts."""
    return isinstance(found, list) and bool(found) and isinstance(found[0], str)

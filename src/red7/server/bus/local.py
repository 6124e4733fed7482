"""The bus of a server with a single process."""

from __future__ import annotations

from collections.abc import Callable

from red7.server.bus.interface import Fact, Hearer, Listener


class LocalBus:
    """Calls its subscribers directly."""

    connected = True
    linked = False

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    async def start(self) -> None:
        """Do nothing."""

    async def stop(self) -> None:
        """Do nothing."""

    def publish(self, table: str, seq: int) -> None:
        """Tell all subscribers that an entry was written."""
        for listener in self._listeners:
            listener(table, seq)

    def subscribe(self, listener: Listener) -> None:
        """Call a function for everything published from now on."""
        self._listeners.append(listener)

    def tell(self, kind: str, *facts: Fact) -> None:
        """Do nothing: there is nobody else."""

    def hear(self, kind: str, hearer: Hearer) -> None:
        """Do nothing: nobody else tells anything."""

    def on_joined(self, listener: Callable[[], None]) -> None:
        """Do nothing: nothing is ever lost."""

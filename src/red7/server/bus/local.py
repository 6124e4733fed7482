"""The bus of a server with a single process."""

from __future__ import annotations

from red7.server.bus.interface import Listener


class LocalBus:
    """Calls its subscribers directly."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    async def start(self) -> None:
        """Do nothing."""

    async def stop(self) -> None:
        """Do nothing."""

    async def publish(self, table: str, seq: int) -> None:
        """Tell all subscribers that an entry was written."""
        for listener in self._listeners:
            listener(table, seq)

    def subscribe(self, listener: Listener) -> None:
        """Call a function for everything published from now on."""
        self._listeners.append(listener)

"""The bus: how processes tell each other that a table's log has grown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Listener = Callable[[str, int], None]


class Bus(Protocol):
    """Carries "table, number" from whoever wrote to whoever watches; a lost one costs seconds."""

    def publish(self, table: str, seq: int) -> None:
        """Tell all listeners that an entry was written."""

    def listen(self, listener: Listener) -> None:
        """Be told from now on."""


class LocalBus:
    """The bus of a server that is one process."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def publish(self, table: str, seq: int) -> None:
        """Tell all listeners that an entry was written."""
        for listener in self._listeners:
            listener(table, seq)

    def listen(self, listener: Listener) -> None:
        """Be told from now on."""
        self._listeners.append(listener)

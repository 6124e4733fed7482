"""Presence: who is connected to which table, and who has been gone for too long."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Protocol


class Presence(Protocol):
    """Knows who is at which table. Answers come from memory: they are needed for every message."""

    def arrive(self, table: str, who: str) -> None:
        """Note that a connection of somebody's watches a table."""

    def depart(self, table: str, who: str) -> None:
        """Note that it does not any more."""

    def expect(self, table: str, who: str) -> None:
        """Note that somebody should be here: if they are not, they have been gone from now on."""

    def here(self, table: str, who: str) -> bool:
        """Say whether somebody watches a table."""
        ...

    def people(self, table: str) -> frozenset[str]:
        """Give everybody who watches a table."""
        ...

    def watched(self) -> list[str]:
        """Give the tables that somebody watches."""
        ...

    def long_gone(self, table: str, who: str) -> bool:
        """Say whether somebody has been gone for longer than a seat is held."""
        ...

    def take_long_gone(self) -> list[tuple[str, str]]:
        """Give the tables and players who have been gone for that long, each of them once."""
        ...


class LocalPresence:
    """Presence in a server that is one process."""

    def __init__(self, steady: Callable[[], float], hold: float) -> None:
        self._steady = steady
        self._hold = hold  # seconds that the seat of a player who is gone is held
        self._connections: dict[str, Counter[str]] = {}  # by table
        self._gone: dict[tuple[str, str], float] = {}  # since when, by table and player

    def arrive(self, table: str, who: str) -> None:
        """Note that a connection of somebody's watches a table."""
        self._connections.setdefault(table, Counter())[who] += 1
        self._gone.pop((table, who), None)

    def depart(self, table: str, who: str) -> None:
        """Note that it does not any more."""
        people = self._connections[table]
        people[who] -= 1
        if not people[who]:
            del people[who]
            self._gone.setdefault((table, who), self._steady())
        if not people:
            del self._connections[table]

    def expect(self, table: str, who: str) -> None:
        """Note that somebody should be here: if they are not, they have been gone from now on."""
        if not self.here(table, who):
            self._gone.setdefault((table, who), self._steady())

    def here(self, table: str, who: str) -> bool:
        """Say whether somebody watches a table."""
        return who in self._connections.get(table, ())

    def people(self, table: str) -> frozenset[str]:
        """Give everybody who watches a table."""
        return frozenset(self._connections.get(table, ()))

    def watched(self) -> list[str]:
        """Give the tables that somebody watches."""
        return list(self._connections)

    def long_gone(self, table: str, who: str) -> bool:
        """Say whether somebody has been gone for longer than a seat is held."""
        since = self._gone.get((table, who))
        return since is not None and self._steady() - since >= self._hold

    def take_long_gone(self) -> list[tuple[str, str]]:
        """Give the tables and players who have been gone for that long, each of them once."""
        late = [key for key in self._gone if self.long_gone(*key)]
        for key in late:
            del self._gone[key]
        return late

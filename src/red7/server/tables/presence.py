"""Presence: who is connected to which table, and who has been gone for too long."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Protocol

from red7.table.table import Table


class Presence(Protocol):
    """Knows who is at which table, from memory, because every message needs it."""

    def arrive(self, table: str, who: str) -> None:
        """Note that one of a player's connections is watching a table."""

    def depart(self, table: str, who: str) -> None:
        """Note that a connection has stopped watching."""

    def expect(self, table: str, who: str) -> None:
        """Note that a player should be here; if they are not, they count as gone from now on."""

    def here(self, table: str, who: str) -> bool:
        """Return whether a player is watching a table."""
        ...

    def people(self, table: str) -> frozenset[str]:
        """Return everybody who is watching a table."""
        ...

    def watched(self) -> list[str]:
        """Return the tables that somebody is watching."""
        ...

    def watched_here(self, table: str) -> bool:
        """Return whether somebody is watching a table who is connected to this process."""
        ...

    def watched_elsewhere(self, table: str) -> bool:
        """Return whether somebody may be watching a table who is connected to another process."""
        ...

    def long_gone(self, table: str, who: str, more: float = 0.0) -> bool:
        """Return whether a player has been gone for longer than a seat is held, and some more."""
        ...

    def all_long_gone(self) -> list[tuple[str, str]]:
        """Return the tables and players who have been gone for that long."""
        ...

    def give_up(self, table: str, who: str) -> None:
        """Stop counting how long a player has been gone, if they still are."""

    def beat(self) -> None:
        """Let the others know that what they know is all there is; to be called every second."""

    def on_changed(self, listener: Callable[[str], None]) -> None:
        """Call a function with every table where somebody comes or leaves in another process."""


class LocalPresence:
    """Presence in a server with a single process."""

    def __init__(self, steady: Callable[[], float], hold: float) -> None:
        self._steady = steady
        self._hold = hold  # seconds to hold the seat of a player who is gone
        self._connections: dict[str, Counter[str]] = {}  # by table
        self._gone: dict[tuple[str, str], float] = {}  # since when, by table and player

    def arrive(self, table: str, who: str) -> None:
        """Note that one of a player's connections is watching a table."""
        self._connections.setdefault(table, Counter())[who] += 1
        self._gone.pop((table, who), None)

    def depart(self, table: str, who: str) -> None:
        """Note that a connection has stopped watching."""
        people = self._connections[table]
        people[who] -= 1
        if not people[who]:
            del people[who]
            self._gone.setdefault((table, who), self._steady())
        if not people:
            del self._connections[table]

    def expect(self, table: str, who: str) -> None:
        """Note that a player should be here; if they are not, they count as gone from now on."""
        if not self.here(table, who):
            self._gone.setdefault((table, who), self._steady())

    def here(self, table: str, who: str) -> bool:
        """Return whether a player is watching a table."""
        return who in self._connections.get(table, ())

    def people(self, table: str) -> frozenset[str]:
        """Return everybody who is watching a table."""
        return frozenset(self._connections.get(table, ()))

    def watched(self) -> list[str]:
        """Return the tables that somebody is watching."""
        return list(self._connections)

    def watched_here(self, table: str) -> bool:
        """Return whether somebody is watching a table who is connected to this process."""
        return table in self._connections

    def watched_elsewhere(self, table: str) -> bool:
        """Return False: there is no other process."""
        del table
        return False

    def long_gone(self, table: str, who: str, more: float = 0.0) -> bool:
        """Return whether a player has been gone for longer than a seat is held, and some more."""
        since = self._gone.get((table, who))
        return since is not None and self._steady() - since >= self._hold + more

    def all_long_gone(self) -> list[tuple[str, str]]:
        """Return the tables and players who have been gone for that long."""
        return [key for key in self._gone if self.long_gone(*key)]

    def give_up(self, table: str, who: str) -> None:
        """Stop counting how long a player has been gone, if they still are."""
        self._gone.pop((table, who), None)

    def beat(self) -> None:
        """Do nothing: there is nobody else."""

    def on_changed(self, listener: Callable[[str], None]) -> None:
        """Do nothing: there is no other process."""


def absent(presence: Presence, table: Table) -> frozenset[int]:
    """Return the seats of a table whose players are gone for long."""
    gone = presence.long_gone
    return frozenset(seat for seat in table.persons if gone(table.id, table.chairs[seat - 1].who))

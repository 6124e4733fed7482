"""Presence in a server with several processes: each tells the others who is connected to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from red7.server.bus import Bus
from red7.server.tables.presence import LocalPresence
from red7.server.tables.processes.members import Members

_PAGE: Final = 1_000  # people in one notice
_BLIND: Final = 5  # beats after which whoever is there has surely been heard of
_LONG: Final = 4.0  # seconds between two beats: this process was frozen
_STRANGE: Final = 10  # beats for which somebody is believed who has shown no sign of life

Pair = tuple[str, str]  # a table and a player


@dataclass
class _Process:
    """What another process has told."""

    version: int = -1  # how many changes it has told; -1 if it has not told all yet
    people: set[Pair] = field(default_factory=set)
    pages: set[Pair] = field(default_factory=set)  # the part of all that has been told so far
    asked: bool = False  # to tell all again, since the last beat
    strange: int = 0  # beats without a sign of life


class SharedPresence(LocalPresence):
    """Counts people over all processes.

    Every change is told with a number, and every second the latest number, so that whoever has
    missed one asks for all. While the bus is down, nobody counts as gone for long: they may be
    connected elsewhere.
    """

    def __init__(
        self, steady: Callable[[], float], hold: float, bus: Bus, members: Members
    ) -> None:
        super().__init__(steady, hold)
        self._bus = bus
        self._members = members
        self._version = 0
        self._processes: dict[str, _Process] = {}
        self._elsewhere: dict[str, Counter[str]] = {}  # by table, how many processes have whom
        self._blind = _BLIND
        self._beaten = steady()
        self._listeners: list[Callable[[str], None]] = []
        members.on_lost(self._lose)
        bus.on_joined(self._introduce)
        bus.hear("came", self._came)
        bus.hear("left", self._left)
        bus.hear("all", self._all)
        bus.hear("ask", self._asked)
        bus.hear("join", self._joined)
        bus.hear("version", self._check)

    # As the server sees it

    def arrive(self, table: str, who: str) -> None:
        """Note that one of a player's connections is watching a table."""
        new = who not in self._connections.get(table, ())
        super().arrive(table, who)
        if new:
            self._tell("came", table, who)

    def depart(self, table: str, who: str) -> None:
        """Note that a connection has stopped watching."""
        super().depart(table, who)
        if who in self._connections.get(table, ()):
            return
        self._tell("left", table, who)
        if self.here(table, who):
            self._gone.pop((table, who), None)

    def here(self, table: str, who: str) -> bool:
        """Return whether a player is watching a table, in any process."""
        return super().here(table, who) or who in self._elsewhere.get(table, ())

    def people(self, table: str) -> frozenset[str]:
        """Return everybody who is watching a table, in any process."""
        others = self._elsewhere.get(table)
        return super().people(table).union(others) if others else super().people(table)

    def watched_elsewhere(self, table: str) -> bool:
        """Return whether somebody watches a table in another process, or nobody knows yet."""
        return table in self._elsewhere or bool(self._blind)

    def long_gone(self, table: str, who: str, more: float = 0.0) -> bool:
        """Return whether a player has been gone from all processes for long, as far as is known."""
        return not self._blind and super().long_gone(table, who, more)

    def on_changed(self, listener: Callable[[str], None]) -> None:
        """Call a function with every table where somebody comes or leaves in another process."""
        self._listeners.append(listener)

    def beat(self) -> None:
        """Tell the latest number."""
        before, self._beaten = self._beaten, self._steady()
        if not self._bus.connected or self._beaten - before > _LONG:
            self._blind = _BLIND
        elif self._blind:
            self._blind -= 1
        self._bus.tell("version", self._version)
        for name, process in list(self._processes.items()):
            process.asked = False
            process.strange = 0 if self._members.knows(name) else process.strange + 1
            if process.strange > _STRANGE:
                self._lose(name)

    # What is told

    def _tell(self, kind: str, table: str, who: str) -> None:
        self._version += 1
        self._bus.tell(kind, self._version, table, who)

    def _tell_all(self) -> None:
        pairs = [[table, who] for table, people in self._connections.items() for who in people]
        for start in range(0, max(len(pairs), 1), _PAGE):
            last = start + _PAGE >= len(pairs)
            self._bus.tell("all", self._version, start == 0, last, pairs[start : start + _PAGE])

    def _introduce(self) -> None:
        """Ask everybody for all, and tell all: much may have been lost."""
        self._bus.tell("join")
        self._tell_all()

    # What is heard

    def _joined(self, name: str) -> None:
        del name
        self._tell_all()

    def _asked(self, name: str, whom: str) -> None:
        del name
        if whom == self._members.process:
            self._tell_all()

    def _check(self, name: str, version: int) -> None:
        process = self._processes.setdefault(name, _Process())
        if process.version != version and not process.asked:
            process.asked = True
            self._bus.tell("ask", name)

    def _follows(self, name: str, version: int) -> bool:
        """Return whether a change is the next one of a process; ask for all if not."""
        process = self._processes.setdefault(name, _Process())
        if process.version >= 0 and version == process.version + 1:
            process.version = version
            return True
        self._check(name, version)
        return False

    def _came(self, name: str, version: int, table: str, who: str) -> None:
        if self._follows(name, version):
            self._add(self._processes[name], (table, who))

    def _left(self, name: str, version: int, table: str, who: str) -> None:
        if self._follows(name, version):
            self._remove(self._processes[name], (table, who))

    def _all(self, name: str, version: int, first: bool, last: bool, pairs: list[Pair]) -> None:  # noqa: FBT001 - as told
        process = self._processes.setdefault(name, _Process())
        if first:
            process.pages = set()
        process.pages |= {(table, who) for table, who in pairs}
        if not last:
            return
        now, process.pages = process.pages, set()
        for pair in now - process.people:
            self._add(process, pair)
        for pair in process.people - now:
            self._remove(process, pair)
        process.version = version
        process.asked = False

    def _lose(self, name: str) -> None:
        """Take a process for dead: everybody who was connected to it is gone from now on."""
        process = self._processes.pop(name, None)
        if process:
            for pair in list(process.people):
                self._remove(process, pair)

    def _add(self, process: _Process, pair: Pair) -> None:
        if pair not in process.people:
            process.people.add(pair)
            table, who = pair
            self._elsewhere.setdefault(table, Counter())[who] += 1
            self._gone.pop(pair, None)
            self._changed(table)

    def _remove(self, process: _Process, pair: Pair) -> None:
        if pair in process.people:
            process.people.discard(pair)
            table, who = pair
            people = self._elsewhere[table]
            people[who] -= 1
            if not people[who]:
                del people[who]
            if not people:
                del self._elsewhere[table]
            self.expect(table, who)
            self._changed(table)

    def _changed(self, table: str) -> None:
        for listener in self._listeners:
            listener(table)

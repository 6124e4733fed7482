"""Tables in memory, with what happened there lately."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from dataclasses import dataclass, field
from typing import Final

from red7.table.log import Entry
from red7.table.table import Table

Part = tuple[Table | None, Entry, Table]  # an entry, with the table before and after it

RECENT: Final = 128  # entries of each that a client can catch up on; a round has about 50
_MOST: Final = 2_000  # tables; the least recently used is replayed when needed again
_BREATH: Final = 32  # entries to replay in one go, which takes a few milliseconds


class Turn(asyncio.Lock):
    """The turn to write to a table."""

    def take(self) -> bool:
        """Take the turn if nobody has it or waits for it; it has to be released."""
        if self.locked() or self._waiters:
            return False
        self._locked = True
        return True


@dataclass
class Live:
    """A table in memory."""

    table: Table
    sends: dict[tuple[str, str], int]  # the numbers of entries, by sender and id
    generation: str  # of the data that it was read from
    recent: deque[Part] = field(default_factory=lambda: deque(maxlen=RECENT))
    lock: Turn = field(default_factory=Turn)
    head: int = 0  # the highest number that was heard of
    notices: int = 0  # how often something was heard, or may have gone unheard
    looking: asyncio.Lock = field(default_factory=asyncio.Lock)
    begun: int = 0  # looks at the log, of which only one is under way at a time
    looked: int = 0  # the number of the latest one that succeeded

    def advance(self, entry: Entry, after: Table) -> None:
        """Add an entry that is in the log."""
        self.recent.append((self.table, entry, after))
        self.sends[entry.who, entry.send_id] = entry.seq
        if self.table.match:
            self.table.match.round.forget_views()
        self.table = after

    def since(self, seq: int) -> list[Part]:
        """Return what happened after a number, or the latest part of it.

        What is no longer in memory is left out: one small message must not replay a long log.
        """
        missed = min(self.table.seq - seq, len(self.recent))
        return [self.recent[at] for at in range(-missed, 0)]

    def entry(self, seq: int) -> Entry | None:
        """Return an entry if it is in memory."""
        return next((entry for _, entry, _ in self.recent if entry.seq == seq), None)

    def hear(self, seq: int) -> None:
        """Note that the log has grown, to have it read when it is needed."""
        self.head = max(self.head, seq)
        self.notices += 1

    def doubt(self) -> None:
        """Have the log read again when it is needed: it may hold more than was heard of."""
        self.hear(self.table.seq + 1)

    def caught_up(self) -> None:
        """Note that everything that was heard of has been read."""
        self.head = 0

    def begin_look(self) -> int:
        """Number a look at the log that begins now."""
        self.begun += 1
        return self.begun

    def end_look(self, number: int) -> None:
        """Note that a look has succeeded."""
        self.looked = number


class LiveTables(OrderedDict[str, Live]):
    """The tables in memory, by id, the most recently used last."""

    def keep(self, live: Live) -> Live:
        """Add a table unless it is there; return the one that is."""
        kept = self.setdefault(live.table.id, live)
        while len(self) > _MOST:
            self.popitem(last=False)
        return kept

    def recent(self, table: str) -> Live | None:
        """Return a table as it is in memory, which is its most recent use."""
        if table in self:
            self.move_to_end(table)
        return self.get(table)

    def at_hand(self, table: str) -> Live | None:
        """Return a table if it is as new as anybody has heard."""
        live = self.get(table)
        if live is None or live.head > live.table.seq:
            return None
        self.move_to_end(table)
        return live

    def heard(self, table: str, seq: int) -> None:
        """Note that a log has grown, to read it when it is needed."""
        live = self.get(table)
        if live is not None:
            live.hear(seq)

    def doubt(self) -> None:
        """Doubt every table: something may have gone unheard."""
        for live in self.values():
            live.doubt()


async def breathe(entry: Entry) -> None:
    """Let others be served while a long log is replayed."""
    if entry.seq % _BREATH == 0:
        await asyncio.sleep(0)

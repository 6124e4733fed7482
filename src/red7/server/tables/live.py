"""Tables in memory, with what happened there lately."""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass, field
from typing import Final

from red7.table.log import Entry
from red7.table.table import Table

Part = tuple[Table | None, Entry, Table]  # an entry, with the table before and after it

RECENT: Final = 128  # entries of each that a client can catch up on; a round has about 50


@dataclass
class Live:
    """A table in memory."""

    table: Table
    sends: dict[tuple[str, str], int]  # the numbers of entries, by sender and id
    recent: deque[Part] = field(default_factory=lambda: deque(maxlen=RECENT))
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    head: int = 0  # the highest number that was heard of

    def advance(self, entry: Entry, after: Table) -> None:
        """Add an entry that is in the log."""
        self.recent.append((self.table, entry, after))
        self.sends[entry.who, entry.send_id] = entry.seq
        self.table = after

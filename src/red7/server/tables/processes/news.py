"""Entries that processes tell each other, so that the others need not read them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from red7.server.accounts.names import Names
from red7.server.bus import Bus
from red7.server.store import Store
from red7.server.tables.live import Live
from red7.server.tables.presence import Presence
from red7.table.log import Entry, Kind
from red7.table.replay import apply

# Only what all at the table see anyway. Other kinds may hold a seed, or somebody's entropy.
_OPEN: Final = (Kind.STEPS, Kind.TIMEOUT, Kind.SAID, Kind.HURRIED, Kind.HINTED)


class News:
    """Tells the other processes what this one has written, and follows what they tell.

    Whatever does not arrive, does not fit or is told to nobody here is read from the log when it is
    needed. So is what is not told because nobody watches the table there.
    """

    def __init__(
        self,
        bus: Bus,
        store: Store,
        names: Names,
        tables: Mapping[str, Live],
        presence: Presence,
    ) -> None:
        self._bus = bus
        self._store = store
        self._names = names
        self._tables = tables
        self._presence = presence
        bus.hear("entry", self._hear)

    def spread(self, entry: Entry) -> None:
        """Tell the others an entry that is committed, unless it may be secret."""
        if not self._bus.linked or entry.kind not in _OPEN:
            return
        if not self._presence.watched_elsewhere(entry.table):
            return
        told = [entry.at, entry.seat, entry.kind, entry.payload, entry.who, entry.send_id]
        text = json.dumps(told, separators=(",", ":"))
        self._bus.tell("entry", self._store.generation, entry.table, entry.seq, text)

    def _hear(self, process: str, generation: str, table: str, seq: int, text: str) -> None:
        """Take the next entry of a table from the process that wrote it."""
        del process
        live = self._tables.get(table)
        if live is None or not self._presence.watched_here(table):
            return
        if seq != live.table.seq + 1 or live.lock.locked():
            return
        if generation != self._store.generation:
            return  # a backup has been restored, here or there
        at, seat, kind, payload, who, send_id = json.loads(text)
        if not who or self._names.knows(who):
            entry = Entry(table, seq, at, seat, Kind(kind), payload, who, send_id)
            live.advance(entry, apply(live.table, entry))

"""What is to be written for a draft: the next entry of its table, and the table after it."""

from __future__ import annotations

from typing import Final

from red7.core.values import maker
from red7.server.store import Write
from red7.server.tables.live import Live
from red7.server.tables.rated import versions_of
from red7.table.log import Draft, Entry
from red7.table.replay import apply
from red7.table.table import Table

_make_entry: Final = maker(Entry)
_make_write: Final = maker(Write)


def entry_after(table: Table, draft: Draft, who: str, send_id: str, now: int) -> Entry:
    """Return a draft as the next entry of a table."""
    return _make_entry(
        table=table.id,
        seq=table.seq + 1,
        at=max(table.at, now),
        seat=draft.seat,
        kind=draft.kind,
        payload=draft.payload,
        who=who,
        send_id=send_id,
    )


def write_of(live: Live, entry: Entry, draft: Draft) -> Write:
    """Return what has to be written for a draft that became an entry of a table in memory."""
    after = apply(live.table, entry, draft.played)
    versions = versions_of(after) if after.stage == "over" else {}
    return _make_write(entry=entry, after=after, generation=live.generation, versions=versions)

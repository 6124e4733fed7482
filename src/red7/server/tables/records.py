"""Records of games that are over."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from red7.core import Record
from red7.server.errors import ServerError
from red7.server.tables.service import Service
from red7.table.errors import TableError
from red7.table.log import Entry
from red7.table.records import finished, record_of
from red7.table.table import Table


def _end_of(entries: Iterable[Entry], game: int) -> Table | None:
    return next((ended for ended in finished(entries) if ended.game == game), None)


async def finished_record(service: Service, table: str, game: int) -> Record:
    """Give the record of a game at a table; one that is still being played has none."""
    entries = await service.store.read(table)
    if not entries:
        raise ServerError("record-unknown")
    async with service.replaying:
        ended = await asyncio.to_thread(_end_of, entries, game)  # a log may be long
    if ended is not None:
        await service.names.learn(*(chair.who for chair in ended.chairs))
        return record_of(ended, service.names)
    live = await service.load(table)
    if game == live.table.game:
        raise TableError("record-running")
    raise ServerError("record-unknown")

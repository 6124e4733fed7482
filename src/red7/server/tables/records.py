"""Records of games that are over."""

from __future__ import annotations

import asyncio

from red7.core import Record
from red7.server.errors import ServerError
from red7.server.tables.service import Service
from red7.table.errors import TableError
from red7.table.records import record_of
from red7.table.replay import replay


async def finished_record(service: Service, table: str, game: int) -> Record:
    """Return the record of a game at a table; a running game has none."""
    ended = await service.store.game(table, game)
    if ended is None:
        raise await _missing(service, table, game)
    entries = await service.store.read(table, until=ended.seq)
    async with service.replaying:
        then = await asyncio.to_thread(replay, entries)  # a log may be long
    if then is None:
        raise ServerError("record-unknown")
    await service.names.learn(*(chair.who for chair in then.chairs))
    return record_of(then, service.names)


async def _missing(service: Service, table: str, game: int) -> TableError:
    """Return why there is no record: the game is not over yet, or does not exist."""
    try:
        live = await service.load(table)
    except TableError:
        return ServerError("record-unknown")
    return (
        TableError("record-running") if game == live.table.game else ServerError("record-unknown")
    )

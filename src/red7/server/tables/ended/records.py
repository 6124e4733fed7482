"""Records of games that are over."""

from __future__ import annotations

import asyncio

from red7.core import Record
from red7.server.errors import ServerError
from red7.server.tables.service import Service
from red7.table.errors import TableError
from red7.table.log import Entry
from red7.table.records import finished, record_of
from red7.table.table import Table


async def finished_record(service: Service, table: str, game: int) -> Record:
    """Return the record of a game at a table; a running game has none."""
    ended = await service.store.game(table, game)
    if ended is None and not await service.store.heads([table]):
        raise ServerError("record-unknown")
    async with service.replaying():
        # Where the index lacks a game, because it is still being built, the whole log is read.
        entries = await service.store.read(table, until=ended.seq if ended else None)
        then = await asyncio.to_thread(_end_of, entries, game)  # a log may be long
    if then is None:
        raise await _missing(service, table, game)
    await service.names.learn(*(chair.who for chair in then.chairs))
    return record_of(then, service.names)


def _end_of(entries: list[Entry], game: int) -> Table | None:
    return next((then for then in finished(entries) if then.game == game), None)


async def _missing(service: Service, table: str, game: int) -> TableError:
    """Return why there is no record: the game is not over yet, or does not exist."""
    try:
        live = await service.load(table)
    except TableError:
        return ServerError("record-unknown")
    # A game that was given up, or that a host has closed, never comes to an end.
    running = game == live.table.game and live.table.stage in ("entropy", "playing", "pause")
    return TableError("record-running") if running else ServerError("record-unknown")

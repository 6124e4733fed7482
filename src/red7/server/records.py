"""Records of games that are over, by replaying a table's log."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime

from red7.core import Record
from red7.server.errors import TableError
from red7.server.log import Entry
from red7.server.service import Service
from red7.server.table import Table, apply
from red7.words import words


def finished(entries: Iterable[Entry]) -> Iterator[Table]:
    """Give a table as it was at the end of each game played at it."""
    table: Table | None = None
    for entry in entries:
        before, table = table, apply(table, entry)
        if table.stage == "over" and (before is None or before.stage != "over"):
            yield table


def record_of(table: Table, names: dict[str, str]) -> Record:
    """Give the record of the game that has just ended at a table."""
    if table.match is None or not table.match.over:
        raise TableError("record-running")
    nobody = words("en")("somebody")
    players = tuple(
        f"{chair.bot} (bot)" if chair.bot else names.get(chair.who) or nobody
        for chair in table.chairs
    )
    date = datetime.fromtimestamp(table.at / 1000, UTC).strftime("%Y-%m-%d")
    return Record.of(table.match, players, {"Date": date, "Table": f"{table.id}-{table.game}"})


def _end_of(entries: Iterable[Entry], game: int) -> Table | None:
    return next((ended for ended in finished(entries) if ended.game == game), None)


async def finished_record(service: Service, table: str, game: int) -> Record:
    """Give the record of a game at a table; one that is still being played has none."""
    entries = await service.store.read(table)
    if not entries:
        raise TableError("record-unknown")
    async with service.replaying:
        ended = await asyncio.to_thread(_end_of, entries, game)  # a log may be long
    if ended is not None:
        await service.know(*(chair.who for chair in ended.chairs))
        return record_of(ended, service.names)
    live = await service.load(table)
    raise TableError("record-running" if game == live.table.game else "record-unknown")

"""Indexing the games that ended before there was an index, or while an older server ran."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import structlog

from red7.server.errors import origin_of
from red7.server.store import Store, StoreError, Write
from red7.table.log import Entry
from red7.table.replay import apply
from red7.table.table import Table

_AT_ONCE: Final = 50  # tables between two lines in the log

_log = structlog.get_logger("red7.indexing")


async def index_games(store: Store, progress: Callable[[int, int], None] | None = None) -> None:
    """Add all missing games to the index, a table at a time, while games are being served.

    This is done once, because looking for them takes the longer the more games there are.
    """
    last, count = "", 0
    try:
        if await store.fully_indexed():
            return
        total = len(await store.finished()) if progress else 0
        while tables := await store.unindexed(last, _AT_ONCE):
            for table in tables:
                await _index(store, table)
            last, count = tables[-1], count + len(tables)
            if progress:
                progress(count, total)
            else:
                _log.info("games indexed", tables=count)
        await store.note_indexed()
    except StoreError as error:
        _log.warning("indexing put off", why=str(error))  # until the next start


async def _index(store: Store, table: str) -> None:
    try:
        endings = await asyncio.to_thread(_endings, await store.read(table))
    except StoreError:
        raise
    except Exception as error:  # noqa: BLE001 - the games of other tables are still to be indexed
        _log.error("not indexed", table=table, error=origin_of(error))
    else:
        await store.index(endings)


def _endings(entries: list[Entry]) -> list[Write]:
    """Return the entries that ended a game, each with its table after it."""
    endings: list[Write] = []
    table: Table | None = None
    for entry in entries:
        before, table = table, apply(table, entry)
        if table.stage == "over" and before is not None and before.stage != "over":
            endings.append(Write(entry, table))
    return endings

"""A store in a folder, and what stands in it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from red7.protocol import messages as m
from red7.server.store import Write
from red7.server.store.access import ThreadSingle
from red7.server.store.database import DatabaseStore
from red7.server.store.engines import make_engine
from red7.server.store.opening import database_of, url_of
from tests.server.blank import lay_tables
from tests.server.serving import URLS, settings_for, store_in
from tests.table.games import LocalTable


def run(folder: Path, test: Callable[[DatabaseStore], Awaitable[None]]) -> None:
    async def main() -> None:
        if folder not in URLS:
            lay_tables(folder)
        store = store_in(folder)
        assert isinstance(store, DatabaseStore)
        try:
            await store.start()
            await test(store)
        finally:
            await store.close()

    asyncio.run(main())


async def execute(folder: Path, *statements: str) -> list[list[Any]]:
    """Run statements in the database of a folder, as somebody else, and give what each found."""
    engine = make_engine(url_of(settings_for(folder)))
    try:
        async with engine.begin() as connection:
            found = [await connection.exec_driver_sql(statement) for statement in statements]
            return [list(map(tuple, one)) if one.returns_rows else [] for one in found]
    finally:
        await engine.dispose()


def writes(seed: int = 0) -> list[Write]:
    local = LocalTable(m.Setup(open=True), seed)
    local.seat_all()
    local.send("ann", m.Start)
    local.play_on()
    return [Write(entry, table) for entry, table in zip(local.log, local.states, strict=True)]


def engines_of(store: DatabaseStore) -> list[sa.Engine]:
    """Give the engines that run what a store asks for, but for appending."""
    single = store._single
    alone = [single._engine] if isinstance(single, ThreadSingle) else []
    return [store._engine.sync_engine, *alone]


async def plans(folder: Path, store: DatabaseStore, ask: Awaitable[object]) -> list[str]:
    """Ask a store for something, and give how SQLite finds it, a line for each table looked at."""
    asked: list[tuple[str, Any]] = []

    def note(*given: Any) -> None:
        asked.append(given[2:4])

    for engine in engines_of(store):
        sa.event.listen(engine, "before_cursor_execute", note)
    await ask
    for engine in engines_of(store):
        sa.event.remove(engine, "before_cursor_execute", note)
    with closing(sqlite3.connect(database_of(folder))) as database:
        return [
            str(row[3])
            for statement, values in asked
            for row in database.execute(f"EXPLAIN QUERY PLAN {statement}", values)
        ]

"""Pack the log of a table, and die on the way."""

from __future__ import annotations

import asyncio
import os
from typing import Any

import sqlalchemy as sa

from red7.server.settings import Settings
from red7.server.store.database import DatabaseStore
from red7.server.store.opening import open_store
from tests.server.store.stores import engines_of

DEAD = 7  # the exit status


def pack(url: str, table: str, statement: str) -> None:
    """Pack, until a statement that begins like this has been run: end then, without a farewell."""
    asyncio.run(_pack(url, table, statement))


async def _pack(url: str, table: str, statement: str) -> None:
    store = open_store(Settings(database=url))
    assert isinstance(store, DatabaseStore)
    await store.start()

    def die(*given: Any) -> None:
        if given[2].startswith(statement):
            os._exit(DEAD)

    for engine in engines_of(store):
        sa.event.listen(engine, "after_cursor_execute", die)
    await store.pack(table)

"""Pack the log of a table, and die on the way.

python -m tests.server.store.dying URL TABLE STATEMENT

The process ends at once, without a farewell, when a statement that begins like this has been run.
"""

from __future__ import annotations

import asyncio
import os
import sys
from typing import Any

import sqlalchemy as sa

from red7.server.settings import Settings
from red7.server.store.database import DatabaseStore
from red7.server.store.opening import open_store
from tests.server.store.stores import engines_of

DEAD = 7  # the exit status


async def main(url: str, table: str, statement: str) -> None:
    store = open_store(Settings(database=url))
    assert isinstance(store, DatabaseStore)
    await store.start()

    def die(*given: Any) -> None:
        if given[2].startswith(statement):
            os._exit(DEAD)

    for engine in engines_of(store):
        sa.event.listen(engine, "after_cursor_execute", die)
    await store.pack(table)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))

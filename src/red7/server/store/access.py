"""Running statements in a database, whichever it is."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from red7.server.store.engines import is_lost, troubles
from red7.server.store.errors import StoreChangedError, StoreLostError
from red7.server.store.schema import META

GENERATION: Final = sa.select(META.c.value).where(META.c.name == "generation")


class Access:
    """Runs single statements and transactions; any error becomes a StoreError."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.postgres = engine.dialect.name == "postgresql"
        # One statement needs no transaction, which PostgreSQL would be asked to begin and to end.
        alone = {"isolation_level": "AUTOCOMMIT"} if self.postgres else {}
        self._single = engine.execution_options(**alone)

    @asynccontextmanager
    async def transaction(
        self, engine: AsyncEngine | None = None
    ) -> AsyncIterator[AsyncConnection]:
        """Begin a transaction that writes, perhaps with another engine."""
        with troubles():
            async with (engine or self._engine).connect() as connection:
                # In SQLite, no other writer comes between reading and writing.
                writing = await connection.execution_options(begin="BEGIN IMMEDIATE")
                async with writing.begin():
                    yield writing

    @asynccontextmanager
    async def writing(self, generation: str) -> AsyncIterator[AsyncConnection]:
        """Begin a transaction for what was decided on some data, or raise StoreChangedError."""
        async with self.transaction() as connection:
            if self.postgres:
                # Whoever restores a backup waits for this lock, and this waits for them.
                await connection.execute(sa.text("LOCK TABLE log IN ROW EXCLUSIVE MODE"))
            if await connection.scalar(GENERATION) != generation:
                raise StoreChangedError
            yield connection

    async def do(self, statement: sa.Executable, **values: object) -> Sequence[sa.Row[Any]]:
        """Run a statement that may be run twice, and return the rows that it finds."""
        with troubles():
            try:
                return await self._do_once(statement, values)
            except DBAPIError as error:
                if not is_lost(error):
                    raise
            try:
                return await self._do_once(statement, values)  # with a new connection
            except DBAPIError as error:
                raise StoreLostError(type(error).__name__) from error  # or done the first time

    async def _do_once(
        self, statement: sa.Executable, values: dict[str, object]
    ) -> Sequence[sa.Row[Any]]:
        async with self._single.connect() as connection:
            found = await connection.execute(statement, values)
            rows = found.all() if found.returns_rows else ()
            await connection.commit()
        return rows

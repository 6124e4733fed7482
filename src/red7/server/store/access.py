"""Running statements in a database, whichever it is."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, Final, Protocol, TypeAlias

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from red7.server.store.engines import is_lost, troubles
from red7.server.store.errors import StoreChangedError, StoreLostError
from red7.server.store.schema import META

Rows: TypeAlias = Sequence[sa.Row[Any]]

_THREADS: Final = 5  # one that writes may have to wait for another process
GENERATION: Final = sa.select(META.c.value).where(META.c.name == "generation")


class Single(Protocol):
    """Runs statements, each of which is a transaction."""

    async def run(self, statement: sa.Executable, values: dict[str, object]) -> Rows:
        """Run a statement, and return the rows that it finds."""
        ...

    async def close(self) -> None:
        """Close what is open; it is opened again when needed."""


class AsyncSingle:
    """Runs single statements with a driver that is asynchronous by nature."""

    def __init__(self, engine: AsyncEngine) -> None:
        # One statement needs no transaction, which the database would be asked to begin and to end.
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")

    async def run(self, statement: sa.Executable, values: dict[str, object]) -> Rows:
        """Run a statement, and return the rows that it finds."""
        async with self._engine.connect() as connection:
            found = await connection.execute(statement, values)
            return found.all() if found.returns_rows else ()

    async def close(self) -> None:
        """Leave it to whoever made the engine."""


class ThreadSingle:
    """Runs single statements of SQLite, each in one go in a thread.

    An asynchronous driver for SQLite asks its thread six times to run a statement.
    """

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._threads = _threads()

    async def run(self, statement: sa.Executable, values: dict[str, object]) -> Rows:
        """Run a statement, and return the rows that it finds."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._run, statement, values)

    async def close(self) -> None:
        """Close what is open, once nothing runs any more; it is opened again when needed.

        A statement goes on in its thread even if nobody waits for it.
        """
        threads, self._threads = self._threads, _threads()
        await asyncio.to_thread(threads.shutdown)
        self._engine.dispose()

    def _run(self, statement: sa.Executable, values: dict[str, object]) -> Rows:
        with self._engine.connect() as connection:  # which begins no transaction by itself
            found = connection.execute(statement, values)
            return found.all() if found.returns_rows else ()


def _threads() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(_THREADS, thread_name_prefix="single")


class Access:
    """Runs single statements and transactions; any error becomes a StoreError."""

    def __init__(self, engine: AsyncEngine, single: Single) -> None:
        self._engine = engine
        self._single = single
        self.postgres = engine.dialect.name == "postgresql"

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

    async def do(self, statement: sa.Executable, **values: object) -> Rows:
        """Run a statement that may be run twice, and return the rows that it finds."""
        with troubles():
            try:
                return await self._single.run(statement, values)
            except DBAPIError as error:
                if not is_lost(error):
                    raise
            try:
                return await self._single.run(statement, values)  # with a new connection
            except DBAPIError as error:
                raise StoreLostError(type(error).__name__) from error  # or done the first time

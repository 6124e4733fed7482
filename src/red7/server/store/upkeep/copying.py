"""Copying everything from one database to another, completely or not at all."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from red7.server.store.engines import APPLICATION, make_engine, troubles
from red7.server.store.errors import StoreError
from red7.server.store.marks import fresh_mark
from red7.server.store.schema import LOG, META, METADATA, PACKS, PLAYERS
from red7.server.store.upkeep.digest import PASSING, Digest
from red7.server.store.upkeep.upgrading import migrate

Progress = Callable[[int, int], None]  # how many rows have been copied, of how many

_AT_ONCE: Final = 1000  # rows


class TargetUsedError(Exception):
    """There is data already where the copy should go."""


class CopyDiffersError(StoreError):
    """What has arrived is not what was sent; nothing of it is kept."""


@asynccontextmanager
async def snapshot(url: sa.URL) -> AsyncIterator[AsyncConnection]:
    """Read a database as it is at one moment; its tables are of this version."""
    engine = make_engine(url, patient=True)
    options = {} if _is_sqlite(url) else {"isolation_level": "REPEATABLE READ"}
    try:
        async with engine.execution_options(**options).connect() as connection:
            yield connection
    finally:
        await engine.dispose()


async def copy(
    source: sa.URL, target: sa.URL, *, replace: bool = False, progress: Progress = lambda *_: None
) -> int:
    """Copy all rows in one transaction, compare them, and return how many there are.

    The target must be empty, or what is there is replaced. A server that uses the target notices
    that its data is another.
    """
    with troubles():
        engine = make_engine(target, patient=True)
        try:
            async with snapshot(source) as sent, engine.connect() as connection:
                writing = await connection.execution_options(begin="BEGIN IMMEDIATE")
                async with writing.begin():
                    await _clear(writing, replace=replace)
                    digest = await _copy_rows(sent, writing, progress)
                    if await digest_of(writing) != digest:
                        raise CopyDiffersError("digest")
                return digest.rows
        finally:
            await engine.dispose()


async def _clear(target: AsyncConnection, *, replace: bool) -> None:
    await target.run_sync(migrate)
    if target.dialect.name == "postgresql":
        # Who waits for this lock looks at the generation afterwards, and does not write.
        await target.execute(sa.text("LOCK TABLE log IN ACCESS EXCLUSIVE MODE"))
    if not replace and await is_used(target):
        raise TargetUsedError
    for table in METADATA.sorted_tables:
        await target.execute(sa.delete(table))
    await target.execute(sa.insert(META), {"name": "generation", "value": fresh_mark()})


async def is_used(connection: AsyncConnection) -> bool:
    """Return whether anybody has played here."""
    for table in (LOG, PACKS, PLAYERS):
        if (await connection.execute(sa.select(table).limit(1))).first():
            return True
    return False


async def _copy_rows(
    source: AsyncConnection, target: AsyncConnection, progress: Progress
) -> Digest:
    digest = Digest()
    total = 0
    for table in METADATA.sorted_tables:
        counted = sa.select(sa.func.count()).select_from(table)
        total += await source.scalar(counted) or 0
    async for table, rows in _batches(source):
        names = table.columns.keys()
        digest.add(table.name, names, rows)
        await target.execute(sa.insert(table), [row._asdict() for row in rows])
        progress(digest.rows, total)
    return digest


async def digest_of(connection: AsyncConnection) -> Digest:
    """Return the digest of all rows."""
    digest = Digest()
    async for table, rows in _batches(connection):
        digest.add(table.name, table.columns.keys(), rows)
    return digest


async def _batches(
    connection: AsyncConnection,
) -> AsyncIterator[tuple[sa.Table, Sequence[sa.Row[Any]]]]:
    for table in METADATA.sorted_tables:
        wanted = sa.select(table)
        if table is META:
            wanted = wanted.where(META.c.name.not_in(PASSING))
        async with connection.stream(wanted) as found:
            async for rows in found.partitions(_AT_ONCE):
                yield table, rows


async def servers_of(url: sa.URL) -> int:
    """Return how many connections servers have to a PostgreSQL database."""
    mine = sa.text(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
        " AND application_name = :name AND pid <> pg_backend_pid()"
    )
    with troubles():
        async with snapshot(url) as connection:
            return int(await connection.scalar(mine, {"name": APPLICATION}) or 0)


def _is_sqlite(url: sa.URL) -> bool:
    return url.get_backend_name() == "sqlite"

"""Appending to PostgreSQL in a single statement.

A statement is a transaction of its own, so that many entries with everything derived from them take
one round trip. SQLAlchemy would take five: begin, check, write, derive, commit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncEngine

from red7.server.store.engines import in_doubt, is_lost
from red7.server.store.errors import StoreChangedError, StoreLostError
from red7.server.store.rows import Row, Written
from red7.server.store.schema import GAME_SEATS, GAMES, INDEXED, LOG, RATED_GAMES, TABLES

_KEY: Final = ("table_id", "seq", "who", "send_id")


class PostgresAppender:
    """Runs one statement with arrays of values, using the bare driver."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def append(self, entries: Sequence[Written], expected: str) -> list[bool]:
        """Write entries, each with its table afterwards; return which of them were new.

        Nothing is written if the data does not have the expected generation. If the connection is
        lost, everything is tried once more. What had been committed before is then not new, and
        whoever wanted it finds it in the log by its id. Where that fails too, nobody knows.
        """
        numbered = _by_key(entries)
        values = _values(numbered, expected)
        try:
            found = await self._fetch(values)
        except Exception as error:
            cause = error.__cause__ if isinstance(error, StoreLostError) else error
            if cause is None or not is_lost(cause):
                raise
            await self._engine.dispose()  # after a restart, none of its connections works
            found = await self._fetch_again(values, error)
        if found["generation"] != expected:
            raise StoreChangedError
        done = set(found["done"])
        return [number in done for number in range(len(entries))]

    async def _fetch(self, values: list[object]) -> Any:  # noqa: ANN401 - the driver's own
        """Run the statement; raise StoreLostError if it failed and may be committed."""
        async with self._engine.connect() as connection:
            pooled = await connection.get_raw_connection()
            driver: Any = pooled.driver_connection
            if driver.is_closed():
                await connection.invalidate()
                raise ConnectionResetError  # before anything was sent
            try:
                return await driver.fetchrow(_APPEND, *values)
            except BaseException as error:
                await connection.invalidate()  # nobody knows what it is doing now
                if in_doubt(error):
                    raise StoreLostError(type(error).__name__) from error
                raise

    async def _fetch_again(self, values: list[object], before: Exception) -> Any:  # noqa: ANN401
        """Run the statement once more; whatever the first one left in doubt stays so."""
        try:
            return await self._fetch(values)
        except Exception as error:
            if isinstance(before, StoreLostError):
                raise StoreLostError(type(error).__name__) from error
            raise

    def close(self) -> None:
        """Do nothing: the connections are those of the engine."""


def _by_key(entries: Sequence[Written]) -> list[tuple[int, Written]]:
    """Number the entries, without repeats, in an order in which nobody waits for each other."""
    first: dict[tuple[object, ...], tuple[int, Written]] = {}
    for number, written in enumerate(entries):
        first.setdefault(tuple(written[0][name] for name in _KEY), (number, written))
    return [first[key] for key in sorted(first, key=lambda key: (str(key[0]), key[1]))]


def _values(numbered: list[tuple[int, Written]], expected: str) -> list[object]:
    logs = [(number, entry) for number, (entry, _, _) in numbered]
    tables = [(number, table) for number, (_, table, _) in numbered]
    ended = [(number, game) for number, (_, _, game) in numbered if game]
    games = [(number, game.game) for number, game in ended]
    seats = [(number, seat) for number, game in ended for seat in game.seats]
    rated = [(number, game.rated) for number, game in ended if game.rated]
    arrays = zip(_TABLES, (logs, tables, games, seats, rated), strict=True)
    return [expected, *(array for table, rows in arrays for array in _arrays(table, rows))]


def _arrays(table: sa.Table, rows: list[tuple[int, Row]]) -> list[list[object]]:
    columns = [[row[name] for _, row in rows] for name in _columns(table)]
    return [[number for number, _ in rows], *columns]


_TABLES: Final = (LOG, TABLES, GAMES, GAME_SEATS, RATED_GAMES)
_DIALECT: Final = postgresql.dialect()  # type: ignore[no-untyped-call]


def _columns(table: sa.Table) -> tuple[str, ...]:
    if table is TABLES:
        return INDEXED
    numbered = table is RATED_GAMES  # by the statement itself
    return tuple(name for name in table.columns.keys() if not numbered or name != "number")  # noqa: SIM118


def _names(table: sa.Table) -> str:
    return ", ".join(_columns(table))


def _unnested() -> list[str]:
    """Return the rows for each table as made from arrays, with the number of their entry."""
    made, at = [], 2  # the first value is the generation
    for table in _TABLES:
        columns = (table.columns[name] for name in _columns(table))
        types = ["INTEGER", *(column.type.compile(_DIALECT) for column in columns)]
        arrays = ", ".join(f"${at + n}::{kind}[]" for n, kind in enumerate(types))
        made.append(f"unnest({arrays}) AS new (n, {_names(table)})")
        at += len(types)
    return made


def _statement() -> str:
    """Return the statement.

    A number may be taken by an entry that is packed, which only the index of tables tells. It was
    written long before, so that this statement sees it, whenever it began.

    Rated games take their numbers from a row that stays locked until the commit. So whoever takes
    the next ones waits, reads that row as it is then, and is committed later.
    """
    logs, tables, games, seats, rated = _unnested()
    changed = [name for name in INDEXED if name not in ("id", "created")]
    return f"""
    WITH present AS (SELECT value FROM meta WHERE name = 'generation'),
    entries AS MATERIALIZED (SELECT * FROM {logs}),
    written AS (
        INSERT INTO log ({_names(LOG)}) SELECT {_names(LOG)} FROM entries
        WHERE (SELECT value FROM present) = $1
        AND COALESCE((SELECT tables.seq FROM tables WHERE id = table_id), 0) < entries.seq
        ON CONFLICT DO NOTHING RETURNING {", ".join(_KEY)}
    ),
    done AS MATERIALIZED (SELECT n FROM entries JOIN written USING ({", ".join(_KEY)})),
    indexed AS (
        INSERT INTO tables ({_names(TABLES)})
        SELECT DISTINCT ON (id) {_names(TABLES)} FROM {tables} JOIN done USING (n)
        ORDER BY id, seq DESC
        ON CONFLICT (id) DO UPDATE SET {", ".join(f"{name} = excluded.{name}" for name in changed)}
        WHERE tables.seq < excluded.seq
    ),
    ended AS (
        INSERT INTO games ({_names(GAMES)}) SELECT {_names(GAMES)} FROM {games} JOIN done USING (n)
        ON CONFLICT DO NOTHING
    ),
    seated AS (
        INSERT INTO game_seats ({_names(GAME_SEATS)})
        SELECT {_names(GAME_SEATS)} FROM {seats} JOIN done USING (n)
        ON CONFLICT DO NOTHING
    ),
    rated AS MATERIALIZED (
        SELECT *, row_number() OVER (ORDER BY n) AS place FROM {rated} JOIN done USING (n)
    ),
    counter AS (
        INSERT INTO meta (name, value)
        SELECT 'rated', count(*)::text FROM rated HAVING count(*) > 0
        ON CONFLICT (name) DO UPDATE
        SET value = (meta.value::bigint + excluded.value::bigint)::text
        RETURNING value::bigint AS last
    ),
    ordered AS (
        INSERT INTO rated_games (number, {_names(RATED_GAMES)})
        SELECT last - (SELECT count(*) FROM rated) + place, {_names(RATED_GAMES)}
        FROM rated CROSS JOIN counter
    )
    SELECT (SELECT value FROM present) AS generation, ARRAY(SELECT n FROM done) AS done
    """  # noqa: S608 - the names are those of the schema


_APPEND: Final = _statement()

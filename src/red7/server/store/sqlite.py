"""Appending to SQLite in a single visit to a thread.

With the async engine, every statement of a transaction is a separate visit to the driver's thread,
and a commit takes 2 ms of processor time. In a single visit, it takes 0.4 ms.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import insert

from red7.server.store.errors import StoreChangedError
from red7.server.store.rows import GameRows, Row, Written
from red7.server.store.schema import INDEXED, LOG, META, RATED_GAMES, TABLES
from red7.table.log import Kind

# In ``meta``, the number of the last rated game. Constants are written out, as values are given by
# their names alone.
_COUNTER: Final[sa.ColumnElement[str]] = sa.literal_column("'rated'")
_ONE: Final[sa.ColumnElement[int]] = sa.literal_column("1")
_STEPS: Final = Kind.STEPS.value


class Inserts(NamedTuple):
    """The statements that write an entry and what is derived from it."""

    log: sa.Insert
    tables: sa.Insert
    moved: sa.Update
    games: sa.Insert
    seats: sa.Insert
    counter: sa.Insert
    rated: sa.Insert

    @classmethod
    def of_sqlite(cls, games: sa.Insert, seats: sa.Insert) -> Inserts:
        """Return the statements as SQLite understands them."""
        # A number may be taken by an entry that is packed, which only the index of tables tells.
        names = LOG.columns.keys()
        row: dict[str, sa.BindParameter[Any]] = {name: sa.bindparam(name) for name in names}
        taken = (TABLES.c.id == row["table_id"]) & (TABLES.c.seq >= row["seq"])
        free: sa.Select[Any] = sa.select(*row.values()).where(~sa.exists().where(taken))
        log = insert(LOG).from_select(names, free).on_conflict_do_nothing()
        index = insert(TABLES).values({name: sa.bindparam(name) for name in INDEXED})
        changed = {name: index.excluded[name] for name in INDEXED if name not in ("id", "created")}
        tables = index.on_conflict_do_update(
            index_elements=[TABLES.c.id], set_=changed, where=TABLES.c.seq < index.excluded.seq
        )
        # Steps that end nothing change little of it, and so few of its indexes.
        little: dict[str, sa.BindParameter[Any]] = {
            n: sa.bindparam(n) for n in ("at", "seq", "wake")
        }
        same = (TABLES.c.id == sa.bindparam("id")) & (TABLES.c.seq < little["seq"])
        moved = sa.update(TABLES).where(same).values(little)
        return cls(log, tables, moved, games, seats, *_in_order())


def _in_order() -> tuple[sa.Insert, sa.Insert]:
    """Return how a rated game is given the next number, in two statements."""
    first = insert(META).values(name=_COUNTER, value=sa.literal_column("'1'"))
    next_one = sa.cast(sa.cast(META.c.value, sa.Integer) + _ONE, sa.Text)
    counter = first.on_conflict_do_update(index_elements=[META.c.name], set_={"value": next_one})
    number = sa.select(sa.cast(META.c.value, sa.Integer)).where(META.c.name == _COUNTER)
    names = ("table_id", "game", "versions")
    row: dict[str, sa.BindParameter[Any]] = {name: sa.bindparam(name) for name in names}
    rated = insert(RATED_GAMES).values(number=number.scalar_subquery(), **row)
    return counter, rated


class SqliteAppender:
    """Runs SQLAlchemy statements that are compiled once, using the bare driver."""

    def __init__(self, engine: sa.Engine, inserts: Inserts, generation: sa.Select[str]) -> None:
        self.engine = engine
        self._append = _Compiled.of(inserts.log, engine)
        self._tables = _Compiled.of(inserts.tables, engine)
        self._moved = _Compiled.of(inserts.moved, engine)
        self._games = _Compiled.of(inserts.games, engine)
        self._seats = _Compiled.of(inserts.seats, engine)
        self._counter = _Compiled.of(inserts.counter, engine)
        self._rated = _Compiled.of(inserts.rated, engine)
        asked = generation.compile(dialect=engine.dialect)
        self._generation = str(asked), tuple(asked.params.values())
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="appender")
        self._connection: sa.PoolProxiedConnection | None = None

    async def append(self, entries: Sequence[Written], expected: str) -> list[bool]:
        """Write entries, each with its table afterwards; return which of them were new.

        Nothing is written if the data does not have the expected generation.
        """
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._write, entries, expected)

    def close(self) -> None:
        """Close the database; it is opened again when needed."""
        if self._connection:
            self._connection.close()
            self._connection = None
        self.engine.dispose()

    def _write(self, entries: Sequence[Written], expected: str) -> list[bool]:
        if self._connection is None:
            self._connection = self.engine.raw_connection()
        cursor = self._connection.cursor()
        cursor.execute("BEGIN IMMEDIATE")
        try:
            self._check(cursor, expected)
            done = self._insert(cursor, entries)
            cursor.execute("COMMIT")
        except BaseException:
            with contextlib.suppress(sqlite3.Error):
                cursor.execute("ROLLBACK")
            raise
        return done

    def _check(self, cursor: sa.engine.interfaces.DBAPICursor, expected: str) -> None:
        cursor.execute(*self._generation)
        found = cursor.fetchone()
        if (found[0] if found else "") != expected:
            raise StoreChangedError

    def _insert(
        self, cursor: sa.engine.interfaces.DBAPICursor, entries: Sequence[Written]
    ) -> list[bool]:
        done = []
        tables: dict[object, Row] = {}
        moved: dict[object, Row] = {}
        games: list[GameRows] = []
        for entry, table, ended in entries:
            cursor.execute(self._append.text, self._append.values(entry))
            done.append(cursor.rowcount == 1)
            if not done[-1]:
                continue
            plays_on = entry["kind"] == _STEPS and table["stage"] == "playing"
            (moved if plays_on else tables)[table["id"]] = table
            games += [ended] if ended else []
        cursor.executemany(self._tables.text, list(map(self._tables.values, tables.values())))
        cursor.executemany(self._moved.text, list(map(self._moved.values, moved.values())))
        for game in games:
            cursor.execute(self._games.text, self._games.values(game.game))
            cursor.executemany(self._seats.text, list(map(self._seats.values, game.seats)))
            if game.rated:
                cursor.execute(self._counter.text, self._counter.values({}))
                cursor.execute(self._rated.text, self._rated.values(game.rated))
        return done


class _Compiled(NamedTuple):
    """The text of a statement, and the names of its values in order."""

    text: str
    names: tuple[str, ...]

    @classmethod
    def of(cls, statement: sa.Insert | sa.Update, engine: sa.Engine) -> _Compiled:
        compiled = statement.compile(dialect=engine.dialect)
        return cls(str(compiled), tuple(compiled.positiontup or ()))

    def values(self, row: Row) -> list[object]:
        return [row[name] for name in self.names]

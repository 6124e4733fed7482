"""The store in a database, using SQLAlchemy: SQLite for now, PostgreSQL with the same code."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from secrets import token_hex
from typing import Any, Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from red7.server.store.interface import (
    DatabaseNewerError,
    EndedGame,
    PlayedGame,
    Player,
    StoreChangedError,
    StoreError,
    Write,
)
from red7.server.store.rows import (
    GAMES_VERSION,
    GameRows,
    entry_of,
    game_rows,
    key_of,
    log_row,
    table_row,
)
from red7.server.store.schema import GAME_SEATS, GAMES, LOG, META, PLAYERS, TABLES
from red7.server.store.sqlite import Appender, Inserts
from red7.table.log import Entry

MIGRATIONS: Final = Path(__file__).parent / "migrations"
_BUSY_MS: Final = 10_000  # another process may hold the database for this long
_ALL: Final = 2**31 - 1  # the highest number that an entry may have
_WRITING: Final = {"begin": "BEGIN IMMEDIATE"}  # no other writer between reading and writing


def sqlite_url(file: Path) -> sa.URL:
    """Return the URL of a database in a file."""
    return sa.URL.create("sqlite+aiosqlite", database=str(file))


def _make_engine(url: sa.URL) -> AsyncEngine:
    engine = create_async_engine(url)
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine.sync_engine, "connect", _set_up_sqlite)
        sa.event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def _make_sync_engine(url: sa.URL) -> sa.Engine:
    engine = sa.create_engine(url.set(drivername="sqlite"), pool_reset_on_return=None)
    sa.event.listen(engine, "connect", _set_up_sqlite)
    return engine


def _set_up_sqlite(connection: Any, record: object) -> None:  # noqa: ANN401 - the driver's own
    del record
    connection.isolation_level = None  # we begin transactions ourselves, see below
    cursor = connection.cursor()
    # Readers do not wait for the writer, and acknowledged entries survive a power failure.
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute(f"PRAGMA busy_timeout={_BUSY_MS}")
    cursor.close()


def _begin_sqlite(connection: sa.Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))


def alembic_config() -> Config:
    """Return alembic's configuration: where the migrations are."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def migrate(connection: sa.Connection) -> None:
    """Upgrade a database to this version; refuse one from a newer version."""
    config = alembic_config()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    present = MigrationContext.configure(connection).get_current_heads()
    if not set(present) <= known:
        raise DatabaseNewerError
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


class DatabaseStore:
    """Stores everything in one database."""

    def __init__(self, url: sa.URL, wall: Callable[[], int]) -> None:
        self._engine = _make_engine(url)
        self._wall = wall  # milliseconds since 1970, for a database without its own clock
        self._generation = ""  # of the data that was accepted
        self._present = ""  # of the data as last seen
        dialect = self._engine.dialect.name
        self._file = Path(url.database) if dialect == "sqlite" and url.database else None
        insert = postgresql.insert if dialect == "postgresql" else sqlite.insert
        self._append = (
            insert(LOG)
            .on_conflict_do_nothing()
            .returning(LOG.c.table_id, LOG.c.seq, LOG.c.who, LOG.c.send_id)
        )
        index = insert(TABLES)
        self._index = index.on_conflict_do_update(
            index_elements=[TABLES.c.id],
            set_={
                name: index.excluded[name]
                for name in ("at", "seq", "stage", "game", "listed", "wake")
            },
            where=TABLES.c.seq < index.excluded.seq,
        )
        self._games = insert(GAMES).on_conflict_do_nothing()
        self._seats = insert(GAME_SEATS).on_conflict_do_nothing()
        self._appender: Appender | None = None
        if dialect == "sqlite":
            inserts = Inserts(self._append, self._index, self._games, self._seats)
            self._appender = Appender(_make_sync_engine(url), inserts, _GENERATION)
        player = insert(PLAYERS)
        self._save_player = player.on_conflict_do_update(
            index_elements=[PLAYERS.c.id],
            set_={"name": player.excluded.name, "seen": player.excluded.seen},
        )
        meta = insert(META)
        self._save_meta = meta.on_conflict_do_update(
            index_elements=[META.c.name], set_={"value": meta.excluded.value}
        )

    async def start(self) -> None:
        """Upgrade the database to this version, or raise DatabaseNewerError."""
        if self._file:
            # Only for its owner: it holds the seeds of running games.
            self._file.touch(mode=0o600)
        async with self._transaction(_WRITING) as connection:
            await connection.run_sync(migrate)
            if await connection.scalar(_INDEXED) != GAMES_VERSION:
                # Whoever asks for what is not indexed builds it again, see unindexed.
                await connection.execute(sa.delete(GAMES))
                await connection.execute(sa.delete(GAME_SEATS))
                await connection.execute(self._save_meta, {"name": "games", "value": GAMES_VERSION})
        await self.changed()
        self.accept()

    async def close(self) -> None:
        """Close the database."""
        if self._appender:
            self._appender.close()
        await self._engine.dispose()

    @asynccontextmanager
    async def _transaction(
        self, options: dict[str, str] | None = None
    ) -> AsyncIterator[AsyncConnection]:
        with _troubles():
            async with self._engine.connect() as connection:
                if options and self._engine.dialect.name == "sqlite":
                    connection = await connection.execution_options(**options)  # noqa: PLW2901
                async with connection.begin():
                    yield connection

    async def now(self) -> int:
        """Return the time by the database's clock, in milliseconds since 1970."""
        if self._engine.dialect.name == "sqlite":
            return self._wall()  # SQLite's clock is this machine's
        async with self._transaction() as connection:
            seconds = await connection.scalar(
                sa.select(sa.extract("epoch", sa.func.clock_timestamp()))
            )
            return int(float(seconds or 0) * 1000)

    async def latest(self) -> int:
        """Return the time of the latest entry in any log; 0 if there is none."""
        async with self._transaction() as connection:
            return int(await connection.scalar(sa.select(sa.func.max(TABLES.c.at))) or 0)

    async def append(self, writes: Sequence[Write]) -> list[bool]:
        """Write entries in one transaction; return for each whether its number and id were free."""
        if self._appender:
            return await self._append_quickly(self._appender, writes)
        async with self._transaction(_WRITING) as connection:
            if await self._changed(connection):
                raise StoreChangedError
            rows = [log_row(write.entry) for write in writes]
            found = await connection.execute(self._append, rows)
            written = {tuple(row) for row in found}
            done = [key_of(write.entry) in written for write in writes]
            new = [write for write, ok in zip(writes, done, strict=True) if ok]
            tables = {write.entry.table: table_row(write.after) for write in new}
            if tables:
                await connection.execute(self._index, list(tables.values()))
            ended = (game_rows(write.entry, write.after) for write in new)
            await self._save_games(connection, [game for game in ended if game])
        return done

    async def _save_games(self, connection: AsyncConnection, games: list[GameRows]) -> None:
        if games:
            await connection.execute(self._games, [game.game for game in games])
            await connection.execute(self._seats, [seat for game in games for seat in game.seats])

    async def _append_quickly(self, appender: Appender, writes: Sequence[Write]) -> list[bool]:
        rows = [(log_row(w.entry), table_row(w.after), game_rows(w.entry, w.after)) for w in writes]
        try:
            with _troubles():
                return await appender.append(rows, self._generation)
        except StoreChangedError:
            await self.changed()  # find out which data this is, so that it can be accepted
            raise

    async def read(self, table: str, after: int = 0, until: int | None = None) -> list[Entry]:
        """Return the entries of a table's log after one number, up to another or to the end."""
        wanted = {"wanted": table, "after": after, "until": _ALL if until is None else until}
        async with self._transaction() as connection:
            return [entry_of(row) for row in await connection.execute(_READ, wanted)]

    async def heads(self, tables: Iterable[str]) -> dict[str, int]:
        """Return the number of the last entry of each of these tables."""
        wanted = sa.select(TABLES.c.id, TABLES.c.seq).where(TABLES.c.id.in_(list(tables)))
        async with self._transaction() as connection:
            return {row.id: row.seq for row in await connection.execute(wanted)}

    async def due(self, now: int, most: int) -> list[str]:
        """Return tables at which the server has to act by now."""
        wanted = (
            sa.select(TABLES.c.id).where(TABLES.c.wake <= now).order_by(TABLES.c.wake).limit(most)
        )
        return await self._ids(wanted)

    async def probe(self) -> None:
        """Write something small; raise StoreError if nothing can be written."""
        async with self._transaction(_WRITING) as connection:
            await connection.execute(self._save_meta, {"name": "probe", "value": token_hex(16)})

    async def beat(self, process: str, sign: str) -> dict[str, str]:
        """Leave a sign of life of a process; return the last signs of all, by process."""
        async with self._transaction(_WRITING) as connection:
            row = {"name": _PROCESS + process, "value": sign}
            await connection.execute(self._save_meta, row)
            found = await connection.execute(sa.select(META).where(_PROCESSES))
            return {row.name.removeprefix(_PROCESS): row.value for row in found}

    async def bury(self, processes: Iterable[str]) -> None:
        """Remove the signs of processes that live no more."""
        names = [_PROCESS + process for process in processes]
        async with self._transaction(_WRITING) as connection:
            await connection.execute(sa.delete(META).where(META.c.name.in_(names)))

    async def ticking(self) -> list[str]:
        """Return the tables with a game running at which time passes, or a bot is to move."""
        running = TABLES.c.stage.in_(["entropy", "playing", "pause"])
        wanted = sa.select(TABLES.c.id).where(running, TABLES.c.wake.is_not(None))
        return await self._ids(wanted.order_by(TABLES.c.wake))

    async def tables_of(self, who: str, most: int) -> list[str]:
        """Return unfinished tables where a player has sat down, the latest change first."""
        # Written out, because a partial index is not used for a value that is bound.
        sat = LOG.c.kind == sa.literal_column("'seated'")
        seated = sa.select(LOG.c.table_id).where(LOG.c.who == who, sat)
        wanted = sa.select(TABLES.c.id).where(TABLES.c.id.in_(seated), _UNFINISHED)
        return await self._ids(wanted.order_by(TABLES.c.at.desc(), TABLES.c.id).limit(most))

    async def listed(self, most: int) -> list[str]:
        """Return open tables that are waiting for players, newest first."""
        wanted = sa.select(TABLES.c.id).where(TABLES.c.listed)
        return await self._ids(wanted.order_by(TABLES.c.created.desc()).limit(most))

    async def finished(self) -> list[str]:
        """Return all tables at which a game has ended, oldest first."""
        wanted = sa.select(TABLES.c.id).where(_ENDED > 0).order_by(TABLES.c.created, TABLES.c.id)
        return await self._ids(wanted)

    async def unindexed(self, after: str, most: int) -> list[str]:
        """Return tables with ended games that the index lacks, by id and after one of them."""
        indexed = sa.select(sa.func.count()).where(GAMES.c.table_id == TABLES.c.id)
        missing = (indexed.scalar_subquery() < _ENDED) & (TABLES.c.id > after)
        wanted = sa.select(TABLES.c.id).where(missing).order_by(TABLES.c.id).limit(most)
        return await self._ids(wanted)

    async def index(self, endings: Sequence[Write]) -> None:
        """Add games to the index, by the entries that ended them."""
        found = (game_rows(write.entry, write.after) for write in endings)
        async with self._transaction(_WRITING) as connection:
            await self._save_games(connection, [game for game in found if game])

    async def game(self, table: str, game: int) -> EndedGame | None:
        """Return a game of a table, if it is over."""
        wanted = sa.select(GAMES).where(GAMES.c.table_id == table, GAMES.c.game == game)
        async with self._transaction() as connection:
            row = (await connection.execute(wanted)).first()
            return EndedGame(row.table_id, row.game, row.seq, row.ended, row.rules) if row else None

    async def games_of(self, who: str) -> list[PlayedGame]:
        """Return the ended games of a player, oldest first."""
        same = (GAMES.c.table_id == GAME_SEATS.c.table_id) & (GAMES.c.game == GAME_SEATS.c.game)
        wanted = (
            sa.select(GAMES, GAME_SEATS.c.seat, GAME_SEATS.c.score, GAME_SEATS.c.won)
            .join(GAME_SEATS, same)
            .where(GAME_SEATS.c.who == who)
            .order_by(GAMES.c.ended)
        )
        async with self._transaction() as connection:
            return [
                PlayedGame(
                    EndedGame(row.table_id, row.game, row.seq, row.ended, row.rules),
                    row.seat,
                    row.score,
                    row.won,
                )
                for row in await connection.execute(wanted)
            ]

    async def _ids(self, wanted: sa.Select[Any]) -> list[str]:
        async with self._transaction() as connection:
            return [row[0] for row in await connection.execute(wanted)]

    async def changed(self) -> bool:
        """Return whether a backup has been restored since the data was last accepted."""
        async with self._transaction() as connection:
            return await self._changed(connection)

    async def _changed(self, connection: AsyncConnection) -> bool:
        self._present = await connection.scalar(_GENERATION) or ""
        return self._present != self._generation

    def accept(self) -> None:
        """Continue with the data as it is now; the caller has forgotten the old data."""
        self._generation = self._present

    async def player(self, who: str) -> Player | None:
        """Return what is stored about a player."""
        async with self._transaction() as connection:
            found = await connection.execute(sa.select(PLAYERS).where(PLAYERS.c.id == who))
            row = found.first()
            return Player(*row) if row else None

    async def save_player(self, player: Player) -> None:
        """Store a player, or what has changed about one."""
        row = {name: getattr(player, name) for name in ("id", "name", "created", "seen")}
        async with self._transaction(_WRITING) as connection:
            await connection.execute(self._save_player, row)

    async def forget_player(self, who: str) -> None:
        """Delete a player's name."""
        async with self._transaction(_WRITING) as connection:
            await connection.execute(sa.delete(PLAYERS).where(PLAYERS.c.id == who))

    async def entries_of(self, who: str) -> list[Entry]:
        """Return all log entries that a player's messages became."""
        wanted = sa.select(LOG).where(LOG.c.who == who).order_by(LOG.c.at)
        async with self._transaction() as connection:
            return [entry_of(row) for row in await connection.execute(wanted)]


@contextmanager
def _troubles() -> Iterator[None]:
    """Turn any error from a driver into the one that the server knows."""
    try:
        yield
    except (DBAPIError, sqlite3.Error, OSError) as error:
        raise StoreError(type(error).__name__) from error


_PROCESS: Final = "process."  # before the names of signs of life
_PROCESSES: Final = META.c.name.startswith(_PROCESS, autoescape=True)
_GENERATION: Final = sa.select(META.c.value).where(META.c.name == "generation")
# How many games have ended at a table, by its row in the index of tables.
_ENDED: Final = TABLES.c.game - sa.case((TABLES.c.stage == "over", 0), else_=1)
_UNFINISHED: Final = TABLES.c.stage.in_(["entropy", "playing", "pause"]) | (
    (TABLES.c.stage == "waiting") & TABLES.c.wake.is_not(None)
)
_INDEXED: Final = sa.select(META.c.value).where(META.c.name == "games")
_READ: Final = (
    sa.select(LOG)
    .where(
        LOG.c.table_id == sa.bindparam("wanted"),
        LOG.c.seq > sa.bindparam("after"),
        LOG.c.seq <= sa.bindparam("until"),
    )
    .order_by(LOG.c.seq)
)

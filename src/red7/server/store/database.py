"""The store in a database, using SQLAlchemy: SQLite or PostgreSQL, with the same code."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final, Protocol

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from red7.server.store.access import GENERATION, Access, AsyncSingle, ThreadSingle
from red7.server.store.engines import make_engine, make_sync_engine, troubles
from red7.server.store.errors import StoreChangedError
from red7.server.store.games.history import HistoryStore
from red7.server.store.games.ratings import RatingStore
from red7.server.store.interface import EndedGame, PlayedGame, Player, Write
from red7.server.store.logs.archive import UNFINISHED, Archive, by_turns, seated
from red7.server.store.marks import fresh_mark
from red7.server.store.people.accounts import AccountStore
from red7.server.store.people.meeting import MeetingStore
from red7.server.store.people.moderation import ModerationStore
from red7.server.store.people.people import PeopleStore
from red7.server.store.people.sessions import SessionStore
from red7.server.store.postgres import PostgresAppender
from red7.server.store.puzzles import PuzzleStore
from red7.server.store.rows import (
    GAMES_VERSION,
    GameRows,
    Written,
    game_rows,
    log_row,
    table_row,
)
from red7.server.store.schema import (
    GAME_SEATS,
    GAMES,
    META,
    PLAYERS,
    REVIEWS,
    RUNNING,
    TABLES,
)
from red7.server.store.sqlite import Inserts, SqliteAppender
from red7.server.store.upkeep.checking import keep_private
from red7.server.store.upkeep.upgrading import migrate
from red7.table.log import Entry


class Appender(Protocol):
    """The quickest way to append to a database."""

    async def append(self, entries: Sequence[Written], expected: str) -> list[bool]:
        """Write entries, each with its table afterwards; return which of them were new.

        Nothing is written if the data does not have the expected generation.
        """
        ...

    def close(self) -> None:
        """Close the database; it is opened again when needed."""


class DatabaseStore:
    """Stores everything in one database."""

    def __init__(self, url: sa.URL, wall: Callable[[], int]) -> None:
        self._url = url
        self._engine = make_engine(url)
        self._wall = wall  # milliseconds since 1970, for a database without its own clock
        self._generation = ""  # of the data that was accepted
        self._present = ""  # of the data as last seen
        self._signing = ""  # the secret in the data that was accepted
        self._present_signing = ""
        self._postgres = self._engine.dialect.name == "postgresql"
        self._file = Path(url.database) if not self._postgres and url.database else None
        self._single = (
            AsyncSingle(self._engine) if self._postgres else ThreadSingle(make_sync_engine(url))
        )
        self._access = Access(self._engine, self._single)
        self._archive = Archive(self._access)
        self.accounts = AccountStore(self._access)
        self.sessions = SessionStore(self._access)
        self.ratings = RatingStore(self._access, lambda: self._generation)
        self.history = HistoryStore(self._access)
        self.meeting = MeetingStore(self._access, lambda: self._generation)
        self.people = PeopleStore(self._access)
        self.moderation = ModerationStore(self._access)
        self.puzzles = PuzzleStore(self._access)
        insert = postgresql.insert if self._postgres else sqlite.insert
        self._games = insert(GAMES).on_conflict_do_nothing()
        self._seats = insert(GAME_SEATS).on_conflict_do_nothing()
        self._appender: Appender = PostgresAppender(self._engine)
        if not self._postgres:
            inserts = Inserts.of_sqlite(self._games, self._seats)
            self._appender = SqliteAppender(make_sync_engine(url), inserts, GENERATION)
        player = insert(PLAYERS)
        self._save_player = player.on_conflict_do_update(
            index_elements=[PLAYERS.c.id],
            set_={"name": player.excluded.name, "seen": player.excluded.seen},
        )
        review = insert(REVIEWS)
        self._save_review = review.on_conflict_do_update(
            index_elements=[REVIEWS.c.table_id, REVIEWS.c.game],
            set_={"version": review.excluded.version, "data": review.excluded.data},
        )
        meta = insert(META)
        self._add_meta = meta.on_conflict_do_nothing()
        self._save_meta = meta.on_conflict_do_update(
            index_elements=[META.c.name], set_={"value": meta.excluded.value}
        )

    async def start(self) -> None:
        """Upgrade the database to this version, or raise DatabaseNewerError."""
        if self._file:
            with troubles():
                keep_private(self._file)
        # An upgrade may take long.
        engine = make_engine(self._url, patient=True) if self._postgres else self._engine
        try:
            async with self._access.transaction(engine) as connection:
                await connection.run_sync(migrate)
                if await connection.scalar(_GAMES) != GAMES_VERSION:
                    await _unindex(connection)
                    version = {"name": "games", "value": GAMES_VERSION}
                    await connection.execute(self._save_meta, version)
        finally:
            if engine is not self._engine:
                await engine.dispose()
        await self.changed()
        self.accept()

    async def close(self) -> None:
        """Close the database."""
        self._appender.close()
        await self._single.close()
        await self._engine.dispose()

    async def now(self) -> int:
        """Return the time by the database's clock, in milliseconds since 1970."""
        if not self._postgres:
            return self._wall()  # SQLite's clock is this machine's
        ((seconds,),) = await self._access.do(_SECONDS)
        return int(float(seconds) * 1000)

    async def latest(self) -> int:
        """Return the time of the latest entry at any table where time passes; 0 if none is."""
        # Two statements, each with its index, because SQLite has none for both.
        latest = sa.select(sa.func.max(TABLES.c.at))
        ((timed,),) = await self._access.do(latest.where(_TIMED))
        ((untimed,),) = await self._access.do(latest.where(RUNNING))
        return max(timed or 0, untimed or 0)

    async def append(self, writes: Sequence[Write]) -> list[bool]:
        """Write entries in one transaction; return for each whether its number and id were free.

        All of them must have been decided on the same data.
        """
        rows = [
            (log_row(w.entry), table_row(w.after), game_rows(w.entry, w.after, w.versions))
            for w in writes
        ]
        try:
            with troubles(doubted=False):  # the appender knows what it has sent
                decided = next((write.generation for write in writes), "")
                return await self._appender.append(rows, decided or self._generation)
        except StoreChangedError:
            await self.changed()  # find out which data this is, so that it can be accepted
            raise

    async def _save_games(self, connection: AsyncConnection, games: list[GameRows]) -> None:
        if games:
            await connection.execute(self._games, [game.game for game in games])
            await connection.execute(self._seats, [seat for game in games for seat in game.seats])

    async def read(self, table: str, after: int = 0, until: int | None = None) -> list[Entry]:
        """Return the entries of a table's log after one number, up to another or to the end."""
        return await self._archive.read(table, after, until)

    async def heads(self, tables: Iterable[str]) -> dict[str, int]:
        """Return the number of the last entry of each of these tables."""
        wanted = sa.select(TABLES.c.id, TABLES.c.seq).where(TABLES.c.id.in_(list(tables)))
        return {row.id: row.seq for row in await self._access.do(wanted)}

    async def due(self, now: int, most: int) -> list[str]:
        """Return tables at which the server has to act by now."""
        wanted = sa.select(TABLES.c.id).where(TABLES.c.wake <= now)
        return await self._ids(wanted.order_by(TABLES.c.wake).limit(most))

    async def abandoned(self, before: int, most: int) -> list[str]:
        """Return running games that wait for people, and have since before some time."""
        untimed = sa.select(TABLES.c.id).where(RUNNING, TABLES.c.wake.is_(None))
        wanted = untimed.where(TABLES.c.at <= before).order_by(TABLES.c.at)
        return await self._ids(wanted.limit(most))

    async def probe(self) -> None:
        """Write something small; raise StoreError if nothing can be written."""
        await self._access.do(self._save_meta, name="probe", value=fresh_mark())

    async def beat(self, process: str, sign: str) -> dict[str, str]:
        """Leave a sign of life of a process; return the last signs of all, by process."""
        await self._access.do(self._save_meta, name=_PROCESS + process, value=sign)
        found = await self._access.do(sa.select(META).where(_PROCESSES))
        return {row.name.removeprefix(_PROCESS): row.value for row in found}

    async def bury(self, processes: Iterable[str]) -> None:
        """Remove the signs of processes that live no more."""
        names = [_PROCESS + process for process in processes]
        await self._access.do(sa.delete(META).where(META.c.name.in_(names)))

    async def ticking(self) -> list[str]:
        """Return the tables with a game running at which time passes, or a bot is to move."""
        running = TABLES.c.stage.in_(["entropy", "playing", "pause"])
        wanted = sa.select(TABLES.c.id).where(running, _TIMED)
        return await self._ids(wanted.order_by(TABLES.c.wake))

    async def tables_of(self, who: str, most: int) -> list[str]:
        """Return unfinished tables where a player has sat down, the latest change first."""
        wanted = sa.select(TABLES.c.id).where(TABLES.c.id.in_(seated(who)), UNFINISHED)
        return await self._ids(wanted.order_by(TABLES.c.at.desc(), TABLES.c.id).limit(most))

    async def still_unfinished(self, tables: Iterable[str]) -> set[str]:
        """Return which of these tables are unfinished."""
        wanted = sa.select(TABLES.c.id).where(TABLES.c.id.in_(list(tables)), UNFINISHED)
        return set(await self._ids(wanted))

    async def count_opened(self, who: str) -> int:
        """Return how many unfinished tables a player has opened."""
        wanted = sa.select(sa.func.count()).where(TABLES.c.host == who, UNFINISHED)
        ((count,),) = await self._access.do(wanted)
        return int(count)

    async def listed(self, most: int) -> list[tuple[str, str]]:
        """Return open tables that are waiting for players, and their hosts, who take turns."""
        return await self._hosted(by_turns(TABLES.c.listed, TABLES.c.created).limit(most))

    async def watchable(self, most: int) -> list[tuple[str, str]]:
        """Return the running games that everybody may watch, and their hosts, who take turns."""
        return await self._hosted(by_turns(TABLES.c.watchable, TABLES.c.at).limit(most))

    async def _hosted(self, wanted: sa.Select[Any]) -> list[tuple[str, str]]:
        return [(row.id, row.host) for row in await self._access.do(wanted)]

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

    async def fully_indexed(self) -> bool:
        """Return whether it has been noted that the index lacks no game."""
        return bool(await self._access.do(sa.select(META).where(_INDEXED)))

    async def note_indexed(self) -> None:
        """Note that the index lacks no game; from now on, those that end are added with the log."""
        await self._access.do(self._save_meta, name="indexed", value=GAMES_VERSION)

    async def unindex(self) -> None:
        """Throw the index of games away, so that it is built again."""
        async with self._access.writing(self._generation) as connection:
            await _unindex(connection)

    async def index(self, endings: Sequence[Write]) -> None:
        """Add games to the index, by the entries that ended them."""
        found = (game_rows(write.entry, write.after) for write in endings)
        async with self._access.transaction() as connection:
            await self._save_games(connection, [game for game in found if game])

    async def game(self, table: str, game: int) -> EndedGame | None:
        """Return a game of a table, if it is over."""
        wanted = sa.select(GAMES).where(GAMES.c.table_id == table, GAMES.c.game == game)
        rows = await self._access.do(wanted)
        return _ended_game(rows[0]) if rows else None

    async def games_of(self, who: str) -> list[PlayedGame]:
        """Return the ended games of a player, oldest first."""
        same = (GAMES.c.table_id == GAME_SEATS.c.table_id) & (GAMES.c.game == GAME_SEATS.c.game)
        wanted = (
            sa.select(GAMES, GAME_SEATS.c.seat, GAME_SEATS.c.score, GAME_SEATS.c.won)
            .join(GAME_SEATS, same)
            .where(GAME_SEATS.c.who == who)
            .order_by(GAMES.c.ended, GAMES.c.table_id, GAMES.c.game)
        )
        rows = await self._access.do(wanted)
        return [PlayedGame(_ended_game(row), row.seat, row.score, row.won) for row in rows]

    async def review(self, table: str, game: int, version: int) -> bytes | None:
        """Return the review of a game that was saved, if it is of this version."""
        mine = (REVIEWS.c.table_id == table) & (REVIEWS.c.game == game)
        wanted = sa.select(REVIEWS.c.data).where(mine, REVIEWS.c.version == version)
        rows = await self._access.do(wanted)
        return bytes(rows[0].data) if rows else None

    async def save_review(
        self, table: str, game: int, version: int, data: bytes, decided: str = ""
    ) -> None:
        """Save the review of a game, or replace it; nothing is saved if the data has changed."""
        row = {"table_id": table, "game": game, "version": version, "data": data}
        async with self._access.writing(decided or self._generation) as connection:
            await connection.execute(self._save_review, row)

    async def _ids(self, wanted: sa.Select[Any]) -> list[str]:
        return [row[0] for row in await self._access.do(wanted)]

    @property
    def generation(self) -> str:
        """The name of the data that was accepted; that of a restored backup is another."""
        return self._generation

    @property
    def signing(self) -> str:
        """The secret in the data that was accepted; that of a restored backup may be another."""
        return self._signing

    async def changed(self) -> bool:
        """Return whether a backup has been restored since the data was last accepted."""
        found = {row.name: row.value for row in await self._access.do(_DATA)}
        self._present = found.get("generation", "")
        self._present_signing = found.get("secret", "")
        return self._present != self._generation

    def accept(self) -> None:
        """Continue with the data as it is now; the caller has forgotten the old data."""
        self._generation = self._present
        self._signing = self._present_signing

    async def player(self, who: str) -> Player | None:
        """Return what is stored about a player."""
        rows = await self._access.do(sa.select(PLAYERS).where(PLAYERS.c.id == who))
        return Player(**rows[0]._asdict()) if rows else None

    async def names_of(self, players: Iterable[str]) -> dict[str, str]:
        """Return the names of these players; those who are forgotten are left out."""
        wanted = sa.select(PLAYERS.c.id, PLAYERS.c.name).where(PLAYERS.c.id.in_(list(players)))
        return {row.id: row.name for row in await self._access.do(wanted)}

    async def save_player(self, player: Player) -> None:
        """Store a player, or what has changed about one."""
        await self._access.do(self._save_player, **asdict(player))

    async def forget_player(self, who: str) -> list[str]:
        """Delete a player with their account; return them and their bots, who are forgotten too."""
        return await self.accounts.forget(who, self.people.deletions)

    async def entries_of(self, who: str) -> list[Entry]:
        """Return all log entries that a player's messages became, oldest first."""
        return await self._archive.entries_of(who)

    async def unpacked(self, before: int, most: int) -> list[str]:
        """Return tables at which nothing has happened since some time, and whose log is in rows."""
        return await self._archive.unpacked(before, most)

    async def pack(self, table: str) -> bool:
        """Pack the log of a table at which nothing happens; return whether that is still so."""
        return await self._archive.pack(table, self._generation)

    async def secret(self, make: Callable[[], str]) -> str:
        """Return the secret that signs cookies, which is made when it is first needed."""
        found = await self._access.do(_SECRET)
        if not found:
            # If another process was first, its secret is used.
            await self._access.do(self._add_meta, name="secret", value=make())
            found = await self._access.do(_SECRET)
        return str(found[0].value)


async def _unindex(connection: AsyncConnection) -> None:
    """Empty the index of games; whoever asks for what it lacks builds it again, see unindexed."""
    await connection.execute(sa.delete(GAMES))
    await connection.execute(sa.delete(GAME_SEATS))
    await connection.execute(sa.delete(META).where(META.c.name == "indexed"))


def _ended_game(row: sa.Row[Any]) -> EndedGame:
    return EndedGame(row.table_id, row.game, row.seq, row.ended, row.rules)


_PROCESS: Final = "process."  # before the names of signs of life
_PROCESSES: Final = META.c.name.startswith(_PROCESS, autoescape=True)
_SECONDS: Final = sa.select(sa.extract("epoch", sa.func.clock_timestamp()))
_DATA: Final = sa.select(META).where(META.c.name.in_(["generation", "secret"]))
_SECRET: Final = sa.select(META.c.value).where(META.c.name == "secret")
# How many games have ended at a table, by its row in the index of tables.
_ENDED: Final = TABLES.c.game - sa.case((TABLES.c.stage == "over", 0), else_=1)
_GAMES: Final = sa.select(META.c.value).where(META.c.name == "games")
_INDEXED: Final = (META.c.name == "indexed") & (META.c.value == GAMES_VERSION)
# In other words than ``IS NOT NULL``, for which SQLite would not use the index.
_TIMED: Final = TABLES.c.wake >= 0

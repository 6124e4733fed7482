"""Logs as they are kept: in rows, and in a pack once nothing happens at their table any more.

Whoever reads a log cannot tell. What is written to a table after its log was packed is in rows
again, until it is packed with the rest.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from red7.server.store.access import Access
from red7.server.store.logs.packs import PackError, pack, unpack
from red7.server.store.rows import LogRow, entry_of
from red7.server.store.schema import LOG, PACK_PLAYERS, PACKS, TABLES, UNPACKED
from red7.table.log import Entry, Kind

_ALL: Final = 2**31 - 1  # the highest number that an entry may have
_LARGE: Final = 16_384  # bytes of packs that take longer than others should wait


class Archive:
    """Reads the logs in a database, and packs them."""

    def __init__(self, access: Access) -> None:
        self._access = access
        insert = postgresql.insert if access.postgres else sqlite.insert
        packs, players = insert(PACKS), insert(PACK_PLAYERS)
        self._save_pack = packs.on_conflict_do_update(
            index_elements=[PACKS.c.table_id],
            set_={"seq": packs.excluded.seq, "data": packs.excluded.data},
        )
        self._save_players = players.on_conflict_do_update(
            index_elements=[PACK_PLAYERS.c.who, PACK_PLAYERS.c.table_id],
            set_={"seated": players.excluded.seated},
        )

    async def read(self, table: str, after: int = 0, until: int | None = None) -> list[Entry]:
        """Return the entries of a table's log after one number, up to another or to the end."""
        until = _ALL if until is None else until
        found = await self._access.do(_READ, wanted=table, after=after, until=until)
        rows = await _unpacked(found, lambda row: after < row.seq <= until)
        return [entry_of(row) for row in rows]

    async def entries_of(self, who: str) -> list[Entry]:
        """Return all log entries that a player's messages became, oldest first."""
        rows = await _unpacked(await self._access.do(_OF, who=who), lambda row: row.who == who)
        in_order = sorted(rows, key=lambda row: (row.at, row.table_id, row.seq))
        return [entry_of(row) for row in in_order]

    async def unpacked(self, before: int, most: int) -> list[str]:
        """Return tables at which nothing has happened since some time, and whose log is in rows."""
        rows = await self._access.do(_UNPACKED, before=before, most=most)
        return [row.id for row in rows]

    async def pack(self, table: str, generation: str) -> bool:
        """Pack the log of a table at which nothing happens; return whether that is still so.

        The rows go in the transaction that the pack comes in, after it was read once more. It is
        made beforehand, so that nobody who writes has to wait for that: a row of a log never
        changes, so the rows are those that were read if there are as many of the same data.
        """
        found = await self._access.do(_READ, wanted=table, after=0, until=_ALL)
        rows = await _unpacked(found, lambda _: True)
        before = max((row.seq for row in found if row.data is not None), default=0)
        packed = await asyncio.to_thread(pack, rows)
        async with self._access.writing(generation) as connection:
            values = {"table": table, "last": len(rows), "before": before}
            if await connection.scalar(_RESTING, values) is None:
                return False  # somebody has written, or packed it
            await self._replace(connection, rows, packed, before)
        return True

    async def _replace(
        self, connection: AsyncConnection, rows: Sequence[LogRow], packed: bytes, before: int
    ) -> None:
        """Put a pack in the place of rows; those up to a number have been packed before."""
        table, last = rows[0].table_id, rows[-1].seq
        pack_row = {"table_id": table, "seq": last, "data": packed}
        await connection.execute(self._save_pack, pack_row)
        players = _players(rows)
        if players:
            await connection.execute(self._save_players, players)
        kept = await connection.scalar(sa.select(PACKS.c.data).where(PACKS.c.table_id == table))
        held = sa.delete(LOG).where(LOG.c.table_id == table, LOG.c.seq <= last)
        gone = await connection.execute(held)
        if kept != packed or gone.rowcount != last - before:
            raise PackError("what was stored is not what was packed")
        noted = sa.update(TABLES).where(TABLES.c.id == table).values(packed=last)
        await connection.execute(noted)


async def _unpacked(found: Sequence[sa.Row[Any]], wanted: Callable[[LogRow], bool]) -> list[LogRow]:
    """Return the rows that were found, in packs those that are wanted."""
    packs = [row for row in found if row.data is not None]
    rows = [LogRow(*row[: len(LogRow._fields)]) for row in found if row.data is None]

    def of_packs() -> list[LogRow]:
        return [one for row in packs for one in unpack(row.table_id, row.data) if wanted(one)]

    large = sum(len(row.data) for row in packs) > _LARGE
    return [*(await asyncio.to_thread(of_packs) if large else of_packs()), *rows]


def _players(rows: Sequence[LogRow]) -> list[dict[str, object]]:
    """Return whose entries these are, and whether they sat down."""
    sat = {row.who for row in rows if row.kind == Kind.SEATED}
    spoke = {row.who for row in rows} - {""}
    table = rows[0].table_id
    return [{"who": who, "table_id": table, "seated": who in sat} for who in sorted(spoke)]


UNFINISHED: Final = TABLES.c.stage.in_(["entropy", "playing", "pause"]) | (
    (TABLES.c.stage == "waiting") & TABLES.c.wake.is_not(None)
)


def by_turns(shown: sa.Column[bool], when: sa.Column[int]) -> sa.Select[Any]:
    """Find tables and their hosts: the latest of each host first, then the second latest."""
    latest = when.desc(), TABLES.c.id
    turn = sa.func.row_number().over(partition_by=TABLES.c.host, order_by=latest)
    return sa.select(TABLES.c.id, TABLES.c.host).where(shown).order_by(turn, *latest)


def seated(who: str | sa.BindParameter[str]) -> sa.CompoundSelect[Any]:
    """Return how to find the tables at which a player has ever sat down."""
    # Written out, because a partial index is not used for a value that is bound.
    sat = LOG.c.kind == sa.literal_column("'seated'")
    return sa.union(
        sa.select(LOG.c.table_id).where(LOG.c.who == who, sat),
        sa.select(PACK_PLAYERS.c.table_id).where(PACK_PLAYERS.c.who == who, PACK_PLAYERS.c.seated),
    )


def seated_among(players: Collection[str]) -> sa.CompoundSelect[Any]:
    """Return how to find the tables at which each of some players has ever sat down."""
    sat = LOG.c.kind == sa.literal_column("'seated'")
    packed = PACK_PLAYERS.c.who.in_(players) & PACK_PLAYERS.c.seated
    return sa.union(
        sa.select(LOG.c.who, LOG.c.table_id).where(LOG.c.who.in_(players), sat),
        sa.select(PACK_PLAYERS.c.who, PACK_PLAYERS.c.table_id).where(packed),
    )


def _with_packs(packs: sa.ColumnElement[bool], *rows: sa.ColumnElement[bool]) -> sa.Executable:
    """Return a statement for packs and for rows of the log, which are found at one moment.

    Each condition for rows is looked up by itself, and no row may meet two of them.
    """
    nothing = sa.null().cast(PACKS.c.data.type).label("data")
    zero: sa.ColumnElement[Any] = sa.literal_column("0")
    empty: sa.ColumnElement[Any] = sa.literal_column("''")
    filled = {"table_id": PACKS.c.table_id, "seq": PACKS.c.seq, "at": zero, "seat": zero}
    columns = [filled.get(name, empty).label(name) for name in LogRow._fields]
    in_rows = sa.select(*(LOG.c[name] for name in LogRow._fields), nothing)
    in_packs = sa.select(*columns, PACKS.c.data).where(packs)
    return sa.union_all(in_packs, *(in_rows.where(these) for these in rows)).order_by("seq")


_READ: Final = _with_packs(
    (PACKS.c.table_id == sa.bindparam("wanted")) & (PACKS.c.seq > sa.bindparam("after")),
    (LOG.c.table_id == sa.bindparam("wanted"))
    & (LOG.c.seq > sa.bindparam("after"))
    & (LOG.c.seq <= sa.bindparam("until")),
)
_OWN: Final = LOG.c.who == sa.bindparam("who")
# Written out, because a partial index is not used for a value that is bound.
_A_STEP: Final[sa.ColumnElement[str]] = sa.literal_column("'steps'")
_OF: Final = _with_packs(
    PACKS.c.table_id.in_(
        sa.select(PACK_PLAYERS.c.table_id).where(PACK_PLAYERS.c.who == sa.bindparam("who"))
    ),
    _OWN & (LOG.c.kind != _A_STEP),
    _OWN & (LOG.c.kind == _A_STEP) & LOG.c.table_id.in_(seated(sa.bindparam("who"))),
)
_UNPACKED: Final = (
    sa.select(TABLES.c.id)
    .where(UNPACKED, TABLES.c.at <= sa.bindparam("before"))
    .order_by(TABLES.c.at)
    .limit(sa.bindparam("most"))
)
# In PostgreSQL, whoever writes to the table meanwhile waits, or has been waited for.
_RESTING: Final = (
    sa.select(TABLES.c.id)
    .where(
        UNPACKED,
        TABLES.c.id == sa.bindparam("table"),
        TABLES.c.seq == sa.bindparam("last"),
        TABLES.c.packed == sa.bindparam("before"),
    )
    .with_for_update()
)

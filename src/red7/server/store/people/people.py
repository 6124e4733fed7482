"""What players think of each other, in the database: whom they follow, block, mute and report."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Final, Literal

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from red7.protocol.messages import AccountKind
from red7.server.store.access import Access
from red7.server.store.logs.archive import UNFINISHED, seated_among
from red7.server.store.people.behind import Behind
from red7.server.store.schema import ACCOUNTS, BANS, HIDDEN, PLAYERS, REPORTS, TABLES, TIES

TieKind = Literal["follow", "block", "mute"]
Reason = Literal["name", "phrases", "stalling", "cheating", "other"]


class TooManyTiesError(Exception):
    """Somebody follows, blocks or mutes as many people as they may."""


@dataclass(frozen=True)
class Tie:
    """Somebody whom a player follows, blocks or has muted."""

    kind: TieKind
    player: str
    name: str
    at: int
    account: AccountKind = "guest"


@dataclass(frozen=True)
class Apart:
    """Whom a player is kept apart from, by either's wish, and whose phrases they do not read."""

    blocked: frozenset[str] = frozenset()
    silenced: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Report:
    """What a player reports about another."""

    id: str
    at: int
    sender: str
    about: str
    table_id: str
    reason: Reason
    handled: int | None = None


class PeopleStore:
    """Finds and stores what players think of each other."""

    def __init__(self, access: Access) -> None:
        self._access = access
        self._behind = Behind(access)
        insert = postgresql.insert if access.postgres else sqlite.insert
        self._tie = insert(TIES).on_conflict_do_nothing()
        self._hide = insert(HIDDEN).on_conflict_do_nothing()
        self._report = insert(REPORTS).on_conflict_do_nothing()

    async def tie(self, player: str, kind: TieKind, other: str, *, at: int, most: int) -> None:
        """Let a player follow, block or mute another; nobody follows whom they block."""
        mine = (TIES.c.player == player) & (TIES.c.kind == kind)
        row = {"player": player, "kind": kind, "other": other, "at": at}
        async with self._access.transaction() as connection:
            had = await connection.scalar(sa.select(TIES.c.at).where(mine, TIES.c.other == other))
            count = sa.select(sa.func.count()).where(mine)
            if had is None and (await connection.scalar(count) or 0) >= most:
                raise TooManyTiesError
            await connection.execute(self._tie, row)
            if kind in _OPPOSITE:
                opposite = (TIES.c.player == player) & (TIES.c.kind == _OPPOSITE[kind])
                await connection.execute(sa.delete(TIES).where(opposite, TIES.c.other == other))

    async def untie(self, player: str, kind: TieKind, other: str) -> None:
        """Let a player follow, block or mute another no longer."""
        mine = (TIES.c.player == player) & (TIES.c.kind == kind) & (TIES.c.other == other)
        await self._access.do(sa.delete(TIES).where(mine))

    async def ties_of(self, player: str) -> list[Tie]:
        """Return whom a player follows, blocks and has muted, by their names; the latest first."""
        wanted = (
            sa.select(TIES, PLAYERS.c.name, ACCOUNTS.c.kind.label("account"))
            .join(PLAYERS, PLAYERS.c.id == TIES.c.other)
            .join(ACCOUNTS, ACCOUNTS.c.player == TIES.c.other, isouter=True)
            .where(TIES.c.player == player)
            .order_by(TIES.c.at.desc(), TIES.c.other)
        )
        found = await self._access.do(wanted)
        return [Tie(row.kind, row.other, row.name, row.at, row.account or "guest") for row in found]

    async def tables_of(self, players: Collection[str], most: int) -> dict[str, list[str]]:
        """Return so many unfinished tables of each of these players, the latest change first."""
        sat = seated_among(players).subquery("sat")
        found = sa.select(sat.c.who, TABLES.c.id).join(TABLES, TABLES.c.id == sat.c.table_id)
        wanted = found.where(UNFINISHED).order_by(TABLES.c.at.desc(), TABLES.c.id)
        tables: dict[str, list[str]] = {player: [] for player in players}
        for row in await self._access.do(wanted) if players else ():
            if len(tables[row.who]) < most:
                tables[row.who].append(row.id)
        return tables

    async def apart(self, players: Collection[str]) -> dict[str, Apart]:
        """Return whom each of these players is kept apart from, and whom they do not hear.

        What somebody thinks of a player goes for the person behind both, and for all their bots.
        """
        mine = await self._behind.selves(players)
        asked = sorted(frozenset().union(*mine.values()))
        # In two parts, each with its index.
        own = sa.select(TIES.c.player, TIES.c.kind, TIES.c.other).where(
            TIES.c.player.in_(asked), TIES.c.kind != "follow"
        )
        by_others = sa.select(TIES.c.other, sa.literal("blocked"), TIES.c.player).where(
            TIES.c.other.in_(asked), TIES.c.kind == "block"
        )
        ties = [tuple(row) for row in await self._access.do(sa.union_all(own, by_others))]
        theirs = await self._behind.selves({other for _, _, other in ties})
        blocked: dict[str, set[str]] = {player: set() for player in asked}
        silenced: dict[str, set[str]] = {player: set() for player in asked}
        for one, kind, other in ties:
            if kind != "mute":
                blocked[one] |= theirs[other]
            if kind != "blocked":
                silenced[one] |= theirs[other]
        return {
            player: Apart(
                frozenset().union(*(blocked[one] for one in selves)) - selves,
                frozenset().union(*(silenced[one] for one in selves)) - selves,
            )
            for player, selves in mine.items()
        }

    async def hide(self, player: str, *, at: int, hidden: bool) -> None:
        """Note whether a player wants to be seen online."""
        if hidden:
            await self._access.do(self._hide, player=player, at=at)
        else:
            await self._access.do(sa.delete(HIDDEN).where(HIDDEN.c.player == player))

    async def hidden_among(self, players: Iterable[str]) -> set[str]:
        """Return which of these players do not want to be seen online."""
        wanted = sa.select(HIDDEN.c.player).where(HIDDEN.c.player.in_(list(players)))
        return {row.player for row in await self._access.do(wanted)}

    async def report(self, report: Report, *, since: int, most: int) -> bool:
        """Store a report once, unless its sender has sent too many since some time."""
        mine = REPORTS.c.sender == report.sender
        once = mine & (REPORTS.c.about == report.about) & (REPORTS.c.table_id == report.table_id)
        count = sa.select(sa.func.count()).where(mine, REPORTS.c.at >= since)
        async with self._access.transaction() as connection:
            if await connection.scalar(sa.select(REPORTS.c.id).where(once)) is not None:
                return True
            if (await connection.scalar(count) or 0) >= most:
                return False
            await connection.execute(self._report, vars(report))
            return True

    async def reports_by(self, player: str) -> list[Report]:
        """Return what a player has reported, oldest first."""
        mine = sa.select(REPORTS).where(REPORTS.c.sender == player).order_by(REPORTS.c.at)
        return [Report(**row._asdict()) for row in await self._access.do(mine)]

    @staticmethod
    def deletions(players: list[str]) -> tuple[sa.Delete, ...]:
        """Return what deletes all that is stored about players and others."""
        tied = TIES.c.player.in_(players) | TIES.c.other.in_(players)
        reported = REPORTS.c.sender.in_(players) | REPORTS.c.about.in_(players)
        return (
            sa.delete(TIES).where(tied),
            sa.delete(HIDDEN).where(HIDDEN.c.player.in_(players)),
            sa.delete(REPORTS).where(reported),
            sa.delete(BANS).where(BANS.c.player.in_(players)),
        )


_OPPOSITE: Final[dict[TieKind, TieKind]] = {"follow": "block", "block": "follow"}

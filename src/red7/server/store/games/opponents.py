"""How many rated games people play with each other, those that are running included.

Whoever begins one claims it first. Claims are made one at a time, so that no two processes can both
begin the last game that two people may play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

import sqlalchemy as sa

from red7.server.store.access import Access
from red7.server.store.people.behind import Behind
from red7.server.store.schema import ACCOUNTS, GAME_SEATS, RATED_CLAIMS, RATED_GAMES, TABLES

DAY_MS: Final = 24 * 3_600_000  # within which games are counted
_BEGINNING_MS: Final = 60_000  # for a game that was claimed to begin
_RUNNING: Final = ("entropy", "playing", "pause")

Met = dict[frozenset[str], int]
Ask = Callable[[sa.Executable], Awaitable[Sequence[sa.Row[Any]]]]


@dataclass(frozen=True)
class Claim:
    """A rated game that is about to begin, and who play it."""

    table: str
    game: int
    players: frozenset[str]


class Opponents:
    """Counts the rated games that people play with each other."""

    def __init__(self, access: Access, generation: Callable[[], str]) -> None:
        self._access = access
        self._generation = generation
        self._behind = Behind(access)

    async def met(self, players: Collection[str], now: int) -> Met:
        """Return how many rated games each two of these people play together within a day.

        Their bots are they themselves. Nobody knows any more to whom an account belonged that has
        been closed since then. So games with it count for all who might be, or have been, behind
        it: those who made their own account afterwards, or who have bots.
        """
        selves = await self._behind.selves(players)
        return await _met(self._access.do, selves, now)

    async def claim(self, claim: Claim, now: int, most: int) -> bool:
        """Let a game begin, unless two of those who play it have that many already.

        A claim may be repeated. It is void if the game does not begin within a minute.
        """
        selves = await self._behind.selves(claim.players)
        async with self._access.writing(self._generation()) as connection:
            if self._access.postgres:
                lock = "LOCK TABLE rated_claims IN SHARE ROW EXCLUSIVE MODE"
                await connection.execute(sa.text(lock))

            async def ask(statement: sa.Executable) -> Sequence[sa.Row[Any]]:
                return (await connection.execute(statement)).all()

            if await ask(_begun(claim)):
                return True  # so whoever asks knows less of the table than those who began
            # Another process may be about to begin the game with others than this one has seen.
            this = (RATED_CLAIMS.c.table_id == claim.table) & (RATED_CLAIMS.c.game == claim.game)
            valid = sa.select(RATED_CLAIMS).where(this, _counts(RATED_CLAIMS, now))
            claims = {row.who: row.at for row in await ask(valid)}
            await connection.execute(sa.delete(RATED_CLAIMS).where(this))
            met = await _met(ask, selves, now)
            free = max(met.values(), default=0) < most
            claims |= dict.fromkeys(claim.players, now) if free else {}
            row = {"table_id": claim.table, "game": claim.game}
            rows = [{**row, "who": who, "at": at} for who, at in sorted(claims.items())]
            if rows:
                await connection.execute(sa.insert(RATED_CLAIMS), rows)
            return free

    async def clean(self, now: int) -> None:
        """Delete the claims of games that are over, or never began."""
        await self._access.do(sa.delete(RATED_CLAIMS).where(~_counts(RATED_CLAIMS, now)))


async def _met(ask: Ask, selves: Mapping[str, Collection[str]], now: int) -> Met:
    person = {one: player for player, them in selves.items() for one in them}
    together: Counter[frozenset[str]] = Counter()
    gone: dict[str, list[int]] = {player: [] for player in selves}  # when they played
    for row in await ask(_opponents(person, now)):
        if row.opponent in person:
            together[frozenset({person[row.who], person[row.opponent]})] += 1
        elif row.account is None:
            gone[person[row.who]].append(row.at)
    since = dict.fromkeys(selves, now)
    for row in await ask(_created([player for player, them in selves.items() if len(them) == 1])):
        since[row.player] = row.created
    # Each game that two of them play together is found from either side.
    return {
        frozenset(two): together[frozenset(two)] // 2
        + max(sum(at <= since[new] for at in gone[old]) for old, new in (two, two[::-1]))
        for two in combinations(selves, 2)
    }


def _created(players: Collection[str]) -> sa.Select[tuple[str, int]]:
    """Give when these accounts were made."""
    return sa.select(ACCOUNTS.c.player, ACCOUNTS.c.created).where(ACCOUNTS.c.player.in_(players))


def _opponents(players: Collection[str], now: int) -> sa.Select[Any]:
    """Give the people, and whether they have an account, in the rated games of these players.

    It is one statement, so that a game that ends meanwhile is neither missed nor counted twice.
    """
    one, other = GAME_SEATS.alias("one"), GAME_SEATS.alias("other")
    ended = (
        sa.select(one.c.who, other.c.who.label("opponent"), one.c.ended.label("at"))
        .join_from(one, other, _same(one, other) & (one.c.who != other.c.who))
        .join(RATED_GAMES, _same(one, RATED_GAMES))
        .where(one.c.who.in_(players), one.c.ended >= now - DAY_MS, other.c.bot == "")
    )
    mine, theirs = RATED_CLAIMS.alias("mine"), RATED_CLAIMS.alias("theirs")
    running = (
        sa.select(mine.c.who, theirs.c.who.label("opponent"), mine.c.at)
        .join_from(mine, theirs, _same(mine, theirs) & (mine.c.who != theirs.c.who))
        .where(mine.c.who.in_(players), _counts(mine, now))
    )
    both = sa.union_all(ended, running).subquery("both")
    account = ACCOUNTS.c.player.label("account")
    joined = sa.select(both, account)
    return joined.join(ACCOUNTS, ACCOUNTS.c.player == both.c.opponent, isouter=True)


def _begun(claim: Claim) -> sa.Select[Any]:
    same = (TABLES.c.game == claim.game) & (TABLES.c.stage != "waiting")
    begun = same | (TABLES.c.game > claim.game)
    return sa.select(TABLES.c.id).where(TABLES.c.id == claim.table, begun)


def _counts(claims: sa.FromClause, now: int) -> sa.ColumnElement[bool]:
    """Say whether a game that was claimed is running, or may be about to."""
    here = (TABLES.c.id == claims.c.table_id) & (TABLES.c.game == claims.c.game)
    runs = sa.exists().where(here, TABLES.c.stage.in_(_RUNNING))
    ended = sa.exists().where(_same(RATED_GAMES, claims))
    return runs | ((claims.c.at > now - _BEGINNING_MS) & ~ended)


def _same(one: sa.FromClause, other: sa.FromClause) -> sa.ColumnElement[bool]:
    return (one.c.table_id == other.c.table_id) & (one.c.game == other.c.game)

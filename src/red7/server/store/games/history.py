"""The lists of finished games and of the strongest, a page at a time."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa

from red7.rating import Rating
from red7.server.store.access import Access
from red7.server.store.games.ratings import (
    RatedSubject,
    RatingChange,
    bot_subject,
    rated_subject_of,
)
from red7.server.store.schema import (
    ACCOUNTS,
    GAME_SEATS,
    GAMES,
    PLAYERS,
    RATED_GAMES,
    RATING_CHANGES,
    RATINGS,
)

GameKey = tuple[int, str, int]  # when a game ended, its table, and its number there


@dataclass(frozen=True)
class WantedGames:
    """Which of somebody's games are wanted; whatever is empty may be anything."""

    family: str = ""
    won: bool | None = None
    opponent: str = ""  # a player's name
    bot: str = ""
    rated: bool = False


@dataclass(frozen=True)
class ListedSeat:
    """Who sat on a seat of a finished game, and how it ended for them."""

    seat: int
    who: str
    bot: str
    score: int
    won: bool


@dataclass(frozen=True)
class ListedGame:
    """A finished game in somebody's history."""

    table: str
    game: int
    ended: int
    rules: str
    seat: int
    seats: tuple[ListedSeat, ...]
    change: RatingChange | None  # None if it is not rated, or not yet

    @property
    def key(self) -> GameKey:
        """What comes after this game in a list is found by this."""
        return self.ended, self.table, self.game


@dataclass(frozen=True)
class Leader:
    """Somebody in a list of the strongest."""

    rated: RatedSubject
    name: str  # empty for a bot
    program: bool = False  # whether the account is one of a bot


class HistoryStore:
    """Finds games and ratings by the indexes that are there for it."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def games(
        self, who: str, wanted: WantedGames, before: GameKey | None, most: int
    ) -> list[ListedGame]:
        """Return so many of a player's games, newest first, before one of them."""
        mine = GAME_SEATS.alias("mine")
        own = sa.select(mine).where(mine.c.who == who, mine.c.bot == "", *_filters(mine, wanted))
        if before is not None:
            own = own.where(sa.tuple_(*_key(mine)) < sa.tuple_(*before))
        # The page is cut before anything is joined to it: PostgreSQL would join all games first.
        page = own.order_by(*_newest_first(mine)).limit(most).subquery("page")
        query = (
            sa.select(page, GAMES.c.rules, *_CHANGE)
            .join(GAMES, _same(page, GAMES))
            .join(RATED_GAMES, _same(page, RATED_GAMES), isouter=True)
            .join(
                RATING_CHANGES,
                (RATING_CHANGES.c.number == RATED_GAMES.c.number)
                & (RATING_CHANGES.c.subject == page.c.who),
                isouter=True,
            )
            .order_by(*_newest_first(page))
        )
        rows = await self._access.do(query)
        seats = await self._seats([(row.table_id, row.game) for row in rows])
        return [_listed(row, row.seat, seats[row.table_id, row.game]) for row in rows]

    async def games_of_bot(
        self, bot: str, version: str, before: int | None, most: int
    ) -> list[ListedGame]:
        """Return so many rated games of a bot in a version, newest first, before a number."""
        mine = RATING_CHANGES.c.subject == bot_subject(bot, version)
        own = sa.select(RATING_CHANGES).where(mine)
        if before is not None:
            own = own.where(RATING_CHANGES.c.number < before)
        page = own.order_by(RATING_CHANGES.c.number.desc()).limit(most).subquery("page")
        query = (
            sa.select(page, RATED_GAMES.c.versions, GAMES)
            .join(RATED_GAMES, RATED_GAMES.c.number == page.c.number)
            .join(GAMES, _same(GAMES, RATED_GAMES))
            .order_by(page.c.number.desc())
        )
        rows = await self._access.do(query)
        seats = await self._seats([(row.table_id, row.game) for row in rows])
        found = []
        for row in rows:
            listed, versions = seats[row.table_id, row.game], json.loads(row.versions)
            its_own = [
                one for one in listed if one.bot == bot and versions[one.seat - 1] == version
            ]
            # It may have several seats, of which the best is told.
            best = max(its_own, key=lambda one: (one.won, one.score, -one.seat))
            found.append(_listed(row, best.seat, listed))
        return found

    async def seat_of(self, who: str, table: str, game: int) -> int:
        """Return the seat that a player had in a game that is over, or 0."""
        of_game = (GAME_SEATS.c.table_id == table) & (GAME_SEATS.c.game == game)
        wanted = sa.select(GAME_SEATS.c.seat).where(of_game, GAME_SEATS.c.who == who)
        found = await self._access.do(wanted)
        return found[0].seat if found else 0

    async def _seats(
        self, games: Sequence[tuple[str, int]]
    ) -> defaultdict[tuple[str, int], list[ListedSeat]]:
        found: defaultdict[tuple[str, int], list[ListedSeat]] = defaultdict(list)
        if games:
            # A few too many, but SQLite would look at all rows for pairs.
            tables, numbers = (sorted(set(values)) for values in zip(*games, strict=True))
            wanted = sa.select(GAME_SEATS).where(
                GAME_SEATS.c.table_id.in_(tables), GAME_SEATS.c.game.in_(numbers)
            )
            for row in sorted(await self._access.do(wanted), key=lambda row: row.seat):
                one = ListedSeat(row.seat, row.who, row.bot, row.score, row.won)
                found[row.table_id, row.game].append(one)
        return found

    async def leaders(self, family: str, after: RatedSubject | None, most: int) -> list[Leader]:
        """Return the strongest in a family, after one of them.

        First come those whose rating has settled. They are bots and people with an account.
        """
        order = (RATINGS.c.settled, RATINGS.c.mu, RATINGS.c.subject)
        query = (
            sa.select(RATINGS, PLAYERS.c.name, ACCOUNTS.c.kind)
            .join(ACCOUNTS, ACCOUNTS.c.player == RATINGS.c.subject, isouter=True)
            .join(PLAYERS, PLAYERS.c.id == ACCOUNTS.c.player, isouter=True)
            .where(RATINGS.c.family == family)
            .where(PLAYERS.c.id.is_not(None) | RATINGS.c.subject.contains("@"))
        )
        if after is not None:
            last = (after.settled, after.rating.mu, after.subject)
            query = query.where(sa.tuple_(*order) < sa.tuple_(*last))
        rows = await self._access.do(query.order_by(*(one.desc() for one in order)).limit(most))
        return [Leader(rated_subject_of(row), row.name or "", row.kind == "bot") for row in rows]


def _same(one: sa.FromClause, other: sa.FromClause) -> sa.ColumnElement[bool]:
    return (one.c.table_id == other.c.table_id) & (one.c.game == other.c.game)


def _key(games: sa.FromClause) -> tuple[sa.ColumnElement[Any], ...]:
    return games.c.ended, games.c.table_id, games.c.game


def _newest_first(games: sa.FromClause) -> list[sa.ColumnElement[Any]]:
    return [one.desc() for one in _key(games)]


def _filters(mine: sa.FromClause, wanted: WantedGames) -> list[sa.ColumnElement[bool]]:
    filters: list[sa.ColumnElement[bool]] = []
    if wanted.family:
        filters.append(mine.c.family == wanted.family)
    if wanted.won is not None:
        filters.append(mine.c.won.is_(wanted.won))
    if wanted.rated:
        filters.append(sa.exists().where(_same(RATED_GAMES, mine)))
    other = GAME_SEATS.alias("other")
    met = _same(other, mine) & (other.c.seat != mine.c.seat)
    if wanted.opponent:
        called = sa.select(PLAYERS.c.id).where(PLAYERS.c.name == wanted.opponent)
        # Their tables are found once, and most games of somebody who plays much are passed over by
        # the index alone.
        theirs = sa.select(GAME_SEATS.c.table_id).where(GAME_SEATS.c.who.in_(called))
        filters.append(mine.c.table_id.in_(theirs))
        filters.append(sa.exists().where(met, other.c.who.in_(called), other.c.bot == ""))
    if wanted.bot:
        filters.append(sa.exists().where(met, other.c.bot == wanted.bot))
    return filters


_CHANGE: Final = (
    RATING_CHANGES.c.number,
    RATING_CHANGES.c.games,
    RATING_CHANGES.c.mu,
    RATING_CHANGES.c.sigma,
    RATING_CHANGES.c.mu_before,
    RATING_CHANGES.c.sigma_before,
)


def _listed(row: sa.Row[Any], seat: int, seats: Sequence[ListedSeat]) -> ListedGame:
    change = None
    if row.number is not None:
        before, after = Rating(row.mu_before, row.sigma_before), Rating(row.mu, row.sigma)
        change = RatingChange(row.number, row.family, row.games, row.ended, before, after)
    return ListedGame(row.table_id, row.game, row.ended, row.rules, seat, tuple(seats), change)

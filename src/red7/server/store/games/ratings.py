"""Ratings in the database: games are rated in their order, whoever does it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from red7.rating import SETTLED, START, VERSION, Rating, rate
from red7.server.store.access import Access
from red7.server.store.games.opponents import Opponents
from red7.server.store.schema import BOTS, GAME_SEATS, META, RATED_GAMES, RATING_CHANGES, RATINGS

_COUNTER: Final = "rated"  # in ``meta``: how many games are to be rated
_RATER: Final = "rater"  # in ``meta``: with which version, and how many have been

Subject = str  # a player's id, or a bot with its version


def bot_subject(bot: str, version: str) -> Subject:
    """Return what a version of a bot goes by in the ratings."""
    return f"{bot}@{version}"


@dataclass(frozen=True)
class RatedSubject:
    """How strong somebody is in a family of rules, and after how many games."""

    subject: Subject
    family: str
    rating: Rating
    games: int
    won: int
    at: int  # when the last of them ended

    @property
    def settled(self) -> bool:
        """Whether the rating is no longer provisional."""
        return self.games >= SETTLED


@dataclass(frozen=True)
class RatingChange:
    """What a game did to somebody's rating."""

    number: int
    family: str
    games: int  # so far, this one included
    at: int
    before: Rating
    after: Rating


class RatingStore:
    """Rates games in their order, each once, and tells the ratings."""

    def __init__(self, access: Access, generation: Callable[[], str]) -> None:
        self._access = access
        self._generation = generation
        self.opponents = Opponents(access, generation)
        insert = postgresql.insert if access.postgres else sqlite.insert
        first = {"name": _RATER, "value": _noted(0)}
        self._begin = insert(META).values(first).on_conflict_do_nothing()
        rated = insert(RATINGS)
        changed = [name for name in RATINGS.columns.keys() if name not in ("subject", "family")]  # noqa: SIM118
        self._save = rated.on_conflict_do_update(
            index_elements=[RATINGS.c.subject, RATINGS.c.family],
            set_={name: rated.excluded[name] for name in changed},
        )

    async def progress(self) -> tuple[int, int]:
        """Return how many games have been rated, and how many there are to rate."""
        wanted = sa.select(META).where(META.c.name.in_([_COUNTER, _RATER]))
        found = {row.name: row.value for row in await self._access.do(wanted)}
        return _done(found.get(_RATER, "")), int(found.get(_COUNTER, "0"))

    async def rate_next(self, most: int) -> int:
        """Rate the next games, in one transaction; return how many there were.

        Nobody else does so meanwhile. Whoever begins reads everything anew, so that it does not
        matter who rated the games before, or whether somebody died over these.
        """
        async with self._access.writing(self._generation()) as connection:
            await connection.execute(self._begin)
            cursor = sa.select(META.c.value).where(META.c.name == _RATER).with_for_update()
            noted = str(await connection.scalar(cursor))
            if not noted.startswith(f"{VERSION}:"):
                await _clear(connection)
                noted = _noted(0)
            last = _done(noted)
            until = {"last": last, "until": last + most}
            rows: Sequence[Any] = (await connection.execute(_NEXT, until)).all()
            games = [_Game(list(seats)) for _, seats in groupby(rows, lambda row: row.number)]
            if games:
                await self._rate(connection, games)
                last = games[-1].number
            await _note(connection, last)
            return len(games)

    async def _rate(self, connection: AsyncConnection, games: Sequence[_Game]) -> None:
        subjects = {subject for game in games for subject in game.subjects}
        wanted = sa.select(RATINGS).where(RATINGS.c.subject.in_(sorted(subjects)))
        found = map(rated_subject_of, (await connection.execute(wanted)).all())
        known = {(one.subject, one.family): one for one in found}
        changes = [row for game in games for row in game.rate(known)]
        touched = {(row["subject"], row["family"]) for row in changes}
        if changes:
            saved = [_row(known[key]) for key in sorted(touched)]
            await connection.execute(self._save, saved)
            await connection.execute(sa.insert(RATING_CHANGES), changes)

    async def reset(self) -> None:
        """Forget all ratings, so that every game is rated again."""
        async with self._access.writing(self._generation()) as connection:
            await connection.execute(self._begin)
            cursor = sa.select(META.c.value).where(META.c.name == _RATER).with_for_update()
            await connection.execute(cursor)
            await _clear(connection)
            await _note(connection, 0)

    async def of(self, subject: Subject) -> list[RatedSubject]:
        """Return somebody's ratings, one for each family in which they have played."""
        wanted = sa.select(RATINGS).where(RATINGS.c.subject == subject)
        return list(map(rated_subject_of, await self._access.do(wanted)))

    async def of_bot(self, bot: str) -> list[RatedSubject]:
        """Return the ratings of all versions of a bot."""
        its_own = RATINGS.c.subject.startswith(bot_subject(bot, ""), autoescape=True)
        return list(
            map(rated_subject_of, await self._access.do(sa.select(RATINGS).where(BOTS, its_own)))
        )

    async def everybody(self) -> dict[tuple[Subject, str], RatedSubject]:
        """Return all ratings."""
        found = map(rated_subject_of, await self._access.do(sa.select(RATINGS)))
        return {(one.subject, one.family): one for one in found}

    async def changes_of(self, subject: Subject) -> list[RatingChange]:
        """Return what each game did to somebody's ratings, oldest first."""
        wanted = sa.select(RATING_CHANGES).where(RATING_CHANGES.c.subject == subject)
        return list(map(_change, await self._access.do(wanted.order_by(RATING_CHANGES.c.number))))

    async def course(self, subject: Subject, family: str, most: int) -> list[RatingChange]:
        """Return how somebody's rating went, in steps of as many games as it takes; the last is in.

        Each holds the rating after a game, and the one before that game.
        """
        mine = (RATING_CHANGES.c.subject == subject) & (RATING_CHANGES.c.family == family)
        last = sa.select(sa.func.max(RATING_CHANGES.c.games)).where(mine)
        ((games,),) = await self._access.do(last)
        if not games:
            return []
        step = -(-games // most)
        picked = self._among(RATING_CHANGES.c.games, range(games, 0, -step))
        wanted = sa.select(RATING_CHANGES).where(mine, picked).order_by(RATING_CHANGES.c.games)
        return list(map(_change, await self._access.do(wanted)))

    def _among(self, column: sa.Column[int], numbers: Sequence[int]) -> sa.ColumnElement[bool]:
        """Return whether a column is one of these; PostgreSQL plans one array sooner than many."""
        if not self._access.postgres:
            return column.in_(numbers)
        return column == sa.any_(sa.literal(list(numbers), postgresql.ARRAY(sa.Integer)))


class _Game:
    """A game to be rated, by the rows of its seats."""

    def __init__(self, seats: Sequence[sa.Row[Any]]) -> None:
        self.number: int = seats[0].number
        self._seats = [seat for seat in seats if seat.seat is not None]
        versions = json.loads(seats[0].versions)
        self._bots = [seat.bot != "" for seat in self._seats]
        self.subjects = [
            bot_subject(seat.bot, versions[seat.seat - 1]) if seat.bot else seat.who
            for seat in self._seats
        ]

    def rate(self, known: dict[tuple[Subject, str], RatedSubject]) -> Iterable[dict[str, Any]]:
        """Rate the game, and yield what it did to each rating.

        A game whose log cannot be replayed any more is not in the index, and changes nothing.
        """
        if not all(self.subjects) or len(self.subjects) < 2:  # noqa: PLR2004 - who play
            return
        family, ended = self._seats[0].family, self._seats[0].ended
        before = {
            subject: known.get((subject, family), RatedSubject(subject, family, START, 0, 0, 0))
            for subject in self.subjects
        }
        people = {who for who, bot in zip(self.subjects, self._bots, strict=True) if not bot}
        places = [1 if seat.won else 2 for seat in self._seats]
        now = {subject: one.rating for subject, one in before.items()}
        after = rate(now, self.subjects, places, learning=people)
        pairs = zip(self.subjects, self._seats, strict=True)
        won = Counter(subject for subject, seat in pairs if seat.won)
        for subject, was in before.items():
            known[subject, family] = rated = RatedSubject(
                subject,
                family,
                after[subject],
                was.games + 1,
                was.won + min(1, won[subject]),
                ended,
            )
            yield {
                "subject": subject,
                "number": self.number,
                "family": family,
                "games": rated.games,
                "at": ended,
                "mu": rated.rating.mu,
                "sigma": rated.rating.sigma,
                "mu_before": was.rating.mu,
                "sigma_before": was.rating.sigma,
            }


def _noted(number: int) -> str:
    return f"{VERSION}:{number}"


def _done(noted: str) -> int:
    version, _, number = noted.partition(":")
    return int(number) if version == VERSION else 0


async def _note(connection: AsyncConnection, number: int) -> None:
    noted = sa.update(META).where(META.c.name == _RATER).values(value=_noted(number))
    await connection.execute(noted)


async def _clear(connection: AsyncConnection) -> None:
    await connection.execute(sa.delete(RATINGS))
    await connection.execute(sa.delete(RATING_CHANGES))


def rated_subject_of(row: sa.Row[Any]) -> RatedSubject:
    """Return the rating in a row."""
    rating = Rating(row.mu, row.sigma)
    return RatedSubject(row.subject, row.family, rating, row.games, row.won, row.at)


def _row(one: RatedSubject) -> dict[str, Any]:
    return {
        "subject": one.subject,
        "family": one.family,
        "mu": one.rating.mu,
        "sigma": one.rating.sigma,
        "games": one.games,
        "won": one.won,
        "settled": one.settled,
        "at": one.at,
    }


def _change(row: sa.Row[Any]) -> RatingChange:
    before, after = Rating(row.mu_before, row.sigma_before), Rating(row.mu, row.sigma)
    return RatingChange(row.number, row.family, row.games, row.at, before, after)


_SAME: Final = (RATED_GAMES.c.table_id == GAME_SEATS.c.table_id) & (
    RATED_GAMES.c.game == GAME_SEATS.c.game
)
_NEXT: Final = (
    sa.select(
        RATED_GAMES.c.number,
        RATED_GAMES.c.versions,
        GAME_SEATS.c.seat,
        GAME_SEATS.c.who,
        GAME_SEATS.c.bot,
        GAME_SEATS.c.won,
        GAME_SEATS.c.ended,
        GAME_SEATS.c.family,
    )
    .join_from(RATED_GAMES, GAME_SEATS, _SAME, isouter=True)
    .where(
        RATED_GAMES.c.number > sa.bindparam("last"), RATED_GAMES.c.number <= sa.bindparam("until")
    )
    .order_by(RATED_GAMES.c.number, GAME_SEATS.c.seat)
)

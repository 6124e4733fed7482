"""Puzzles in the database: who has tried which, and what that says of both."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from red7.rating import SETTLED, START, Rating, rate
from red7.server.store.access import Access
from red7.server.store.schema import ACCOUNTS, PUZZLE_RATINGS, PUZZLE_TRIES, RUSHES, SOLVERS


@dataclass(frozen=True)
class Attempt:
    """A player at a puzzle."""

    player: str
    puzzle: str
    at: int
    tries: int = 0
    turn: str = ""  # the last that was wrong
    ended: int | None = None
    solved: bool = False
    points: int = 0  # the player's rating after the first try


@dataclass(frozen=True)
class Solver:
    """How strong somebody is at puzzles, and for how many days in a row they have solved one."""

    player: str
    mu: float = START.mu
    sigma: float = START.sigma
    tries: int = 0
    solved: int = 0
    streak: int = 0
    longest: int = 0
    day: int = 0
    rush: int = 0

    @property
    def rating(self) -> Rating:
        """The strength, and how uncertain it is."""
        return Rating(self.mu, self.sigma)

    @property
    def settled(self) -> bool:
        """Whether the rating is no longer provisional."""
        return self.tries >= SETTLED

    def streak_on(self, day: int) -> int:
        """Return the days in a row up to a day, on which there is still time to solve its own."""
        return self.streak if self.day >= day - 1 else 0


@dataclass(frozen=True)
class PuzzleRating:
    """How hard a puzzle has turned out for those who have tried it."""

    puzzle: str
    mu: float
    sigma: float
    tries: int = 0
    solved: int = 0


@dataclass(frozen=True)
class Rush:
    """As many puzzles as somebody can solve in some time: the last time they tried."""

    player: str
    seed: str
    began: int
    number: int = 0  # of puzzles that are behind the player
    score: int = 0
    missed: str = ""  # their ids

    @property
    def misses(self) -> tuple[str, ...]:
        """The ids of the puzzles that were missed."""
        return tuple(self.missed.split())


@dataclass(frozen=True)
class Tried:
    """What a try has changed."""

    attempt: Attempt
    solver: Solver
    gained: int  # points of rating; only the first try changes them


class PuzzleStore:
    """Finds and stores what players have done with puzzles."""

    def __init__(self, access: Access) -> None:
        self._access = access
        insert = postgresql.insert if access.postgres else sqlite.insert
        self._add = {
            table: insert(table).on_conflict_do_nothing()
            for table in (PUZZLE_TRIES, PUZZLE_RATINGS, SOLVERS)
        }
        rush = insert(RUSHES)
        self._begin = rush.on_conflict_do_update(
            index_elements=[RUSHES.c.player],
            set_={
                column.name: rush.excluded[column.name]
                for column in RUSHES.columns
                if column is not RUSHES.c.player
            },
        )

    async def solver(self, player: str) -> Solver:
        """Return how strong a player is, who may not have tried anything yet."""
        rows = await self._access.do(sa.select(SOLVERS).where(SOLVERS.c.player == player))
        return Solver(**rows[0]._asdict()) if rows else Solver(player)

    async def attempt(self, player: str, puzzle: str) -> Attempt | None:
        """Return what a player has done with a puzzle."""
        mine = (PUZZLE_TRIES.c.player == player) & (PUZZLE_TRIES.c.puzzle == puzzle)
        rows = await self._access.do(sa.select(PUZZLE_TRIES).where(mine))
        return Attempt(**rows[0]._asdict()) if rows else None

    async def attempts(self, player: str) -> list[Attempt]:
        """Return what a player has done with puzzles, oldest first."""
        mine = sa.select(PUZZLE_TRIES).where(PUZZLE_TRIES.c.player == player)
        found = await self._access.do(mine.order_by(PUZZLE_TRIES.c.at, PUZZLE_TRIES.c.puzzle))
        return [Attempt(**row._asdict()) for row in found]

    async def tried(self, player: str) -> set[str]:
        """Return the puzzles that a player has tried."""
        mine = sa.select(PUZZLE_TRIES.c.puzzle).where(PUZZLE_TRIES.c.player == player)
        return {row.puzzle for row in await self._access.do(mine)}

    async def points(self) -> dict[str, int]:
        """Return how hard the puzzles have turned out that somebody has tried, in points."""
        wanted = sa.select(PUZZLE_RATINGS.c.puzzle, PUZZLE_RATINGS.c.mu, PUZZLE_RATINGS.c.sigma)
        found = await self._access.do(wanted)
        return {row.puzzle: Rating(row.mu, row.sigma).points for row in found}

    async def rating(self, puzzle: str) -> PuzzleRating | None:
        """Return how hard a puzzle has turned out; None if nobody has tried it."""
        this = sa.select(PUZZLE_RATINGS).where(PUZZLE_RATINGS.c.puzzle == puzzle)
        rows = await self._access.do(this)
        return PuzzleRating(**rows[0]._asdict()) if rows else None

    async def ratings(self) -> dict[str, PuzzleRating]:
        """Return how hard the puzzles have turned out that somebody has tried."""
        found = await self._access.do(sa.select(PUZZLE_RATINGS))
        return {row.puzzle: PuzzleRating(**row._asdict()) for row in found}

    async def note(  # noqa: PLR0913 - what is to be noted
        self,
        player: str,
        puzzle: str,
        turn: str,
        *,
        right: bool,
        at: int,
        start: Rating,
        day: int = 0,
    ) -> Tried:
        """Note a try, or with no turn that a player gives up; rate both if it is the first.

        A puzzle that nobody has tried starts with the given rating, which only people move who
        have an account and are settled. If it is a day's puzzle and right, the day counts for the
        streak.
        """
        first = asdict(Attempt(player, puzzle, at))
        key = {"player": player, "puzzle": puzzle}
        async with self._access.transaction() as connection:
            # Always in this order, so that no two wait for each other.
            await connection.execute(self._add[PUZZLE_TRIES], first)
            attempt = Attempt(**await _lock(connection, PUZZLE_TRIES, **key))
            await connection.execute(self._add[SOLVERS], asdict(Solver(player)))
            solver = Solver(**await _lock(connection, SOLVERS, player=player))
            gained = 0
            if not attempt.tries:
                fresh = PuzzleRating(puzzle, start.mu, start.sigma)
                await connection.execute(self._add[PUZZLE_RATINGS], asdict(fresh))
                known = PuzzleRating(**await _lock(connection, PUZZLE_RATINGS, puzzle=puzzle))
                before = solver.rating.points
                telling = solver.settled and await _is_person(connection, player)
                solver, known = _rated(solver, known, right=right, telling=telling)
                gained = solver.rating.points - before
                attempt = replace(attempt, points=solver.rating.points)
                await _save(connection, PUZZLE_RATINGS, asdict(known), puzzle=puzzle)
            # Whoever has given up on this day has seen the answer.
            knew = attempt.ended is not None and attempt.ended // _DAY_MS == at // _DAY_MS
            if right and day > solver.day and not knew:
                streak = solver.streak_on(day) + 1
                longest = max(streak, solver.longest)
                solver = replace(solver, day=day, streak=streak, longest=longest)
            ended = at if right or not turn else None
            attempt = replace(
                attempt,
                tries=attempt.tries + 1,
                turn=attempt.turn if right or not turn else turn,
                ended=attempt.ended or ended,
                # Whoever has given up knows the answer.
                solved=attempt.solved or (right and attempt.ended is None),
            )
            await _save(connection, PUZZLE_TRIES, asdict(attempt), **key)
            await _save(connection, SOLVERS, asdict(solver), player=player)
        return Tried(attempt, solver, gained)

    async def begin_rush(self, rush: Rush) -> None:
        """Begin a rush; the last one of the same player is forgotten."""
        await self._access.do(self._begin, **asdict(rush))

    async def rush(self, player: str) -> Rush | None:
        """Return a player's last rush."""
        rows = await self._access.do(sa.select(RUSHES).where(RUSHES.c.player == player))
        return Rush(**rows[0]._asdict()) if rows else None

    async def advance(self, player: str, step: Callable[[Rush], Rush | None]) -> Rush | None:
        """Let a rush go on as a function says; return it as it then is.

        If it went on elsewhere in the meantime, the function sees that.
        """
        async with self._access.transaction() as connection:
            found = await _lock(connection, RUSHES, player=player)
            if not found:
                return None
            after = step(Rush(**found))
            if after is None:
                return Rush(**found)
            await _save(connection, RUSHES, asdict(after), player=player)
            await connection.execute(self._add[SOLVERS], asdict(Solver(player)))
            fewer = (SOLVERS.c.player == player) & (SOLVERS.c.rush < after.score)
            await connection.execute(sa.update(SOLVERS).where(fewer).values(rush=after.score))
            return after


_DAY_MS: Final = 86_400_000
_LEARNS: Final = "solver"
_STAYS: Final = "puzzle"


def _rated(
    solver: Solver, puzzle: PuzzleRating, *, right: bool, telling: bool
) -> tuple[Solver, PuzzleRating]:
    """Return both after they have met, as two players of a game; only the solver learns.

    The puzzle is tried once more, but no harder or easier for somebody who is not telling.
    """
    before = {_LEARNS: solver.rating, _STAYS: Rating(puzzle.mu, puzzle.sigma)}
    after = rate(before, [_LEARNS, _STAYS], [1, 2] if right else [2, 1], learning={_LEARNS})
    known = after[_STAYS] if telling else before[_STAYS]
    return (
        replace(
            solver,
            mu=after[_LEARNS].mu,
            sigma=after[_LEARNS].sigma,
            tries=solver.tries + 1,
            solved=solver.solved + right,
        ),
        replace(
            puzzle,
            mu=known.mu,
            sigma=known.sigma,
            tries=puzzle.tries + 1,
            solved=puzzle.solved + right,
        ),
    )


async def _is_person(connection: AsyncConnection, player: str) -> bool:
    """Return whether a player has an account, and is no bot."""
    kind = sa.select(ACCOUNTS.c.kind).where(ACCOUNTS.c.player == player)
    return await connection.scalar(kind) == "person"


async def _lock(connection: AsyncConnection, table: sa.Table, **key: str) -> dict[str, Any]:
    """Return a row that nobody else changes until this is done; empty if there is none."""
    wanted = sa.select(table).filter_by(**key).with_for_update()
    row = (await connection.execute(wanted)).first()
    return row._asdict() if row else {}


async def _save(
    connection: AsyncConnection, table: sa.Table, row: dict[str, Any], **key: str
) -> None:
    await connection.execute(sa.update(table).filter_by(**key).values(**row))

from __future__ import annotations

import asyncio
from dataclasses import asdict, replace
from pathlib import Path

import pytest
import sqlalchemy as sa

from red7.rating import SETTLED, START, Rating
from red7.server.store import Player
from red7.server.store.database import DatabaseStore
from red7.server.store.puzzles import Attempt, Rush, Solver
from red7.server.store.schema import SOLVERS
from tests.server.store.rated import add_account
from tests.server.store.stores import plans, run

HARD = Rating(35.0, 4.0)
EASY = Rating(15.0, 4.0)


def test_only_the_first_try_changes_ratings(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        puzzles = store.puzzles
        assert await puzzles.solver("ann") == Solver("ann")
        assert await puzzles.rating("p1") is None
        wrong = await puzzles.note("ann", "p1", "~", right=False, at=5, start=EASY)
        assert wrong.gained < 0
        assert wrong.solver.rating.points == START.points + wrong.gained
        assert wrong.attempt == Attempt("ann", "p1", 5, 1, "~", points=wrong.solver.rating.points)
        again = await puzzles.note("ann", "p1", "+R7 .", right=True, at=6, start=EASY)
        assert (again.gained, again.solver.rating) == (0, wrong.solver.rating)
        assert again.attempt == replace(wrong.attempt, tries=2, ended=6, solved=True)
        assert await puzzles.attempt("ann", "p1") == again.attempt
        assert (again.solver.tries, again.solver.solved) == (1, 0)
        rated = await puzzles.rating("p1")
        assert rated
        assert (rated.tries, rated.solved) == (1, 0)

    run(place, test)


async def add_solver(store: DatabaseStore, who: str, kind: str, tries: int = SETTLED) -> None:
    """Store somebody who has tried some puzzles, as a guest or with an account."""
    if kind == "guest":
        await store.save_player(Player(who, who, 1, 1))
    else:
        await add_account(store, who, who, kind)
    await store._access.do(sa.insert(SOLVERS), **asdict(replace(Solver(who), tries=tries)))


def test_a_puzzle_is_moved_by_settled_people_alone(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        puzzles = store.puzzles
        await add_solver(store, "guest", "guest")
        await add_solver(store, "bot", "bot")
        await add_solver(store, "new", "person", SETTLED - 1)
        for who in ("guest", "bot", "new"):
            told = await puzzles.note(who, "p1", "~", right=False, at=5, start=EASY)
            assert told.gained < 0  # the solver is rated all the same
            rated = await puzzles.rating("p1")
            assert rated
            assert (rated.mu, rated.sigma) == EASY
            assert rated.solved == 0
        # Now no longer new, but only first tries count.
        await puzzles.note("new", "p1", "~", right=False, at=6, start=EASY)
        assert await puzzles.rating("p1") == rated
        await add_solver(store, "ann", "person")
        await puzzles.note("ann", "p1", "~", right=False, at=7, start=EASY)
        moved = await puzzles.rating("p1")
        assert moved
        assert moved.mu > EASY.mu
        assert moved.sigma < EASY.sigma
        assert moved.tries == 4  # everybody counts there

    run(place, test)


def test_whoever_solves_what_is_hard_gains_more(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        puzzles = store.puzzles
        hard = await puzzles.note("ann", "hard", "+R7 .", right=True, at=1, start=HARD)
        easy = await puzzles.note("ben", "easy", "+R7 .", right=True, at=1, start=EASY)
        assert hard.gained > easy.gained > 0
        missed = await puzzles.note("cid", "hard", "~", right=False, at=1, start=HARD)
        gave_up = await puzzles.note("dot", "easy", "", right=False, at=1, start=EASY)
        assert gave_up.gained < missed.gained < 0
        assert gave_up.attempt.ended == 1
        assert not gave_up.attempt.solved
        # Whoever knows the answer has not solved it.
        after = await puzzles.note("dot", "easy", "+R7 .", right=True, at=2, start=EASY)
        assert (after.attempt.ended, after.attempt.solved, after.gained) == (1, False, 0)

    run(place, test)


@pytest.mark.parametrize(
    ("days", "streaks"),
    [((10, 11, 12), (1, 2, 3)), ((10, 10, 11), (1, 1, 2)), ((10, 11, 13, 14), (1, 2, 1, 2))],
)
def test_days_in_a_row(days: tuple[int, ...], streaks: tuple[int, ...], place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        for number, (day, streak) in enumerate(zip(days, streaks, strict=True)):
            noted = await store.puzzles.note(
                "ann", f"p{number}", "+R7 .", right=True, at=day, start=EASY, day=day
            )
            assert noted.solver.streak == streak
        solver = await store.puzzles.solver("ann")
        assert solver.longest == max(streaks)
        assert solver.streak_on(days[-1] + 1) == streaks[-1]  # there is still time
        assert solver.streak_on(days[-1] + 2) == 0
        missed = await store.puzzles.note(
            "ann", "q", "~", right=False, at=99, start=EASY, day=days[-1] + 1
        )
        assert missed.solver.day == days[-1]

    run(place, test)


def test_tries_at_once_count_once(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        noted = await asyncio.gather(
            *(
                store.puzzles.note("ann", "p1", "~", right=False, at=at, start=EASY)
                for at in range(8)
            )
        )
        assert sum(one.gained != 0 for one in noted) == 1
        attempt = await store.puzzles.attempt("ann", "p1")
        assert attempt
        assert attempt.tries == 8
        rated = await store.puzzles.rating("p1")
        assert rated
        assert rated.tries == 1

    run(place, test)


def test_people_at_the_same_puzzle_do_not_wait_for_each_other_in_vain(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        await asyncio.gather(
            *(
                store.puzzles.note(who, puzzle, "~", right=False, at=1, start=EASY)
                for who in ("ann", "ben", "cid")
                for puzzle in ("p1", "p2", "p3")
            )
        )
        ratings = await store.puzzles.ratings()
        assert {puzzle: one.tries for puzzle, one in ratings.items()} == {
            "p1": 3,
            "p2": 3,
            "p3": 3,
        }

    run(place, test)


def test_a_rush_goes_on_from_where_it_is(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        def on(rush: Rush) -> Rush:
            return replace(rush, number=rush.number + 1, score=rush.score + 1)

        puzzles = store.puzzles
        assert await puzzles.rush("ann") is None
        assert await puzzles.advance("ann", on) is None
        await puzzles.begin_rush(Rush("ann", "seed", 7))
        await asyncio.gather(*(puzzles.advance("ann", on) for _ in range(5)))
        assert await puzzles.rush("ann") == Rush("ann", "seed", 7, 5, 5)
        assert await puzzles.advance("ann", lambda _: None) == Rush("ann", "seed", 7, 5, 5)
        await puzzles.begin_rush(Rush("ann", "other", 8))
        assert await puzzles.rush("ann") == Rush("ann", "other", 8)
        await puzzles.advance("ann", on)
        assert (await puzzles.solver("ann")).rush == 5  # the most of all

    run(place, test)


def test_all_of_it_is_forgotten_with_the_player(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        await add_account(store, "ann", "ann")
        await add_account(store, "bot", "bot", "bot", "ann")
        await store.save_player(Player("ben", "Ben", 1, 1))
        for who in ("ann", "bot", "ben"):
            await store.puzzles.note(who, "p1", "~", right=False, at=1, start=EASY)
            await store.puzzles.begin_rush(Rush(who, "seed", 7))
        await store.forget_player("ann")
        for who in ("ann", "bot"):
            assert await store.puzzles.attempts(who) == []
            assert await store.puzzles.solver(who) == Solver(who)
            assert await store.puzzles.rush(who) is None
        assert len(await store.puzzles.attempts("ben")) == 1
        rated = await store.puzzles.rating("p1")
        assert rated
        assert rated.tries == 3  # how hard it is says nothing about anybody

    run(place, test)


def test_what_a_player_has_tried_is_found_without_reading_everything(tmp_path: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        for ask in (store.puzzles.attempts("ann"), store.puzzles.attempt("ann", "p1")):
            found = await plans(tmp_path, store, ask)
            assert found
            assert not [line for line in found if line.startswith("SCAN")]

    run(tmp_path, test)

from __future__ import annotations

import random

from red7.server.puzzles.suiting import PuzzleShelf
from red7.study.puzzles import Puzzle
from tests.server.puzzles.books import many


def obvious(
    puzzles: list[Puzzle], ratings: dict[str, int], points: int, tried: set[str], kind: str
) -> list[int]:
    """Give how far the puzzles are from a solver among which chance may choose, nearest first."""
    wanted = [one for one in puzzles if kind in ("", one.kind)]
    fresh = [one for one in wanted if one.id not in tried] or wanted
    return sorted(abs(ratings.get(one.id, one.difficulty) - points) for one in fresh)[:24]


def test_the_nearest_that_were_not_tried_are_found_as_by_looking_at_all_of_them() -> None:
    chance = random.Random(7)
    puzzles = many(120, 12)
    for _ in range(200):
        ratings = {one.id: chance.randint(600, 2400) for one in chance.sample(puzzles, 50)}
        tried = {one.id for one in chance.sample(puzzles, chance.choice((0, 20, 100, 120)))}
        points, kind = chance.randint(500, 2500), chance.choice(("", "sure", "best"))
        shelf = PuzzleShelf(puzzles, ratings)
        near = obvious(puzzles, ratings, points, tried, kind)
        for at in range(len(near)):
            found = shelf.suiting(points, tried, at.to_bytes(8), kind)
            assert found
            puzzle = found.puzzle
            assert found.points == ratings.get(puzzle.id, puzzle.difficulty)
            assert abs(found.points - points) == near[at]
            assert found.tried == (puzzle.id in tried)


def test_where_there_is_no_puzzle_there_is_none() -> None:
    assert PuzzleShelf([], {}).suiting(1500, set(), b"\0") is None
    assert PuzzleShelf(many(6), {}).suiting(1500, set(), b"\0", "nothing") is None

"""The puzzles that a server poses, the one of each day, and those of a rush."""

from __future__ import annotations

import hashlib
from bisect import bisect_left
from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime
from functools import cached_property, lru_cache
from typing import Final

from red7.rating import START, Rating
from red7.study.puzzles import Puzzle, every_puzzle, puzzle_of_day

NEAR: Final = 24  # puzzles of about the same difficulty, among which chance chooses
_EASIEST: Final = 700  # with which a rush begins
_HARDER: Final = 45  # points from one puzzle of a rush to the next
_POINTS: Final = START.points / START.mu
# The bots that measured it fare much like people; where they do not, people soon tell.
_DOUBT: Final = round(START.sigma / 2, 6)


class Book:
    """Puzzles in the order of their difficulty, and the one of each day."""

    def __init__(self, puzzles: Sequence[Puzzle], of_day: Callable[[date], Puzzle]) -> None:
        self.puzzles = sorted(puzzles, key=lambda one: (one.difficulty, one.id))
        self.of_day = lru_cache(maxsize=4)(of_day)  # asked for with every puzzle

    @cached_property
    def _by_id(self) -> dict[str, Puzzle]:
        return {puzzle.id: puzzle for puzzle in self.puzzles}

    @cached_property
    def kinds(self) -> dict[str, int]:
        """How many puzzles there are of each kind."""
        counts: dict[str, int] = {}
        for puzzle in self.puzzles:
            counts[puzzle.kind] = counts.get(puzzle.kind, 0) + 1
        return counts

    def find(self, puzzle: str) -> Puzzle | None:
        """Return a puzzle by its id."""
        return self._by_id.get(puzzle)

    def in_rush(self, seed: str, number: int) -> Puzzle | None:
        """Return a puzzle of a rush, counted from 0: each is harder, and none comes twice."""
        left = list(self.puzzles)
        chosen: Puzzle | None = None
        for at in range(number + 1):
            if not left:
                return None
            points = _EASIEST + _HARDER * at
            middle = bisect_left(left, points, key=lambda one: one.difficulty)
            start = max(0, min(middle - NEAR // 2, len(left) - NEAR))
            count = min(NEAR, len(left))
            drawn = hashlib.sha256(f"{seed} {at}".encode()).digest()
            chosen = left.pop(start + int.from_bytes(drawn[:8]) % count)
        return chosen


def shipped_book() -> Book:
    """Return the puzzles of the package."""
    return Book(every_puzzle(), puzzle_of_day)


def first_rating(puzzle: Puzzle) -> Rating:
    """Return what a puzzle is rated before anybody has tried it: as hard as it was measured."""
    return Rating(round(puzzle.difficulty / _POINTS, 6), _DOUBT)


def date_of(now: int) -> date:
    """Return the date of a moment, the same everywhere.

    >>> date_of(1_700_000_000_000).isoformat()
    '2023-11-14'
    """
    return datetime.fromtimestamp(now / 1000, UTC).date()


def day_of(now: int) -> int:
    """Return the days from 1970 to a moment."""
    return now // 86_400_000

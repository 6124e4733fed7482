"""The puzzle of a day, the same for everybody."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Final

from red7.study.puzzles.puzzle import KINDS, Puzzle
from red7.study.puzzles.shipped import every_puzzle

# Neither too easy to be worth coming back for, nor too hard for most.
MODERATE: Final = range(900, 1801)
_FIRST: Final = date(2026, 1, 1)


def puzzle_of_day(
    day: date, puzzles: Sequence[Puzzle] | None = None, *, kind: str | None = None
) -> Puzzle:
    """Return the puzzle of a day, or the one of a kind on that day.

    The kinds come up in turn. Each goes through its moderate puzzles in the order of the set, so
    that a set that grows at its end changes nothing until all of them have been.
    """
    days = (day - _FIRST).days
    rounds, at = divmod(days, len(KINDS))
    if kind is not None:
        rounds, at = days, KINDS.index(kind)
    chosen = [
        puzzle
        for puzzle in (every_puzzle() if puzzles is None else puzzles)
        if puzzle.kind == KINDS[at] and puzzle.difficulty in MODERATE
    ]
    return chosen[rounds % len(chosen)]

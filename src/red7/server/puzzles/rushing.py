"""A rush: as many puzzles as one can in three minutes, or until the third is missed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from red7.server.puzzles.book import Book
from red7.server.store.puzzles import Rush
from red7.study.puzzles import Puzzle

RUSH_MS: Final = 180_000
MOST_MISSES: Final = 3


@dataclass(frozen=True)
class RushNow:
    """A rush at a moment."""

    rush: Rush
    left: int  # milliseconds
    puzzle: Puzzle | None  # the next one; none when it is over

    @property
    def over(self) -> bool:
        """Whether it is over: too late, missed too often, or all of them solved."""
        return self.puzzle is None


def rush_at(book: Book, rush: Rush, now: int) -> RushNow:
    """Return how a rush stands at a moment."""
    left = max(0, rush.began + RUSH_MS - now)
    if not left or len(rush.misses) >= MOST_MISSES:
        return RushNow(rush, 0, None)
    return RushNow(rush, left, book.in_rush(rush.seed, rush.number))


def answered(rush: Rush, puzzle: str, *, right: bool) -> Rush:
    """Return a rush after a turn was tried; a puzzle that is missed does not come again."""
    missed = rush.missed if right else f"{rush.missed} {puzzle}".strip()
    return replace(rush, number=rush.number + 1, score=rush.score + right, missed=missed)

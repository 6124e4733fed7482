"""Puzzles as tests hand them in: few and small."""

from __future__ import annotations

from dataclasses import replace

from red7.server.parts import Sources
from red7.server.puzzles.book import Book
from red7.study.puzzles import Puzzle
from tests.server.given import ManualTime, given
from tests.server.study.fakes import FakeAnalysts

# Under Red, whoever has the highest card wins: only the Red 7 beats the Violet 7.
POSITION = "R 1 33 B5/R7Y2V1 V7/?7"
RIGHT, WRONG, ILLEGAL = "+R7 .", "~", "+Y2 ."
FIRST = Puzzle(
    "first1", "stay", "v1.2", POSITION, ("+R7 .",), 900, ("players-2", "red"), turns=None
)
KINDS = ("stay", "sure", "open", "action", "deny", "best")


def many(count: int = 60, step: int = 25) -> list[Puzzle]:
    """Give puzzles of all kinds, each some points harder than the one before."""
    return [
        replace(FIRST, id=f"p{at:03}", kind=KINDS[at % 6], difficulty=700 + step * at)
        for at in range(count)
    ]


# As large as puzzles come: their answers are of no account.
THREE = replace(
    FIRST,
    id="three1",
    kind="deny",
    rules="v1.2+draw+match",
    position="B 1 21 V7I2R1G1/Y7Y2O1G6 R4/?6 B5O3/R7 *B1 $12,7,0",
)
FOUR = replace(
    FIRST,
    id="four1",
    kind="action",
    rules="expert",
    position="I 1 G4?16 G1B2/O7V1R1Y3Y1I3B3 B5O3/R7Y2O1 V7/?7 R4R2I6B7/?6 $0,0,0,0",
)


def shown_book() -> Book:
    """Give the puzzles of a server whose page is looked at; the first is that of every day."""
    return Book((FIRST, THREE, FOUR, *many()), lambda _: FIRST)


def book(*puzzles: Puzzle) -> Book:
    """Give a book whose first puzzle is that of every even day, and whose second of odd ones."""
    given_ones = puzzles or (FIRST, *many())
    return Book(given_ones, lambda day: given_ones[day.toordinal() % 2 % len(given_ones)])


def with_puzzles(*puzzles: Puzzle, time: ManualTime | None = None) -> Sources:
    """Give sources with these puzzles, and analysts who have always the same to say."""
    made = book(*puzzles)
    return replace(given(time, analysts=FakeAnalysts()), puzzles=lambda: made)

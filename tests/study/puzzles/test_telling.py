from __future__ import annotations

from red7.study.puzzles import Puzzle
from red7.study.puzzles.telling import because
from red7.words import words

say = words("en")


def deny(position: str, answer: str) -> Puzzle:
    return Puzzle("", "deny", "v1.2+match", position, (answer,), 900, (), None)


def test_who_is_denied_points_is_told_in_figures() -> None:
    # In Green, Violet 6 is all the other can win the round with.
    told = because(say, deny("B 1 25 I1/G4B2 B7I7/V6 $0,32", "+B2 >G4"))
    assert told[:2] == [
        say("puzzle-denied", count=6, total=38, goal=40),
        say("puzzle-because-deny"),
    ]
    assert len(told) == 3


def test_nobody_is_told_that_they_could_have_stayed_in() -> None:
    # Yellow 7 would make the other go on with three colours.
    told = because(say, deny("B 1 25 R6V6V4/Y7 V5O1/V7Y3 $0,32", "~"))
    assert told == [say("puzzle-denied", count=6, total=38, goal=40), say("puzzle-because-deny")]


def test_what_speaks_for_the_only_turn_is_not_told() -> None:
    stay = Puzzle("", "stay", "basic", "R 1 33 B5/R7 V6/?2", ("+R7 .",), 900, (), None)
    assert because(say, stay) == [say("puzzle-because-stay")]

"""What every kind of puzzle has in common: the position that is shown, and the answer to it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeVar

from red7.core import Round, View
from red7.study.puzzles.cases import Case
from red7.study.puzzles.puzzle import SOLVER

LEAST_CHOICE: Final = 4  # turns that stay in, so that a guess is seldom right

T = TypeVar("T")


@dataclass(frozen=True)
class Found:
    """A position that makes a puzzle, the turns that answer it, and those there are."""

    view: View
    answers: tuple[str, ...]
    legal: int  # turns, those that come to the same counted once, without dropping out
    turns: int | None = None


def found(view: View, cases: Sequence[Case], answer: Case, turns: int | None = None) -> Found:
    """Put a puzzle together."""
    return Found(view, answer.answers, sum(case.stays for case in cases), turns)


def facing(game: Round) -> Round:
    """Turn the seats so that the player to move is the first, and forget how it came about."""
    at = game.turn - 1

    def turned(values: tuple[T, ...]) -> tuple[T, ...]:
        return values[at:] + values[:at]

    return replace(
        game,
        turn=SOLVER,
        palettes=turned(game.palettes),
        hands=turned(game.hands),
        hidden=turned(game.hidden),
        known=turned(game.known),
        out=turned(game.out),
        scores=None if game.scores is None else turned(game.scores),
        past=(),
    )


def hidden_view(game: Round) -> View:
    """Return the position as the player to move sees it, read from its text."""
    return View.parse(game.rules, str(game.view(SOLVER)), SOLVER)


def open_view(game: Round, *, deck: bool = False) -> View:
    """Return the position with all hands open, and perhaps the deck."""
    known = (0, *game.hands[1:])
    shown = replace(game, known=known, gone=0, deck_known=len(game.deck) if deck else 0)
    return View.parse(game.rules, str(shown.view(SOLVER)), SOLVER)

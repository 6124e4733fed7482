"""Puzzles as they are posed, tried and solved."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from red7.protocol.study import TurnText
from red7.protocol.values import Message
from red7.protocol.views import Refusal, State

PuzzleKind = Literal["stay", "sure", "open", "action", "deny", "best"]
PuzzleId = Annotated[str, Field(pattern=r"^[A-Za-z0-9]{1,32}$", examples=["k3v9x2"])]


class PosedPuzzle(Message):
    """A puzzle to be solved. Nothing here says what is legal, or who is winning."""

    id: PuzzleId
    kind: PuzzleKind
    rules: str
    turns: int | None = Field(description="In how many turns to win, where all cards are open.")
    state: State = Field(
        description="The table as the player to move sees it, without best sets and standings."
    )
    rating: int = Field(description="How hard it is, on the scale of the solvers.")
    today: bool = Field(description="Whether it is the puzzle of the day.")
    tries: int = Field(description="How many turns the reader has tried.")
    solved: bool = Field(description="Whether the reader has solved it.")
    over: bool = Field(description="Whether the reader has solved it or given up.")


class SolverStanding(Message):
    """How somebody does at puzzles."""

    rating: int
    margin: int = Field(description="How far off the rating may be, 19 times in 20.")
    settled: bool = Field(description="Whether the rating is no longer provisional.")
    tries: int = Field(description="Puzzles tried.")
    solved: int = Field(description="Puzzles solved at the first try.")
    streak: int = Field(description="Days in a row on which the day's puzzle was solved.")
    longest: int = Field(description="The longest streak.")
    today: bool = Field(description="Whether the day's puzzle is solved.")
    rush: int = Field(description="The most puzzles solved in a rush.")


class KindCount(Message):
    """How many puzzles there are of a kind."""

    kind: PuzzleKind
    count: int


class Puzzles(Message):
    """What there is to solve."""

    date: str = Field(description="The date of the day's puzzle, in UTC.", examples=["2026-11-17"])
    today: PuzzleId
    next_ms: int = Field(description="Milliseconds until the next day's puzzle.")
    kinds: tuple[KindCount, ...]
    solver: SolverStanding | None = Field(description="Null for whoever has no name yet.")


class TryTurn(Message):
    """A turn that somebody takes for the answer."""

    turn: TurnText


class TriedTurn(Message):
    """Whether a turn is the answer."""

    right: bool
    over: bool = Field(description="Whether the answer may be read.")
    refusal: Refusal | None = Field(description="Why the turn is not even legal, if it is not.")
    gained: int = Field(description="Points of rating; only the first try changes them.")
    solver: SolverStanding


class Solution(Message):
    """The answer to a puzzle, for whoever has solved it or given up."""

    answers: tuple[str, ...] = Field(description="Every turn that is right.", examples=[["+R7 ."]])
    themes: tuple[str, ...]
    why: str = Field(description="What speaks for the first of them, in sentences; may be empty.")
    tried: str = Field(description="The reader's last turn that was wrong; empty if none was.")
    against: str = Field(description="What is wrong with that turn; may be empty.")
    rating: int = Field(description="How hard the puzzle is by now.")
    tried_by: int = Field(description="How many people have tried it.")
    solved_by: int = Field(description="How many of them were right at once.")


class RushState(Message):
    """A rush: as many puzzles as one can in three minutes, or until the third is missed."""

    score: int
    missed: tuple[PuzzleId, ...]
    most_misses: int
    left_ms: int = Field(description="The time that is left by the server's clock.")
    over: bool
    best: int = Field(description="The most that the reader has solved in a rush.")
    puzzle: PosedPuzzle | None = Field(description="The one to solve now; null when it is over.")


class TryInRush(Message):
    """A turn that somebody takes for the answer to the puzzle of a rush."""

    puzzle: PuzzleId
    turn: TurnText


class TriedInRush(Message):
    """Whether a turn was the answer, and how the rush goes on."""

    right: bool | None = Field(description="Null if it came too late, or was counted before.")
    rush: RushState

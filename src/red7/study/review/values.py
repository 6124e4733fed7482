"""What a review tells: every moment of a game, every decision, and sums for each player."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from red7.core import Step
from red7.study.reasons import Reason

Shares = tuple[float, ...]  # one for each seat


class Mark(StrEnum):
    """How good a decision was."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


# The chance given away from which a decision has a mark.
_LEAST: Final = (
    (0.15, Mark.BLUNDER),
    (0.08, Mark.MISTAKE),
    (0.03, Mark.INACCURACY),
    (0.01, Mark.GOOD),
)


def mark_of(error: float) -> Mark:
    """Return the mark of a decision that gives away so much of a chance.

    >>> mark_of(0.0).value, mark_of(0.02).value, mark_of(0.5).value
    ('best', 'good', 'blunder')
    """
    return next((mark for least, mark in _LEAST if error >= least), Mark.BEST)


@dataclass(frozen=True)
class Decision:
    """A turn, or a part of one that begins or ends with the draw of an unknown card."""

    number: int  # of the round
    turn: int  # of the round, counted from 1
    seat: int
    played: tuple[Step, ...]
    best: tuple[Step, ...]
    chance: float  # of what was played, from what the player knew
    best_chance: float
    mark: Mark | None  # None where only one way besides dropping out was open
    seen: tuple[Step, ...]  # what would have been best with all cards seen
    seen_chance: float
    played_seen_chance: float  # of what was played, with all cards seen
    reasons: tuple[Reason, ...] = ()  # what speaks against it, if it was an inaccuracy or worse

    @property
    def error(self) -> float:
        """The chance that was given away."""
        return max(0.0, self.best_chance - self.chance)


class Luck(NamedTuple):
    """How luck changed a chance, by kind."""

    deal: float = 0.0
    draw: float = 0.0
    unseen: float = 0.0  # how cards that the player could not see happened to lie

    @property
    def total(self) -> float:
        """All of it."""
        return self.deal + self.draw + self.unseen

    def plus(self, other: Luck) -> Luck:
        """Return the sum of both."""
        return Luck(self.deal + other.deal, self.draw + other.draw, self.unseen + other.unseen)


@dataclass(frozen=True)
class Moment:
    """A deal or a decision, and what it changed."""

    number: int  # of the round
    turn: int  # of the round; 0 for the deal
    decision: Decision | None
    chances: Shares  # of each player afterwards, with every card as it really lay
    luck: tuple[Luck, ...]  # of each player
    given: Shares  # what the decision gave to each player; negative for the one who decided


@dataclass(frozen=True)
class PlayerReview:
    """A player's game in sums: result - 1/n = luck - own errors + the others' errors."""

    seat: int
    result: float  # the share of the win
    luck: Luck
    own_errors: float
    others_errors: float
    accuracy: float | None  # the share of the chances there were that was kept; None without choice
    marks: dict[Mark, int]


@dataclass(frozen=True)
class Review:
    """A game in hindsight."""

    names: tuple[str, ...]
    moments: tuple[Moment, ...]
    players: tuple[PlayerReview, ...]

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The decisions, in their order."""
        return tuple(moment.decision for moment in self.moments if moment.decision)

    def turning_points(self, most: int = 3, least: float = 0.15) -> tuple[Moment, ...]:
        """Return the moments that changed the chances most, in their order."""
        swings = [
            (max(abs(a - b) for a, b in zip(now.chances, before.chances, strict=True)), at)
            for at, (before, now) in enumerate(zip(self.moments, self.moments[1:], strict=False), 1)
            if now.decision
        ]
        largest = sorted(swings, reverse=True)[:most]
        return tuple(
            self.moments[at] for at in sorted(at for swing, at in largest if swing >= least)
        )

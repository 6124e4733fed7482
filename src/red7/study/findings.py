"""What an analysis finds: a judgement of every turn, best first."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from red7.core import Step

# A little more than 95 % of a normal distribution (1.96), for shares are not quite normal.
_ERRORS: Final = 2.15


class Span(NamedTuple):
    """A share or a chance from 0 to 1, with the bounds between which it lies in 95 cases of 100."""

    low: float
    mid: float
    high: float


class Proof(StrEnum):
    """What is certain about a turn, whatever the hidden cards are and whatever the others do."""

    WIN = "win"
    LOSS = "loss"


@dataclass(frozen=True)
class JudgedTurn:
    """A turn, to its end or as far as a draw, and what is known of it."""

    steps: tuple[Step, ...]
    chance: Span  # of winning the round, or in a match the match, if all go on as strong players do
    open: Span | None  # in how many worlds it wins against perfect play with all cards open
    proven: Proof | None

    def __str__(self) -> str:
        return " ".join(map(str, self.steps))


@dataclass(frozen=True)
class Findings:
    """The turns of a position, best first, and on what they were judged."""

    turns: tuple[JudgedTurn, ...]
    worlds: int = 0  # the ways the hidden cards may lie that were looked at
    enumerated: bool = False  # these were all there are, and ``open`` is exact

    @property
    def best(self) -> JudgedTurn:
        """The turn that stands first."""
        return self.turns[0]


def exactly(share: float) -> Span:
    """Return a share that is known."""
    return Span(share, share, share)


def estimated(share: float, count: float) -> Span:
    """Return a share found in a sample, with Wilson's interval.

    >>> [round(bound, 2) for bound in estimated(0.5, 100)]
    [0.39, 0.5, 0.61]
    >>> [round(bound, 2) for bound in estimated(1.0, 50)]
    [0.92, 1.0, 1.0]
    """
    if count <= 0:
        return Span(0.0, share, 1.0)
    squared = _ERRORS**2
    middle = (share + squared / (2 * count)) / (1 + squared / count)
    spread = math.sqrt(share * (1 - share) / count + squared / (4 * count**2))
    half = _ERRORS * spread / (1 + squared / count)
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    return Span(min(low, share), share, max(high, share))

"""The interface of a bot, and what it returns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, Protocol, runtime_checkable

from red7.core import STEPS, Step, View


@dataclass(frozen=True)
class Budget:
    """How much a bot may think: an amount of work, which it counts itself, and perhaps a deadline.

    The same view, work and seed lead to the same step. A deadline (on the clock of
    ``time.monotonic``) only cuts the work short.
    """

    work: int = 100
    deadline: float | None = None


class Choice(NamedTuple):
    """A bot's answer: a step, and whether a deadline cut its thinking short."""

    step: Step
    cut: bool = False


@dataclass(frozen=True)
class WeighedLine:
    """A way to continue the turn, and what a bot thinks of it."""

    steps: tuple[Step, ...]  # as ``View.follow`` reads them
    value: float | None = None  # the chance of winning the match, or a game of one round
    error: float | None = None  # the standard error of the value, or a bound on it
    tried: int = 0  # how often the line was played on, each time in some world
    solved: int = 0  # worlds in which the line was solved exactly
    marks: tuple[tuple[str, int], ...] = ()  # what a bot that estimates no chances went by


@dataclass(frozen=True)
class Analysis:
    """The lines that a bot considered, best first.

    A line that was abandoned early ranks below those that were tried more often, even if its value
    was higher at the time.
    """

    lines: tuple[WeighedLine, ...]
    cut: bool = False  # whether a deadline cut the thinking short

    @property
    def choice(self) -> Choice:
        """The bot's answer: the first step of the best line."""
        first = self.lines[0].steps[0]
        # A line may name the card that a draw is known to bring; a choice does not.
        return Choice(STEPS[first.number], self.cut)


@runtime_checkable
class Bot(Protocol):
    """Chooses steps based on what a seat may know.

    A bot that has to load or compile something may have a method ``prepare``, which waits until
    that is done.
    """

    name: str

    def choose(self, view: View, budget: Budget, seed: int) -> Choice:
        """Choose one of the legal steps."""
        ...


@runtime_checkable
class Analyst(Bot, Protocol):
    """A bot that also says what it thinks of its lines."""

    def analyse(self, view: View, budget: Budget, seed: int) -> Analysis:
        """Weigh the ways to continue; the best one begins with the step that ``choose`` returns."""
        ...

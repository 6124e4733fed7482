"""What a bot is, and what it answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, Protocol, runtime_checkable

from red7.core import STEPS, Step, View


@dataclass(frozen=True)
class Budget:
    """How much a bot may think: work it counts itself, and if need be a moment to stop at.

    The same view, work and seed give the same step. A deadline (as ``time.monotonic`` counts)
    only cuts the work short.
    """

    work: int = 100
    deadline: float | None = None


class Choice(NamedTuple):
    """What a bot answers: a step, and whether a deadline cut its thinking short."""

    step: Step
    cut: bool = False


@dataclass(frozen=True)
class WeighedLine:
    """A way to go on with the turn, and what a bot thinks of it."""

    steps: tuple[Step, ...]  # as ``View.follow`` reads them
    value: float | None = None  # the chance to win the match, or the round where that is the game
    error: float | None = None  # the standard error of the value, at most
    tried: int = 0  # rounds played on after it
    solved: int = 0  # worlds in which it was solved exactly
    marks: tuple[tuple[str, int], ...] = ()  # what a bot that knows no chances went by


@dataclass(frozen=True)
class Analysis:
    """The lines that a bot considered, best first.

    A line that was given up early stands below those that were tried more often, even where it
    had a higher value then.
    """

    lines: tuple[WeighedLine, ...]
    cut: bool = False  # a deadline cut the thinking short

    @property
    def choice(self) -> Choice:
        """What the bot answers: the first step of the best line."""
        first = self.lines[0].steps[0]
        # A line names the card that a draw is known to bring; a choice does not.
        return Choice(STEPS[first.number], self.cut)


@runtime_checkable
class Bot(Protocol):
    """Whoever chooses steps from what a seat may know.

    A bot that has something to load or compile may have a method ``prepare``, which waits for it.
    """

    name: str

    def choose(self, view: View, budget: Budget, seed: int) -> Choice:
        """Choose one of the view's open steps."""
        ...


@runtime_checkable
class Analyst(Bot, Protocol):
    """A bot that also tells what it thinks of its lines."""

    def analyse(self, view: View, budget: Budget, seed: int) -> Analysis:
        """Weigh the ways to go on; the best begins with the step that ``choose`` gives."""
        ...

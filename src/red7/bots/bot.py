"""What a bot is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, Protocol, runtime_checkable

from red7.core import Step, View


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


@runtime_checkable
class Bot(Protocol):
    """Whoever chooses steps from what a seat may know.

    A bot that has something to load or compile may have a method ``prepare``, which waits for it.
    """

    name: str

    def choose(self, view: View, budget: Budget, seed: int) -> Choice:
        """Choose one of the view's open steps."""
        ...

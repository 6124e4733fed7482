"""Yellow, Orange and Red, which ask the network that comes with the package.

Yellow and Orange make the step that the network likes best, unless they go by their first
impression, as Green does; Orange seldom does that. Red thinks ahead before it decides.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Final, Protocol

from red7.bots import warm
from red7.bots.bot import Analysis, Budget, Choice, WeighedLine
from red7.bots.gentle import Green
from red7.core import View

EVALUATIONS: Final = 1200  # of the network, for each step and 100 units of a budget


class _Thoughts(Protocol):
    """What a bot thinks of a view."""

    @property
    def choice(self) -> Choice: ...

    @property
    def analysis(self) -> Analysis: ...


class _Taught:
    """A bot that needs the kernels, unless the answer is plain or wanted before they are ready."""

    name = ""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock

    def prepare(self) -> None:
        """Wait until the kernels are compiled or loaded."""
        warm.wait()

    def choose(self, view: View, budget: Budget, seed: int) -> Choice:
        """Choose one of the legal steps."""
        quick = _without_thought(view, budget, seed)
        return quick.choice if quick else self._thoughts(view, budget, seed).choice

    def analyse(self, view: View, budget: Budget, seed: int) -> Analysis:
        """Return all steps with what may follow, best first."""
        quick = _without_thought(view, budget, seed)
        return quick or self._thoughts(view, budget, seed).analysis

    def _thoughts(self, view: View, budget: Budget, seed: int) -> _Thoughts:
        raise NotImplementedError


def _without_thought(view: View, budget: Budget, seed: int) -> Analysis | None:
    """Return what needs no kernels: the only step, or Green's answer while they compile."""
    if budget.deadline is not None and not warm.is_ready():
        warm.start()
        return replace(Green().analyse(view, budget, seed), cut=True)
    if len(view.legal_steps) == 1:
        only = view.step(view.legal_steps[0]).steps[len(view.steps) :]
        return Analysis((WeighedLine(only),))
    return None


class Yellow(_Taught):
    """Makes the step that the network likes best, or goes by its first impression, as Green."""

    name = "yellow"
    hasty = 0.6  # how often it goes by its first impression

    def _thoughts(self, view: View, budget: Budget, seed: int) -> _Thoughts:
        if random.Random(seed).random() < self.hasty:  # noqa: S311 - no secret
            return _Found(Green().analyse(view, budget, seed))
        warm.wait()
        from red7.bots.liking import Liking  # noqa: PLC0415 - imports Numba

        return Liking(view)


class Orange(Yellow):
    """Makes the step that the network likes best nearly always."""

    name = "orange"
    hasty = 0.1


class _Found:
    """Thoughts that are ready."""

    def __init__(self, analysis: Analysis) -> None:
        self.analysis = analysis

    @property
    def choice(self) -> Choice:
        return self.analysis.choice


class Red(_Taught):
    """The strongest: tries steps or whole turns in worlds dealt as the network guesses."""

    name = "red"

    def _thoughts(self, view: View, budget: Budget, seed: int) -> _Thoughts:
        warm.wait()
        from red7.bots.foresight import Foresight  # noqa: PLC0415 - imports Numba
        from red7.bots.trial import Trial, is_simple  # noqa: PLC0415 - imports Numba

        if is_simple(view):
            return Trial(view, budget, seed, self.clock)
        return Foresight(view, EVALUATIONS, budget, seed, self.clock)

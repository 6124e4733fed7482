"""Yellow, Orange and Red, which imagine the hidden cards and play on from there.

Each possible arrangement of the hidden cards is a *world*. The bots try their lines in every world
by playing out the round, drop the lines that do worst, and try the rest again. If the round can be
solved, Orange and Red then solve some worlds exactly. Red favours worlds that fit what the others
have done so far.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from red7.bots import warm
from red7.bots.bot import Analysis, Budget, Choice, WeighedLine
from red7.bots.gentle import Green
from red7.bots.habits import Habits
from red7.core import View

if TYPE_CHECKING:
    from red7.bots.trial import Trial


class _Imagining:
    """Weighs lines in imagined worlds until its budget is spent."""

    name = ""
    habits = Habits(1, 1)

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock

    def prepare(self) -> None:
        """Wait until the kernels are compiled or loaded."""
        warm.wait()

    def choose(self, view: View, budget: Budget, seed: int) -> Choice:
        """Choose the first step of the line that does best."""
        quick = _without_worlds(view, budget, seed)
        return quick.choice if quick else self._trial(view, budget, seed).choice

    def analyse(self, view: View, budget: Budget, seed: int) -> Analysis:
        """Return the lines that were tried, and how they did."""
        quick = _without_worlds(view, budget, seed)
        return quick or self._trial(view, budget, seed).analysis

    def _trial(self, view: View, budget: Budget, seed: int) -> Trial:
        warm.wait()
        from red7.bots.trial import Trial  # noqa: PLC0415 - imports Numba

        return Trial(view, self.habits, budget, seed, self.clock)


def _without_worlds(view: View, budget: Budget, seed: int) -> Analysis | None:
    """Return what needs no worlds: the only step, or Green's answer while the kernels compile."""
    if budget.deadline is not None and not warm.is_ready():
        warm.start()
        return replace(Green().analyse(view, budget, seed), cut=True)
    if len(view.legal_steps) == 1:
        only = view.step(view.legal_steps[0]).steps[len(view.steps) :]
        return Analysis((WeighedLine(only),))
    return None


class Yellow(_Imagining):
    """Plays out its lines in a few worlds."""

    name = "yellow"
    habits = Habits(worlds=6, games=200)


class Orange(_Imagining):
    """Plays out in more worlds, and solves some of them if it can."""

    name = "orange"
    habits = Habits(worlds=20, games=900, nodes=3500)


class Red(_Imagining):
    """The strongest: imagines many worlds, likely ones more often."""

    name = "red"
    habits = Habits(worlds=256, games=2500, nodes=80_000, recalls=True)

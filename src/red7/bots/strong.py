"""Yellow, Orange and Red: they imagine the hidden cards and play on from there.

Each way in which the hidden cards may lie is a *world*. In every world they try their lines and
play on; the lines that do worst are given up, and the rest are tried again. Where a round can be
solved, Orange and Red then solve some worlds exactly. Red keeps more of those worlds that fit what
the others have done so far.
"""

from __future__ import annotations

from red7.bots.bot import Budget, Choice
from red7.bots.gentle import Green
from red7.bots.habits import Habits
from red7.core import View
from red7.search import warm


class _Imagining:
    """Weighs lines in worlds until its budget is used up."""

    name = ""
    habits = Habits(1, 1)

    def prepare(self) -> None:
        """Wait until the kernels are compiled or loaded."""
        warm.wait()

    def choose(self, view: View, budget: Budget, seed: int) -> Choice:
        """Choose the line that does best."""
        if budget.deadline is not None and not warm.is_ready():
            warm.start()
            return Choice(Green().choose(view, budget, seed).step, cut=True)
        if len(view.legal_steps) == 1:
            return Choice(view.legal_steps[0])
        warm.wait()
        from red7.bots.trial import Trial  # noqa: PLC0415 - Numba is imported only here

        return Trial(view, self.habits, budget, seed).choice()


class Yellow(_Imagining):
    """Plays its lines on in a few worlds."""

    name = "yellow"
    habits = Habits(worlds=6, games=200)


class Orange(_Imagining):
    """Plays on in more worlds, and solves some where it can."""

    name = "orange"
    habits = Habits(worlds=20, games=900, nodes=3500)


class Red(_Imagining):
    """The strongest: many worlds, the likely ones more often."""

    name = "red"
    habits = Habits(worlds=256, games=2500, nodes=80_000, recalls=True)

"""Yellow, Orange and Red: they imagine the hidden cards and play on from there.

For each way in which the hidden cards may lie, a *world*, Yellow plays every line on at random.
Orange and Red solve each world exactly where that is possible, and play on at random elsewhere.
"""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING, Final

from red7.bots.bot import Budget, Choice
from red7.bots.gentle import Green
from red7.bots.lines import Line, cards_kept, first_of, lines_of
from red7.core import Draw, Phase, View
from red7.search import warm

if TYPE_CHECKING:
    from red7.core import Round, Step

_MOST_LINES: Final = 60  # weighed by playing on; the rest, which keep fewer cards, are left
_FEWEST_LINES: Final = 4  # that stay when the worst are given up
_PLAYED_ON: Final = 4  # worlds in which lines are played on, for one that would be solved
_MOST_NODES: Final = 40_000  # of one world's solution, about 50 ms


class _Imagining:
    """Weighs lines in worlds until its budget is used up."""

    name = ""
    worlds = 8  # for each 100 of the budget
    exact = False

    def prepare(self) -> None:
        """Wait until the kernels are compiled or loaded."""
        warm.wait()

    def choose(self, view: View, budget: Budget, seed: int) -> Choice:
        """Choose the line that wins most often."""
        chance = random.Random(seed)  # noqa: S311 - a game, not a secret
        if budget.deadline is not None and not warm.is_ready():
            warm.start()
            return Choice(Green().choose(view, budget, seed).step, cut=True)
        lines = lines_of(view, chance)
        if len(lines) == 1:
            return Choice(first_of(lines[0]))
        lines.sort(key=lambda line: -cards_kept(view, line))
        lines = lines[:_MOST_LINES]
        warm.wait()
        count = max(1, self.worlds * budget.work // 100)
        if self.exact and _can_be_solved(view):
            return _by_solving(view, lines, count, budget, chance)
        return _by_playing_on(view, lines, count, budget, chance)


class Yellow(_Imagining):
    """Plays every line on at random in a few worlds."""

    name = "yellow"
    worlds = 4


class Orange(_Imagining):
    """Solves a few worlds where it can, and plays on in more worlds elsewhere."""

    name = "orange"
    worlds = 9
    exact = True


class Red(_Imagining):
    """The strongest: many worlds."""

    name = "red"
    worlds = 56
    exact = True


def _can_be_solved(view: View) -> bool:
    rules = view.rules
    plain = rules.draw is Draw.NEVER and not rules.actions and not rules.edition.losing_discard
    return plain and view.players == 2 and view.phase in (Phase.START, Phase.FREE)  # noqa: PLR2004


def _over(budget: Budget) -> bool:
    return budget.deadline is not None and time.monotonic() > budget.deadline


def _by_solving(
    view: View, lines: list[Line], count: int, budget: Budget, chance: random.Random
) -> Choice:
    """Count in how many worlds each line wins against the best defence."""
    from red7.search import solver, worlds  # noqa: PLC0415 - Numba is imported only here

    won = [0.0] * len(lines)
    space = solver.Workspace()
    for number in range(count):
        if number and _over(budget):
            return Choice(_best(view, lines, won), cut=True)
        world = worlds.sample_world(view, chance)
        for at, line in enumerate(lines):
            won[at] += _solved(world, line, space)
        if number + 1 in _halvings(count):
            lines, won = _better_half(lines, won)
    return Choice(_best(view, lines, won))


def _halvings(count: int) -> tuple[int, ...]:
    """Give after how many worlds the lines that do worst are given up."""
    return (count // 4, count // 2, 3 * count // 4)


def _better_half(lines: list[Line], values: list[float]) -> tuple[list[Line], list[float]]:
    """Keep the lines that do best so far, and always a few."""
    kept = max(_FEWEST_LINES, (len(lines) + 1) // 2)
    order = sorted(range(len(lines)), key=lambda at: (-values[at], at))[:kept]
    return [lines[at] for at in order], [values[at] for at in order]


def _solved(world: Round, line: Line, space: object) -> float:
    from red7.search import solver  # noqa: PLC0415 - as above

    after = world.follow(line).settled()
    if after.over:
        return float(after.winner == world.turn)
    answer = solver.solve(after, _MOST_NODES, space)  # type: ignore[arg-type]
    return {solver.WIN: 0.0, solver.LOSS: 1.0}.get(answer, 0.5)


def _by_playing_on(
    view: View, lines: list[Line], count: int, budget: Budget, chance: random.Random
) -> Choice:
    """Count how often each line wins when all play on at random; in a match, weigh the points."""
    import numpy as np  # noqa: PLC0415 - Numba is imported only here

    from red7.search import chance as dice  # noqa: PLC0415 - as above
    from red7.search import evaluate, flat, worlds  # noqa: PLC0415 - as above

    rules = flat.flat_rules(view.rules)
    state = dice.new_chance(chance.getrandbits(62))
    values = [0.0] * len(lines)
    count *= _PLAYED_ON
    for number in range(count):
        if number and _over(budget):
            return Choice(_best(view, lines, values), cut=True)
        world = flat.flat_round(worlds.sample_world(view, chance))
        won = np.zeros(len(lines), dtype=np.int64)
        points = np.zeros(len(lines), dtype=np.int64)
        table = evaluate.coded_lines(lines)
        evaluate.play_lines(world, rules, table, view.turn - 1, state, 2, won, points)
        # In a match a round is worth its points as well as its win.
        gains = won + points / 12 if view.rules.match else won
        values = [value + float(gain) for value, gain in zip(values, gains, strict=True)]
        if number + 1 in _halvings(count):
            lines, values = _better_half(lines, values)
    return Choice(_best(view, lines, values))


def _best(view: View, lines: list[Line], values: list[float]) -> Step:
    """Give the first step of the best line; of equals, the one that keeps more cards."""
    keys = [
        (value, cards_kept(view, line), -at)
        for at, (line, value) in enumerate(zip(lines, values, strict=True))
    ]
    return first_of(lines[keys.index(max(keys))])

"""Trying whole turns in imagined worlds, and solving the best of them, where a solver exists."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cached_property
from typing import Final

import numpy as np

from red7.bots.bot import Analysis, Budget, Choice, WeighedLine
from red7.bots.stakes import stakes_of
from red7.core import STEPS, Phase, View
from red7.core.rules import PLAYERS, Draw
from red7.network.kernels.guessing import guess_worlds
from red7.network.opinion import shipped_network
from red7.search.kernels import flat
from red7.search.kernels.chance import new_chance
from red7.search.kernels.flat import Flat, Lines, Worlds
from red7.search.kernels.turns import list_turns
from red7.search.solving import solver
from red7.search.worlds.sampler import flat_view
from red7.search.worlds.weigh import play_worlds, solve_worlds

Values = np.ndarray[tuple[int], np.dtype[np.float64]]

# For 100 units of a budget: worlds to imagine, rounds to play out, positions to search.
WORLDS: Final = 256
GAMES: Final = 6000
GAMES_BEFORE_SOLVING: Final = 1250
NODES: Final = 80_000
MOST_LINES: Final = 64  # those that keep the most cards
FINALISTS: Final = 8  # lines whose worlds are solved
MOST_NODES: Final = 5000  # for one solution; about 1 ms
PLAYED_SHARE: Final = 0.3  # of a line's value, compared with its solutions
MOST_WORLDS: Final = 1024  # kept at a time, whatever the budget; then they are used again
_CALL: Final = 1000  # playouts between looks at the clock; 50 ms at most
_BATCH: Final = 2  # worlds solved between looks at the clock


class Trial:
    """The lines open to a player, and how well each has done so far."""

    def __init__(self, view: View, budget: Budget, seed: int, clock: Callable[[], float]) -> None:
        self.view, self.budget, self.clock = view, budget, clock
        self.rules = flat.flat_rules(view.rules)
        self.chance = new_chance(seed)
        self.unknown = flat_view(view)
        stakes = stakes_of(view)
        self.values, self.limit = np.array(stakes.values), stakes.limit
        self.solving = solver.can_solve(view.rules, view.players)
        self.finalists = FINALISTS if self.solving else 1
        self.lines = self._candidates()
        # By line: the total gain and number of playouts; the worlds won by force, and the worlds
        # solved.
        self.gains, self.tried, self.forced, self.solved = np.zeros((4, len(self.lines)))
        self.cut = False

    def _candidates(self) -> Lines:
        """Return the lines worth trying; in a match, going out may be one."""
        turns = list_turns(self.unknown.base, self.rules)
        staying = turns.gone == 0
        order = np.argsort(-turns.kept, kind="stable")
        chosen = [at for at in order if staying[at]][:MOST_LINES]
        if self.view.rules.match or not chosen:
            chosen += [at for at in order if not staying[at]][:MOST_LINES]
        lines: Lines = turns.lines[np.array(chosen)]
        return lines

    @property
    def choice(self) -> Choice:
        """The first step of the best line."""
        return Choice(STEPS[self.lines[self.ranking[0], 0]], cut=self.cut)

    @property
    def analysis(self) -> Analysis:
        """All lines, best first."""
        return Analysis(tuple([self._weighed(at) for at in self.ranking]), self.cut)

    @cached_property
    def ranking(self) -> list[int]:
        """The lines, best first; those tried most come before all others."""
        if len(self.lines) == 1:
            return [0]
        worlds = self._worlds()
        live = self._play_on(worlds, GAMES_BEFORE_SOLVING if self.solving else GAMES)
        if self.solving and not self.cut:
            self._solve(worlds, live)
        # Of equal lines, the first keeps the most cards.
        ranking: list[int] = np.lexsort((-self._scores(), -self.tried, -self.solved)).tolist()
        return ranking

    def _scores(self) -> Values:
        """Return how lines compare with others that were tried as often."""
        played = self._means()
        forced = self.forced / np.maximum(self.solved, 1.0)
        both = played * PLAYED_SHARE + forced * self._stake[1]
        return np.where(self.solved > 0, both, played)

    def _weighed(self, at: int) -> WeighedLine:
        """Return a line in the form that others read."""
        now = self.view
        for number in self.lines[at]:
            if number >= 0:
                now = now.step(STEPS[number])
        steps = now.steps[len(self.view.steps) :]
        tried, solved = int(self.tried[at]), int(self.solved[at])
        if not tried:
            return WeighedLine(steps)
        value = float(self.gains[at]) / tried
        variance = value * (1 - value) / tried  # the largest it can be with this mean
        if solved:
            lost, stake = self._stake
            forced = float(self.forced[at]) / solved
            value = (PLAYED_SHARE * value + lost + stake * forced) / (PLAYED_SHARE + 1)
            variance = PLAYED_SHARE**2 * variance + stake**2 * forced * (1 - forced) / solved
            variance /= (PLAYED_SHARE + 1) ** 2
        return WeighedLine(steps, value, math.sqrt(max(variance, 0.0)), tried, solved)

    def _amount(self, each: int) -> int:
        return max(1, each * self.budget.work // 100)

    def _worlds(self) -> Worlds:
        count = min(self._amount(WORLDS), MOST_WORLDS)
        belief = shipped_network().opinion(self.view).belief
        return guess_worlds(self.unknown, belief, count, self.chance)

    def _means(self) -> Values:
        return self.gains / np.maximum(self.tried, 1.0)

    @cached_property
    def _stake(self) -> tuple[float, float]:
        """What losing the round is worth with a typical score, and how much winning adds."""
        me = self.view.turn - 1
        lost = float(np.delete(self.values[0, :, 12], me).mean())
        return lost, float(self.values[0, me, 12] - lost)

    def _play_on(self, worlds: Worlds, games: int) -> Flat:
        """Play out the lines, halving them down to the finalists."""
        live = np.arange(len(self.lines))
        games = self._amount(games)
        rounds = max(1, math.ceil(math.log2(len(live) / self.finalists)))
        at = 0
        for _ in range(rounds):
            until = at + max(1, round(games / rounds / len(live)))
            while at < until and not self.cut:
                # In short calls, to look at the clock in between.
                rows = np.arange(at, min(until, at + max(1, _CALL // len(live))))
                at += len(rows)
                self._play_lines(worlds[rows % len(worlds)], live)
            if self.cut:
                break
            if len(live) > self.finalists:
                kept = max(self.finalists, (len(live) + 1) // 2)
                live = np.sort(live[np.argsort(-self._means()[live], kind="stable")[:kept]])
        return live

    def _play_lines(self, worlds: Worlds, live: Flat) -> None:
        """Play out the remaining lines once in each of these worlds."""
        gains = np.zeros(len(live))
        play_worlds(
            worlds,
            self.rules,
            self.lines[live],
            self.values,
            self.limit,
            True,  # noqa: FBT003 - a kernel
            1,
            self.chance,
            gains,
        )
        self.gains[live] += gains
        self.tried[live] += len(worlds)
        self._look_at_clock()

    def _solve(self, worlds: Worlds, live: Flat) -> None:
        """Count the worlds in which lines win by force, dropping one line after another."""
        space = solver.Workspace()
        most = self._amount(NODES)
        nodes, at = 0, 0
        means = self._means() * PLAYED_SHARE
        while nodes < most and at < len(worlds) and not self.cut:
            batch = worlds[at : at + _BATCH]
            gains = np.zeros(len(live))
            nodes += solve_worlds(batch, self.lines[live], MOST_NODES, space.space, gains)
            at += len(batch)
            self.forced[live] += gains
            self.solved[live] = at
            nodes += _BATCH * len(live)
            self._look_at_clock()
            kept = max(2, math.ceil(FINALISTS * (1 - nodes / most)))
            if len(live) > kept:
                score = self.forced[live] / at + means[live]
                live = np.sort(live[np.argsort(-score, kind="stable")[:kept]])

    def _look_at_clock(self) -> None:
        deadline = self.budget.deadline
        self.cut = self.cut or (deadline is not None and self.clock() > deadline)


def is_simple(view: View) -> bool:
    """Return whether trying whole turns is better than asking the network ahead.

    With actions, turns are too many. With two players who may draw, the network is better, and with
    three who may not, it is as good in less time.
    """
    if view.rules.actions or view.phase not in (Phase.START, Phase.FREE):
        return False
    if view.players == 2:  # noqa: PLR2004 - a pair
        return solver.can_solve(view.rules, view.players)
    return view.players == PLAYERS[-1] or view.rules.draw is not Draw.NEVER

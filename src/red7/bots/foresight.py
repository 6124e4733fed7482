"""Thinking ahead with the network: likely steps, tried in worlds dealt as it guesses."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

import numpy as np

from red7.bots.bot import Analysis, Budget, Choice, WeighedLine
from red7.bots.liking import finished_line
from red7.bots.lines import sound_steps
from red7.bots.stakes import stakes_of
from red7.core import STEPS, View
from red7.network.kernels.guessing import guess_worlds
from red7.network.kernels.scene import Scenes, follow_steps, unknown_of
from red7.network.opinion import shipped_network
from red7.network.playing import play_on
from red7.network.sets import Array
from red7.search.kernels.chance import new_chance

LEAST_LIKELY: Final = 0.015  # of the steps that are tried
MOST_STEPS: Final = 4  # that are tried
WORLDS: Final = 8  # dealt at a time
CLEAR: Final = 2.0  # standard errors by which a step must be behind to be dropped
DEPTH: Final = 8  # choices made in a world before the critic judges it
PRIOR: Final = 0.02  # how much the network's own liking counts, compared with a chance to win


class Foresight:
    """The steps open to a player, and how well each has done so far in imagined worlds."""

    def __init__(
        self,
        view: View,
        evaluations: int,
        budget: Budget,
        seed: int,
        clock: Callable[[], float],
    ) -> None:
        self.view, self.budget, self.clock = view, budget, clock
        self.network = shipped_network()
        self.left = max(1, evaluations * budget.work // 100)
        self.chance = new_chance(seed)
        stakes = stakes_of(view)
        self.values, self.limit = np.array(stakes.values), stakes.limit
        self.opinion = self.network.opinion(view)
        self.unknown = unknown_of(view)
        sound = np.array([step.number for step in sound_steps(view)])
        self.steps = sound[np.argsort(-self.opinion.steps[sound], kind="stable")]
        likely = self.opinion.steps[self.steps]
        self.prior = PRIOR * np.log(np.maximum(likely, 1e-9))
        # By step, its chances in each world.
        self.gains: list[list[float]] = [[] for _ in self.steps]
        self.cut = False
        self.best = self._best(max(1, int((likely[:MOST_STEPS] > LEAST_LIKELY).sum())))

    @property
    def choice(self) -> Choice:
        """The step that does best."""
        return Choice(STEPS[self.steps[self.best]], cut=self.cut)

    @property
    def analysis(self) -> Analysis:
        """All steps, each with the way the network would go on; those not tried yet are tried."""
        rest = [at for at, gains in enumerate(self.gains) if not gains]
        while rest and self._try(rest) and self.left > 0:
            pass
        order = sorted(range(len(self.steps)), key=self._rank)
        return Analysis(tuple([self._weighed(at) for at in order]), self.cut)

    def _rank(self, at: int) -> tuple[bool, int, float]:
        return at != self.best, -len(self.gains[at]), -self._score(at)

    def _score(self, at: int) -> float:
        gains = self.gains[at]
        return float(self.prior[at]) + (math.fsum(gains) / len(gains) if gains else 0.0)

    def _best(self, count: int) -> int:
        """Return the best of the likeliest steps, dropping those that are clearly worse."""
        live = list(range(count))
        while len(live) > 1 and self.left > 0 and self._try(live):
            live.sort(key=self._score, reverse=True)
            live = [at for at in live if not self._is_behind(at, live[0])]
        return max(live, key=self._score)

    def _is_behind(self, at: int, best: int) -> bool:
        """Return whether a step is worse than the best one by more than luck explains."""
        apart = np.subtract(self.gains[best], self.gains[at])
        error = float(apart.std(ddof=1)) / math.sqrt(len(apart))
        return self._score(best) - self._score(at) > CLEAR * error

    def _try(self, live: list[int]) -> bool:
        """Try steps in some new worlds; return whether there was time to."""
        if self.cut:
            return False
        worlds = guess_worlds(self.unknown, self.opinion.belief, WORLDS, self.chance)
        scenes = np.repeat(worlds, len(live), axis=0)
        follow_steps(scenes, np.tile(self.steps[live], WORLDS))
        before = self.left
        gains = self._play_on(scenes)
        # Where all of them end the round, nothing was evaluated; it is work all the same.
        self.left = min(self.left, before - len(live))
        if not self.cut:
            for at, found in zip(live, gains.reshape(WORLDS, -1).T.tolist(), strict=True):
                self.gains[at] += found
        return not self.cut

    def _play_on(self, scenes: Scenes) -> Array:
        """Return the mover's chances in scenes, each played on for a while."""
        stakes = (self.values, self.limit)
        played = play_on(self.network, scenes, self.view.turn, stakes, DEPTH, is_late=self._is_late)
        self.left -= played.evaluations
        return played.gains

    def _is_late(self) -> bool:
        deadline = self.budget.deadline
        self.cut = self.cut or (deadline is not None and self.clock() > deadline)
        return self.cut

    def _weighed(self, at: int) -> WeighedLine:
        """Return a step in the form that others read, with the rest of the turn."""
        steps, gains = finished_line(self.view, self.steps[at]), self.gains[at]
        if not gains:
            return WeighedLine(steps)
        error = float(np.std(gains, ddof=1)) / math.sqrt(len(gains))
        return WeighedLine(steps, math.fsum(gains) / len(gains), error, len(gains))

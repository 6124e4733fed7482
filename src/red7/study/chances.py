"""The chance of winning after each of some turns, if all go on as strong players do.

Hidden cards are dealt as the network guesses that they lie, and every turn is tried in the same
worlds. Two players who neither draw nor act are so close to perfect play that worlds are solved;
in all other games the network plays on for everybody.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

import numpy as np

from red7.bots.stakes import stakes_of
from red7.core import View
from red7.network.kernels.guessing import guess_worlds
from red7.network.kernels.scene import follow_steps, unknown_of
from red7.network.opinion import shipped_network
from red7.network.playing import play_on
from red7.network.sets import Array
from red7.search.kernels.chance import new_chance
from red7.search.kernels.flat import SIZE, Flat, Lines
from red7.search.solving.solver import Workspace
from red7.study.opened import can_open, solved

Indices = list[int]

_DEPTH: Final = 8  # choices made before the network judges
_FIRST_WORLDS: Final = 4  # in which every turn is judged without playing on
_FIRST_WEIGHT: Final = 3  # how many worlds played on they count as
_ROLLOUT_WORLDS: Final = 4
_SOLVED_WORLDS: Final = 16
_EVERY: Final = 3  # of so many lots of solved worlds, one is for every turn
_CONTENDERS: Final = 5  # turns that are tried more often than the others
_SURE: Final = 12  # worlds that a judgement counts as, when it is compared with others


class Chances(Protocol):
    """Means of what turns are worth, which become better with every call of ``go_on``."""

    worlds: int

    def go_on(self) -> int:
        """Look at some more worlds, and return how much work that was."""
        ...

    def values(self) -> Array:
        """Return the mean of each turn."""
        ...

    def counts(self) -> Array:
        """Return on how many worlds each mean rests."""
        ...


def chances_of(
    view: View,
    lines: Lines,
    seed: int,
    made: int | None = None,
    is_late: Callable[[], bool] = bool,
) -> SolvedChances | PlayedChances:
    """Return what estimates the chances of some lines, or of the best and of one that was made."""
    if can_open(view) and not view.rules.match:
        return SolvedChances(view, lines, seed, made)
    return PlayedChances(view, lines, seed, made, is_late)


class SolvedChances:
    """How often turns win against perfect play in likely worlds."""

    def __init__(self, view: View, lines: Lines, seed: int, made: int | None = None) -> None:
        self._lines, self._made = lines, made
        self._belief = shipped_network().opinion(view).belief
        self._unknown = unknown_of(view)
        self._chance = new_chance(seed)
        self._space = Workspace()
        self._wins = np.zeros(len(lines))
        self._counts = np.zeros(len(lines))
        self.worlds = 0

    def go_on(self) -> int:
        """Solve some more worlds: for every turn at first, then mostly for the best."""
        live = self._live()
        worlds = guess_worlds(self._unknown, self._belief, _SOLVED_WORLDS, self._chance)
        answers = solved(np.ascontiguousarray(worlds[:, :SIZE]), self._lines[live], self._space)
        self._wins[live] += answers.sum(axis=0)
        self._counts[live] += len(worlds)
        self.worlds += len(worlds)
        return len(worlds)

    def values(self) -> Array:
        """Return the share of its worlds that each turn wins."""
        shares: Array = self._wins / np.maximum(self._counts, 1)
        return shares

    def counts(self) -> Array:
        """Return the number of worlds in which each turn was tried."""
        return self._counts

    def _live(self) -> Indices:
        batch = self.worlds // _SOLVED_WORLDS
        if batch % _EVERY == 0 or batch == 1:
            return list(range(len(self._lines)))
        return _contenders(self.values(), self._counts, self._made)


class PlayedChances:
    """What turns come to when the network plays on in likely worlds."""

    def __init__(
        self,
        view: View,
        lines: Lines,
        seed: int,
        made: int | None = None,
        is_late: Callable[[], bool] = bool,
    ) -> None:
        self._lines, self._seat, self._made, self._is_late = lines, view.turn, made, is_late
        self._network = shipped_network()
        self._belief = self._network.opinion(view).belief
        self._unknown = unknown_of(view)
        self._chance = new_chance(seed)
        stakes = stakes_of(view)
        self._stakes = (np.array(stakes.values), stakes.limit)
        self._sums = np.zeros(len(lines))
        self._counts = np.zeros(len(lines))
        self._first = np.zeros(len(lines))
        self._next = 0
        self.worlds = 0

    def go_on(self) -> int:
        """Judge every turn once; after that, play on after the best and after some of the rest."""
        if not self.worlds:
            return self._look()
        live = self._live()
        gains, work = self._tried(live, _ROLLOUT_WORLDS, _DEPTH)
        if gains is not None:
            self._sums[live] += gains.sum(axis=0)
            self._counts[live] += len(gains)
            self.worlds += len(gains)
        return work

    def values(self) -> Array:
        """Return the mean of each turn."""
        total = self._first * _FIRST_WEIGHT + self._sums
        means: Array = total / (_FIRST_WEIGHT + self._counts)
        return means

    def counts(self) -> Array:
        """Return how many worlds played on each mean is worth."""
        return self._counts + _FIRST_WEIGHT

    def _look(self) -> int:
        everything = list(range(len(self._lines)))
        gains, work = self._tried(everything, _FIRST_WORLDS, 0)
        if gains is not None:
            self._first = gains.mean(axis=0)
            self.worlds += len(gains)
        return work

    def _live(self) -> Indices:
        """Return the turns that may be best, and the one made or the next few of the others."""
        contenders = _contenders(self.values(), self._counts, self._made)
        if self._made is not None:
            return contenders
        rest = [at for at in range(len(self._lines)) if at not in contenders]
        some = [rest[(self._next + k) % len(rest)] for k in range(min(len(rest), _CONTENDERS))]
        self._next += len(some)
        return sorted({*contenders, *some})

    def _tried(self, live: Indices, count: int, depth: int) -> tuple[Array | None, int]:
        """Return what turns come to in some new worlds, by world and turn; None if it is late."""
        worlds = guess_worlds(self._unknown, self._belief, count, self._chance)
        scenes = np.repeat(worlds, len(live), axis=0)
        for column in range(self._lines.shape[1]):
            steps: Flat = np.tile(self._lines[live, column], count)
            if (steps < 0).all():
                break
            follow_steps(scenes, steps)
        played = play_on(
            self._network, scenes, self._seat, self._stakes, depth, is_late=self._is_late
        )
        work = max(played.evaluations, len(scenes))
        return (None if played.cut else played.gains.reshape(count, -1)), work


def _contenders(values: Array, counts: Array, made: int | None) -> Indices:
    """Return the turns that may be best, and the one that was made."""
    doubt = np.sqrt(values * (1 - values) / (counts + _SURE))
    best = np.argsort(-(values + 2 * doubt), kind="stable")[:_CONTENDERS].tolist()
    return sorted({*best, *([] if made is None else [made])})

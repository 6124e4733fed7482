"""In how many worlds turns win against perfect play, if all cards were open."""

from __future__ import annotations

import random
from functools import cached_property
from itertools import combinations
from math import comb
from typing import Final

import numpy as np

from red7.core import Draw, Position, View
from red7.search.kernels.flat import HAND, Lines, Worlds
from red7.search.solving.solver import Workspace
from red7.search.worlds.sampler import Unknown, flat_view
from red7.search.worlds.weigh import solve_each
from red7.study.findings import Span, estimated, exactly

ENUMERATED: Final = 5000  # worlds that are all looked at, whatever the budget
MOST_CARDS: Final = 7  # in a hand that the solver takes
_MOST_NODES: Final = 1 << 40
_PAIR: Final = 2


def can_open(view: Position) -> bool:
    """Return whether worlds can be solved: two players left who neither draw nor act."""
    plain = view.rules.draw is Draw.NEVER and not view.rules.actions
    sizes = [view.hand_size(seat) for seat in view.seats_in]
    return plain and len(sizes) == _PAIR and max(sizes) <= MOST_CARDS


class Opened:
    """Counts the worlds in which each of some lines wins, each world as likely as any other."""

    def __init__(self, view: View, lines: Lines, budget: int, seed: int) -> None:
        self._unknown = flat_view(view)
        self._lines = lines
        self._other = next(seat for seat in view.seats_in if seat != view.turn) - 1
        self._hidden = view.hidden[self._other]
        self._chance = random.Random(seed)  # noqa: S311 - a game, not a secret
        self._space = Workspace()
        self.total = comb(len(self._unknown.unseen), self._hidden)
        self.enumerates = self.total <= max(ENUMERATED, budget)
        self.wins = np.zeros(len(lines), dtype=np.int64)
        self.worlds = 0

    @property
    def is_complete(self) -> bool:
        """Whether every world has been looked at."""
        return self.enumerates and self.worlds == self.total

    def look_at(self, count: int) -> None:
        """Look at some more worlds."""
        if self.enumerates:
            hands = self._hands[self.worlds : self.worlds + count]
        else:
            hands = [self._some_hand() for _ in range(count)]
        if hands:
            answers = solved(
                worlds_with(self._unknown, self._other, hands), self._lines, self._space
            )
            self.wins += answers.sum(axis=0)
            self.worlds += len(hands)

    def share(self, at: int) -> Span:
        """Return in which share of all worlds a line wins."""
        if not self.worlds:
            return Span(0.0, 0.5, 1.0)
        share = int(self.wins[at]) / self.worlds
        return exactly(share) if self.is_complete else estimated(share, self.worlds)

    @cached_property
    def _hands(self) -> list[int]:
        """All hands the other may hold, in random order, so that the first are a sample.

        They are listed when they are first needed, because there may be many.
        """
        bits = [1 << int(card) for card in self._unknown.unseen]
        hands = [sum(cards) for cards in combinations(bits, self._hidden)]
        self._chance.shuffle(hands)
        return hands

    def _some_hand(self) -> int:
        cards = self._chance.sample(self._unknown.unseen.tolist(), self._hidden)
        return sum(1 << card for card in cards)


def worlds_with(unknown: Unknown, seat: int, hands: list[int]) -> Worlds:
    """Return a world for each hand that a seat (from 0) may hold beside its known cards."""
    worlds = np.repeat(unknown.base[None], len(hands), axis=0)
    worlds[:, HAND + seat] |= np.array(hands, dtype=np.int64)
    return worlds


def solved(worlds: Worlds, lines: Lines, space: Workspace) -> Worlds:
    """Return for each world and line whether the line wins there."""
    answers = np.zeros((len(worlds), len(lines)), dtype=np.int64)
    solve_each(worlds, lines, _MOST_NODES, space.space, answers)
    return answers

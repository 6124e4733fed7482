"""Turns that win or lose for certain, whatever the hidden cards are and whatever anybody does."""

from __future__ import annotations

from functools import cached_property
from itertools import combinations
from math import comb
from typing import Final, NamedTuple

import numpy as np

from red7.core import View
from red7.core.cards import listed
from red7.core.numbering import DRAW, EARNED
from red7.search.kernels.flat import HAND, OUT, PHASE, SIZE, STILL_IN, Flat, flat_rules
from red7.search.solving.certainty import new_space, prove_certain
from red7.search.solving.knowledge import (
    HIDDEN,
    KNOWN,
    LARGE,
    UNSEEN,
    WAITING,
    advance,
    find_hands,
    follow_line,
)
from red7.search.solving.proof import Proofs
from red7.search.worlds.sampler import flat_view

YES, NO, OPEN = 1, 0, -1
_MOST_HANDS: Final = 5000
_PAIR: Final = 2


class Answer(NamedTuple):
    """Whether something is proven (1), disproven (0) or open (-1), and the nodes it took."""

    answer: int
    nodes: int


class Prover:
    """Looks for proofs about the turns of one view."""

    def __init__(self, view: View) -> None:
        self.rules = flat_rules(view.rules)
        self.players = view.players
        self.me = view.turn - 1
        self._start = knowledge(view)

    @cached_property
    def _mine(self) -> Proofs:
        return new_space()

    @cached_property
    def _theirs(self) -> Proofs:
        return new_space()

    def after(self, line: Flat) -> Flat:
        """Return what the player knows after a turn."""
        node = self._start.copy()
        follow_line(node, self.rules, self.me, line)
        return node

    def win(self, line: Flat, most: int) -> Answer:
        """Return whether the player wins for certain after a turn."""
        return self._certain(self.after(line), self.me, most, self._mine)

    def loss(self, line: Flat, most: int) -> Answer:
        """Return whether the other player wins for certain after a turn, whatever they hold.

        They do not know the player's hidden cards. With more than two players left before the turn,
        only going out is a certain loss.
        """
        node = self.after(line)
        if node[OUT + self.me]:
            return Answer(YES, 0)
        # An earned draw ends the turn; after a 3's, the player goes on.
        draws_last = node[WAITING] == DRAW and node[PHASE] == EARNED
        if self._start[STILL_IN] != _PAIR or (node[WAITING] >= 0 and not draws_last):
            return Answer(NO, 0)
        other = next(s for s in range(self.players) if s != self.me and not self._start[OUT + s])
        if node[OUT + other]:
            return Answer(NO, 0)
        unseen, hidden = listed(int(node[UNSEEN])), int(node[HIDDEN + other])
        if comb(len(unseen), hidden) > _MOST_HANDS:
            return Answer(OPEN, 0)
        used = 0
        for cards in combinations(unseen, hidden):
            theirs = self._seen_by(other, node, sum(1 << card for card in cards))
            if draws_last:
                advance(theirs, self.rules, other, DRAW)
            answer, nodes = self._certain(theirs, other, most - used, self._theirs)
            used += nodes
            if answer != YES:
                return Answer(answer, used)
        return Answer(YES, used)

    def _seen_by(self, other: int, node: Flat, held: int) -> Flat:
        """Return what the other player knows who holds these hidden cards."""
        hidden = int(node[HAND + self.me]) & ~int(node[KNOWN + self.me])
        theirs = node.copy()
        theirs[HAND + other] = held | int(node[KNOWN + other])
        theirs[HIDDEN + other] = 0
        theirs[UNSEEN] = (int(node[UNSEEN]) | hidden) & ~held
        theirs[HIDDEN + self.me] = hidden.bit_count()
        theirs[WAITING] = -1
        find_hands(theirs, other)
        return theirs

    def _certain(self, node: Flat, seat: int, most: int, space: Proofs) -> Answer:
        space.states[0] = node
        answer = prove_certain(
            self.rules,
            seat,
            most,
            space.states,
            space.frames,
            space.keys,
            space.numbers,
            space.nodes,
        )
        return Answer(int(answer), int(space.nodes[0]))


def knowledge(view: View) -> Flat:
    """Return what the seat to move knows, as a node of the search."""
    mover = view.turn - 1
    node = np.zeros(LARGE, dtype=np.int64)
    node[:SIZE] = flat_view(view).base
    node[UNSEEN] = view.unseen.mask
    node[KNOWN : KNOWN + view.players] = view.hands
    node[KNOWN + mover] = view.known[mover]
    node[HIDDEN : HIDDEN + view.players] = view.hidden
    node[WAITING] = -1
    find_hands(node, mover)
    return node

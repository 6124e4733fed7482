"""Worlds dealt the way the network guesses: a card is often where it is likely to be."""

from __future__ import annotations

from typing import Final

import numpy as np

from red7.network.kernels.scene import Scenes
from red7.network.sets import Array
from red7.search.kernels.chance import Chance, below
from red7.search.kernels.decorators import allocation_free, kernel
from red7.search.kernels.flat import DECK, HAND, MOVER, PLAYERS
from red7.search.worlds.sampler import Unknown

_LEAST: Final = 1e-4  # nothing is quite impossible
_FINE: Final = 1 << 31


@allocation_free
def _draw(unseen, at, weights, chance):
    """Move one of the cards from a place on to that place, as likely as it weighs."""
    total = 0.0
    for k in range(at, unseen.shape[0]):
        total += weights[unseen[k]]
    rest = total * below(chance, _FINE) / _FINE
    chosen = at
    for k in range(at, unseen.shape[0]):
        chosen = k
        rest -= weights[unseen[k]]
        if rest < 0:
            break
    card = unseen[chosen]
    unseen[chosen] = unseen[at]
    unseen[at] = card
    return card


@kernel
def _guess_flat(base, unseen, hidden, buried, belief, chance, worlds):
    """Fill an array with worlds."""
    count = unseen.shape[0]
    players, mover = base[PLAYERS], base[MOVER]
    weights, elsewhere = np.empty(49), np.empty(49)
    for row in range(worlds.shape[0]):
        s = worlds[row]
        s[:] = base
        at = 0
        elsewhere[:] = 1
        for k in range(1, players):
            seat = (mover + k) % players
            # The odds that a card is here rather than in a later hand or in none.
            for card in range(49):
                elsewhere[card] -= belief[seat, card]
                weights[card] = (belief[seat, card] + _LEAST) / (max(elsewhere[card], 0) + _LEAST)
            for _ in range(hidden[seat]):
                s[HAND + seat] |= 1 << _draw(unseen, at, weights, chance)
                at += 1
        weights[:] = 1
        for place in range(min(buried, count - at)):
            s[DECK + place] = _draw(unseen, at, weights, chance)
            at += 1


def guess_worlds(unknown: Unknown, belief: Array, count: int, chance: Chance) -> Scenes:
    """Return this many worlds, one per row; the belief is that of an ``Opinion``."""
    worlds = np.zeros((count, unknown.base.shape[0]), dtype=np.int64)
    # A world must not depend on those dealt before it, except by the random numbers.
    unseen = unknown.unseen.copy()
    _guess_flat(unknown.base, unseen, unknown.hidden, unknown.buried, belief, chance, worlds)
    return worlds

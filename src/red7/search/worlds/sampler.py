"""Sampling worlds in a kernel: a view's hidden cards, filled in at random, as flat rounds."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

import numpy as np

from red7.core import View
from red7.core.layout import HIDDEN
from red7.search.kernels.chance import Chance, below
from red7.search.kernels.decorators import kernel
from red7.search.kernels.flat import DECK, DECK_SIZE, HAND, Flat, Worlds, flat_round


class Unknown(NamedTuple):
    """A view as arrays: the round as far as it is known, and what has to be filled in."""

    base: Flat
    unseen: Flat  # the cards whose place is unknown
    hidden: Flat  # how many of them each hand holds
    buried: int  # how many of them are in the deck, below the known cards


def flat_view(view: View) -> Unknown:
    """Convert a view to arrays, once for all worlds."""
    known = tuple(card for card in view.deck if card != HIDDEN)
    nothing = (0,) * view.players
    base = flat_round(replace(view, deck=known, hidden=nothing))
    # The known cards are on top; the deck grows upwards in the array.
    buried = len(view.deck) - len(known)
    base[DECK + buried : DECK + len(view.deck)] = known[::-1]
    base[DECK_SIZE] = len(view.deck)
    unseen = np.array([int(card) for card in view.unseen], dtype=np.int64)
    return Unknown(base, unseen, np.array(view.hidden, dtype=np.int64), buried)


@kernel
def fill_in(base, unseen, hidden, buried, chance, s):
    """Fill in one world; all ways to do so are equally likely."""
    s[:] = base
    at, count = 0, unseen.shape[0]
    for seat in range(hidden.shape[0]):
        hand = s[HAND + seat]
        for _ in range(hidden[seat]):
            other = at + below(chance, count - at)
            card = unseen[other]
            unseen[other] = unseen[at]
            unseen[at] = card
            hand |= 1 << card
            at += 1
        s[HAND + seat] = hand
    for place in range(buried):
        other = at + below(chance, count - at)
        card = unseen[other]
        unseen[other] = unseen[at]
        unseen[at] = card
        s[DECK + place] = card
        at += 1


@kernel
def sample_flat(base, unseen, hidden, buried, chance, worlds):
    """Fill an array with worlds."""
    for row in range(worlds.shape[0]):
        fill_in(base, unseen, hidden, buried, chance, worlds[row])


def sample_worlds(unknown: Unknown, count: int, chance: Chance) -> Worlds:
    """Return this many worlds, one per row."""
    worlds = np.zeros((count, unknown.base.shape[0]), dtype=np.int64)
    sample_flat(*unknown, chance, worlds)
    return worlds

from __future__ import annotations

import random

from red7.core.cards import mask_of
from red7.core.strength import strength
from red7.search.lanes import ONES, TOPS, WIDTH, beaten, packed


def test_lanes_order_palettes_as_the_rules_do() -> None:
    chance = random.Random(4)
    for _ in range(4000):
        cards = chance.sample(range(49), chance.randint(2, 16))
        cut = chance.randint(max(1, len(cards) - 8), min(8, len(cards) - 1))
        mine, theirs = mask_of(cards[:cut]), mask_of(cards[cut:])
        won = beaten(packed(mine), packed(theirs))
        assert won & ~TOPS == 0
        for rule in range(7):
            better = strength(rule, mine) > strength(rule, theirs)
            assert bool(won >> WIDTH * rule + WIDTH - 1 & 1) is better


def test_nothing_beats_nothing() -> None:
    assert beaten(0, 0) == 0
    assert beaten(ONES, 0) == TOPS

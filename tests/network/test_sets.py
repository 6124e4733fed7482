from __future__ import annotations

import random

import numpy as np

from red7.core.cards import ALL_CARDS, listed, mask_of
from red7.core.strength import colours_of, strength
from red7.network.sets import colours, is_empty, plane, single, size, strengths, union, words

CHANCE = random.Random(9)
MASKS = [
    0,
    ALL_CARDS,
    *(mask_of(CHANCE.sample(range(49), CHANCE.randint(1, 14))) for _ in range(2000)),
]
SETS = np.array([words(mask) for mask in MASKS], np.uint32)


def test_strengths_are_those_of_the_core() -> None:
    expected = [[strength(rule, mask) for rule in range(7)] for mask in MASKS]
    assert np.array_equal(strengths(SETS, np), expected)


def test_planes_sizes_and_colours_are_those_of_the_cards() -> None:
    planes, sizes, seven = plane(SETS, np), size(SETS, np), colours(SETS, np)
    for index, mask in enumerate(MASKS[:300]):
        assert list(np.flatnonzero(planes[index])) == sorted(listed(mask))
        assert sizes[index] == mask.bit_count()
        assert seven[index] == colours_of(mask)
    assert list(np.flatnonzero(is_empty(SETS))) == [0]


def test_single_cards_make_up_every_set() -> None:
    cards = single(np.arange(49), np)
    assert np.array_equal(union(cards, np), words(ALL_CARDS))
    assert is_empty(single(np.array(-1), np))

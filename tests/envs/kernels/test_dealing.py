from __future__ import annotations

import random

import numpy as np

from red7.core import Cards, Round, Rules
from red7.core.numbering import rule_numbers
from red7.envs.kernels.dealing import points_of, set_up, shuffle
from red7.envs.kernels.layout import PILES, SIZE
from red7.network.kernels import scene
from red7.search.kernels import flat
from red7.search.kernels.chance import new_chance


def test_points_are_those_of_the_core() -> None:
    chance = random.Random(1)
    for _ in range(50):
        cards = chance.getrandbits(49)
        assert points_of(cards) == Cards(cards).points


def test_scored_cards_are_not_dealt_again() -> None:
    rules = Rules.parse("expert")
    state = np.zeros(SIZE, dtype=np.int64)
    state[flat.PLAYERS] = 3
    state[scene.RULES : PILES] = rule_numbers(rules)
    piles = [Cards.parse("R7O7Y1"), Cards(), Cards.parse("V1V2")]
    state[PILES : PILES + 3] = [pile.mask for pile in piles]
    order = np.zeros(49, dtype=np.int8)
    shuffle(state, new_chance(3), order)
    left = order[:44].tolist()
    assert order[44] == -1
    assert len(set(left)) == 44
    assert not any(card in pile for pile in piles for card in left)
    set_up(state, order)
    gone = piles[0] | piles[2]
    scores = tuple(pile.points for pile in piles)
    dealt = Round.from_cards(rules, 3, left, gone=gone.mask, scores=scores)
    assert np.array_equal(state[: scene.SIZE], scene.scene_of(dealt))

"""Worlds dealt as the network guesses."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
from hypothesis import given

from red7.core import Card, View
from red7.core.cards import listed
from red7.network.kernels.guessing import guess_worlds
from red7.network.kernels.scene import scene_of, unknown_of
from red7.search.kernels import flat
from red7.search.kernels.chance import new_chance
from tests.games import chances, players, random_round, round_rules


@given(round_rules, players, chances)
def test_a_world_agrees_with_all_that_is_known(
    rules: str, seats: int, chance: random.Random
) -> None:
    game = random_round(rules, seats, chance)
    view = game.view(game.turn)
    real = scene_of(game)
    belief = np.random.default_rng(chance.getrandbits(32)).random((4, 49), np.float32) / 4
    top, deck = flat.DECK + len(view.deck) - view.deck_known, flat.DECK + len(view.deck)
    for world in guess_worlds(unknown_of(view), belief, 3, new_chance(chance.getrandbits(60))):
        dealt = world[flat.DECK : top].tolist()
        for seat, hand in enumerate(world[flat.HAND : flat.HAND + seats].tolist()):
            assert hand & view.hands[seat] == view.hands[seat]
            assert (hand & ~view.hands[seat]).bit_count() == view.hidden[seat]
            dealt += listed(hand & ~view.hands[seat])
        assert len(dealt) == len(set(dealt))
        assert set(dealt) <= set(view.unseen)
        world[flat.HAND : flat.HAND + seats] = real[flat.HAND : flat.HAND + seats]
        world[flat.DECK : top] = real[flat.DECK : top]
        assert world[:deck].tolist() == real[:deck].tolist()
        assert world[flat.SIZE :].tolist() == real[flat.SIZE :].tolist()


def test_a_card_is_dealt_as_often_as_it_is_believed() -> None:
    view = View.parse("v1.2", "R 1 40 B5/R7 V7/?1", 1)
    belief = np.zeros((4, 49), np.float32)
    belief[1, Card.parse("Y3")], belief[1, Card.parse("G2")] = 0.75, 0.5
    worlds = guess_worlds(unknown_of(view), belief, 4000, new_chance(2))
    hands = Counter(str(listed(hand)[0]) for hand in worlds[:, flat.HAND + 1].tolist())
    # Odds of 3 to 1 and of 1 to 1.
    assert abs(hands["Y3"] / 4000 - 0.75) < 0.04
    assert abs(hands["G2"] / 4000 - 0.25) < 0.04

from __future__ import annotations

import random
from importlib import import_module
from types import ModuleType

import numpy as np
import pytest

from red7.core import Round, Rules
from red7.core.cards import mask_of
from red7.network.flags import flags
from red7.network.sets import plane, words


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_are_dealt_in_the_order_of_the_core(env: ModuleType, players: int) -> None:
    chance = random.Random(players)
    order = chance.sample(range(49), 49)
    gone = order[40:]
    place = np.empty(49, np.int32)
    place[order] = np.arange(49)
    piles = np.array(words(mask_of(gone)), np.uint32)
    expected = env.state_of(
        Round.from_cards(
            Rules.parse("expert"), players, order[:40], gone=mask_of(gone), scores=(3,) * players
        ),
        mask_of(gone),
    )
    state = env.dealt(place, flags("expert"), players, piles, expected.scores)
    for name in expected._fields[:-1]:
        assert np.array_equal(getattr(state, name), getattr(expected, name)), name
    for name in expected.recent._fields:
        assert np.array_equal(getattr(state.recent, name), getattr(expected.recent, name)), name


def test_random_deals_share_out_every_card_once(env: ModuleType) -> None:
    jax = import_module("jax")
    keys = jax.random.split(jax.random.key(0), 200)
    states = jax.jit(jax.vmap(env.init, in_axes=(0, None, None)))(keys, flags("basic"), 3)
    hands, palettes = plane(np.asarray(states.hands), np), plane(np.asarray(states.palettes), np)
    decks = np.asarray(states.deck)
    assert (hands.sum(axis=2) == [7, 7, 7, 0]).all()
    assert (palettes.sum(axis=2) == [1, 1, 1, 0]).all()
    for index in range(200):
        left = [card for card in decks[index] if card >= 0]
        assert len(left) == 25
        held = np.flatnonzero(hands[index].any(axis=0) | palettes[index].any(axis=0))
        assert sorted([*left, *held]) == list(range(49))
    assert len({tuple(deck) for deck in decks}) == 200

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from red7.core import Round, Rules
from red7.core.cards import mask_of
from red7.network.flags import flags
from red7.network.sets import plane, words


@pytest.fixture(scope="module")
def dealt(env: ModuleType) -> Callable[..., Any]:
    compiled: Callable[..., Any] = import_module("jax").jit(env.dealt)
    return compiled


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_are_dealt_in_the_order_of_the_core(
    env: ModuleType, dealt: Callable[..., Any], players: int
) -> None:
    chance = random.Random(players)
    order = chance.sample(range(49), 49)
    gone = order[40:]
    left = np.array(order[:40] + [-1] * 9, np.int32)
    piles = np.array(words(mask_of(gone)), np.uint32)
    expected = env.state_of(
        Round.from_cards(
            Rules.parse("expert"), players, order[:40], gone=mask_of(gone), scores=(3,) * players
        ),
        mask_of(gone),
    )
    state = dealt(left, flags("expert"), players, piles, expected.scores)
    for name in set(expected._fields) - {"recent", "log"}:
        assert np.array_equal(getattr(state, name), getattr(expected, name)), name
    for name in expected.recent._fields:
        assert np.array_equal(getattr(state.recent, name), getattr(expected.recent, name)), name


def test_random_deals_share_out_every_card_once(env: ModuleType) -> None:
    jax = import_module("jax")
    keys = jax.random.split(jax.random.key(0), 200)
    deal = jax.jit(jax.vmap(env.init, in_axes=(0, None, None)))
    states = deal(keys, flags("advanced"), 3)
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


def test_a_deck_that_nobody_draws_from_is_left_empty(env: ModuleType) -> None:
    jax = import_module("jax")
    none = np.zeros(2, np.int32)
    gone = np.array(words(mask_of(range(0, 49, 3))), np.uint32)

    def deal(key: Any) -> Any:
        return env.init(key, flags("v1.2+match"), np.int32(2), gone, none)

    states = jax.jit(jax.vmap(deal))(jax.random.split(jax.random.key(1), 500))
    assert states.deck.shape == (500, 0)
    assert (np.asarray(states.deck_size) == 49 - 17 - 16).all()
    hands, palettes = plane(np.asarray(states.hands), np), plane(np.asarray(states.palettes), np)
    assert (hands.sum(axis=2) == 7).all()
    assert (palettes.sum(axis=2) == 1).all()
    held = (hands | palettes).any(axis=1)
    assert (held.sum(axis=1) == 16).all()
    # Every card is dealt about as often as any other, and none that is gone.
    times = held.sum(axis=0)
    assert (times[::3] == 0).all()
    left = np.delete(times, range(0, 49, 3))
    assert (np.abs(left - 250) < 60).all()

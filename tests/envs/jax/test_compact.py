from __future__ import annotations

import random
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from red7.core import Match
from red7.core.cards import mask_of
from red7.envs import encoding
from tests.envs.games import COMBINATIONS
from tests.envs.jax.conftest import row
from tests.games import choose, play_match


def same(found: encoding.Compact, expected: encoding.Compact) -> bool:
    assert (found.cards.dtype.name, found.numbers.dtype.name) == ("int64", "int8")
    return np.array_equal(found.cards, expected.cards) and np.array_equal(
        found.numbers, expected.numbers
    )


def test_every_seat_sees_what_its_view_tells(env: ModuleType) -> None:
    jax = import_module("jax")
    chance = random.Random(6)
    matches = [
        chance.choice(list(play_match(Match.start(seats, rules, chance.randbytes(32)), chance)))
        for rules, seats in COMBINATIONS
    ]
    piles = [mask_of(card for pile in match.piles for card in pile) for match in matches]
    going = [(m, left) for m, left in zip(matches, piles, strict=True) if not m.round.over]
    states = env.stack([env.state_of(match.round, left) for match, left in going])
    see: Any = jax.jit(jax.vmap(env.compact_from, in_axes=(0, None)))
    waiting = 0
    for seat in range(4):
        seen = env.joined(see(states, seat))
        assert seen.cards.shape == (len(going), 31)
        for place, (match, _) in enumerate(going):
            if seat < match.players:
                view = match.round.view(seat + 1)
                assert same(row(seen, place), encoding.compact(view)), view
                waiting += view.seat != view.turn
    assert len(going) > 80
    assert waiting > 80


def test_a_game_shows_it_to_every_player(env: ModuleType) -> None:
    jax = import_module("jax")
    made = env.make("v1.2+draw", 3, masks="loose", layout="compact")
    begin, observe = jax.jit(made.begin), jax.jit(made.observe)
    chance = random.Random(1)
    for number in range(3):
        match = Match.start(3, "v1.2+draw", bytes([number]) * 32)
        for _ in range(4 * number):
            match = match.apply(choose(match.round.legal_steps, chance))
        game = begin(made.state(match), jax.random.key(0))
        now = match.round
        shapes = tuple(part.shape for part in game.observation)
        assert shapes == made.observation_shape == ((31, 2), (39,))
        assert same(env.joined(game.observation), encoding.compact(now.view(now.turn)))
        for player in range(3):
            seen = env.joined(observe(game, player))
            assert same(seen, encoding.compact(now.view(player + 1)))
    assert env.make("basic").observation_shape == (encoding.DENSE_SIZE,)
    with pytest.raises(ValueError, match="layout must be one of dense, compact, not 'scaled'"):
        env.make("basic", layout="scaled")

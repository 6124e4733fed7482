"""Scenes and what is seen in them, against the core and the observation, step by step."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given

from red7.core import Match, Position, Round
from red7.network.flags import SEATS
from red7.network.kernels import scene, sight
from red7.network.observation import SCALE, SIZE, observe
from red7.network.outlook import outlook
from red7.network.seen import seat_order, seen_by
from red7.search.kernels.chance import new_chance
from red7.search.worlds.sampler import sample_worlds
from tests.games import ALL_RULES, any_rules, chances, choose, play_match, players


def observed(position: Position) -> Any:
    view = position.view(position.turn) if isinstance(position, Round) else position
    seen = seen_by(view)  # type: ignore[arg-type]
    return observe(seen, outlook(seen, np), np) * SCALE


def dense(s: scene.Scene, *, secrets: bool = False) -> Any:
    """Return the inputs as a vector, and check that none is listed twice."""
    index, value = np.zeros(sight.MOST, np.int32), np.zeros(sight.MOST, np.float32)
    work = np.zeros(sight.SPACE, np.int64)
    count = sight.see(s, index, value, work)
    if secrets:
        count = sight.see_secrets(s, index, value, work, count)
    assert len(set(index[:count].tolist())) == count
    vector = np.zeros(SIZE + (sight.SECRETS if secrets else 0), np.float32)
    vector[index[:count]] = value[:count]
    return vector


@pytest.mark.parametrize("rules", ALL_RULES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_is_seen_as_it_is_observed(rules: str, seats: int) -> None:
    chance = random.Random(f"{rules} {seats}")
    count = 0
    while count < 12:
        for match in play_match(Match.start(seats, rules, chance.randbytes(32)), chance):
            if match.round.over:
                continue
            view = match.round.view(match.round.turn)
            assert np.array_equal(dense(scene.scene_of(view)), observed(view))
            count += 1


@given(any_rules, players, chances)
def test_no_step_in_a_scene_is_lost(rules: str, seats: int, chance: random.Random) -> None:
    game = Round.deal(seats, rules, chance.randbytes(32))
    for _ in range(chance.randrange(12)):
        after = game.apply(choose(game.legal_steps, chance))
        game = game if after.over else after
    state = scene.scene_of(game)
    while not game.over:
        assert np.array_equal(dense(state), observed(game))
        step = choose(game.legal_steps, chance)
        game = game.apply(step)
        scene.follow_step(state, step.number)


@given(any_rules, players, chances)
def test_a_critic_also_sees_hands_and_deck(rules: str, seats: int, chance: random.Random) -> None:
    game = Round.deal(seats, rules, chance.randbytes(32))
    for _ in range(chance.randrange(12)):
        after = game.apply(choose(game.legal_steps, chance))
        game = game if after.over else after
    expected = np.zeros((5, 49))
    for place, seat in enumerate(seat_order(game.view(game.turn))[1:]):
        if seat < seats:
            expected[place, list(game.hand(seat + 1))] = 1
    for depth, card in enumerate(game.deck[:2]):
        expected[SEATS - 1 + depth, card] = 1
    vector = dense(scene.scene_of(game), secrets=True)
    assert np.array_equal(vector[:SIZE], observed(game))
    assert np.array_equal(vector[SIZE:], expected.reshape(-1))


@given(any_rules, players, chances)
def test_worlds_of_a_view_look_like_it(rules: str, seats: int, chance: random.Random) -> None:
    game = Round.deal(seats, rules, chance.randbytes(32))
    for _ in range(chance.randrange(12)):
        after = game.apply(choose(game.legal_steps, chance))
        game = game if after.over else after
    worlds = sample_worlds(scene.unknown_of(game.view(game.turn)), 3, new_chance(1))
    for world in worlds:
        assert np.array_equal(dense(world), observed(game))

"""Going on in scenes, against the core."""

from __future__ import annotations

import random

import numpy as np
from hypothesis import given

from red7.core.match import scored_set
from red7.network.kernels.ahead import make_forced_steps, settle
from red7.network.kernels.scene import scene_of
from red7.search.kernels import flat
from tests.games import chances, players, random_round, round_rules


@given(round_rules, players, chances)
def test_steps_without_a_choice_are_made(rules: str, seats: int, chance: random.Random) -> None:
    game = random_round(rules, seats, chance)
    scenes = scene_of(game)[None]
    make_forced_steps(scenes)
    while not game.over and len(game.legal_steps) == 1:
        game = game.apply(game.legal_steps[0])
    assert (scenes[0, flat.STILL_IN] < 2) == game.over
    if not game.over:
        known = slice(flat.DECK + len(game.deck))
        assert scenes[0, known].tolist() == scene_of(game)[known].tolist()
        assert scenes[0, flat.SIZE :].tolist() == scene_of(game)[flat.SIZE :].tolist()


@given(round_rules, players, chances)
def test_the_end_is_worth_what_the_winner_and_the_points_say(
    rules: str, seats: int, chance: random.Random
) -> None:
    game = random_round(rules, seats, chance)
    running = scene_of(game)
    while not game.over:
        game = game.apply(chance.choice(game.legal_steps))
    values = np.random.default_rng(1).random((2, 4, 64))
    gains = np.zeros(2)
    settle(np.stack([scene_of(game), running]), values, 50, gains)
    worth = values[0, game.winner - 1, scored_set(game).points]
    assert gains.tolist() == [worth, -1.0]

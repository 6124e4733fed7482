"""Small networks for the tests, and the plain way to ask them."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from red7.core import Round
from red7.network.observation import observe
from red7.network.outlook import outlook
from red7.network.seen import seat_order, seen_by
from red7.network.shipped import Weights, reduced
from red7.train.network import Params, Shape, first_weights
from tests.games import random_round

SMALL = Shape(width=48, blocks=2, neck=24, card=8, critic_width=16)


def random_params(seed: int) -> Params:
    """Return random weights, biases and factors too."""
    chance = np.random.default_rng(seed)
    return {
        name: value + chance.normal(0, 0.1, value.shape).astype(np.float32)
        for name, value in first_weights(SMALL, seed).items()
    }


def small_weights(seed: int = 1) -> Weights:
    return reduced(random_params(seed), {})


def unpacked(weights: Weights) -> Params:
    """Return weights as training keeps them, with those that the few bits stand for."""
    params = dict(weights.small)
    for name, matrix in weights.matrices.items():
        parts = {name: (matrix.floats, matrix.bias)}
        if name.endswith("/heads"):
            cuts = [SMALL.card, SMALL.card + 150] if name.startswith("actor") else []
            names = ["context", "steps", "value"] if name.startswith("actor") else ["value"]
            floats, biases = np.split(matrix.floats, cuts, axis=1), np.split(matrix.bias, cuts)
            owner = name.removesuffix("heads")
            parts = {
                owner + part: pair
                for part, pair in zip(names, zip(floats, biases, strict=True), strict=True)
            }
        for part, (floats, bias) in parts.items():
            params[part], params[part + "/bias"] = floats, bias
    for name, width in (("actor", SMALL.width), ("critic", SMALL.critic_width)):
        for part in (name, f"{name}/0", f"{name}/1"):
            params[part + "/norm"] = np.ones(width, np.float32)
    return params


def some_rounds(rules: list[str], chance: random.Random) -> list[Round]:
    """Return rounds at random points, one for each of the rules."""
    return [random_round(each, chance.choice((2, 3, 4)), chance) for each in rules]


def observed(game: Round) -> Any:
    seen = seen_by(game.view(game.turn))
    return observe(seen, outlook(seen, np), np)


def secrets(game: Round) -> Any:
    """Return what only a critic sees."""
    values = np.zeros((5, 49))
    for place, seat in enumerate(seat_order(game.view(game.turn))[1:]):
        if seat < game.players:
            values[place, list(game.hand(seat + 1))] = 1
    for depth, card in enumerate(game.deck[:2]):
        values[3 + depth, card] = 1
    return values.reshape(-1)

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

import numpy as np

from red7.network.observation import SIZE
from red7.train.network import SECRETS, Shape, criticise, first_weights, think, weights_of
from tests.require import lacks

SMALL = Shape(width=32, blocks=2, neck=16, card=8, critic_width=16)


def test_thoughts_have_one_number_for_each_step_seat_and_place() -> None:
    weights = first_weights(SMALL)
    thoughts = think(weights, np.ones((5, SIZE), np.int8), np)
    assert [part.shape for part in thoughts] == [(5, 150), (5, 4), (5, 49, 4)]
    judged = criticise(weights, np.ones((5, SIZE), np.int8), np.ones((5, SECRETS), bool), np)
    assert judged.shape == (5, 4)
    assert all(np.isfinite(part).all() for part in (*thoughts, judged))


def test_the_actor_does_not_need_the_critic() -> None:
    weights = first_weights(SMALL)
    seen = np.random.default_rng(1).integers(0, 2, SIZE).astype(np.int8)
    whole, alone = think(weights, seen, np), think(weights_of(weights, "actor"), seen, np)
    assert np.array_equal(whole.logits, alone.logits)


def test_numpy_and_jax_think_alike() -> None:
    if find_spec("jax") is None:
        lacks("research", "pip install red7[research]")
    weights = first_weights(SMALL)
    seen = np.random.default_rng(2).integers(0, 2, (20, SIZE)).astype(np.int8)
    for one, other in zip(
        think(weights, seen, np), think(weights, seen, import_module("jax.numpy")), strict=True
    ):
        assert np.allclose(one, other, rtol=1e-3, atol=1e-4)

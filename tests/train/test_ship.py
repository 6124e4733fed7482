from __future__ import annotations

from pathlib import Path

import numpy as np

from red7.train.checkpoint import Checkpoint, TrainingProgress, write_checkpoint
from red7.train.network import Shape, first_weights, weights_of
from red7.train.ship import weights_in


def test_the_averaged_actor_is_shipped_with_the_critic(tmp_path: Path) -> None:
    params = first_weights(Shape(32, 1, 16, 8, 16), seed=3)
    averaged = {name: value / 2 for name, value in weights_of(params, "actor").items()}
    write_checkpoint(
        tmp_path, Checkpoint(TrainingProgress(steps=7), params, params, averaged, averaged)
    )
    weights = weights_in(tmp_path)
    assert weights.about["steps"] == 7
    for name, halved in (("actor/in", 2), ("critic/in", 1)):
        expected = params[name] / halved
        assert np.allclose(
            weights.matrices[name].floats, expected, atol=np.abs(expected).max() / 99
        )

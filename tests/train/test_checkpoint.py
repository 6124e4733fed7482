from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from red7.train import checkpoint
from red7.train.checkpoint import (
    Checkpoint,
    TrainingProgress,
    read_checkpoint,
    read_weights,
    write_checkpoint,
    write_weights,
)
from red7.train.network import Shape, first_weights, weights_of


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    params = first_weights(Shape(32, 1, 16, 8, 16), seed=3)
    second = {name: value**2 * 1e-9 for name, value in params.items()}
    actor = weights_of(params, "actor")
    kept = Checkpoint(TrainingProgress(7, 5, 3, 1.5, 2), params, second, actor, actor)
    write_checkpoint(tmp_path / "kept", kept)
    read = read_checkpoint(tmp_path / "kept")
    assert read.progress == kept.progress
    for name, value in params.items():
        assert np.allclose(read.params[name], value, rtol=1e-3, atol=1e-6)
        # Far below what a 16-bit float can hold otherwise.
        assert np.allclose(read.second[name], second[name], rtol=1e-2, atol=0)
    assert read.player.keys() == read.past.keys() == actor.keys()


def test_the_usual_network_keeps_within_the_sizes_that_may_be_shipped(tmp_path: Path) -> None:
    params = first_weights(Shape())
    write_weights(tmp_path / "all.npz", params, TrainingProgress())
    write_weights(tmp_path / "actor.npz", weights_of(params, "actor"), TrainingProgress())
    assert (tmp_path / "all.npz").stat().st_size < 15_000_000
    assert (tmp_path / "actor.npz").stat().st_size < 10_000_000


def test_weights_for_another_observation_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_weights(tmp_path / "w.npz", {"actor/in": np.zeros(3)}, TrainingProgress())
    monkeypatch.setattr(checkpoint, "VERSION", 2)
    with pytest.raises(ValueError, match="observation 1, not 2"):
        read_weights(tmp_path / "w.npz")

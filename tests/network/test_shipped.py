from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from red7.network import shipped
from red7.network.shipped import quantised, read_weights, shipped_weights, write_weights
from tests.network.networks import small_weights


def test_few_bits_stay_close_to_the_weights() -> None:
    chance = np.random.default_rng(1)
    # Inputs of very different importance.
    weights = chance.normal(0, 1, (40, 30)) * chance.uniform(0.001, 10, (40, 1))
    before = chance.uniform(0.5, 2, 40)
    matrix = quantised(weights, np.zeros(30), before)
    assert matrix.numbers.dtype == np.int8
    away = np.abs(matrix.floats - before[:, None] * weights)
    assert (away < before[:, None] * np.abs(weights).max(axis=1, keepdims=True) / 127).all()


def test_nothing_is_lost_on_disk(tmp_path: Path) -> None:
    weights = small_weights()
    write_weights(tmp_path / "w.npz", weights)
    read = read_weights(tmp_path / "w.npz")
    assert read.matrices.keys() == weights.matrices.keys()
    for name, matrix in weights.matrices.items():
        for one, other in zip(matrix, read.matrices[name], strict=True):
            assert np.array_equal(one, other)
    assert all(np.array_equal(value, read.small[name]) for name, value in weights.small.items())


def test_weights_for_another_observation_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_weights(tmp_path / "w.npz", small_weights())
    monkeypatch.setattr(shipped, "VERSION", 2)
    with pytest.raises(ValueError, match=r"w.npz: format 1 for observation 1, not .* 2"):
        read_weights(tmp_path / "w.npz")


def test_the_shipped_weights_are_small_and_whole() -> None:
    path = Path(shipped.__file__).parent / shipped.SHIPPED
    assert path.stat().st_size < 10_000_000
    names = shipped_weights().matrices
    assert {"actor/in", "actor/heads", "actor/belief", "critic/in", "critic/heads"} <= set(names)

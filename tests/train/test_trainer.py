from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from red7.train.curves import PICTURE, TABLE
from red7.train.network import Shape
from tests.require import lacks

pytestmark = pytest.mark.xdist_group("jax-training")


@pytest.fixture(scope="module")
def trainer() -> ModuleType:
    if find_spec("jax") is None:
        lacks("research", "pip install red7[research]")
    return import_module("red7.train.trainer")


@pytest.fixture(scope="module")
def settings(trainer: ModuleType) -> Any:
    """Return the settings of all tests, which compile once for them."""
    return trainer.TrainingSettings(
        shape=Shape(width=32, blocks=1, neck=16, card=8, critic_width=16),
        games=64,
        steps=8,
        parts=2,
        rate=1e-3,
        between=1024,
    )


def test_it_learns_writes_and_goes_on(trainer: ModuleType, settings: Any, tmp_path: Path) -> None:
    first = trainer.Trainer(settings)
    before = np.asarray(first.params["actor/in"])
    report = trainer.TrainingReport()
    for _ in range(5):
        first.iteration(report)
    assert first.progress.steps == 5 * 64 * 8
    assert first.progress.updates == 10
    assert first.progress.snapshots == 2
    assert sum(int(tally.games.sum()) for tally in report.tallies) == first.progress.games > 20
    assert not np.array_equal(before, first.params["actor/in"])
    assert all(np.isfinite(losses).all() for losses in report.losses)
    first.checkpoint(tmp_path)
    again = trainer.Trainer(settings, tmp_path)
    assert again.progress == first.progress
    assert np.allclose(again.params["actor/in"], first.params["actor/in"], atol=1e-3)
    again.iteration(trainer.TrainingReport())
    assert again.progress.steps == 6 * 64 * 8


def test_a_short_training_leaves_a_checkpoint_and_curves(
    trainer: ModuleType, settings: Any, tmp_path: Path
) -> None:
    lines: list[Any] = []
    telling = trainer.Reporting(line=lines.append)
    trained = trainer.train(settings, tmp_path / "one", 0.0, None, telling)
    assert [line["steps"] for line in lines] == [trained.progress.steps] == [64 * 8]
    for name in (TABLE, PICTURE, "weights.npz", "player.npz"):
        assert (tmp_path / "one" / name).is_file()

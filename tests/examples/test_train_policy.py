from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import numpy as np
import pytest

from red7.bots import Budget
from red7.core import Round
from tests.require import lacks


@pytest.fixture(scope="module")
def example() -> Any:
    if find_spec("jax") is None:
        lacks("research", "pip install red7[research]")
    return import_module("examples.train_policy")


def test_it_learns_measures_itself_and_draws_the_curve(
    example: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = ["--minutes", "0.0001", "--games", "8", "--steps", "4", "--trials", "4"]
    example.main([*given, "--picture", str(tmp_path / "curve.svg")])
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2  # before and after
    assert all("against violet" in line for line in lines)
    drawn = ET.parse(tmp_path / "curve.svg")  # noqa: S314 - our own
    points = drawn.findall("{*}polyline")[0].get("points")
    assert points is not None
    assert len(points.split()) == 2


def test_the_network_plays_only_legal_steps(example: Any) -> None:
    learner = example.Learner(example.first_params(1))
    game = Round.deal(seed="07" * 32)
    while not game.over:
        step = learner.choose(game.view(game.turn), Budget(), 0).step
        assert step in game.legal_steps
        game = game.apply(step)


def test_adam_goes_downhill(example: Any) -> None:
    params = {"x": np.array([3.0, -2.0], np.float32)}
    adam = example.Adam(*({"x": np.zeros(2, np.float32)} for _ in range(2)), np.int32(0))
    for _ in range(100):
        params, adam = example.improved(params, adam, {"x": 2 * params["x"]})
    # A step of Adam is as long as the rate at first, whatever the slope.
    assert np.allclose(params["x"], [2.9, -1.9], atol=0.01)

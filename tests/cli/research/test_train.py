from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from red7.train.curves import NAMES
from tests.cli.run import red7
from tests.require import lacks


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ([], "Give a folder for the checkpoints with --out."),
        (["--out", "x", "--minutes", "0"], "--minutes must be a whole number from 1 to 1,000,000."),
        (["--out", "x", "--games", "100"], "--games and --width must be multiples of 8."),
        (["--out", "x", "--players", "5"], "--players must be 2, 3 or 4."),
        (["--out", "x", "--resume", "nowhere"], "There is nothing at nowhere."),
        (["--out", "x", "--against", "nothing.npz"], "There is nothing at nothing.npz."),
        (["--out", "x", "--rules", "v9"], "v9"),
    ],
)
def test_what_cannot_be_trained(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], why: str
) -> None:
    ran = red7(monkeypatch, "train", *arguments)
    assert ran.status == 2
    assert why in ran.err


def test_without_jax_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def find(name: str, *more: Any) -> Any:
        return None if name == "jax" else find_spec(name, *more)

    monkeypatch.setattr("red7.cli.research.train.find_spec", find)
    ran = red7(monkeypatch, "train", "--out", str(tmp_path))
    assert ran.status == 2
    assert "pip install red7[train]" in ran.err
    assert "red7.train.trainer" not in sys.modules or find_spec("jax") is not None


def test_what_is_asked_for_is_trained_and_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    if find_spec("jax") is None:
        lacks("research", "pip install red7[research]")
    from red7.train import trainer  # noqa: PLC0415 - imports JAX

    def told(settings: Any, out: Path, seconds: float, resume: Path | None, telling: Any) -> None:
        assert (settings.games, settings.shape.width, settings.parts) == (64, 32, 1)
        assert (settings.rules, settings.players) == (("v1.2",), (2,))
        assert (out, seconds, resume) == (tmp_path / "one", 60 * 9, None)
        telling.line(dict.fromkeys((*NAMES, "seconds", "speed"), 1e6))
        assert {telling.name(name) for name in ("entropy", "past 2")} == {"Entropy", "2 players"}

    monkeypatch.setattr(trainer, "train", told)
    small = ["--games", "64", "--width", "32", "--rules", "basic", "--players", "2"]
    ran = red7(monkeypatch, "train", "--out", str(tmp_path / "one"), *small)
    assert (ran.status, ran.err) == (0, "")
    assert "1.0 million steps" in ran.out
    assert str(tmp_path / "one") in ran.out

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path

import pytest

from red7.cli import progress as telling
from red7.cli.research import dataset
from tests.cli.run import red7
from tests.require import lacks


@pytest.fixture
def _pyarrow() -> None:
    if find_spec("pyarrow") is None:
        lacks("research", "pip install red7[research]")


@pytest.mark.usefixtures("_pyarrow")
def test_games_are_written_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ["dataset", "violet", "--games", "4", "--workers", "1", "--lang", "en", "--out"]
    made = red7(monkeypatch, *asked, str(tmp_path / "a"), "--json")
    assert made.status == 0
    told = json.loads(made.out)
    assert told["games"] == 4
    assert told["steps"] > 8
    assert (tmp_path / "a" / "DATASET.md").is_file()
    again = red7(monkeypatch, *asked, str(tmp_path / "a"))
    assert again.status == 2
    assert "games.parquet already exists" in again.err
    other = red7(monkeypatch, *asked, str(tmp_path / "b"))
    assert other.status == 0
    assert f"4 games with {told['steps']} steps are in" in other.out


@pytest.mark.usefixtures("_pyarrow")
@pytest.mark.parametrize("terminal", [True, False])
def test_it_tells_how_far_it_has_come(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    terminal: bool,  # noqa: FBT001 - a case
) -> None:
    # Told of every part, however quick the machine.
    monkeypatch.setattr(telling, "_LINE_EVERY", 0.0)
    monkeypatch.setattr(telling, "_LINE_EVERY_TERMINAL", 0.0)
    asked = ["dataset", "random", "--games", "20", "--workers", "1", "--lang", "en", "--out"]
    ran = red7(monkeypatch, *asked, str(tmp_path), terminal=terminal)
    assert ran.status == 0
    assert "16 of 20 games, " in ran.err
    assert "20 of 20 games, " in ran.err
    assert ("\r█████████▋░░ 16 of" in ran.err) == terminal


@pytest.mark.usefixtures("_pyarrow")
def test_a_folder_that_cannot_be_written_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    out = str(tmp_path / "file" / "folder")
    ran = red7(monkeypatch, "dataset", "violet", "--games", "1", "--out", out, "--lang", "en")
    assert ran.status == 2
    assert "cannot be written" in ran.err


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ([], "--out"),
        (["--out", "x", "--games", "0"], "--games"),
        (["--out", "x", "--workers", "1000"], "--workers"),
        (["--out", "x", "--seed", "-1"], "--seed"),
    ],
)
def test_wrong_options_are_refused(
    asked: list[str], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = red7(monkeypatch, "dataset", "violet", *asked)
    assert ran.status == 2
    assert told in ran.err


def test_without_pyarrow_it_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "find_spec", lambda _: None)
    ran = red7(monkeypatch, "dataset", "violet", "--out", "x")
    assert ran.status == 2
    assert "pip install red7[research]" in ran.err

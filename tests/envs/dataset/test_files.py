from __future__ import annotations

import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from red7.envs.dataset.card import CARD
from red7.envs.dataset.games import Plan, play
from tests.require import lacks

PLAN = Plan(("violet", "blue"), "v1.2+draw", 2, games=20, seed=3)


@pytest.fixture(scope="module")
def files() -> Any:
    if find_spec("pyarrow") is None:
        lacks("research", "pip install red7[research]")
    return import_module("red7.envs.dataset.files")


def test_the_files_hold_every_row(files: Any, tmp_path: Path) -> None:
    told: list[tuple[int, int, int]] = []
    counts = files.write_dataset(PLAN, tmp_path, progress=lambda *now: told.append(now))
    parquet = import_module("pyarrow.parquet")
    games = parquet.read_table(tmp_path / files.GAMES).to_pylist()
    steps = parquet.read_table(tmp_path / files.STEPS).to_pylist()
    played = [play(PLAN, number) for number in range(20)]
    assert games == [game._asdict() for game, _ in played]
    assert steps == [row._asdict() for _, rows in played for row in rows]
    assert counts == (20, len(steps))
    assert told[-1] == (0, 20, 20)
    assert sorted(path.name for path in tmp_path.iterdir()) == [CARD, files.GAMES, files.STEPS]
    card = (tmp_path / CARD).read_text()
    rows = re.findall(r"(?m)^\| ([a-z]+) \| ([^|]+) \|", card.partition("## games.parquet")[2])
    columns = [*files.GAME_COLUMNS, *files.STEP_COLUMNS]
    expected = [(column.name, told_type(column.type)) for column in columns]
    assert [row for row in rows if row != ("column", "type")] == expected


def told_type(kind: Any) -> str:
    """Return how the card names a type of Arrow."""
    types = import_module("pyarrow.types")
    if types.is_dictionary(kind):
        return f"dictionary of {kind.value_type}"
    if types.is_fixed_size_list(kind):
        return f"{kind.list_size} × {kind.value_type}"
    if types.is_list(kind):
        return f"list of {told_type(kind.value_type)}"
    return "float32" if types.is_float32(kind) else str(kind)


def test_the_files_do_not_depend_on_the_processes(files: Any, tmp_path: Path) -> None:
    for workers in (1, 2):
        files.write_dataset(PLAN, tmp_path / str(workers), workers=workers)
    for name in (files.GAMES, files.STEPS, CARD):
        one, two = ((tmp_path / folder / name).read_bytes() for folder in ("1", "2"))
        assert one == two


def test_a_run_that_fails_leaves_nothing(files: Any, tmp_path: Path) -> None:
    def stop(*_: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        files.write_dataset(PLAN, tmp_path, progress=stop)
    assert not list(tmp_path.iterdir())

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from red7.server.store.database import DatabaseStore
from tests.cli.run import red7
from tests.server.app.test_backups import fill, play_one
from tests.server.clients import Client
from tests.server.serving import serving
from tests.server.store.rated import played, rated_setup
from tests.server.store.stores import run


def test_data_are_saved_restored_and_exported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, elsewhere = str(tmp_path / "data"), str(tmp_path / "elsewhere")
    saved, records = tmp_path / "saved", tmp_path / "records"

    async def play() -> None:
        async with serving(Path(data)) as served, Client(served.url, "Ann") as ann:
            await play_one(ann)

    asyncio.run(play())
    ran = red7(monkeypatch, "admin", "backup", str(saved), "--data", data)
    assert (ran.status, str(saved) in ran.out) == (0, True)
    for kept in (False, True):  # the first time, there is nothing to keep
        ran = red7(monkeypatch, "admin", "restore", str(saved), "--data", elsewhere)
        assert (ran.status, str(saved) in ran.out) == (0, True)
        assert ("The previous data is kept in" in ran.out) is kept
    database = f"sqlite:///{elsewhere}/red7.db"
    ran = red7(monkeypatch, "admin", "export", str(records), "--database", database)
    assert ran.out == f"One record has been written to {records}.\n"
    assert len(list(records.iterdir())) == 1


def test_data_are_moved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(tmp_path / "data", 2)
    ran = red7(monkeypatch, "admin", "move", str(tmp_path / "data"), str(tmp_path / "new"))
    assert (ran.status, ran.out) == (0, "5 rows have been copied and compared.\n")


def test_ratings_are_worked_out_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(store: DatabaseStore) -> None:
        for number in range(3):
            await store.append(played(f"t{number}", number, rated_setup(seats=(None, "blue"))))

    run(tmp_path, play)

    def told(task: str) -> str:
        ran = red7(monkeypatch, "admin", task, "--data", str(tmp_path))
        assert ran.status == 0
        return ran.out

    again = "3 games have been rated again.\n"
    same = "All ratings are what they were, to the last digit.\n"
    assert told("recompute") == f"{again}2 ratings have changed.\n"
    assert told("recompute") == again + same
    assert told("rebuild") == again + same


def test_what_cannot_be_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def err(*argv: str) -> str:
        ran = red7(monkeypatch, "admin", *argv, "--data", str(tmp_path / "none"))
        assert (ran.status, ran.out) == (2, "")
        return ran.err

    assert "“steal” is not a valid value" in err("steal", "x")
    assert "There is no data" in err("backup", "x")
    assert "TO is missing" in err("move", "x")
    assert "TARGET is missing" in err("backup")
    assert "“y” was not expected" in err("backup", "x", "y")
    assert "“x” was not expected" in err("recompute", "x")
    assert "There is no data" in err("recompute")
    assert "There is no data" in err("rebuild")
    assert "There is no data" in err("move", str(tmp_path / "none"), str(tmp_path / "other"))
    assert "is not a database" in err("move", "mysql://red7:hunter2@db/red7", "x")
    assert "is not a red7 backup" in err("restore", str(tmp_path / "nothing"))
    (tmp_path / "none").mkdir()
    (tmp_path / "none" / "red7.db").write_bytes(b"")
    assert "cannot be written" in err("backup", str(tmp_path / "nothing" / "saved"))
    assert "already exists" in err("backup", str(tmp_path))

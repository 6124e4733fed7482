from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from red7.core import read_record
from red7.protocol import messages as m
from red7.protocol.client import Client, RefusedError
from red7.server.app.admin import backup, restore
from red7.server.settings import Settings
from tests.cli.run import red7
from tests.cli.test_serve import newer
from tests.server.serving import play_on, serving


async def play_one(url: str) -> str:
    async with Client(url, "Ann") as ann:
        table = await ann.create_table(seats=(None, "violet"))
        await ann.watch(table)
        await ann.do(m.Sit, table)
        await ann.do(m.Start, table)
        await play_on(ann, table)
        return table


def test_save_restore_and_export_beside_a_running_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, saved, records = tmp_path / "data", tmp_path / "saved", tmp_path / "records"
    settings = Settings(data=str(data))

    async def test() -> None:
        async with serving(data) as served, Client(served.url, "Ann") as ann:
            table = await ann.create_table()
            await ann.watch(table)
            await ann.do(m.Sit, table)
            await asyncio.to_thread(backup, settings, saved)
            await ann.do(m.Say, table, phrase="hello")
            later = await ann.create_table()
            await asyncio.to_thread(restore, settings, saved)
            # What was done after the backup is gone, and the running server goes on from it.
            assert await ann.do(m.Leave, table) == 3
            with pytest.raises(RefusedError, match="no such table"):
                await ann.do(m.Sit, later)
            await play_one(served.url)

    asyncio.run(test())
    assert saved.stat().st_mode & 0o777 == 0o600
    ran = red7(monkeypatch, "admin", "export", str(records), "--data", str(data))
    assert ran.out == f"One record has been written to {records}.\n"
    (record,) = records.iterdir()
    assert read_record(record.read_text(encoding="utf-8")).verify() > 0
    again = tmp_path / "again"
    assert red7(monkeypatch, "admin", "backup", str(again), "--data", str(data)).status == 0
    elsewhere = tmp_path / "elsewhere"
    assert red7(monkeypatch, "admin", "restore", str(again), "--data", str(elsewhere)).status == 0
    ran = red7(monkeypatch, "admin", "export", str(tmp_path / "r2"), "--data", str(elsewhere))
    assert ran.out.startswith("One record")


def test_what_cannot_be_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def err(*argv: str) -> str:
        ran = red7(monkeypatch, "admin", *argv, "--data", str(tmp_path / "none"))
        assert ran.status == 2
        return ran.err

    assert "“steal” is not a valid value" in err("steal", "x")
    assert "There is no data" in err("backup", "x")
    assert "There is no data" in err("export", "x")
    text = tmp_path / "text"
    text.write_text("no database at all, but long enough to be one" * 30)
    assert "is not a red7 backup" in err("restore", str(text))
    assert "is not a red7 backup" in err("restore", str(tmp_path / "nothing"))
    newer(tmp_path / "newer")
    assert "newer version" in err("restore", str(tmp_path / "newer" / "red7.db"))
    (tmp_path / "none").mkdir()
    (tmp_path / "none" / "red7.db").write_bytes(b"")
    assert "already exists" in err("backup", str(text))

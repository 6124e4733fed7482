from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from red7.core import read_record
from red7.protocol import messages as m
from red7.protocol.client import Client
from red7.server.app.admin import backup, export, restore
from red7.server.settings import SettingError, Settings
from red7.server.store.opening import database_of
from tests.cli.test_serve import newer
from tests.server.serving import play_on, refusing, serving


def in_(folder: Path) -> Settings:
    return Settings(data=str(folder))


async def play_one(client: Client) -> str:
    table = await client.create_table(seats=(None, "violet"))
    await client.watch(table)
    await client.do(m.Sit, table)
    await client.do(m.Start, table)
    await play_on(client, table)
    return table


def test_a_running_server_goes_on_from_a_backup(tmp_path: Path) -> None:
    data, saved = tmp_path / "data", tmp_path / "saved"

    async def test() -> None:
        async with serving(data) as served, Client(served.url, "Ann") as ann:
            table = await ann.create_table()
            await ann.watch(table)
            await ann.do(m.Sit, table)
            await asyncio.to_thread(backup, in_(data), saved)
            await ann.do(m.Say, table, phrase="hello")
            later = await ann.create_table()
            await asyncio.to_thread(restore, in_(data), saved)
            assert await ann.do(m.Leave, table) == 3
            with refusing("table-unknown"):
                await ann.do(m.Sit, later)

    asyncio.run(test())
    assert saved.stat().st_mode & 0o777 == 0o600
    assert sorted(file.name for file in tmp_path.iterdir()) == ["data", "saved"]
    assert not (data / "restoring.db").exists()


def test_games_are_exported_from_here_and_from_a_backup(tmp_path: Path) -> None:
    data, elsewhere = tmp_path / "data", tmp_path / "elsewhere"

    async def test() -> str:
        async with serving(data) as served, Client(served.url, "Ann") as ann:
            await ann.create_table()  # at which nothing was played
            return await play_one(ann)

    table = asyncio.run(test())
    assert export(in_(data), tmp_path / "records") == 1
    (file,) = (tmp_path / "records").iterdir()
    assert file.name == f"{table}-1.red7"
    record = read_record(file.read_text(encoding="utf-8"))
    assert record.verify() > 0
    assert record.players == ("Ann", "violet (bot)")
    backup(in_(data), tmp_path / "saved")
    restore(in_(elsewhere), tmp_path / "saved")
    assert elsewhere.stat().st_mode & 0o777 == 0o700
    assert export(in_(elsewhere), tmp_path / "again") == 1
    assert (tmp_path / "again" / file.name).read_bytes() == file.read_bytes()


def reason(settings: Settings, task: str, file: Path) -> str:
    with pytest.raises(SettingError) as refused:
        {"backup": backup, "restore": restore, "export": export}[task](settings, file)
    return refused.value.message


def test_what_cannot_be_done(tmp_path: Path) -> None:
    none, target = in_(tmp_path / "none"), tmp_path / "target"
    assert reason(none, "backup", target) == "admin-nothing"
    assert reason(none, "export", target) == "admin-nothing"
    assert not target.exists()
    text = tmp_path / "text"
    text.write_text("no database at all, but long enough to be one" * 30)
    assert reason(none, "restore", text) == "admin-not-backup"
    assert reason(none, "restore", tmp_path / "nothing") == "admin-not-backup"
    newer(tmp_path / "newer")
    assert reason(none, "restore", database_of(tmp_path / "newer")) == "serve-newer"
    assert not (tmp_path / "none").exists()
    assert reason(in_(tmp_path / "newer"), "export", target) == "serve-newer"
    before = text.read_bytes()
    assert reason(in_(tmp_path / "newer"), "backup", text) == "cli-file-exists"
    assert text.read_bytes() == before

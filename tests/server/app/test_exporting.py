from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from red7.core import read_record
from red7.server.app.exporting import export
from red7.server.settings import SettingError, Settings
from tests.cli.hosting.test_serve import newer
from tests.server.app.test_backups import play_one
from tests.server.clients import Client
from tests.server.serving import serving, settings_for


def test_finished_games_are_exported(place: Path) -> None:
    async def test() -> str:
        async with serving(place) as served, Client(served.url, "Ann") as ann:
            await ann.create_table()  # at which nothing was played
            return await play_one(ann)

    table = asyncio.run(test())
    assert export(settings_for(place), place / "records") == 1
    (file,) = (place / "records").iterdir()
    assert file.name == f"{table}-1.red7"
    record = read_record(file.read_text(encoding="utf-8"))
    assert record.verify() > 0
    assert record.players == ("Ann", "violet (bot)")


def test_what_cannot_be_exported(tmp_path: Path) -> None:
    newer(tmp_path / "newer")
    for name, why in (("none", "admin-nothing"), ("newer", "serve-newer")):
        with pytest.raises(SettingError, match=why):
            export(Settings(data=str(tmp_path / name)), tmp_path / "target")
    assert not (tmp_path / "none").exists()

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from red7.server.settings import SettingError, Settings
from red7.server.store.opening import database_of, file_of, open_store
from tests.server.given import WALL, ManualTime


@pytest.mark.parametrize("named", [False, True])
def test_the_store_is_the_file_that_is_named(tmp_path: Path, *, named: bool) -> None:
    file = tmp_path / ("games.sqlite" if named else "red7.db")
    settings = Settings(data=str(tmp_path), database=f"sqlite:///{file}" if named else "")
    assert file_of(settings) == file

    async def test() -> None:
        store = open_store(settings, ManualTime())
        assert not file.exists()
        await store.start()
        assert file.exists()
        assert await store.now() == WALL
        await store.close()

    asyncio.run(test())
    assert database_of(tmp_path).exists() is not named


def test_a_relative_file_is_one_of_the_working_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert file_of(Settings(database="sqlite:///games.db")) == Path("games.db")


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgresql://red7:hunter2@db.example/red7", "postgresql://red7:***@db.example/red7"),
        ("mysql+aiomysql://red7:hunter2@db/red7", "mysql+aiomysql://red7:***@db/red7"),
        ("sqlite+aiosqlite:///games.db", "sqlite+aiosqlite:///games.db"),
        ("sqlite://", "sqlite://"),
        ("sqlite:///:memory:", "sqlite:///%3Amemory%3A"),
        ("games.db", "games.db"),
        ("postgresql://red7:hunter2@db:port/red7", "db:port/red7"),
        ("red7:hunter2@db.example", "db.example"),
        ("//red7:hunt@er2@db.example/red7", "db.example/red7"),
    ],
)
def test_other_databases_are_refused_without_their_password(url: str, shown: str) -> None:
    with pytest.raises(SettingError, match="serve-database") as refused:
        open_store(Settings(database=url))
    assert refused.value.values == {"url": shown}

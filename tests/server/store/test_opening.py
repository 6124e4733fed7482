from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from red7.server.settings import SettingError, Settings
from red7.server.store.opening import (
    database_of,
    file_of,
    open_store,
    shown,
    start_store,
    url_of,
)
from tests.server.given import WALL, ManualTime
from tests.server.postgres import Postgres


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
        ("postgresql+psycopg://red7:hunter2@db/red7", "postgresql+psycopg://red7:***@db/red7"),
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


@pytest.mark.parametrize(
    ("url", "shown_as"),
    [
        ("postgresql://red7:hunter2@db.example/red7", "postgresql://red7:***@db.example/red7"),
        ("postgresql:///red7?host=/run", "postgresql:///red7?host=/run"),
        ("postgresql:///red7?password=hunter2", "postgresql:///red7?password=***"),
        ("sqlite:///games.db", "sqlite:///games.db"),
    ],
)
def test_a_url_is_shown_without_its_password(url: str, shown_as: str) -> None:
    assert shown(Settings(database=url)).replace("%2F", "/").replace("%2A", "*") == shown_as


def test_ssl_is_asked_for_as_everywhere_else() -> None:
    pytest.importorskip("asyncpg")
    url = url_of(Settings(database="postgres://red7@db/red7?sslmode=require"))
    assert (url.drivername, url.query) == ("postgresql+asyncpg", {"ssl": "require"})


def test_without_its_driver_postgresql_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("red7.server.store.opening.find_spec", lambda _: None)
    with pytest.raises(SettingError, match="serve-driver") as refused:
        open_store(Settings(database="postgresql://red7:hunter2@db.example/red7"))
    assert "red7[cluster]" in refused.value.values["install"]


def refusal(url: str) -> SettingError:
    async def main() -> None:
        settings = Settings(database=url)
        await start_store(open_store(settings), settings)

    with pytest.raises(SettingError) as refused:
        asyncio.run(main())
    assert "hunter" not in str(refused.value.values)
    return refused.value


def test_a_postgresql_that_cannot_be_used(postgres: Postgres) -> None:
    postgres.sql("CREATE ROLE guarded LOGIN PASSWORD 'hunter2'")
    there = f"@/postgres?host={postgres.folder}"
    told = refusal(f"postgresql://guarded:hunter3{there}")
    assert told.message == "serve-unreachable"
    assert "password" in told.values["why"]
    assert "guarded:***@" in told.values["url"]
    told = refusal(f"postgresql://guarded:hunter2@/none?host={postgres.folder}")
    assert "does not exist" in told.values["why"]
    told = refusal(f"postgresql://guarded:hunter2@/none?host={postgres.folder}/nowhere")
    assert (told.message, told.values["why"]) == ("serve-unreachable", "No such file or directory")
    assert refusal("postgresql://red7:hunter2@127.0.0.1:1/red7").values["why"]


def test_a_password_may_come_from_the_environment(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    postgres.sql("CREATE ROLE guarded_owner LOGIN PASSWORD 'hunter2'")
    postgres.sql("CREATE DATABASE guarded OWNER guarded_owner")
    url = postgres.url("guarded", "guarded_owner")
    assert "password" in refusal(url).values["why"]
    monkeypatch.setenv("PGPASSWORD", "hunter2")

    async def main() -> None:
        settings = Settings(database=url)
        store = open_store(settings)
        await start_store(store, settings)
        await store.close()

    asyncio.run(main())


def test_postgresql_data_of_a_newer_version_are_refused(postgres: Postgres) -> None:
    url = postgres.new_database()
    database = str(url_of(Settings(database=url)).database)
    postgres.sql("CREATE TABLE alembic_version (version_num TEXT)", database)
    postgres.sql("INSERT INTO alembic_version VALUES ('9999')", database)
    assert refusal(url).message == "serve-newer"

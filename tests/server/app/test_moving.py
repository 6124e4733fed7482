from __future__ import annotations

import asyncio
import itertools
from pathlib import Path
from typing import Any

import pytest

from red7.server.app.moving import move
from red7.server.settings import SettingError, Settings
from red7.server.store import Player, Store
from red7.server.store.opening import database_of, held, open_store, url_of
from red7.server.store.upkeep import copying
from red7.server.store.upkeep.copying import Progress
from red7.server.store.upkeep.digest import Digest
from tests.server.app.test_backups import damage, fill, in_, length, pack
from tests.server.given import SeededChance
from tests.server.postgres import Postgres
from tests.server.serving import store_in
from tests.server.store.make_landed import fill as fill_all
from tests.server.store.stores import writes


def moved(source: str, target: str, progress: Progress = lambda *_: None) -> int:
    return move(source, target, progress, chance=SeededChance())


async def contents(place: str) -> Digest:
    """Sum up all that there is in a folder or at a URL."""
    settings = Settings(database=place) if "://" in place else Settings(data=place)
    async with copying.snapshot(url_of(settings)) as connection:
        return await copying.digest_of(connection)


def test_everything_moves_to_postgresql_and_back(postgres: Postgres, tmp_path: Path) -> None:
    asyncio.run(fill_all(store_in(tmp_path)))
    secret = fill(tmp_path)
    url, back = postgres.new_database(), tmp_path / "back"
    seen: list[tuple[int, int]] = []
    count = moved(str(tmp_path), url, lambda *told: seen.append(told))
    assert count == seen[-1][0] > 200
    assert [done for done, _ in seen] == sorted({done for done, _ in seen})
    assert moved(url, f"sqlite:///{database_of(back)}") == count
    assert sorted(file.name for file in back.iterdir()) == ["red7.db", "red7.db.lock"]
    assert database_of(back).stat().st_mode & 0o777 == 0o600
    sums = [asyncio.run(contents(place)) for place in (str(tmp_path), url, str(back))]
    assert sums[0] == sums[1] == sums[2]
    assert fill(back, 0, seed=9) == secret


def test_packed_logs_move_as_they_are(postgres: Postgres, tmp_path: Path) -> None:
    data, back, url = tmp_path / "data", tmp_path / "back", postgres.new_database()
    fill(data, len(writes()))
    pack(data)
    assert moved(str(data), url) == moved(url, str(back))
    assert length(back) == length(data) == len(writes())
    sums = [asyncio.run(contents(place)) for place in (str(data), url, str(back))]
    assert sums[0] == sums[1] == sums[2]
    # There is no row in any log, but somebody has played here.
    assert reason(str(data), url) == "admin-target-used"


def reason(source: str, target: str) -> str:
    with pytest.raises(SettingError) as refused:
        moved(source, target)
    assert "hunter2" not in str(refused.value.values)
    return refused.value.message


def test_what_cannot_be_moved(postgres: Postgres, tmp_path: Path) -> None:
    data, other, url = tmp_path / "data", tmp_path / "other", postgres.new_database()
    fill(data, 3)
    fill(other, 1)
    assert reason(str(tmp_path / "none"), url) == "admin-nothing"
    assert reason(str(data), str(other)) == "admin-target-used"
    assert reason(str(data), str(data)) == "admin-target-used"
    assert reason(str(data), "mysql://red7:hunter2@db/red7") == "serve-database"
    nowhere = f"postgresql://red7:hunter2@/red7?host={tmp_path}"
    assert reason(str(data), nowhere) == "serve-unreachable"
    assert reason(nowhere, str(tmp_path / "new")) == "serve-unreachable"
    with held(in_(data)):
        assert reason(str(data), url) == "serve-in-use"
    damage(database_of(other), 2)
    assert reason(str(other), url) == "admin-damaged"
    assert moved(str(data), url)
    assert reason(str(data), url) == "admin-target-used"


def test_data_that_a_server_uses_stay(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.new_database()

    async def used(store: Store) -> None:
        await store.start()
        try:
            told = await asyncio.to_thread(reason, url, str(tmp_path / "new"))
            assert told == "serve-in-use"
        finally:
            await store.close()

    asyncio.run(used(open_store(Settings(database=url))))
    assert not database_of(tmp_path / "new").exists()


class Interrupted(BaseException):
    """As if somebody had pressed Ctrl+C, or worse."""


def interrupting(after: int) -> Progress:
    """Interrupt a copy after some of its batches."""
    steps = itertools.count()

    def progress(done: int, total: int) -> None:
        if next(steps) == after:
            raise Interrupted

    return progress


@pytest.mark.parametrize("way", ["to postgres", "to sqlite"])
def test_an_interrupted_move_leaves_nothing(
    postgres: Postgres, tmp_path: Path, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, url = tmp_path / "data", postgres.new_database()
    fill(data, 6)
    target = url if way == "to postgres" else str(tmp_path / "new")
    monkeypatch.setattr(copying, "_AT_ONCE", 2)
    for at in (0, 1, 3):
        with pytest.raises(Interrupted):
            moved(str(data), target, interrupting(at))
        # A server that starts there finds no games, and what it leaves can still be replaced.
        assert not database_of(tmp_path / "new").exists()
        assert not list(tmp_path.glob("new/*.moving*"))
        assert asyncio.run(games(url)) == []
    assert moved(str(data), target)


async def games(url: str) -> list[str]:
    store = open_store(Settings(database=url))
    await store.start()
    try:
        return [*await store.finished(), *await store.ticking()]
    finally:
        await store.close()


@pytest.mark.parametrize("way", ["to postgres", "to sqlite"])
def test_a_copy_that_differs_is_thrown_away(
    postgres: Postgres, tmp_path: Path, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, url = tmp_path / "data", postgres.new_database()
    fill(data, 6)
    target = url if way == "to postgres" else str(tmp_path / "new")
    digest_of = copying.digest_of

    async def spoil(connection: Any) -> Digest:
        await connection.exec_driver_sql("UPDATE log SET seat = 4 WHERE seq = 2")
        return await digest_of(connection)

    monkeypatch.setattr(copying, "digest_of", spoil)
    assert reason(str(data), target) == "admin-copy-differs"
    monkeypatch.undo()
    assert moved(str(data), target)


def test_names_of_any_kind_arrive(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.new_database()

    async def main() -> None:
        store = store_in(tmp_path)
        await store.start()
        await store.save_player(Player("a", "Zoë 👍🏽", 1, 2))
        await store.append(writes()[:1])
        await store.close()
        await asyncio.to_thread(moved, str(tmp_path), url)
        there = open_store(Settings(database=url))
        await there.start()
        assert await there.player("a") == Player("a", "Zoë 👍🏽", 1, 2)
        await there.close()

    asyncio.run(main())

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from red7.protocol import messages as m
from red7.server.accounts.secret import load_secret
from red7.server.app.backups import backup, restore
from red7.server.settings import SettingError, Settings
from red7.server.store.opening import database_of
from tests.cli.hosting.test_serve import newer
from tests.server.bus.wire import settle
from tests.server.clients import Client
from tests.server.given import ManualTime, SeededChance, given
from tests.server.serving import (
    LONG,
    Served,
    ask_two,
    play_on,
    refusing,
    serving,
    settings_for,
    store_in,
)
from tests.server.store.stores import writes


def in_(folder: Path) -> Settings:
    return Settings(data=str(folder))


def put_back(settings: Settings, file: Path) -> Path | None:
    return restore(settings, file, time=ManualTime(), chance=SeededChance())


async def play_one(client: Client) -> str:
    table = await client.create_table(seats=(None, "violet"))
    await client.watch(table)
    await client.do(m.Sit, table)
    await client.do(m.Start, table)
    await play_on(client, table)
    return table


def fill(folder: Path, count: int = 1, seed: int = 1) -> bytes:
    """Write some entries, and return the secret."""

    async def main() -> bytes:
        store = store_in(folder)
        try:
            await store.start()
            await store.append(writes()[:count])
            return await load_secret(store, folder, SeededChance(seed))
        finally:
            await store.close()

    folder.mkdir(exist_ok=True)
    return asyncio.run(main())


def length(folder: Path) -> int:
    """Count the entries of the table."""

    async def main() -> int:
        store = store_in(folder)
        try:
            await store.start()
            return len(await store.read("t1"))
        finally:
            await store.close()

    return asyncio.run(main())


def test_a_running_server_goes_on_from_a_backup(place: Path) -> None:
    saved, settings = place / "saved", settings_for(place)

    async def test() -> Path | None:
        async with serving(place) as served, Client(served.url, "Ann") as ann:
            table = await ann.create_table()
            await ann.watch(table)
            await ann.do(m.Sit, table)
            await asyncio.to_thread(backup, settings, saved)
            await ann.do(m.Say, table, phrase="hello")
            later = await ann.create_table()
            kept = await asyncio.to_thread(put_back, settings, saved)
            assert await ann.do(m.Leave, table) == 3
            with refusing("table-unknown"):
                await ann.do(m.Sit, later)
            return kept

    kept = asyncio.run(test())
    assert kept == place / "before-restore-20231114-221320.db"
    made = {file.name: file for file in place.iterdir()}
    assert set(made) - {"red7.db"} == {"saved", kept.name}
    assert {file.stat().st_mode & 0o777 for file in made.values()} == {0o600}


def test_running_servers_sign_with_the_secret_of_a_backup(place: Path, tmp_path: Path) -> None:
    """Its players have that one; whoever had another has lost their data."""
    saved, settings = tmp_path / "saved", settings_for(place)

    async def name_of(url: str, cookie: str) -> str:
        async with httpx.AsyncClient(
            base_url=url, headers={"Cookie": cookie}, timeout=LONG
        ) as http:
            answer = await http.get("/api/me")
            return str(answer.json()["name"]) if answer.is_success else answer.reason_phrase

    async def take(url: str, name: str) -> str:
        async with httpx.AsyncClient(base_url=url, timeout=LONG) as http:
            await http.put("/api/me", json={"name": name})
            return f"red7={http.cookies['red7']}"

    async def elsewhere() -> str:
        async with serving(tmp_path / "elsewhere", sources=given(seed=9)) as served:
            zoe = await take(served.url, "Zoë")
        await asyncio.to_thread(backup, in_(tmp_path / "elsewhere"), saved)
        return zoe

    zoe = asyncio.run(elsewhere())

    async def test(served: list[Served]) -> None:
        first, second = (one.parts for one in served)
        ann = await take(served[0].url, "Ann")
        for one in served:
            assert await name_of(one.url, ann) == "Ann"
            assert await name_of(one.url, zoe) == "Unauthorized"
        await asyncio.to_thread(put_back, settings, saved)
        for one in served:
            await one.parts.service.poll()
            assert await name_of(one.url, zoe) == "Zoë"
            assert await name_of(one.url, ann) == "Unauthorized"
        heard: list[tuple[str, int]] = []
        second.bus.subscribe(lambda table, seq: heard.append((table, seq)))
        first.bus.publish("t", 1)
        await settle()
        assert heard == [("t", 1)]
        assert first.identities.cookie("x") == second.identities.cookie("x")

    ask_two(place, test)


def test_a_backup_restores_everything_somewhere_else(place: Path, tmp_path: Path) -> None:
    secret = fill(place, 4)
    backup(settings_for(place), tmp_path / "saved")
    elsewhere = tmp_path / "elsewhere"
    assert put_back(in_(elsewhere), tmp_path / "saved") is None
    assert elsewhere.stat().st_mode & 0o777 == 0o700
    assert database_of(elsewhere).stat().st_mode & 0o777 == 0o600
    assert length(elsewhere) == 4
    assert fill(elsewhere, 0, seed=9) == secret
    backup(in_(elsewhere), tmp_path / "again")  # both have the same digest
    values: list[tuple[str]] = []
    for name in ("saved", "again"):
        with closing(sqlite3.connect(tmp_path / name)) as database:
            values += database.execute("SELECT value FROM meta WHERE name = 'digest'")
    assert values[0] == values[1]


def test_packed_logs_are_saved_and_restored_as_they_are(place: Path, tmp_path: Path) -> None:
    there, saved = tmp_path / "there", tmp_path / "saved"
    fill(place, len(writes()))
    pack(place)
    backup(settings_for(place), saved)
    put_back(in_(there), saved)
    assert length(there) == len(writes())
    with closing(sqlite3.connect(database_of(there))) as database:
        assert database.execute("SELECT count(*) FROM log").fetchone() == (0,)
        # A changed bit is noticed here as everywhere else.
    with closing(sqlite3.connect(saved)) as database:
        database.execute("UPDATE packs SET seq = seq + 1")
        database.commit()
    with pytest.raises(SettingError, match="admin-damaged"):
        put_back(in_(there), saved)


def pack(folder: Path) -> None:
    """Pack the log of the table."""

    async def main() -> None:
        store = store_in(folder)
        try:
            await store.start()
            assert await store.pack("t1")
        finally:
            await store.close()

    asyncio.run(main())


def test_what_a_lost_database_left_is_not_taken_for_changes(tmp_path: Path) -> None:
    """After a crash its last changes lie beside it; the file itself was deleted."""
    fill(tmp_path, 4)
    saved, file = tmp_path / "saved", database_of(tmp_path)
    backup(Settings(data=str(tmp_path)), saved)
    wanted = _rows(saved)
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA journal_mode=WAL")
        database.execute("UPDATE players SET name = 'Changed'")
        database.commit()
        left = {name: file.with_name(file.name + name).read_bytes() for name in ("-wal", "-shm")}
    file.unlink()
    for name, data in left.items():
        file.with_name(file.name + name).write_bytes(data)
    put_back(Settings(data=str(tmp_path)), saved)
    assert _rows(file) == wanted


def test_what_was_there_before_is_named_by_the_time_it_is_given(tmp_path: Path) -> None:
    fill(tmp_path, 2)
    saved, present = tmp_path / "saved", Settings(data=str(tmp_path))
    backup(present, saved)
    kept = [put_back(present, saved) for _ in range(2)]
    name = "before-restore-20231114-221320"  # 1 700 000 000 s after 1970
    assert kept == [tmp_path / f"{name}.db", tmp_path / f"{name}-2.db"]


def test_each_restoring_is_another_to_a_server_whatever_the_chance(tmp_path: Path) -> None:
    fill(tmp_path, 2)
    saved, marks = tmp_path / "saved", set()
    backup(in_(tmp_path), saved)
    for _ in range(2):
        put_back(in_(tmp_path), saved)
        with closing(sqlite3.connect(database_of(tmp_path))) as database:
            found = database.execute("SELECT value FROM meta WHERE name = 'generation'")
            marks |= set(found.fetchall())
    assert len(marks) == 2


def _rows(file: Path) -> list[tuple[str, ...]]:
    with closing(sqlite3.connect(file)) as database:
        return database.execute("SELECT id, name FROM players ORDER BY id").fetchall()


def test_a_backup_of_an_earlier_version_takes_no_seats_away(tmp_path: Path) -> None:
    """It has no secret: that of the data before is kept, and one from a file is added."""
    data, saved = tmp_path / "data", tmp_path / "saved"
    secret = fill(data, 2)
    backup(in_(data), saved)
    with closing(sqlite3.connect(saved)) as database:
        database.execute("DELETE FROM meta WHERE name IN ('secret', 'digest')")
        database.commit()
    put_back(in_(data), saved)
    assert fill(data, 0, seed=9) == secret
    old = tmp_path / "old"
    old.mkdir()
    shutil.copy(saved, database_of(old))
    (old / "secret").write_text("old" * 20)
    backup(in_(old), tmp_path / "with")
    put_back(in_(tmp_path / "new"), tmp_path / "with")
    assert fill(tmp_path / "new", 0) == b"old" * 20


def damage(file: Path, page: int) -> None:
    """Spoil a page."""
    content = bytearray(file.read_bytes())
    start = page * 4096
    content[start : start + 4096] = b"\xa5" * 4096
    file.write_bytes(content)


def test_no_backup_with_a_damaged_page_replaces_anything(tmp_path: Path) -> None:
    data, saved = tmp_path / "data", tmp_path / "saved"
    fill(data, 6)
    backup(in_(data), saved)
    pages = saved.stat().st_size // 4096
    assert pages > 8
    for page in range(pages):
        shutil.copy(saved, tmp_path / "damaged")
        damage(tmp_path / "damaged", page)
        assert reason(put_back, in_(data), tmp_path / "damaged") in (
            "admin-damaged",
            "admin-not-backup",  # without its first page, it is no database at all
        )
    for size in (0, 100, 4096, saved.stat().st_size // 2, saved.stat().st_size - 1):
        (tmp_path / "short").write_bytes(saved.read_bytes()[:size])
        reason(put_back, in_(data), tmp_path / "short")
    assert length(data) == 6
    assert not list(data.glob("before*"))
    put_back(in_(data), saved)


def test_a_page_that_is_cut_short_is_noticed_even_if_it_is_empty(tmp_path: Path) -> None:
    data, saved = tmp_path / "data", tmp_path / "saved"
    fill(data, 3)
    backup(in_(data), saved)
    with closing(sqlite3.connect(saved)) as database:
        database.execute("CREATE TABLE zzz (letters)")
    saved.write_bytes(saved.read_bytes()[:-1])
    assert reason(put_back, in_(data), saved) == "admin-damaged"


def test_a_changed_letter_is_noticed_too(tmp_path: Path) -> None:
    """SQLite cannot know it."""
    data, saved = tmp_path / "data", tmp_path / "saved"
    fill(data, 3)
    backup(in_(data), saved)
    content = saved.read_bytes()
    assert b"created" in content
    saved.write_bytes(content.replace(b"seated", b"seaten"))
    with pytest.raises(SettingError, match="admin-damaged") as refused:
        put_back(in_(data), saved)
    assert refused.value.values["why"]


def test_damaged_data_make_no_backup_and_can_be_restored(tmp_path: Path) -> None:
    saved = tmp_path / "saved"
    fill(tmp_path / "good", 5)
    backup(in_(tmp_path / "good"), saved)
    pages = database_of(tmp_path / "good").stat().st_size // 4096
    for page in (0, 1, pages - 1):
        data = tmp_path / f"data{page}"
        fill(data, 6)
        damage(database_of(data), page)
        before = database_of(data).read_bytes()
        assert reason(backup, in_(data), tmp_path / "none") == "serve-data"
        assert not list(tmp_path.glob("none*"))
        kept = put_back(in_(data), saved)
        assert kept
        assert kept.stat().st_mode & 0o777 == 0o600
        assert kept.read_bytes()[4096:] == before[4096:]
        assert length(data) == 5


def reason(task: Callable[[Settings, Path], object], settings: Settings, file: Path) -> str:
    with pytest.raises(SettingError) as refused:
        task(settings, file)
    return refused.value.message


def test_what_cannot_be_done(tmp_path: Path) -> None:
    none, target = in_(tmp_path / "none"), tmp_path / "target"
    assert reason(backup, none, target) == "admin-nothing"
    assert not target.exists()
    text = tmp_path / "text"
    text.write_text("no database at all, but long enough to be one" * 30)
    assert reason(put_back, none, text) == "admin-not-backup"
    assert reason(put_back, none, tmp_path / "nothing") == "admin-not-backup"
    newer(tmp_path / "newer")
    assert reason(put_back, none, database_of(tmp_path / "newer")) == "serve-newer"
    assert not (tmp_path / "none").exists()
    before = text.read_bytes()
    assert reason(backup, in_(tmp_path / "newer"), text) == "cli-file-exists"
    assert text.read_bytes() == before

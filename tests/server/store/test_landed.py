"""Databases of every schema that has landed, with data in them: each must mean what it meant.

Each pair in ``landed`` was written by the code of its schema (see ``make_landed``) and is never
changed.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic.script import ScriptDirectory

from red7.core import write_record
from red7.server.accounts.names import StoredNames
from red7.server.app.exporting import export
from red7.server.settings import Settings
from red7.server.store import Player, Store
from red7.server.store.opening import database_of
from red7.server.store.upkeep.upgrading import alembic_config
from red7.server.tables.ended.indexing import index_games
from red7.table.log import Entry
from red7.table.records import finished, record_of
from red7.table.replay import replay
from red7.table.state import Surroundings, state
from tests.server.app.test_backups import put_back
from tests.server.app.test_moving import moved
from tests.server.given import given
from tests.server.serving import LONG, quick, serving, settings_for, store_in
from tests.server.store.make_landed import known, puzzled
from tests.server.store.stores import execute

LANDED = Path(__file__).parent / "landed"
VERSIONS = sorted(file.stem for file in LANDED.glob("*.sql"))


def test_the_present_schema_is_among_them() -> None:
    """Its data cannot be written any more once the next schema has landed."""
    assert VERSIONS[-1] == f"v{ScriptDirectory.from_config(alembic_config()).get_current_head()}"


def restored(folder: Path, version: str) -> dict[str, Any]:
    """Make the database of a version, and give what its tables mean.

    If the data of this folder is in PostgreSQL, it is moved there.
    """
    url = settings_for(folder).database
    made = folder / "landed" if url else folder
    made.mkdir(exist_ok=True)
    script = (LANDED / f"{version}.sql").read_text(encoding="utf-8")
    with closing(sqlite3.connect(database_of(made))) as database:
        database.executescript(script)
    if url:
        moved(str(made), url)
    meaning: dict[str, Any] = json.loads((LANDED / f"{version}.json").read_text(encoding="utf-8"))
    return meaning


def contains(new: Any, old: Any) -> bool:
    """Say whether a value is what it was; what has been added to a message does not count."""
    if isinstance(old, dict):
        return isinstance(new, dict) and all(contains(new.get(key), old[key]) for key in old)
    if isinstance(old, list):
        return (
            isinstance(new, list)
            and len(new) == len(old)
            and all(contains(one, other) for one, other in zip(new, old, strict=True))
        )
    return bool(new == old)


_PASSING = {"text", "pause_until", "choices", "guide", "position"}


def lasting(value: Any) -> Any:
    """Leave out what may be improved any day, and what the protocol has come to leave out."""
    if isinstance(value, dict):
        return {key: lasting(one) for key, one in value.items() if key not in _PASSING}
    return [lasting(one) for one in value] if isinstance(value, list) else value


# What is moved to PostgreSQL has been upgraded before, so it matters little from what.
@pytest.mark.parametrize(
    ("version", "place"),
    [
        *((version, "sqlite") for version in VERSIONS),
        *((version, "postgres") for version in (VERSIONS[0], VERSIONS[-1])),
    ],
    indirect=["place"],
)
def test_data_of_that_version_means_what_it_meant(version: str, place: Path) -> None:
    meaning = restored(place, version)
    asyncio.run(tables_and_records_mean_what_they_meant(place, meaning))
    every_record_is_exported(place, place / "records", meaning)
    asyncio.run(logs_come_back_as_they_were_when_packed(place, meaning))
    every_record_is_exported(place, place / "records of packs", meaning)
    asyncio.run(a_server_goes_on_with_it(place, meaning))


async def tables_and_records_mean_what_they_meant(place: Path, meaning: dict[str, Any]) -> None:
    store = store_in(place)
    await store.start()
    names = StoredNames(store)
    for table, meant in meaning.items():
        entries = await store.read(table)
        now = replay(entries)
        assert now
        await names.learn(*(chair.who for chair in now.chairs))
        around = Surroundings(names, frozenset(), 0, now.at)
        for seat, old in enumerate(meant["states"]):
            new = json.loads(state(now, seat, around).model_dump_json())
            assert contains(new, lasting(old)), (table, seat)
        records = list(finished(entries))
        for ended in records:
            await names.learn(*(chair.who for chair in ended.chairs))
        assert [write_record(record_of(one, names)) for one in records] == meant["records"]
        for game, kept in meant.get("reviews", {}).items():
            assert await store.review(table, int(game), 1) == bytes.fromhex(kept)
        if "people" in meant:
            assert await known(store) == meant["people"]
        if "puzzles" in meant:
            assert await puzzled(store) == meant["puzzles"]
    await store.close()


def every_record_is_exported(place: Path, target: Path, meaning: dict[str, Any]) -> None:
    count = export(settings_for(place), target)
    wanted = sorted(record for meant in meaning.values() for record in meant["records"])
    assert sorted(file.read_text(encoding="utf-8") for file in target.iterdir()) == wanted
    assert count == len(wanted) > 3


async def logs_come_back_as_they_were_when_packed(place: Path, meaning: dict[str, Any]) -> None:
    async def seen(store: Store) -> list[list[Entry]]:
        logs = [await store.read(table) for table in meaning]
        return [*logs, *[await store.entries_of(who) for who in ("ann", "ben", "cid", "dot")]]

    store = store_in(place)
    await store.start()
    before = await seen(store)
    unpacked = await store.unpacked(10**15, 100)
    for table in unpacked:
        assert await store.pack(table)
    assert {"landedmatch", "landedtimeout"} <= set(unpacked)
    assert await seen(store) == before
    await store.close()


async def a_server_goes_on_with_it(place: Path, meaning: dict[str, Any]) -> None:
    async with serving(place, quick(), given()) as served:
        for table, meant in meaning.items():
            now = (await served.parts.service.load(table)).table
            assert now.stage == meant["states"][0]["stage"]


@pytest.mark.parametrize("version", VERSIONS)
def test_a_backup_of_that_version_can_be_restored(version: str, tmp_path: Path) -> None:
    old, data = tmp_path / "old", tmp_path / "what? 100%20"
    old.mkdir()
    meaning = restored(old, version)
    put_back(Settings(data=str(data)), database_of(old))
    assert not list(data.glob("restoring*"))

    async def test() -> None:
        store = store_in(data)
        await store.start()
        await index_games(store)
        for table, meant in meaning.items():
            games = [await store.game(table, number) for number in range(1, 4)]
            assert sum(game is not None for game in games) == len(meant["records"])
            for game, kept in meant.get("reviews", {}).items():
                assert await store.review(table, int(game), 1) == bytes.fromhex(kept)
        await store.close()

    asyncio.run(test())


def test_names_of_that_version_are_compared_as_names_are_now(place: Path) -> None:
    """Digits of other scripts did not look like those they are."""
    restored(place, "v0014")

    async def main() -> None:
        store = store_in(place)
        await store.start()
        await store.save_player(Player("eva", "Eva \u0969\u096a", 1, 1))
        await execute(
            place, "INSERT INTO accounts VALUES ('eva', 'eva\u0969\u096a', 'person', 1, '')"
        )
        await store.close()
        async with (
            serving(place, quick(), given()) as served,
            httpx.AsyncClient(timeout=LONG) as http,
        ):
            told = await http.get(f"{served.url}/api/profile", params={"name": "eva34"})
            assert told.json()["name"] == "Eva \u0969\u096a"

    asyncio.run(main())

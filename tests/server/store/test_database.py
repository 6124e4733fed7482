from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from operator import mul
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from red7.protocol import messages as m
from red7.server.accounts.spelling import LONGEST_NAME, clean_name
from red7.server.store import (
    DatabaseNewerError,
    EndedGame,
    PlayedGame,
    Player,
    StoreChangedError,
    StoreError,
    Write,
)
from red7.server.store.database import DatabaseStore
from red7.server.store.rows import table_row
from red7.server.store.schema import INDEXED, METADATA
from red7.server.store.sqlite import SqliteAppender
from red7.server.tables.ended.indexing import index_games
from tests.cli.hosting.test_serve import newer
from tests.server.serving import store_in
from tests.server.store.stores import execute, plans, run, writes
from tests.table.games import LocalTable


def test_numbers_and_ids_are_taken_once(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        made = writes()
        assert await store.append(made[:3]) == [True] * 3
        assert await store.append([made[2], made[3]]) == [False, True]
        same_id = replace(made[4].entry, who=made[1].entry.who, send_id=made[1].entry.send_id)
        assert await store.append([Write(same_id, made[4].after)]) == [False]
        assert await store.append(made[4:]) == [True] * len(made[4:])
        assert await store.read("t1") == [write.entry for write in made]
        assert await store.read("t1", 3) == [write.entry for write in made[3:]]
        assert await store.heads(["t1", "none"]) == {"t1": len(made)}
        ended = EndedGame("t1", 1, len(made), made[-1].entry.at, "v1.2")
        assert await store.game("t1", 1) == ended
        (won,) = made[-1].after.match.winners if made[-1].after.match else ()
        for seat, who in enumerate(("ann", "ben"), 1):
            assert await store.games_of(who) == [PlayedGame(ended, seat, 0, won=won == seat)]
        assert await store.finished() == ["t1"]
        assert await store.game("t1", 2) is None
        assert await store.read("t1", 3, 5) == [write.entry for write in made[3:5]]
        assert await store.still_unfinished(["t1"]) == set()
        assert await store.count_opened("ann") == 0
        assert (await store.entries_of("ben"))[0].seq == 3

    run(place, test)


@pytest.mark.parametrize("at_once", [1, 3, 1000])
def test_the_index_says_of_a_table_what_its_log_does(place: Path, at_once: int) -> None:
    async def test(store: DatabaseStore) -> None:
        local = LocalTable(m.Setup(open=True, clock=m.GameClock(seconds=300, increment=5)))
        local.seat_all()
        local.send("ann", m.Start)
        local.play_on()
        made = list(map(Write, local.log, local.states))
        ask = f"SELECT {', '.join(INDEXED)} FROM tables"  # noqa: S608 - names of the schema
        for some in batched(made, at_once):
            assert all(await store.append(some))
            (rows,) = await execute(place, ask)
            assert rows == [tuple(table_row(some[-1].after)[name] for name in INDEXED)]

    run(place, test)


def batched(made: list[Write], size: int) -> list[list[Write]]:
    return [made[at : at + size] for at in range(0, len(made), size)]


def test_tables_are_found_by_what_they_wait_for(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        made = writes()
        await store.append(made[:2])
        assert await store.listed(10) == [("t1", "ann")]
        assert await store.still_unfinished(["t1", "none"]) == {"t1"}
        assert (await store.count_opened("ann"), await store.count_opened("ben")) == (1, 0)
        assert await store.latest() == made[1].entry.at
        await store.append(made[2:4])
        assert await store.latest() == made[3].entry.at
        assert await store.listed(10) == []
        assert await store.due(10**15, 10) == []
        last = made[3].entry.at
        assert await store.abandoned(last - 1, 10) == []
        assert await store.abandoned(last, 10) == ["t1"]
        assert await store.abandoned(last, 0) == []

    run(place, test)


def test_abandoned_games_are_found_without_looking_at_the_past(tmp_path: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        plan = await plans(tmp_path, store, store.abandoned(1000, 10))
        assert "USING INDEX tables_running" in plan[0]

    run(tmp_path, test)


def test_a_start_does_not_look_at_the_past(tmp_path: Path) -> None:
    """Each table is searched by its index; a scan would look at all that ever were."""

    async def test(store: DatabaseStore) -> None:
        await index_games(store)
        for ask in (store.latest(), store.ticking(), index_games(store)):
            plan = await plans(tmp_path, store, ask)
            assert plan
            for line in plan:
                assert line.startswith("SEARCH"), line

    run(tmp_path, test)


def test_unfinished_tables_are_found_by_those_who_sat_down(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        made = writes()
        await store.append(made[:2])
        assert await store.tables_of("ann", 10) == ["t1"]
        assert await store.tables_of("ben", 10) == []
        later = [
            Write(
                replace(w.entry, table="t2", at=w.entry.at + 1),
                replace(w.after, id="t2", at=w.after.at + 1),
            )
            for w in made[:3]
        ]
        await store.append([*later, made[2]])
        assert await store.tables_of("ben", 10) == ["t2", "t1"]
        assert await store.tables_of("ben", 1) == ["t2"]
        await store.append(made[3:])
        assert await store.tables_of("ben", 10) == ["t2"]

    run(place, test)


def test_they_are_found_without_reading_all_that_a_player_ever_did(tmp_path: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        found = await plans(tmp_path, store, store.tables_of("ann", 10))
        assert any("INDEX log_seated" in plan for plan in found)

    run(tmp_path, test)


def test_players_are_kept_and_forgotten(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        assert await store.player("a") is None
        await store.save_player(Player("a", "Ann", 1, 1))
        await store.save_player(Player("a", "Anna", 5, 2))
        assert await store.player("a") == Player("a", "Anna", 1, 2)
        await store.forget_player("a")
        assert await store.player("a") is None

    run(place, test)


async def fill(store: DatabaseStore, write: Write) -> None:
    payload: dict[str, Any] = {"text": "x" * 1000}
    for number in range(2, 400):
        entry = replace(write.entry, seq=number, send_id=f"x{number}", payload=payload)
        await store.append([Write(entry, write.after)])


def test_a_full_disk_refuses_and_recovers(tmp_path: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        made = writes()
        await store.append(made[:1])
        pages = 0

        def limit(connection: Any, record: object) -> None:
            connection.cursor().execute(f"PRAGMA max_page_count={pages or 2**30}")

        await store.close()
        assert isinstance(store._appender, SqliteAppender)
        sa.event.listen(store._appender.engine, "connect", limit)
        pages = 1
        with pytest.raises(StoreError):
            await fill(store, made[1])
        before = await store.read("t1")
        await store.close()
        pages = 0
        entry = replace(made[1].entry, seq=len(before) + 1, send_id="after")
        assert await store.append([Write(entry, made[1].after)]) == [True]

    run(tmp_path, test)


def test_restored_data_are_noticed_until_they_are_accepted(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        made = writes()
        await execute(place, "UPDATE meta SET value = 'new' WHERE name = 'generation'")
        with pytest.raises(StoreChangedError):
            await store.append(made[:1])
        store.accept()
        assert not await store.changed()
        assert await store.append(made[:1]) == [True]

    run(place, test)


def modes(folder: Path) -> dict[str, int]:
    return {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir()}


def test_data_are_for_their_owner_only(tmp_path: Path) -> None:
    (tmp_path / "red7.db").touch(mode=0o644)

    async def test(store: DatabaseStore) -> None:
        await store.append(writes()[:1])
        assert modes(tmp_path) == {"red7.db": 0o600, "red7.db-wal": 0o600, "red7.db-shm": 0o600}

    run(tmp_path, test)


def test_data_of_a_newer_version_are_refused(tmp_path: Path) -> None:
    newer(tmp_path)
    with pytest.raises(DatabaseNewerError):
        run(tmp_path, lambda _: asyncio.sleep(0))


def test_the_migrations_make_the_tables_that_the_code_uses(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        def compare(connection: sa.Connection) -> None:
            inspector = sa.inspect(connection)
            for table in METADATA.sorted_tables:
                columns = {column["name"] for column in inspector.get_columns(table.name)}
                assert columns == set(table.columns.keys())
                indexes = {index["name"] for index in inspector.get_indexes(table.name)}
                assert {str(index.name) for index in table.indexes} <= indexes

        async with store._engine.connect() as connection:
            await connection.run_sync(compare)
            if connection.dialect.name == "sqlite":
                assert await connection.scalar(sa.text("PRAGMA journal_mode")) == "wal"
                assert await connection.scalar(sa.text("PRAGMA synchronous")) == 2

    run(place, test)


def test_an_entry_that_is_there_twice_at_once_is_written_once(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        made = writes()
        await store.append(made[:1])
        other = replace(made[1].entry, who="cid", send_id="other")
        again = [made[1], made[1], Write(other, made[1].after)]
        assert await store.append(again) == [True, False, False]
        assert await store.append([]) == []
        assert await store.heads(["t1"]) == {"t1": 2}

    run(place, test)


def test_a_name_of_any_kind_is_stored(place: Path) -> None:
    longest = "e\u0301\u0302\u0303" * LONGEST_NAME
    assert clean_name(longest)

    async def test(store: DatabaseStore) -> None:
        for name in (clean_name(longest), "👨‍👩‍👧‍👦 Łukasz"):
            await store.save_player(Player("a", name, 1, 1))
            player = await store.player("a")
            assert player
            assert player.name == name

    run(place, test)


def test_many_start_at_once_and_agree(place: Path) -> None:
    """They upgrade one after the other, and sign with the same secret."""

    async def main() -> None:
        stores = [store_in(place) for _ in range(6)]
        await asyncio.gather(*(store.start() for store in stores))
        found = await asyncio.gather(
            *(s.secret(partial(mul, "x", n)) for n, s in enumerate(stores, 32))
        )
        assert len(set(found)) == 1
        assert not any(await asyncio.gather(*(store.changed() for store in stores)))
        for store in stores:
            await store.close()

    asyncio.run(main())


def test_of_many_who_write_the_same_number_one_succeeds(place: Path) -> None:
    """They write many tables at once, each in another order, and nobody waits for ever."""

    async def main() -> None:
        made = writes()[0]
        tables = [
            Write(replace(made.entry, table=f"r{n}"), replace(made.after, id=f"r{n}"))
            for n in range(20)
        ]
        stores = [store_in(place) for _ in range(4)]
        for store in stores:
            await store.start()
        for turn in range(10):
            wanted = [
                [
                    replace(w, entry=replace(w.entry, seq=turn + 1, send_id=f"{turn}-{number}"))
                    for w in (tables if number % 2 else reversed(tables))
                ]
                for number in range(len(stores))
            ]
            answers = await asyncio.gather(
                *(store.append(own) for store, own in zip(stores, wanted, strict=True))
            )
            won = [
                own.entry.table
                for mine, told in zip(wanted, answers, strict=True)
                for own, new in zip(mine, told, strict=True)
                if new
            ]
            assert sorted(won) == sorted(w.entry.table for w in tables)
        for store in stores:
            await store.close()

    asyncio.run(main())

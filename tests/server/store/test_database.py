from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from red7.protocol import messages as m
from red7.server.store import (
    DatabaseNewerError,
    EndedGame,
    PlayedGame,
    Player,
    StoreChangedError,
    StoreError,
    Write,
)
from red7.server.store.database import DatabaseStore, sqlite_url
from red7.server.store.schema import METADATA
from red7.server.tables.indexing import index_games
from tests.cli.test_serve import newer
from tests.table.games import LocalTable


def run(
    folder: Path, test: Callable[[DatabaseStore], Awaitable[None]], *, plain: bool = False
) -> None:
    async def main() -> None:
        store = DatabaseStore(sqlite_url(folder / "red7.db"), lambda: 0)
        if plain:
            store._appender = None  # as it is with other databases
        try:
            await store.start()
            await test(store)
        finally:
            await store.close()

    asyncio.run(main())


def writes(seed: int = 0) -> list[Write]:
    local = LocalTable(m.Setup(open=True), seed)
    local.seat_all()
    local.send("ann", m.Start)
    local.play_on()
    return [Write(entry, table) for entry, table in zip(local.log, local.states, strict=True)]


BOTH_WAYS = pytest.mark.parametrize("plain", [False, True], ids=["quick", "plain"])


@BOTH_WAYS
def test_numbers_and_ids_are_taken_once(tmp_path: Path, *, plain: bool) -> None:
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
        assert await store.latest() == made[-1].entry.at
        ended = EndedGame("t1", 1, len(made), made[-1].entry.at, "v1.2")
        assert await store.game("t1", 1) == ended
        (won,) = made[-1].after.match.winners if made[-1].after.match else ()
        for seat, who in enumerate(("ann", "ben"), 1):
            assert await store.games_of(who) == [PlayedGame(ended, seat, 0, won=won == seat)]
        assert await store.finished() == ["t1"]
        assert await store.game("t1", 2) is None
        assert await store.read("t1", 3, 5) == [write.entry for write in made[3:5]]
        assert (await store.entries_of("ben"))[0].seq == 3

    run(tmp_path, test, plain=plain)


def test_tables_are_found_by_what_they_wait_for(tmp_path: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        made = writes()
        await store.append(made[:2])
        assert await store.listed(10) == ["t1"]
        await store.append(made[2:4])
        assert await store.listed(10) == []
        assert await store.due(10**15, 10) == []

    run(tmp_path, test)


def test_unfinished_tables_are_found_by_those_who_sat_down(tmp_path: Path) -> None:
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

    run(tmp_path, test)


def test_they_are_found_without_reading_all_that_a_player_ever_did(tmp_path: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        asked: list[tuple[str, Any]] = []

        def note(_: Any, cursor: Any, text: str, values: Any, *__: Any) -> None:
            asked.append((text, values))

        sa.event.listen(store._engine.sync_engine, "before_cursor_execute", note)
        await store.tables_of("ann", 10)
        text, values = asked[-1]
        async with store._engine.connect() as connection:
            plan = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}", values)
            assert any("INDEX log_seated" in str(row) for row in plan)

    run(tmp_path, test)


def test_players_are_kept_and_forgotten(tmp_path: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        assert await store.player("a") is None
        await store.save_player(Player("a", "Ann", 1, 1))
        await store.save_player(Player("a", "Anna", 5, 2))
        assert await store.player("a") == Player("a", "Anna", 1, 2)
        await store.forget_player("a")
        assert await store.player("a") is None

    run(tmp_path, test)


async def fill(store: DatabaseStore, write: Write) -> None:
    payload: dict[str, Any] = {"text": "x" * 1000}
    for number in range(2, 400):
        entry = replace(write.entry, seq=number, send_id=f"x{number}", payload=payload)
        await store.append([Write(entry, write.after)])


@BOTH_WAYS
def test_a_full_disk_refuses_and_recovers(tmp_path: Path, *, plain: bool) -> None:
    async def test(store: DatabaseStore) -> None:
        made = writes()
        await store.append(made[:1])
        pages = 0

        def limit(connection: Any, record: object) -> None:
            connection.cursor().execute(f"PRAGMA max_page_count={pages or 2**30}")

        await store.close()
        engine = store._appender.engine if store._appender else store._engine.sync_engine
        sa.event.listen(engine, "connect", limit)
        pages = 1
        with pytest.raises(StoreError):
            await fill(store, made[1])
        before = await store.read("t1")
        await store.close()
        pages = 0
        entry = replace(made[1].entry, seq=len(before) + 1, send_id="after")
        assert await store.append([Write(entry, made[1].after)]) == [True]

    run(tmp_path, test, plain=plain)


@BOTH_WAYS
def test_restored_data_are_noticed_until_they_are_accepted(tmp_path: Path, *, plain: bool) -> None:
    async def test(store: DatabaseStore) -> None:
        made = writes()
        with sqlite3.connect(tmp_path / "red7.db") as other:
            other.execute("UPDATE meta SET value = 'new'")
        other.close()
        with pytest.raises(StoreChangedError):
            await store.append(made[:1])
        store.accept()
        assert not await store.changed()
        assert await store.append(made[:1]) == [True]

    run(tmp_path, test, plain=plain)


def test_data_of_a_newer_version_are_refused(tmp_path: Path) -> None:
    newer(tmp_path)
    with pytest.raises(DatabaseNewerError):
        run(tmp_path, lambda _: asyncio.sleep(0))


def test_the_migrations_make_the_tables_that_the_code_uses(tmp_path: Path) -> None:
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
            mode = await connection.scalar(sa.text("PRAGMA journal_mode"))
            assert mode == "wal"
            assert await connection.scalar(sa.text("PRAGMA synchronous")) == 2

    run(tmp_path, test)


def rows(folder: Path, *names: str) -> dict[str, list[Any]]:
    with closing(sqlite3.connect(folder / "red7.db")) as database:
        return {name: sorted(database.execute(f"SELECT * FROM {name}")) for name in names}  # noqa: S608


@BOTH_WAYS
def test_the_index_of_games_can_be_thrown_away(tmp_path: Path, *, plain: bool) -> None:
    async def play(store: DatabaseStore) -> None:
        for seed, rules in enumerate(("v1.2", "v1.2+draw+match+actions")):
            local = LocalTable(m.Setup(rules=rules, seats=(None, "violet", None)), seed)
            local.seat_all()
            local.send("ann", m.Start)
            local.play_on()
            for who in ("ann", "cid"):
                local.send(who, m.Rematch)
            local.play_on()
            local.send("ann", m.Say, phrase="good-game")
            made = [replace(entry, table=f"t{seed}") for entry in local.log]
            tables = [replace(table, id=f"t{seed}") for table in local.states]
            writes = [Write(*pair) for pair in zip(made, tables, strict=True)]
            assert all(await store.append(writes))

    run(tmp_path, play, plain=plain)
    before = rows(tmp_path, "games", "game_seats")
    assert [row[:2] for row in before["games"]] == [("t0", 1), ("t0", 2), ("t1", 1), ("t1", 2)]
    assert len(before["game_seats"]) == 12
    assert {row[3:5] for row in before["game_seats"]} == {("ann", ""), ("", "violet"), ("cid", "")}
    with closing(sqlite3.connect(tmp_path / "red7.db")) as database:
        database.execute("DELETE FROM games WHERE game = 1")
        database.execute("UPDATE game_seats SET won = 1 - won")
        database.execute("DELETE FROM meta WHERE name = 'games'")
        database.commit()
    run(tmp_path, index_games, plain=plain)
    assert rows(tmp_path, "games", "game_seats") == before


def test_only_games_that_are_missing_are_indexed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(store: DatabaseStore) -> None:
        for seed in range(3):
            made = [
                Write(replace(w.entry, table=f"t{seed}"), replace(w.after, id=f"t{seed}"))
                for w in writes(seed)
            ]
            await store.append(made)
        assert await store.unindexed("", 10) == []
        with closing(sqlite3.connect(tmp_path / "red7.db")) as database:
            database.execute("DELETE FROM games WHERE table_id > 't0'")
            database.execute("DELETE FROM log WHERE table_id = 't1' AND seq = 3")
            database.commit()
        assert await store.unindexed("", 10) == ["t1", "t2"]
        assert await store.unindexed("", 1) == ["t1"]
        assert await store.unindexed("t1", 10) == ["t2"]
        await index_games(store)
        # A log that cannot be replayed holds up nobody else.
        assert await store.unindexed("", 10) == ["t1"]
        assert await store.game("t2", 1)

    run(tmp_path, test)

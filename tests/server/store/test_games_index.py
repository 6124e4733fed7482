"""The index of games is derived from the logs, and can be built again."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from red7.protocol import messages as m
from red7.server.store import (
    Write,
)
from red7.server.store.database import DatabaseStore
from red7.server.tables.ended.indexing import index_games
from tests.server.store.stores import execute, run, writes
from tests.table.games import LocalTable


def rows(folder: Path, *names: str) -> dict[str, list[Any]]:
    wanted = [f"SELECT * FROM {name}" for name in names]  # noqa: S608
    return dict(zip(names, map(sorted, asyncio.run(execute(folder, *wanted))), strict=True))


def test_the_index_of_games_can_be_thrown_away(place: Path) -> None:
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
        await index_games(store)

    run(place, play)
    before = rows(place, "games", "game_seats")
    assert [row[:2] for row in before["games"]] == [("t0", 1), ("t0", 2), ("t1", 1), ("t1", 2)]
    assert len(before["game_seats"]) == 12
    assert {row[3:5] for row in before["game_seats"]} == {("ann", ""), ("", "violet"), ("cid", "")}
    spoiling = (
        "DELETE FROM games WHERE game = 1",
        "UPDATE game_seats SET won = NOT won",
        "DELETE FROM meta WHERE name = 'games'",
    )
    asyncio.run(execute(place, *spoiling))
    run(place, index_games)
    assert rows(place, "games", "game_seats") == before


def test_only_games_that_are_missing_are_indexed(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(store: DatabaseStore) -> None:
        for seed in range(3):
            made = [
                Write(replace(w.entry, table=f"t{seed}"), replace(w.after, id=f"t{seed}"))
                for w in writes(seed)
            ]
            await store.append(made)
        assert await store.unindexed("", 10) == []
        await execute(
            place,
            "DELETE FROM games WHERE table_id > 't0'",
            "DELETE FROM log WHERE table_id = 't1' AND seq = 3",
        )
        assert await store.unindexed("", 10) == ["t1", "t2"]
        assert await store.unindexed("", 1) == ["t1"]
        assert await store.unindexed("t1", 10) == ["t2"]
        await index_games(store)
        # A log that cannot be replayed holds up nobody else.
        assert await store.unindexed("", 10) == ["t1"]
        assert await store.game("t2", 1)

        async def again(after: str, most: int) -> list[str]:
            raise AssertionError

        monkeypatch.setattr(store, "unindexed", again)
        await index_games(store)

    run(place, test)

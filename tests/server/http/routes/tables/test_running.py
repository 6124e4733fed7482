"""The list of a player's running games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx

from red7.protocol import messages as m
from tests.server.clients import Client
from tests.server.http.served import ask, reason
from tests.server.serving import Served, play_on, until


async def listed(http: httpx.AsyncClient, client: Client) -> list[dict[str, Any]]:
    http.cookies.clear()
    http.cookies.update(client.cookies)
    answer = await http.get("/api/me/tables")
    assert answer.is_success
    tables: list[dict[str, Any]] = answer.json()["tables"]
    return tables


async def begun(served: Served, ann: Client, ben: Client, **setup: object) -> str:
    """Let two people begin a game, a while after the last."""
    await served.pass_by(10)
    table = await ann.create_table(m.Setup.model_validate(setup))
    for client in (ann, ben):
        await client.watch(table)
        await client.do(m.Sit, table)
    await ann.do(m.Start, table)
    await ben.until(table, lambda state: state.stage == "playing")
    return table


def test_strangers_have_no_games(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        answer = await http.get("/api/me/tables")
        assert (answer.status_code, reason(answer)) == (401, "table-sign-in")
        async with Client(served.url, "Ann") as ann:
            await ann.create_table(open=True)
            assert await listed(http, ann) == []

    ask(tmp_path, test)


def test_a_game_that_waits_for_the_reader_comes_first_then_the_latest(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        async with Client(served.url, "Ann") as ann, Client(served.url, "Ben") as ben:
            tables = [await begun(served, ann, ben) for _ in range(4)]
            await served.pass_by(10)
            waiting = await ann.create_table()
            await ann.watch(waiting)
            await ann.do(m.Sit, waiting)
            for client in (ann, ben):
                found = await listed(http, client)
                mine = [one["table"] for one in found if one["your_turn"]]
                others = [one["table"] for one in found if not one["your_turn"]]
                assert [one["table"] for one in found] == mine + others
                order = [*reversed(tables)]
                if client is ann:
                    order.insert(0, waiting)
                assert mine == [table for table in order if table in mine]
                assert others == [table for table in order if table in others]
                for one in found:
                    assert one["your_turn"] == (one["turn"] == one["you"])
                assert mine
                assert others

    ask(tmp_path, test)


def test_a_table_is_told_as_far_as_everybody_may_know(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        async with Client(served.url, "Ann") as ann:
            table = await ann.create_table(rules="advanced", seats=(None, "violet"))
            await ann.watch(table)
            await ann.do(m.Sit, table)
            (one,) = await listed(http, ann)
            assert (one["stage"], one["turn"], one["round"], one["scores"]) == (
                "waiting",
                0,
                None,
                None,
            )
            await ann.do(m.Start, table)
            state = await until(ann, table, lambda now: now.choices)
            (one,) = await listed(http, ann)
            assert one == {
                "table": table,
                "rules": "v1.2+draw+match",
                "seats": [seat.model_dump() for seat in state.seats],
                "you": 1,
                "stage": "playing",
                "game": 1,
                "turn": 1,
                "your_turn": True,
                "round": 1,
                "scores": [0, 0],
                "goal": 40,
                "slow": False,
                "deadline": None,
                "changed": (await served.parts.service.load(table)).table.at,
            }
            assert [seat["bot"] for seat in one["seats"]] == [None, "violet"]

    ask(tmp_path, test)


def test_games_that_are_over_or_left_are_not_listed(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        async with Client(served.url, "Ann") as ann, Client(served.url, "Ben") as ben:
            over = await ann.create_table(seats=(None, "violet"))
            await ann.watch(over)
            await ann.do(m.Sit, over)
            await ann.do(m.Start, over)
            assert [one["table"] for one in await listed(http, ann)] == [over]
            await play_on(ann, over)
            left = await begun(served, ann, ben, rules="advanced")
            await ben.do(m.Leave, left)
            assert [one["table"] for one in await listed(http, ann)] == [left]
            assert await listed(http, ben) == []

    ask(tmp_path, test)

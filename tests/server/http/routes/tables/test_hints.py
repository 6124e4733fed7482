from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

import red7.core.match
from red7.core import Round, deal_order
from red7.protocol import messages as m
from red7.protocol.client import RefusedError
from red7.server.study.analysts import AnswerLine, Question
from red7.table.log import Kind
from tests.server.clients import Client
from tests.server.given import given
from tests.server.http.served import ask, reason
from tests.server.serving import LONG, Served, quick, refusing, until
from tests.server.study.fakes import HINTS, FakeAnalysts
from tests.server.study.served import begin_game, exchanged, two


async def take(
    http: httpx.AsyncClient, client: Client, table: str, stage: int, send: str, **headers: str
) -> httpx.Response:
    http.cookies.clear()
    http.cookies.update(client.cookies)
    body = {"stage": stage, "id": send}
    return await http.post(f"/api/tables/{table}/hint", json=body, headers=headers)


def in_turn(state: m.State, ann: Client, ben: Client) -> tuple[Client, Client]:
    """Give the one to move first; the state is Ann's."""
    mine = state.round and state.round.turn == state.you
    return (ann, ben) if mine else (ben, ann)


async def hinted(served: Served, table: str) -> list[int]:
    entries = await served.parts.store.read(table)
    return [entry.number("stage") for entry in entries if entry.kind is Kind.HINTED]


def has_taken(stages: int, seat: int, now: m.State) -> bool:
    return now.seats[seat - 1].hints == stages


def test_three_stages_of_which_everybody_is_told(tmp_path: Path) -> None:
    analysts = FakeAnalysts(opened=False)

    async def test(http: httpx.AsyncClient, served: Served) -> None:
        async with Client(served.url, "Ann") as ann, Client(served.url, "Ben") as ben:
            table, state = await begin_game(ann, ben, hints=True)
            mover, other = in_turn(state, ann, ben)
            asking = asyncio.create_task(take(http, mover, table, 1, "h1"))
            async with asyncio.timeout(LONG):
                await analysts.begun.wait()
            # It is in the log, and known to the other, before there is an answer.
            assert await hinted(served, table) == [1]
            seat = state.round.turn if state.round else 0
            await until(other, table, lambda now: now.seats[seat - 1].hints == 1)
            analysts.gate.set()
            assert (await asking).json() == HINTS[0]
            for stage in (2, 3, 1):
                answer = await take(http, mover, table, stage, f"h{stage}")
                assert (answer.status_code, answer.json()) == (200, HINTS[stage - 1])
            assert (await take(http, mover, table, 2, "again")).json() == HINTS[1]
            assert await hinted(served, table) == [1, 2, 3]
            (asked,) = analysts.asked
            live = await served.parts.service.load(table)
            assert live.table.match
            view = live.table.match.round.view(seat)
            assert asked.values == {
                "rules": "v1.2",
                "position": view.write(past=True),
                "seat": seat,
                "work": 100,
                "seconds": 10.0,
                "language": "en",
                "names": ["Ann", "Ben"],
            }
            # As a message, what is there already is refused.
            with pytest.raises(RefusedError, match="hint"):
                await mover.do(m.Hint, table, stage=3)
            # After the turn, the old id is of no use, even where it is one's turn again.
            answer = await take(http, other, table, 1, "o1")
            assert (answer.status_code, reason(answer)) == (422, "not-your-turn")
            await mover.do(m.Steps, table, steps=["~"])
            answer = await take(http, mover, table, 1, "h9")
            assert (answer.status_code, reason(answer)) == (409, "table-not-running")
            answer = await take(http, mover, table, 1, "h1")
            assert (answer.status_code, reason(answer)) == (409, "table-not-running")

    ask(tmp_path, test, sources=given(analysts=analysts))


def test_an_id_is_good_for_one_hint(tmp_path: Path) -> None:
    """Otherwise somebody could be helped in a later turn without a word in the log."""
    analysts = FakeAnalysts()

    async def test(http: httpx.AsyncClient, served: Served) -> None:
        async with Client(served.url, "Ann") as ann, Client(served.url, "Ben") as ben:
            table = await ann.create_table(rules="v1.2+match", seats=(None, None))
            for one in (ann, ben):
                await one.watch(table)
                await one.do(m.Sit, table)
            await ann.do(m.Start, table)
            state = await until(ann, table, lambda now: now.round)
            mover, other = in_turn(state, ann, ben)
            assert (await take(http, mover, table, 1, "h1")).status_code == 200
            await mover.do(m.Steps, table, steps=["~"])
            for one in (mover, other):
                await one.do(m.Ready, table)
            now = await until(ann, table, lambda now: now.stage == "playing")
            if in_turn(now, ann, ben)[0] is other:
                legal = await until(other, table, lambda now: now.choices)
                ends = [one for one in legal.choices or () if one.effect == "winning"]
                await other.do(m.Steps, table, steps=[ends[0].step, "."])
            await until(mover, table, lambda now: now.choices)
            answer = await take(http, mover, table, 1, "h1")
            assert (answer.status_code, reason(answer)) == (409, "table-id-used")
            answer = await take(http, mover, table, 3, "h1")
            assert (answer.status_code, reason(answer)) == (409, "table-id-used")
            assert await hinted(served, table) == [1]
            assert (await take(http, mover, table, 1, "h2")).status_code == 200

    ask(tmp_path, test, sources=given(analysts=analysts))


def test_hints_are_refused_and_then_nothing_is_written(tmp_path: Path) -> None:
    analysts = FakeAnalysts()

    async def test(http: httpx.AsyncClient, served: Served) -> None:
        body: dict[str, Any] = {"stage": 1, "id": "h"}
        assert reason(await http.post("/api/tables/Nosuch/hint", json=body)) == "table-sign-in"
        async with (
            Client(served.url, "Ann") as ann,
            Client(served.url, "Ben") as ben,
            Client(served.url, "Cid") as cid,
        ):
            table, state = await begin_game(ann, ben, hints=False)
            mover, other = in_turn(state, ann, ben)
            waiting = await ann.create_table(seats=(None, None))
            for who, where, expected in (
                (mover, table, (403, "table-hints-off")),
                (other, table, (403, "table-hints-off")),
                (cid, table, (409, "table-not-seated")),
                (ann, "Nosuch", (404, "table-unknown")),
                (ann, waiting, (409, "table-not-seated")),
            ):
                answer = await take(http, who, where, 1, "h")
                assert (answer.status_code, reason(answer)) == expected
            for wrong in ({"stage": 0}, {"stage": 4}, {"stage": True}, {"id": "?"}, {"more": 1}):
                answer = await http.post(f"/api/tables/{table}/hint", json=body | wrong)
                assert (answer.status_code, reason(answer)) == (422, "table-message-wrong")
            assert not await hinted(served, table)
            assert not analysts.asked

    ask(tmp_path, test, sources=given(analysts=analysts))


@pytest.mark.parametrize(
    ("settings", "allowed", "expected"),
    [
        ({"study_work": 0}, 0, (403, "table-study-off")),
        ({"study": 1}, 1, (429, "table-study-too-many")),
    ],
    ids=["off", "too many"],
)
def test_no_hint_is_written_that_would_not_be_told(
    settings: dict[str, int], allowed: int, expected: tuple[int, str], tmp_path: Path
) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        async with Client(served.url, "Ann") as ann, Client(served.url, "Ben") as ben:
            table, state = await begin_game(ann, ben, hints=True)
            mover, _ = in_turn(state, ann, ben)
            for stage in range(1, allowed + 1):
                assert (await take(http, mover, table, stage, f"h{stage}")).status_code == 200
            answer = await take(http, mover, table, 3, "h3")
            assert (answer.status_code, reason(answer)) == expected
            assert len(await hinted(served, table)) == allowed

    ask(tmp_path, test, quick(**settings), sources=given(analysts=FakeAnalysts()))


def test_a_message_takes_no_hint_where_nothing_is_analysed(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        async with Client(served.url, "Ann") as ann, Client(served.url, "Ben") as ben:
            table, state = await begin_game(ann, ben, hints=True)
            mover, _ = in_turn(state, ann, ben)
            with refusing("table-study-off"):
                await mover.do(m.Hint, table, stage=1)
            assert not await hinted(served, table)

    ask(tmp_path, test, quick(study_work=0), sources=given(analysts=FakeAnalysts()))


def test_any_process_gives_a_hint_and_all_are_told(tmp_path: Path) -> None:
    analysts = [FakeAnalysts(), FakeAnalysts()]

    async def main() -> None:
        async with AsyncExitStack() as stack:
            served = await two(stack, tmp_path, analysts)
            ann, ben = [
                await stack.enter_async_context(Client(one.url, name))
                for one, name in zip(served, ("Ann", "Ben"), strict=True)
            ]
            table, state = await begin_game(ann, ben, hints=True)
            mover, other = in_turn(state, ann, ben)
            seat = state.round.turn if state.round else 0
            for stage in (1, 2, 3):
                async with httpx.AsyncClient(base_url=served[stage % 2].url, timeout=LONG) as http:
                    answer = await take(http, mover, table, stage, f"h{stage}")
                    assert (answer.status_code, answer.json()) == (200, HINTS[stage - 1])
                for one in (mover, other):
                    await until(one, table, partial(has_taken, stage, seat))
            # Both were asked the same, so that they answer the same.
            assert analysts[0].asked == analysts[1].asked
            assert await hinted(served[0], table) == [1, 2, 3]

    asyncio.run(main())


class Repeating(FakeAnalysts):
    """Say everything that they were told, so that nothing of it stays unseen."""

    async def ask(self, question: Question) -> AsyncGenerator[AnswerLine, None]:
        told = json.dumps({"job": question.job, **question.values}, sort_keys=True)
        yield {"hints": [{**line, "text": told} for line in HINTS]}


def test_no_hint_depends_on_what_the_asker_cannot_see(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    orders: list[list[int]] = []
    swapped: list[list[int]] = []

    def order(seed: bytes, cards: int, number: int = 1) -> list[int]:
        if swapped:
            return swapped[0]
        orders.append(deal_order(seed, cards, number))
        return orders[-1]

    monkeypatch.setattr(red7.core.match, "deal_order", order)

    async def answers(http: httpx.AsyncClient, served: Served) -> tuple[list[bytes], Round]:
        async with Client(served.url, "Ann") as ann, Client(served.url, "Ben") as ben:
            table, state = await begin_game(ann, ben, hints=True)
            mover, _ = in_turn(state, ann, ben)
            live = await served.parts.service.load(table)
            assert live.table.match
            heard = []
            for stage in (1, 2, 3):
                answer = await take(http, mover, table, stage, f"h{stage}")
                heard.append(f"{answer.status_code} ".encode() + answer.content)
            return heard, live.table.match.round

    async def test(http: httpx.AsyncClient, served: Served) -> None:
        first, now = await answers(http, served)
        assert all(answer.startswith(b"200") for answer in first)
        swapped.append(exchanged(orders[0], now, now.turn, random.Random(9)))
        second, then = await answers(http, served)
        assert str(then) != str(now)
        assert str(then.view(now.turn)) == str(now.view(now.turn))
        assert first == second

    ask(tmp_path, test, sources=given(analysts=Repeating()))

"""What the server does not analyse for somebody, and that no answer depends on hidden cards."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest

import red7.core.match
from red7.core import Round, deal_order
from red7.protocol import messages as m
from red7.server.study.analysts import AnswerLine, Question
from tests.server.accounts.people import become, browser, new_bot
from tests.server.clients import Client
from tests.server.given import given
from tests.server.http.served import ask, reason
from tests.server.serving import LONG, Served
from tests.server.study.fakes import LAST, FakeAnalysts
from tests.server.study.served import ANALYSE, Pondering, begin_game, exchanged, two


def test_nobody_asks_as_their_own_bot_nor_for_it(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        async with browser(served) as person:
            await become(person, "Ann")
            _, token = await new_bot(person, "Robby", "read", "play", "study")
            bot = {"Authorization": f"Bearer {token}"}
            http.cookies.clear()
            async with (
                Client(served.url, cookies=dict(person.cookies)) as ann,
                Client(served.url, token=token) as robby,
                Client(served.url, "Ben") as ben,
            ):
                for player in (ann, robby):
                    table, _ = await begin_game(player, ben, hints=False)
                    live = (await served.parts.service.load(table)).table
                    assert live.match
                    now = live.match.round
                    body = {"rules": "basic", "position": str(now.view(now.turn))}
                    mine = now.turn == live.seat_of(player.player)
                    if not mine:  # with the cards of both, it is what everybody sees
                        body["position"] = str(now)
                    for answer in (
                        await person.post("/api/analyse", json=body),
                        await http.post("/api/analyse", json=body, headers=bot),
                    ):
                        assert (answer.status_code, reason(answer)) == (
                            403,
                            "table-study-own-game",
                        )
                    # Somebody else may think about the same position.
                    async with Client(served.url, "Cid") as cid:
                        http.cookies.update(cid.cookies)
                        assert (await http.post("/api/analyse", json=body)).status_code == 200
                        http.cookies.clear()

    ask(tmp_path, test, sources=given(analysts=FakeAnalysts()))


@pytest.mark.parametrize("hints", [False, True])
def test_the_position_before_ones_eyes_is_not_analysed_where_another_person_plays(
    *, hints: bool, tmp_path: Path
) -> None:
    analysts = [FakeAnalysts(), FakeAnalysts()]

    async def main() -> None:
        async with AsyncExitStack() as stack:
            served = await two(stack, tmp_path, analysts)
            ann, ben = [
                await stack.enter_async_context(Client(served[0].url, name))
                for name in ("Ann", "Ben")
            ]
            table, state = await begin_game(ann, ben, hints=hints)
            assert state.setup.hints is hints
            live = await served[0].parts.service.load(table)
            assert live.table.match
            now = live.table.match.round
            mover = ann if state.round and state.round.turn == state.you else ben
            other = ben if mover is ann else ann
            view = str(now.view(now.turn))
            with_all = str(now)
            # Also by the server that has nothing to do with the table.
            for one in served:
                async with httpx.AsyncClient(base_url=one.url, timeout=LONG) as http:
                    for client, expected in ((mover, 403), (other, 200)):
                        http.cookies.clear()
                        http.cookies.update(client.cookies)
                        answer = await http.post(
                            "/api/analyse", json={"rules": "basic", "position": view}
                        )
                        assert answer.status_code == expected
                    # With the cards of both, it is what the other one sees as well.
                    for client in (mover, other):
                        http.cookies.clear()
                        http.cookies.update(client.cookies)
                        body = {"rules": "v1.2", "position": with_all}
                        answer = await http.post("/api/analyse", json=body)
                        assert (answer.status_code, reason(answer)) == (
                            403,
                            "table-study-own-game",
                        )
                        body["turn"] = "~"
                        answer = await http.post("/api/why", json=body)
                        assert answer.status_code == 403
                        assert (await http.post("/api/explore", json=ANALYSE)).status_code == 200
            # After the turn, it is another position, and this one may be looked at.
            await mover.do(m.Steps, table, steps=["~"])
            for one in served:
                async with httpx.AsyncClient(base_url=one.url, timeout=LONG) as http:
                    http.cookies.update(mover.cookies)
                    body = {"rules": "basic", "position": view}
                    assert (await http.post("/api/analyse", json=body)).status_code == 200

    asyncio.run(main())


@pytest.mark.parametrize(("hints", "expected"), [(True, 200), (False, 403)])
def test_a_game_with_bots_alone_is_analysed_where_hints_are_allowed(
    *, hints: bool, expected: int, tmp_path: Path
) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        async with Client(served.url, "Ann") as ann:
            table, _ = await begin_game(ann, None, hints=hints)
            live = await served.parts.service.load(table)
            assert live.table.match
            body = {"rules": "basic", "position": str(live.table.match.round)}
            http.cookies.update(ann.cookies)
            assert (await http.post("/api/analyse", json=body)).status_code == expected

    ask(tmp_path, test, sources=given(analysts=FakeAnalysts(), thinkers=Pondering()))


class Repeating(FakeAnalysts):
    """Say everything that they were told, so that nothing of it stays unseen."""

    async def ask(self, question: Question) -> AsyncGenerator[AnswerLine, None]:
        told = json.dumps({"job": question.job, **question.values}, sort_keys=True)
        yield {"why": told} if question.job == "why" else {**LAST, "why": told}


@pytest.mark.parametrize("alone", [False, True])
def test_no_answer_depends_on_what_the_asker_cannot_see(
    *, alone: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
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
            table, state = await begin_game(ann, None if alone else ben, hints=True)
            live = await served.parts.service.load(table)
            assert live.table.match
            now = live.table.match.round
            http.cookies.clear()
            http.cookies.update(ann.cookies)
            heard = []
            for body in questions or asked_about(now, state.you):
                for path in ("analyse", "why", "explore"):
                    sent = {**body, "turn": "~"} if path == "why" else body
                    answer = await http.post(f"/api/{path}", json={"rules": "basic", **sent})
                    heard.append(f"{path} {answer.status_code} ".encode() + answer.content)
            return heard, now

    questions: list[dict[str, str]] = []

    def asked_about(now: Round, seat: int) -> list[dict[str, str]]:
        """What Ann sees, with the hidden cards as they are, and with others."""
        chance = random.Random(2)
        other = [exchanged(orders[-1], now, seat, chance) for _ in range(3)]
        texts = [str(now.view(seat)), str(now)]
        texts += [str(_dealt(one, now)) for one in other]
        questions.extend({"position": text} for text in texts)
        return questions

    def _dealt(cards: list[int], now: Round) -> Round:
        swapped.append(cards)
        try:
            return red7.core.match.Match.start(now.players, now.rules, bytes(32)).round
        finally:
            swapped.clear()

    async def test(http: httpx.AsyncClient, served: Served) -> None:
        first, now = await answers(http, served)
        swapped.append(exchanged(orders[0], now, 1, random.Random(9)))
        second, then = await answers(http, served)
        assert str(then) != str(now)
        assert str(then.view(1)) == str(now.view(1))
        assert first == second
        kinds = {answer.split()[1] for answer in first if not answer.startswith(b"explore")}
        assert (b"403" in kinds) is not alone
        assert any(answer.startswith(b"explore 200") for answer in first)

    ask(tmp_path, test, sources=given(analysts=Repeating(), thinkers=Pondering()))

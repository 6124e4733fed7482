"""A player's own games in numbers: what is counted, who may ask, and what a running game tells."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from red7.protocol import messages as m
from red7.protocol.statistics import OwnStatistics, Statistics
from red7.server.http.routes.games import statistics
from red7.server.study.analysts import Question
from tests.server.clients import Client
from tests.server.given import ManualTime, given
from tests.server.http.routes.games.test_games import begin, finish
from tests.server.http.routes.games.test_reviews import lines, played
from tests.server.http.served import ask, reason
from tests.server.serving import LONG, Served, play_on, quick, until
from tests.server.study.reviewers import Reviewers

OWN = "/api/me/statistics"
REVIEW = "/api/me/statistics/review"


async def counted(http: httpx.AsyncClient) -> OwnStatistics:
    answer = await http.get(OWN, timeout=LONG)
    assert answer.status_code == 200, answer.text
    return OwnStatistics.model_validate_json(answer.text)


def numbers(found: OwnStatistics) -> Statistics:
    assert found.statistics
    return found.statistics


def _begun(number: int, state: m.State) -> bool:
    return state.game == number and state.round is not None


async def rematches(http: httpx.AsyncClient, served: Served, count: int) -> str:
    """Play some games at one table, and let the player ask from now on."""
    async with Client(served.url, "Ann") as client:
        table = await begin(client)
        for number in range(1, count + 1):
            if number > 1:
                await client.do(m.Rematch, table)
                await until(client, table, partial(_begun, number))
            await finish(client, served, table)
        http.cookies.update(client.cookies)
    return table


def test_games_are_counted_before_and_after_a_review(tmp_path: Path) -> None:
    analysts = Reviewers()

    async def test(http: httpx.AsyncClient, served: Served) -> None:
        table = await rematches(http, served, 3)
        *_, last = lines(await http.get(f"/api/games/{table}-2/review", timeout=LONG))
        found = await counted(http)
        assert [one.game for one in found.games] == [f"{table}-{n}" for n in (3, 2, 1)]
        assert [one.reviewed for one in found.games] == [False, True, False]
        assert [one.accuracy for one in found.games] == [None, 0.6, None]
        assert found.older == 0
        told = numbers(found)
        won = sum(one.won for one in found.games)
        assert (told.all.games, told.all.won, told.reviewed.games) == (3, won, 1)
        assert [(one.name, one.games) for one in told.rules] == [("v1.2", 3)]
        assert [(one.name, one.games) for one in told.players] == [("2", 3)]
        assert [(one.name, one.bot, one.games) for one in told.opponents] == [("", "violet", 3)]
        assert sum(one.rounds for one in told.colours) == 3
        assert [one.accuracy for one in told.accuracy] == [0.6]
        decided = [one["decision"] for one in last["review"]["moments"] if one["decision"]]
        own = [one for one in decided if one["seat"] == 1 and one["mark"]]
        assert sum(told.marks.values()) == len(own)
        # What was counted before is not counted again.
        asked = len(analysts.asked)
        assert await counted(http) == found
        assert len(analysts.asked) == asked
        *_, last = lines(await http.post(REVIEW, timeout=LONG))
        assert last == {"done": 2, "total": 2, "part": 0.0}
        found = await counted(http)
        assert all(one.reviewed for one in found.games)
        assert numbers(found).reviewed == numbers(found).all
        assert len(numbers(found).accuracy) == 3
        # Kept, so a review comes at once; and there is nothing left to do.
        reviewed = [one for one in analysts.asked if one.job == "review"]
        assert lines(await http.get(f"/api/games/{table}-1/review"))
        assert lines(await http.post(REVIEW)) == [{"done": 0, "total": 0, "part": 0.0}]
        assert [one for one in analysts.asked if one.job == "review"] == reviewed
        # Nobody's name is told to those who analyse.
        assert all("Ann" not in str(one.values) for one in analysts.asked)

    ask(tmp_path, test, sources=given(analysts=analysts))


def test_only_the_newest_games_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(statistics, "MOST_GAMES", 2)

    async def test(http: httpx.AsyncClient, served: Served) -> None:
        table = await rematches(http, served, 3)
        found = await counted(http)
        assert [one.game for one in found.games] == [f"{table}-3", f"{table}-2"]
        assert (numbers(found).all.games, found.older) == (2, 1)
        *_, last = lines(await http.post(REVIEW, timeout=LONG))
        assert last["total"] == 2

    ask(tmp_path, test, sources=given(analysts=Reviewers()))


def test_people_are_told_apart_and_forgotten_ones_have_no_name(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        guests = []
        async with Client(served.url, "Ann") as ann:
            for _ in range(2):
                bob = await Client(served.url, "Bob").__aenter__()
                guests.append(bob)
                table = await ann.create_table(rules="basic", seats=(None, None))
                for one in (ann, bob):
                    await one.watch(table)
                    await one.do(m.Sit, table)
                await ann.do(m.Start, table)
                await asyncio.gather(play_on(ann, table), play_on(bob, table))
            http.cookies.update(ann.cookies)
            found = await counted(http)
            assert [(one.name, one.games) for one in numbers(found).opponents] == [("Bob", 1)] * 2
            stranger = httpx.AsyncClient(
                base_url=served.url, cookies=guests[0].cookies, timeout=LONG
            )
            # To the other, it is a game against Ann; afterwards, against nobody in particular.
            theirs = await counted(stranger)
            assert [one.name for one in numbers(theirs).opponents] == ["Ann"]
            assert (await stranger.delete("/api/me")).status_code == 204
            names = [one.name for one in numbers(await counted(http)).opponents]
            assert sorted(names) == ["", "Bob"]
            await stranger.aclose()
            for bob in guests:
                await bob.__aexit__(None, None, None)

    ask(tmp_path, test, sources=given(analysts=Reviewers()))


def test_who_has_no_games_or_is_unknown(tmp_path: Path) -> None:
    analysts = Reviewers()

    async def test(http: httpx.AsyncClient, served: Served) -> None:
        for answer in (await http.get(OWN), await http.post(REVIEW)):
            assert (answer.status_code, reason(answer)) == (401, "table-sign-in")
        await played(http, served)
        mine = dict(http.cookies)
        # Others have nothing to do with it.
        http.cookies.clear()
        await http.put("/api/me", json={"name": "Eve"})
        found = await counted(http)
        assert (found.games, found.statistics) == ((), None)
        assert lines(await http.post(REVIEW)) == [{"done": 0, "total": 0, "part": 0.0}]
        assert not analysts.asked
        # Nor has somebody who is forgotten, even with the cookie of old.
        http.cookies.clear()
        http.cookies.update(mine)
        assert len((await counted(http)).games) == 1
        await http.delete("/api/me")
        http.cookies.update(mine)
        for answer in (await http.get(OWN), await http.post(REVIEW)):
            assert (answer.status_code, reason(answer)) == (401, "table-sign-in")

    ask(tmp_path, test, sources=given(analysts=analysts))


def told_of(asked: list[Question]) -> list[str]:
    return [json.dumps([one.job, dict(one.values)], sort_keys=True) for one in asked]


@pytest.mark.parametrize("running", [False, True], ids=["before", "during"])
def test_a_running_game_leaves_no_trace(tmp_path: Path, *, running: bool) -> None:
    """Games that run, one's own and others', change nothing: neither answers nor questions."""
    analysts = Reviewers()

    async def test(http: httpx.AsyncClient, served: Served) -> None:
        async with Client(served.url, "Ann") as ann, Client(served.url, "Bob") as bob:
            table = await begin(ann)
            await finish(ann, served, table)
            http.cookies.update(ann.cookies)
            before = (await http.get(OWN, timeout=LONG)).content
            await finish(bob, served, await begin(bob))  # nothing of others' games
            if running:
                await begin(ann, rules="expert")
                await begin(bob, rules="expert")
                await ann.do(m.Rematch, table)
                await until(ann, table, lambda state: state.game == 2 and state.round)
            questions = told_of(analysts.asked)
            after = (await http.get(OWN, timeout=LONG)).content
            assert after == before
            assert told_of(analysts.asked) == questions
            *_, last = lines(await http.post(REVIEW, timeout=LONG))
            assert last["total"] == 1
            assert len(analysts.asked) == len(questions) + 1

    ask(tmp_path, test, sources=given(analysts=analysts))


def test_reviews_keep_to_the_limit_and_other_questions_go_on(tmp_path: Path) -> None:
    time = ManualTime()

    async def test(http: httpx.AsyncClient, served: Served) -> None:
        await rematches(http, served, 3)
        done: list[dict[str, Any]] = []
        async with http.stream("POST", REVIEW, timeout=LONG) as answer:
            told = answer.aiter_lines()
            while not done or done[-1]["done"] < 2:
                done.append(json.loads(await anext(told)))
            # Two are allowed at once; the third has to wait, while numbers are to be had.
            assert numbers(await counted(http)).reviewed.games == 2
            async with served.flowing():
                done += [json.loads(line) async for line in told]
        assert done[-1] == {"done": 3, "total": 3, "part": 0.0}
        assert served.time.steady() >= 30  # six a minute are two questions of ten

    ask(tmp_path, test, quick(study=20), given(time, analysts=Reviewers()))


def test_closing_the_connection_stops_the_work(tmp_path: Path) -> None:
    analysts = Reviewers(opened=False)

    async def test(http: httpx.AsyncClient, served: Served) -> None:
        await rematches(http, served, 2)
        async with http.stream("POST", REVIEW, timeout=LONG):
            await analysts.begun.wait()
        await asyncio.wait_for(analysts.stopped.wait(), LONG)
        assert len(analysts.asked) == 1
        analysts.gate.set()
        assert numbers(await counted(http)).reviewed.games == 0

    ask(tmp_path, test, sources=given(analysts=analysts))


def test_a_game_that_cannot_be_reviewed_is_passed_over(tmp_path: Path) -> None:
    analysts = Reviewers()
    analysts.fails = True

    async def test(http: httpx.AsyncClient, served: Served) -> None:
        await rematches(http, served, 4)
        *_, last = lines(await http.post(REVIEW, timeout=LONG))
        assert last["refusal"]["reason"] == "table-trouble"
        assert len(analysts.asked) == 3  # and then given up

    ask(tmp_path, test, sources=given(analysts=analysts))


def test_without_study_there_are_no_numbers(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        await played(http, served)
        for answer in (await http.get(OWN), await http.post(REVIEW)):
            assert (answer.status_code, reason(answer)) == (403, "table-study-off")

    ask(tmp_path, test, quick(study_work=0), given(analysts=Reviewers()))

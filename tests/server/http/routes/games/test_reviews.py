"""Reviews over HTTP: who gets one, what it says, and what a running game gives away."""

from __future__ import annotations

import asyncio
import json
import re
import struct
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest

from red7.protocol import messages as m
from red7.protocol.reviews import Review
from red7.words import words
from tests.server.clients import Client
from tests.server.given import given
from tests.server.http.pages import page_in
from tests.server.http.routes.games.test_games import BROWSER, PAGE, begin, finish
from tests.server.http.served import ask, reason
from tests.server.serving import LONG, Served, quick, until
from tests.server.study.fakes import FakeAnalysts
from tests.server.study.reviewers import Reviewers
from tests.server.study.served import ANALYSE


@pytest.fixture(autouse=True)
def page(tmp_path: Path) -> Iterator[None]:
    """Serve a page, whether one has been built or not."""
    with page_in(tmp_path / "page", PAGE):
        yield


async def played(http: httpx.AsyncClient, served: Served, name: str = "Ann", **setup: Any) -> str:
    """Play a game, and let the player of it ask from now on."""
    async with Client(served.url, name) as client:
        table = await begin(client, **setup)
        await finish(client, served, table)
        http.cookies.update(client.cookies)
    return f"{table}-1"


def lines(answer: httpx.Response) -> list[dict[str, Any]]:
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/x-ndjson"
    return [json.loads(line) for line in answer.text.splitlines()]


def test_a_review_comes_line_by_line_and_then_at_once(tmp_path: Path) -> None:
    analysts = Reviewers()

    async def test(http: httpx.AsyncClient, served: Served) -> None:
        game = await played(http, served, "Ann & <Co>")
        *progress, last = lines(await http.get(f"/api/games/{game}/review", timeout=LONG))
        assert all(0 < line["done"] <= line["total"] for line in progress)
        review = Review.model_validate(last["review"])
        assert [player.name for player in review.players] == ["Ann & <Co>", "Sam"]
        again = await http.get(f"/api/games/{game}/review")
        assert lines(again) == [last]
        assert again.headers["content-encoding"] == "gzip"
        assert len(analysts.asked) == 1
        # Nobody's name is told to those who analyse.
        assert "Ann" not in analysts.asked[0].values["record"]
        # The moments are those of the replay.
        replay = (await http.get(f"/api/games/{game}/replay")).json()
        stops = [(one["round"], one["turn"]) for one in replay["moments"] if one["whole"]]
        assert [(one.round, one.turn) for one in review.moments] == stops

    ask(tmp_path, test, sources=given(analysts=analysts))


def test_reasons_are_told_in_the_language_of_the_reader(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        game = await played(http, served)
        for language in ("de", "pl", "de"):
            headers = {"Accept-Language": language}
            answer = await http.get(f"/api/games/{game}/review", headers=headers, timeout=LONG)
            review = Review.model_validate(lines(answer)[-1]["review"])
            told = {one.decision.why for one in review.moments if one.decision} - {""}
            say = words(language)
            known = say("wrong-known", seat="Ann", cards=say("joined-and", items="R7", last="O7"))
            assert told
            assert all(why.startswith(known) for why in told)
        # Under another name, the same.
        await http.put("/api/me", json={"name": "Zoë"})
        headers = {"Accept-Language": "en"}
        answer = await http.get(f"/api/games/{game}/review", headers=headers)
        review = Review.model_validate(lines(answer)[-1]["review"])
        assert review.players[0].name == "Zoë"
        assert "Zoë is known to hold" in answer.text
        assert "Ann" not in answer.text

    ask(tmp_path, test, sources=given(analysts=Reviewers()))


def test_reasons_speak_to_whoever_made_the_turn_and_about_everybody_else(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        game = await played(http, served)
        headers = {"Accept-Language": "en"}
        mine = await http.get(f"/api/games/{game}/review", headers=headers, timeout=LONG)
        assert mine.text.count("you show") > 0
        assert mine.text.count("Sam shows") > 0
        assert "Ann shows" not in mine.text
        async with Client(served.url, "Eve") as client:
            http.cookies.update(client.cookies)
        theirs = await http.get(f"/api/games/{game}/review", headers=headers)
        assert theirs.text.count("Ann shows") == mine.text.count("you show")
        assert theirs.text.count("Sam shows") == mine.text.count("Sam shows")
        assert "you show" not in theirs.text
        assert "private" in theirs.headers["cache-control"]

    ask(tmp_path, test, sources=given(analysts=Reviewers()))


def test_two_who_ask_share_the_work(tmp_path: Path) -> None:
    analysts = Reviewers(opened=False)

    async def test(http: httpx.AsyncClient, served: Served) -> None:
        game = await played(http, served)
        asked = [
            asyncio.create_task(http.get(f"/api/games/{game}/review", timeout=LONG))
            for _ in range(2)
        ]
        await analysts.begun.wait()
        analysts.gate.set()
        one, two = await asyncio.gather(*asked)
        assert lines(one)[-1] == lines(two)[-1]
        assert len(analysts.asked) == 1

    ask(tmp_path, test, sources=given(analysts=analysts))


def test_an_analysis_does_not_wait_for_a_review(tmp_path: Path) -> None:
    analysts, reviewers = FakeAnalysts(), Reviewers(opened=False)

    async def test(http: httpx.AsyncClient, served: Served) -> None:
        game = await played(http, served)
        review = asyncio.create_task(http.get(f"/api/games/{game}/review", timeout=LONG))
        await reviewers.begun.wait()
        answer = await http.post("/api/analyse", json=ANALYSE, timeout=LONG)
        assert lines(answer)[-1]["done"]
        assert not review.done()
        reviewers.gate.set()
        assert "review" in lines(await review)[-1]

    ask(tmp_path, test, sources=given(analysts=analysts, reviewers=reviewers))


def test_a_running_game_is_answered_like_one_that_does_not_exist(tmp_path: Path) -> None:
    analysts = Reviewers()

    async def test(http: httpx.AsyncClient, served: Served) -> None:
        async with Client(served.url, "Ann") as client:
            table = await begin(client, rules="advanced")

            async def compare(game: int) -> None:
                for path in (
                    "/api/games/{}/review",
                    "/api/games/{}/review.png",
                    "/api/games/{}/review.svg",
                    "/game/{}/0?review",
                ):
                    for headers in ({}, BROWSER):
                        found = [
                            await http.get(path.format(f"{name}-{game}"), headers=headers)
                            for name in (table, "x" * len(table))
                        ]
                        assert {one.status_code for one in found} <= {401, 404}
                        told = [
                            (
                                one.status_code,
                                one.content,
                                {n: v for n, v in one.headers.items() if n != "date"},
                            )
                            for one in found
                        ]
                        assert told[0] == told[1], path

            for game in (1, 2):
                await compare(game)
            http.cookies.update(client.cookies)  # not even to whoever plays it
            for game in (1, 2):
                await compare(game)
            await finish(client, served, table)
            assert lines(await http.get(f"/api/games/{table}-1/review", timeout=LONG))
            await client.do(m.Rematch, table)
            await until(client, table, lambda state: state.game == 2 and state.round)
            await compare(2)
            assert len(analysts.asked) == 1

    ask(tmp_path, test, sources=given(analysts=analysts))


def test_a_picture_can_be_passed_on_once_there_is_a_review(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        game = await played(http, served)
        missing = await http.get(f"/api/games/{game}/review.png")
        assert (missing.status_code, reason(missing)) == (404, "table-review-unknown")
        page = await http.get(f"/game/{game}/1?review", headers=BROWSER)
        assert "/1.png" in page.text
        await http.get(f"/api/games/{game}/review", timeout=LONG)
        stranger = httpx.AsyncClient(base_url=served.url, timeout=LONG)
        page = await stranger.get(f"/game/{game}/1?review", headers=BROWSER)
        head = dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)"', page.text))
        assert head["og:url"] == f"{served.url}/game/{game}/1?review"
        image = unescape(head["og:image"])
        drawn = await stranger.get(image, timeout=LONG)
        assert drawn.headers["content-type"] == "image/png"
        assert "immutable" in drawn.headers["cache-control"]
        assert struct.unpack(">II", drawn.content[16:24]) == (1200, 630)
        tag = {"If-None-Match": drawn.headers["etag"]}
        assert (await stranger.get(image, headers=tag)).status_code == 304
        svg = await stranger.get(f"/api/games/{game}/review.svg?language=de")
        assert svg.headers["content-type"].startswith("image/svg+xml")
        assert svg.headers["cache-control"] == "no-cache"
        assert svg.text.count("<polyline") == 2
        assert (await stranger.get(f"/api/games/{game}/review.gif")).status_code == 422
        await stranger.aclose()

    ask(tmp_path, test, sources=given(analysts=Reviewers()))


def test_too_many_reviews_are_refused(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        async with Client(served.url, "Ann") as client:
            table = await begin(client)
            await finish(client, served, table)
            await client.do(m.Rematch, table)
            await until(client, table, lambda state: state.game == 2 and state.round)
            await finish(client, served, table)
            http.cookies.update(client.cookies)
        assert lines(await http.get(f"/api/games/{table}-1/review", timeout=LONG))
        refused = await http.get(f"/api/games/{table}-2/review")
        assert (refused.status_code, reason(refused)) == (429, "table-study-too-many")
        assert lines(await http.get(f"/api/games/{table}-1/review"))

    ask(tmp_path, test, quick(study=6), given(analysts=Reviewers()))


def test_without_study_only_what_is_kept_is_shown(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        game = await played(http, served)
        refused = await http.get(f"/api/games/{game}/review")
        assert (refused.status_code, reason(refused)) == (403, "table-study-off")

    ask(tmp_path, test, quick(study_work=0), given(analysts=Reviewers()))

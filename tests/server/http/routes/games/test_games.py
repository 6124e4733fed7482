from __future__ import annotations

import asyncio
import re
import struct
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest

from red7.protocol import messages as m
from red7.protocol.replays import Replay
from red7.server import pictures
from red7.table.moments import states
from tests.server.clients import Client
from tests.server.http.pages import page_in
from tests.server.http.served import ask, reason
from tests.server.serving import LONG, Served, play_on, quick, until

PAGE = "<!doctype html><head>\n    <title>Red7</title></head>"
BROWSER = {"Accept": "text/html"}


@pytest.fixture(autouse=True)
def page(tmp_path: Path) -> Iterator[None]:
    """Serve a page, whether one has been built or not."""
    with page_in(tmp_path / "page", PAGE):
        yield


async def begin(client: Client, name: str = "Ann", **setup: Any) -> str:
    table = await client.create_table(**{"rules": "basic", "seats": (None, "violet"), **setup})
    await client.watch(table)
    await client.do(m.Sit, table)
    await client.do(m.Start, table)
    return table


async def finish(client: Client, served: Served, table: str) -> None:
    async with served.flowing():
        await play_on(client, table)


def test_a_finished_game_can_be_looked_at(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        async with Client(served.url, "Ann & <Co>") as client:
            table = await begin(client)
            await finish(client, served, table)
        answer = await http.get(f"/api/games/{table}-1/replay")
        assert answer.status_code == 200
        replay = Replay.model_validate_json(answer.content)
        assert replay.game == f"{table}-1"
        last = list(states(replay))[-1]
        record = (await http.get(f"/api/records/{table}-1")).json()
        assert last.result
        assert record["result"] == list(last.result.winners)
        # Asked for again, it is not sent again.
        tag = {"If-None-Match": answer.headers["etag"]}
        again = await http.get(f"/api/games/{table}-1/replay", headers=tag)
        assert (again.status_code, again.content) == (304, b"")
        plain = await http.get(
            f"/api/games/{table}-1/replay", headers={"Accept-Encoding": "identity"}
        )
        assert "content-encoding" not in plain.headers
        assert plain.json() == answer.json()
        # Those who played it are told where they sat, and nobody else is.
        assert (await http.get(f"/api/games/{table}-1/seat")).json() == {"seat": 0}
        http.cookies.update(client.cookies)
        assert (await http.get(f"/api/games/{table}-1/seat")).json() == {"seat": 1}
        assert (await http.get(f"/api/games/{table}-2/seat")).json() == {"seat": 0}

    ask(tmp_path, test)


def test_the_page_shows_a_picture_of_the_very_position(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        async with Client(served.url, 'A "<b>"') as client:
            table = await begin(client)
            await finish(client, served, table)
        page = await http.get(f"/game/{table}-1/1", headers=BROWSER)
        assert page.status_code == 200
        assert "<b>" not in page.text
        head = dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)"', page.text))
        assert unescape(head["og:title"]).startswith('A "<b>"')
        assert head["og:url"] == f"{served.url}/game/{table}-1/1"
        image = unescape(head["og:image"])
        assert image.startswith(f"{served.url}/api/games/{table}-1/1.png?")
        drawn = await http.get(image, timeout=LONG)
        assert drawn.headers["content-type"] == "image/png"
        assert "immutable" in drawn.headers["cache-control"]
        assert struct.unpack(">II", drawn.content[16:24]) == (1200, 630)
        # Without the right version it may change: players take other names.
        other = await http.get(f"/api/games/{table}-1/1.png")
        assert other.headers["cache-control"] == "no-cache"
        assert other.content == drawn.content
        tag = {"If-None-Match": other.headers["etag"]}
        assert (await http.get(image, headers=tag)).status_code == 304
        # Without a turn, an address leads to the first deal; beyond the last one, to the end.
        stops = []
        for path in (f"/game/{table}-1", f"/game/{table}-1/99999"):
            there = (await http.get(path, headers=BROWSER)).text
            stops += re.findall(rf'content="[^"]*/game/{table}-1/(\d+)"', there)
        assert stops[0] == "0"
        assert 1 < int(stops[1]) < 99999
        assert (await http.get(f"/api/games/{table}-1/999.png")).status_code == 404

    ask(tmp_path, test)


def test_a_picture_is_drawn_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []

    async def draw(svg: str) -> bytes:
        drawn.append(svg)
        await asyncio.sleep(0)
        return b"a picture"

    monkeypatch.setattr(pictures, "_png", draw)

    async def test(http: httpx.AsyncClient, served: Served) -> None:
        async with Client(served.url, "Ann") as client:
            table = await begin(client)
            await finish(client, served, table)
            path = f"/api/games/{table}-1/0.png"
            answers = await asyncio.gather(*(http.get(path) for _ in range(4)))
            assert {answer.content for answer in answers} == {b"a picture"}
            assert len(drawn) == 1
            await http.get(f"{path}?language=pl")
            assert len(drawn) == 2
            # Under another name, it is another picture; and what was kept is not told any more.
            before = await http.get(f"/api/games/{table}-1/replay")
            http.cookies.update(client.cookies)
            await http.put("/api/me", json={"name": "Zoë"})
            after = await http.get(f"/api/games/{table}-1/replay")
            assert before.headers["etag"] != after.headers["etag"]
            assert '"Ann"' in before.text
            assert '"Ann"' not in after.text
            await http.get(path)
            assert len(drawn) == 3

    ask(tmp_path, test)


def test_a_running_game_is_answered_like_one_that_does_not_exist(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        async with Client(served.url, "Ann") as client:
            table = await begin(client, rules="advanced")

            async def compare(game: int) -> None:
                running, unknown = f"{table}-{game}", f"{'x' * len(table)}-{game}"
                for path in (
                    "/api/games/{}/replay",
                    "/api/games/{}/0.png",
                    "/game/{}",
                    "/game/{}/0",
                    "/game/{}/nonsense",
                ):
                    for headers in ({}, BROWSER):
                        one = await http.get(path.format(running), headers=headers)
                        two = await http.get(path.format(unknown), headers=headers)
                        assert one.status_code == two.status_code == 404
                        assert one.content == two.content
                        kept = [
                            {n: v for n, v in answer.headers.items() if n != "date"}
                            for answer in (one, two)
                        ]
                        assert kept[0] == kept[1]

            await compare(1)
            await compare(2)
            await finish(client, served, table)
            assert (await http.get(f"/api/games/{table}-1/replay")).status_code == 200
            await compare(2)
            await client.do(m.Rematch, table)
            await until(client, table, lambda state: state.game == 2 and state.round)
            await compare(2)
            await compare(3)
            # The first game stays where it is.
            first = await http.get(f"/api/games/{table}-1/replay")
            await finish(client, served, table)
            second = await http.get(f"/api/games/{table}-2/replay")
            assert first.json()["game"] == f"{table}-1"
            assert second.json()["game"] == f"{table}-2"

    ask(tmp_path, test)


def test_pictures_count_for_more_than_other_requests(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        async with Client(served.url, "Ann") as client:
            table = await begin(client)
            await finish(client, served, table)
        paths = [
            f"/api/games/{table}-1/{turn}.png?language={language}"
            for turn in (0, 1)
            for language in ("en", "de", "pl")
        ]
        answers = [await http.get(path, timeout=LONG) for path in paths]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert answers[0].status_code == 200
        assert refused
        assert {reason(answer) for answer in refused} == {"table-too-many"}

    ask(tmp_path, test, quick(requests=5))

"""What the client asks over HTTP, and the ids by which a server knows what it was asked."""

from __future__ import annotations

import asyncio
import json
from itertools import count

import httpx
import pytest

from red7.protocol import messages as m
from red7.protocol.client import Client, RefusedError
from tests.protocol.peer import REFUSAL, Peer, run


def answering(status: int, body: object) -> httpx.AsyncClient:
    """Give an HTTP client to which every request is answered like this."""
    transport = httpx.MockTransport(lambda _: httpx.Response(status, json=body))
    return httpx.AsyncClient(transport=transport, base_url="http://red7.example")


def test_what_http_refuses_is_raised() -> None:
    async def test(peer: Peer) -> None:
        async with peer.joined() as (client, _):
            client._http = answering(404, REFUSAL.model_dump())
            for asking in (client.get("/api/x"), client.create_table(rules="basic")):
                with pytest.raises(RefusedError) as refused:
                    await asking
                assert refused.value.refusal == REFUSAL
            client._http = answering(201, {"table": "t7"})
            assert await client.create_table() == "t7"

    run(test)


def test_documents_are_asked_for_in_the_language_of_the_reader() -> None:
    heard: list[str] = []

    def answer(request: httpx.Request) -> httpx.Response:
        heard.append(request.headers["accept-language"])
        return httpx.Response(200, json={})

    async def test(peer: Peer) -> None:
        async with peer.joined() as (client, _):
            client.language = "pl"
            client._http = httpx.AsyncClient(
                transport=httpx.MockTransport(answer), base_url="http://red7.example"
            )
            await client.get("/api/study")
            await client.post("/api/why", {})

    run(test)
    assert heard == ["pl", "pl"]


@pytest.mark.parametrize(
    ("doubts", "waits"), [(2, [0.15, 0.25]), (99, [0.15, 0.25, 0.45, 0.85, 1.65, 3.25])]
)
def test_a_table_is_asked_for_again_until_it_is_known_to_exist(
    doubts: int, waits: list[float]
) -> None:
    lost = REFUSAL.model_copy(update={"reason": "table-store-lost"}).model_dump()
    asked: list[str] = []

    def answer(request: httpx.Request) -> httpx.Response:
        asked.append(json.loads(request.content)["id"])
        if len(asked) > doubts:
            return httpx.Response(201, json={"table": "t7"})
        return httpx.Response(503, json=lost)

    async def test(peer: Peer) -> None:
        async with peer.joined() as (client, _):
            transport = httpx.MockTransport(answer)
            client._http = httpx.AsyncClient(transport=transport, base_url=peer.url)
            if len(waits) == doubts:
                assert await client.create_table() == "t7"
            else:
                with pytest.raises(RefusedError):
                    await client.create_table()
            assert [round(wait, 6) for wait in peer.waits] == waits
        assert len(asked) == len(waits) + 1
        assert len(set(asked)) == 1  # with the same id, there is only one table

    run(test)


def test_a_client_that_cannot_join_leaves_nothing_behind() -> None:
    async def test(peer: Peer) -> None:
        nameless = Client(peer.url, "...", sleep=peer.sleep)
        nameless._http = answering(422, REFUSAL.model_dump())
        with pytest.raises(RefusedError):
            await nameless.__aenter__()
        assert nameless._http.is_closed
        unheard = peer.client(patience=0.01)  # and the server never answers
        with pytest.raises(TimeoutError):
            await unheard.__aenter__()
        assert unheard._http.is_closed
        assert unheard._task
        assert unheard._task.done()

    run(test)


def test_ids_are_those_that_are_handed_in() -> None:
    numbers, asked = count(1), list[str]()

    def answer(request: httpx.Request) -> httpx.Response:
        asked.append(json.loads(request.content)["id"])
        return httpx.Response(201, json={"table": "t1"})

    async def test(peer: Peer) -> None:
        async with peer.joined(new_id=lambda: f"id{next(numbers)}") as (client, line):
            transport = httpx.MockTransport(answer)
            client._http = httpx.AsyncClient(transport=transport, base_url=peer.url)
            await client.create_table()
            tasks: list[asyncio.Task[object]] = [asyncio.create_task(client.preview("t1"))]
            asked.append((await line.hear(m.AskPreview)).id)
            tasks.append(asyncio.create_task(client.do(m.Leave, "t1")))
            asked.append((await line.hear(m.Leave)).id)
            for id_ in asked[1:]:
                await line.say(m.Refused(id=id_, table="t1", refusal=REFUSAL))
            for task in tasks:
                with pytest.raises(RefusedError):
                    await task
        assert asked == ["id1", "id2", "id3"]

    run(test)

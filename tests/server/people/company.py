"""What the tests of people share: asking as somebody, and waiting for what other processes do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import httpx

from red7.protocol import messages as m
from red7.protocol.client import Client
from red7.server.store.people.moderation import Ban, Deed
from tests.server.serving import LONG, Served


async def asks(served: Served, client: Client, method: str, path: str, body: Any = None) -> Any:
    """Ask for something with somebody's cookie; give the answer."""
    async with httpx.AsyncClient(
        base_url=served.url, cookies=dict(client.cookies), timeout=LONG
    ) as http:
        return await http.request(method, path, json=body)


async def thinks(
    served: Served, client: Client, kind: str, table: str, seat: int
) -> httpx.Response:
    """Follow, block or mute whoever has a seat."""
    whom = {"table": table, "seat": seat}
    body = {"whom": whom, "kind": kind, "on": True}
    answer: httpx.Response = await asks(served, client, "PUT", "/api/people", body)
    return answer


async def people(served: Served, client: Client) -> Any:
    answer = await asks(served, client, "GET", "/api/people")
    assert answer.is_success, answer.text
    return answer.json()


async def seated(*clients: Client, **setup: object) -> str:
    """Let people sit down at a new table, the first of them as its host."""
    setup = {"seats": (None,) * max(len(clients), 2)} | setup
    table = await clients[0].create_table(m.Setup.model_validate(setup))
    for client in clients:
        await client.watch(table)
        await client.do(m.Sit, table)
    return table


async def eventually(served: Served, happened: Callable[[], Awaitable[bool]]) -> None:
    """Let time pass until something has happened."""
    async with asyncio.timeout(LONG):
        while not await happened():
            await served.pass_by(0.5)
            await asyncio.sleep(0.01)


async def ban(served: Served, who: str, until: int | None = None) -> None:
    """Keep somebody out, as a host does in another process."""
    deed = Deed(f"ban-{who}", 1, "root", "ban", who)
    await served.parts.store.moderation.ban(Ban(who, 1, until, ""), deed)

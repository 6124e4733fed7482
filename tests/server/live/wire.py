"""The WebSocket as a client has it that is no Client."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from red7.protocol import messages as m
from red7.protocol.client import Client
from tests.server.serving import LONG, Served


def raw(served: Served, client: Client | None = None, **headers: str) -> connect:
    if client:
        headers["Cookie"] = "; ".join(f"{n}={v}" for n, v in client.cookies.items())
    return connect(served.url.replace("http", "ws") + "/api/live", additional_headers=headers)


async def hear(socket: ClientConnection) -> dict[str, Any]:
    async with asyncio.timeout(LONG):
        message: dict[str, Any] = json.loads(await socket.recv())
        m.SERVER.validate_python(message)
        return message


async def hear_of(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """Wait for the next message of a kind."""
    while (message := await hear(socket))["type"] != kind:
        pass
    return message


async def begun(client: Client, **setup: object) -> str:
    table = await client.create_table(m.Setup.model_validate(setup))
    await client.watch(table)
    await client.do(m.Sit, table)
    await client.do(m.Start, table)
    return table

"""The WebSocket as a client has it that is no Client."""

from __future__ import annotations

import asyncio
import json
import socket
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from red7.protocol import messages as m
from red7.protocol.client import Client
from tests.server.serving import LONG, Served


def raw(served: Served, client: Client | None = None, **headers: str) -> connect:
    if client:
        headers["Cookie"] = "; ".join(f"{n}={v}" for n, v in client.cookies.items())
    url = served.url.replace("http", "ws") + "/api/live"
    return connect(url, additional_headers=headers, open_timeout=LONG)


async def unread(served: Served, client: Client) -> ClientConnection:
    """Connect a client that reads nothing, with small buffers on the way to it."""
    plain = socket.socket()
    plain.setblocking(False)  # noqa: FBT003 - the name of the method says it
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    host, _, port = served.url.removeprefix("http://").partition(":")
    await asyncio.get_running_loop().sock_connect(plain, (host, int(port)))
    made = await connect(
        f"ws://{host}:{port}/api/live",
        additional_headers={"Cookie": f"red7={client.cookies['red7']}"},
        sock=plain,
        open_timeout=LONG,
    )
    made.transport.pause_reading()
    for connection in served.server.server_state.connections:
        own = connection.transport.get_extra_info("socket")
        own.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 2048)
    return made


async def hear(heard: ClientConnection) -> dict[str, Any]:
    async with asyncio.timeout(LONG):
        message: dict[str, Any] = json.loads(await heard.recv())
        m.SERVER.validate_python(message)
        return message


async def hear_of(heard: ClientConnection, kind: str) -> dict[str, Any]:
    """Wait for the next message of a kind."""
    while (message := await hear(heard))["type"] != kind:
        pass
    return message


async def begun(client: Client, **setup: object) -> str:
    table = await client.create_table(m.Setup.model_validate(setup))
    await client.watch(table)
    await client.do(m.Sit, table)
    await client.do(m.Start, table)
    return table

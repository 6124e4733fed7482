"""A conversation with a client that the test plays."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from starlette.websockets import WebSocketState

from red7.protocol import messages as m
from red7.server.limits import Bucket, Limit, Spacing
from red7.server.live.connection import Connection
from red7.server.live.conversation import Conversation
from red7.server.live.hub import Hub
from red7.server.people.people import People
from red7.server.tables.quotas import Quotas
from red7.server.turnstile import Gate
from tests.server.given import ManualTime
from tests.server.serving import LONG, QUICK
from tests.server.tables.processes.several import Process, begin, end


class Socket:
    """A WebSocket whose client is the test."""

    application_state = WebSocketState.CONNECTED

    def __init__(self) -> None:
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.outbox: asyncio.Queue[str] = asyncio.Queue()
        self.closed = 0

    async def receive(self) -> dict[str, Any]:
        return await self.inbox.get()

    async def send_text(self, text: str) -> None:
        self.outbox.put_nowait(text)

    async def close(self, code: int) -> None:
        self.closed = code

    def say(self, message: m.Message) -> None:
        self.inbox.put_nowait({"type": "websocket.receive", "text": message.model_dump_json()})

    async def hear(self) -> m.ServerMessage:
        return m.SERVER.validate_json(await self.outbox.get())

    def leave(self) -> None:
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})


Test = Callable[[Socket, Process], Awaitable[None]]


def talking(
    process: Process,
    hub: Hub,
    connection: Connection,
    socket: Socket,
    *,
    limit: Limit,
    gate: Gate | None = None,
    refusals: Spacing | None = None,
) -> Conversation:
    """Begin a conversation, in whose name the current task asks."""
    service = process.service
    people = People(
        service.store, service.bus, clock=service.clock, names=service.names, settings=QUICK
    )
    websocket: Any = socket
    return Conversation(
        websocket,
        connection,
        service,
        hub,
        limit=limit,
        refusals=refusals or Spacing(100, 5),
        pause=lambda _: None,
        gate=gate or Gate(1, service.clock.steady),
        quotas=Quotas(service, tables=0, games=0, openers=process.openers),
        people=people,
        may_play=True,
        analyses=True,
    )


def talk(folder: Path, test: Test, rate: float = 0, limit: Limit | None = None) -> Socket:
    """Let somebody talk with a server, until they leave or are left."""

    async def main() -> Socket:
        time = ManualTime()
        process = await begin(folder, time)
        hub = Hub(process.service, process.presence, process.service.metrics)
        socket = Socket()
        connection = hub.connect("ann")
        limit_of = limit or Bucket(rate, rate, time.steady)
        conversation = talking(process, hub, connection, socket, limit=limit_of)
        async with asyncio.timeout(LONG):
            running = asyncio.create_task(conversation.run())
            await test(socket, process)
            await running
        hub.disconnect(connection)
        await end(process)
        return socket

    return asyncio.run(main())


async def greet(socket: Socket, language: m.Language = "en") -> None:
    socket.say(m.Hello(version=m.VERSION, language=language))
    assert isinstance(await socket.hear(), m.Welcome)

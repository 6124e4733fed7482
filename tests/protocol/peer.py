"""A server that the test plays by hand, and the client at the other end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar

from websockets.asyncio.server import ServerConnection, serve

from red7.protocol import messages as m
from red7.protocol.client import Client
from red7.table.events import events
from red7.table.state import Surroundings, state
from tests.server.serving import LONG
from tests.table.games import LocalTable

WELCOME = m.Welcome(server="1", player="ann", name="Ann", now=0)
REFUSAL = m.Refusal(reason="table-unknown", text="There is no such table.")
T = TypeVar("T")


@dataclass
class Line:
    """One connection, as the server has it."""

    connection: ServerConnection

    async def hear(self, kind: type[T]) -> T:
        message = m.CLIENT.validate_json(await self.connection.recv())
        assert isinstance(message, kind)
        return message

    async def say(self, message: m.Message) -> None:
        await self.connection.send(message.model_dump_json())

    async def greet(self) -> m.Hello:
        hello = await self.hear(m.Hello)
        await self.say(WELCOME)
        return hello

    def lose(self) -> None:
        self.connection.transport.abort()


@dataclass
class Peer:
    """A server that accepts connections, and a client that waits as long as the test wants."""

    url: str = ""
    lines: asyncio.Queue[Line] = field(default_factory=asyncio.Queue)
    waits: list[float] = field(default_factory=list)

    async def accept(self, connection: ServerConnection) -> None:
        self.lines.put_nowait(Line(connection))
        await connection.wait_closed()

    async def sleep(self, seconds: float) -> None:
        self.waits.append(seconds)
        await asyncio.sleep(0)

    def client(self, **given: Any) -> Client:
        usual = {"patience": LONG, "sleep": self.sleep, "jitter": lambda: 0.05}
        return Client(self.url, cookies={"red7": "me"}, language="de", **{**usual, **given})

    async def line(self) -> Line:
        """Welcome the client that connects next."""
        line = await self.lines.get()
        await line.greet()
        return line

    @asynccontextmanager
    async def joined(self, **given: Any) -> AsyncIterator[tuple[Client, Line]]:
        """Let a client connect, and give both ends."""
        client = self.client(**given)
        joining = asyncio.create_task(client.__aenter__())
        line = await self.line()
        await joining
        try:
            yield client, line
        finally:
            await client.close()


def run(test: Callable[[Peer], Awaitable[None]]) -> None:
    async def main() -> None:
        peer = Peer()
        async with asyncio.timeout(LONG), serve(peer.accept, "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            peer.url = f"http://127.0.0.1:{port}"
            await test(peer)

    asyncio.run(main())


def updates(count: int) -> list[m.Update]:
    """Give what is told of a table at which things are said again and again."""
    local = LocalTable(m.Setup())
    told = []
    for _ in range(count):
        before = local.table
        local.send("ann", m.Say, phrase="hello")
        happened = tuple(events(before, local.log[-1], local.table, 0, {}))
        now = state(local.table, 0, Surroundings())
        told.append(m.Update(table="t1", seq=local.table.seq, events=happened, state=now))
    return told


async def watching(client: Client, line: Line, update: m.Update) -> None:
    """Watch the table of an update, which is what the server answers."""
    task = asyncio.create_task(client.watch(update.table))
    await line.hear(m.Watch)
    await line.say(update)
    assert await task == update.state

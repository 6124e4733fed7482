"""Attacks on a server, all from one address, and somebody who makes them or suffers from them."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.protocol.hello import hello

VICTIM: Final = "Ben"
_ATTACKER: Final = "198.51.100.1"
_GUESTS: Final = 20  # new names that an address gets at once
_NEW_TABLES: Final = 10  # that a new guest may open
_DEAF: Final = 10  # WebSockets of a guest that never read
# Seconds between two messages of a guest: five times what one is allowed, and ten times what their
# address is. Without any, the attackers would keep the processor from the victim, not the server.
_EVERY: Final = 0.01
_TROUBLE: Final = (OSError, WebSocketException, httpx.HTTPError, TimeoutError)


class Somebody:
    """A player at an address."""

    def __init__(self, url: str, address: str) -> None:
        self.url = url
        self._headers = {"X-Forwarded-For": address}
        self.http = httpx.AsyncClient(base_url=url, headers=self._headers, timeout=30)
        self._numbers = itertools.count()

    async def sign_in(self, name: str) -> None:
        """Take a name; wait if the address has had too many."""
        while not (await self.http.put("/api/me", json={"name": name})).is_success:  # noqa: ASYNC110
            await asyncio.sleep(0.5)

    async def table(self, **setup: object) -> str:
        """Open a table."""
        answer = await self.http.post("/api/tables", json={"setup": setup})
        answer.raise_for_status()
        return str(answer.json()["table"])

    @contextlib.asynccontextmanager
    async def socket(self, most: int = 16) -> AsyncIterator[ClientConnection]:
        """Open a WebSocket and say hello; read only so many messages before they are wanted."""
        cookie = {"Cookie": f"red7={self.http.cookies['red7']}"}
        url = self.url.replace("http", "ws", 1) + "/api/live"
        headers = self._headers | cookie
        async with connect(url, additional_headers=headers, max_queue=most) as socket:
            await socket.send(hello())
            await socket.recv()
            yield socket

    def message(self, kind: str, table: str, **values: object) -> str:
        """Write a message with an id of its own."""
        name = f"x{next(self._numbers)}"
        return json.dumps({"type": kind, "id": name, "table": table, **values})


async def play_through(somebody: Somebody, table: str) -> None:
    """Let bots play a game to its end."""
    async with somebody.socket() as socket:
        await socket.send(json.dumps({"type": "watch", "table": table}))
        await socket.send(somebody.message("start", table))
        async for told in socket:
            if any(event["kind"] == "game-ended" for event in json.loads(told).get("events", ())):
                return


async def guests(url: str, work: Callable[[Somebody], Awaitable[None]]) -> None:
    """Let many guests of one address do something again and again."""

    async def one(number: int) -> None:
        guest = Somebody(url, _ATTACKER)
        await guest.sign_in(f"Mallory {number}")
        while True:
            with contextlib.suppress(*_TROUBLE):
                await work(guest)
            await asyncio.sleep(0.1)

    await asyncio.gather(*(one(number) for number in range(_GUESTS)))


async def _read(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


async def _flood(socket: ClientConnection, messages: Callable[[], str]) -> None:
    reading = asyncio.create_task(_read(socket))
    try:
        while True:
            await socket.send(messages())
            await asyncio.sleep(_EVERY)
    finally:
        reading.cancel()


async def previews(guest: Somebody) -> None:
    """Ask what every step would lead to far too often."""
    table = await guest.table(seats=(None, "violet"))
    async with guest.socket() as socket:
        for kind in ("sit", "start"):
            await socket.send(guest.message(kind, table))
        await _flood(socket, lambda: guest.message("preview", table, steps=["+R7"]))


async def watching(guest: Somebody) -> None:
    """Watch a table from its beginning far too often."""
    table = await guest.table()
    async with guest.socket() as socket:
        for _ in range(60):
            await socket.send(guest.message("say", table, phrase="hello"))
        again = json.dumps({"type": "watch", "table": table, "seq": 1})
        await _flood(socket, lambda: again)


async def bots(guest: Somebody) -> None:
    """Let the strongest bots think at as many tables as a new guest may have."""
    async with guest.socket() as socket:
        reading = asyncio.create_task(_read(socket))
        try:
            for _ in range(_NEW_TABLES):
                table = await _open_patiently(guest, seats=("red",) * 4, rules="expert")
                await socket.send(json.dumps({"type": "watch", "table": table}))
                await socket.send(guest.message("start", table))
            await reading
        finally:
            reading.cancel()


async def _open_patiently(guest: Somebody, **setup: object) -> str:
    """Open a table; whoever gave up where an address asks too often would not attack for long."""
    while True:
        with contextlib.suppress(httpx.HTTPStatusError):
            return await guest.table(**setup)
        await asyncio.sleep(0.5)


async def unwatched(guest: Somebody) -> None:
    """Let the strongest bots think at tables that nobody watches."""
    async with guest.socket() as socket:
        while True:
            table = await guest.table(seats=("red",) * 4, rules="expert")
            await socket.send(guest.message("start", table))
            await asyncio.sleep(0.05)


async def phrases(guest: Somebody) -> None:
    """Say something far too often."""
    table = await guest.table()
    async with guest.socket() as socket:
        await _flood(socket, lambda: guest.message("say", table, phrase="hello"))


def requests(path: str) -> Callable[[Somebody], Awaitable[None]]:
    """Ask for a path far too often."""

    async def ask(guest: Somebody) -> None:
        while True:
            await guest.http.get(path)
            await asyncio.sleep(_EVERY)

    return ask


async def records(guest: Somebody) -> None:
    """Have the log of a finished game replayed far too often."""
    table = await guest.table(seats=("violet",) * 2)
    await play_through(guest, table)
    await requests(f"/api/records/{table}-1")(guest)


async def lobby(guest: Somebody) -> None:
    """Ask for the list of open tables far too often, once it is full."""
    for _ in range(_NEW_TABLES):
        await guest.table(open=True)
    await requests("/api/tables")(guest)


async def joining(guest: Somebody) -> None:
    """Watch the victim's own table from wrong numbers, and send there what is refused."""
    table = await _victims(guest)
    wrong = itertools.cycle((0, 2, 10**6))

    def message() -> str:
        seq = next(wrong)
        watch = {"type": "watch", "table": table, "seq": seq}
        return json.dumps(watch) if seq else guest.message("steps", table, steps=["~"])

    async with guest.socket() as socket:
        await _flood(socket, message)


async def _victims(guest: Somebody) -> str:
    """Find the table of the victim, who opens it once they are there."""
    while True:
        answer = await guest.http.get("/api/tables")
        for table in answer.json().get("tables", ()):
            if any(seat["name"] == VICTIM for seat in table["seats"]):
                return str(table["table"])
        await asyncio.sleep(0.5)


async def reconnecting(guest: Somebody) -> None:
    """Open WebSockets far too often."""
    while True:
        async with guest.socket():
            pass


async def silent(guest: Somebody) -> None:
    """Open connections that never send anything, or never read."""
    async with contextlib.AsyncExitStack() as deaf:
        for _ in range(_DEAF):
            await _turn_deaf(guest, await deaf.enter_async_context(guest.socket(most=1)))
        await _stay_silent(guest)


async def _turn_deaf(guest: Somebody, socket: ClientConnection) -> None:
    """Ask for more than the buffers on the way hold, and read none of it."""
    table = await guest.table(seats=("violet",) * 4, rules="expert")
    await socket.send(json.dumps({"type": "watch", "table": table}))
    await socket.send(guest.message("start", table))
    for _ in range(100):
        await socket.send(json.dumps({"type": "watch", "table": table}))


async def _stay_silent(guest: Somebody) -> None:
    host, _, port = guest.url.removeprefix("http://").partition(":")
    opened = []
    for number in range(40):
        reader, writer = await asyncio.open_connection(host, int(port))
        if number % 2:
            head = f"GET /api/openapi.json HTTP/1.1\r\nHost: {host}\r\n"
            writer.write(f"{head}X-Forwarded-For: {_ATTACKER}\r\n\r\n".encode() * 50)
        opened.append((reader, writer))
    await asyncio.sleep(5)
    for _, writer in opened:
        writer.transport.abort()


ATTACKS: Final[dict[str, Callable[[Somebody], Awaitable[None]]]] = {
    "previews": previews,
    "watching": watching,
    "bots": bots,
    "unwatched": unwatched,
    "phrases": phrases,
    "records": records,
    "lobby": lobby,
    "joining": joining,
    "documents": requests("/api/openapi.json"),
    "reconnecting": reconnecting,
    "silent": silent,
}


def attack(name: str, url: str) -> None:
    """Attack until this process is ended."""
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    asyncio.run(guests(url, ATTACKS[name]))

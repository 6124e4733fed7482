"""Attack the server from one address, and measure what somebody at another address notices.

The server is ``red7 serve`` with its usual limits, behind a proxy as it were: clients name their
own addresses. Attackers are in a process of their own. While each attack goes on, the victim says
phrases and plays against a bot. The same attack is made on another server of the same machine as
well, so that what the victim notices of busy processors can be told from what the server allows.

    python -m benchmarks.attacks
    python -m benchmarks.attacks --attacks previews records --seconds 20
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import multiprocessing
import signal
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from benchmarks.load_server import Server, served
from tests.protocol.hello import hello

_VICTIM: Final = "203.0.113.7"
_ATTACKER: Final = "198.51.100.1"
_GUESTS: Final = 20  # new names that an address gets at once
# Seconds between two messages of a guest: five times what one is allowed, and ten times what their
# address is. Without any, the attackers would keep the processor from the victim, not the server.
_EVERY: Final = 0.01
_IDLE: Final = 0.1  # seconds of processor time in a second
_FLAGS: Final = "--port 0 --no-browser --log error --proxies 1 --pace 0"
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
    async def socket(self) -> AsyncIterator[ClientConnection]:
        """Open a WebSocket and say hello."""
        cookie = {"Cookie": f"red7={self.http.cookies['red7']}"}
        url = self.url.replace("http", "ws", 1) + "/api/live"
        async with connect(url, additional_headers=self._headers | cookie) as socket:
            await socket.send(hello())
            await socket.recv()
            yield socket

    def message(self, kind: str, table: str, **values: object) -> str:
        """Write a message with an id of its own."""
        name = f"x{next(self._numbers)}"
        return json.dumps({"type": kind, "id": name, "table": table, **values})


# --- Attacks --------------------------------------------------------------------------------------


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


async def _flood(socket: ClientConnection, messages: Callable[[], str]) -> None:
    async def read() -> None:
        async for _ in socket:
            pass

    reading = asyncio.create_task(read())
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
    """Let the strongest bots think at twenty tables at a time."""
    async with guest.socket() as socket:
        for _ in range(20):
            table = await guest.table(seats=("red",) * 4, rules="expert")
            await socket.send(json.dumps({"type": "watch", "table": table}))
            await socket.send(guest.message("start", table))
        async for _ in socket:
            pass


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


async def reconnecting(guest: Somebody) -> None:
    """Open WebSockets far too often."""
    while True:
        async with guest.socket():
            pass


async def silent(guest: Somebody) -> None:
    """Open connections that never send anything, and never read."""
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
    "records": requests("/api/records/nosuchtable-1"),
    "lobby": requests("/api/tables"),
    "documents": requests("/api/openapi.json"),
    "reconnecting": reconnecting,
    "silent": silent,
}


def attack(name: str, url: str) -> None:
    """Attack until this process is ended."""
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    asyncio.run(guests(url, ATTACKS[name]))


# --- The victim -----------------------------------------------------------------------------------


@dataclass
class Noticed:
    """How long the victim waited, in seconds."""

    acknowledged: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)
    load: float = 0.0  # processors that the server kept busy

    def told(self) -> str:
        """Tell it in a line, in milliseconds."""
        said, bots = sorted(self.acknowledged), sorted(self.bots)
        p95 = said[int(len(said) * 0.95)]
        return (
            f"{statistics.median(said) * 1000:10.1f} / {p95 * 1000:6.1f} ms"
            f"{statistics.median(bots) * 1000:11.0f} / {bots[-1] * 1000:5.0f} ms"
            f"    {self.load:4.2f}"
        )


async def talk(victim: Somebody, times: list[float], until: float) -> None:
    """Say a phrase now and then, and measure how long its acknowledgement takes."""
    table = await victim.table()
    async with victim.socket() as socket:
        while time.monotonic() < until:
            began = time.monotonic()
            await socket.send(victim.message("say", table, phrase="hello"))
            await socket.recv()
            times.append(time.monotonic() - began)
            await asyncio.sleep(0.1)


async def play(victim: Somebody, times: list[float], until: float) -> None:
    """Play against a bot until it has moved, and measure how long that takes."""
    async with victim.socket() as socket:
        while time.monotonic() < until:
            began = time.monotonic()
            body = {"setup": {"seats": [None, "blue"]}}
            answer = await victim.http.post("/api/play", json=body)
            answer.raise_for_status()
            told: dict[str, Any] = answer.json()
            table = told["table"]
            watch = {"type": "watch", "table": table, "seq": told["seq"]}
            await socket.send(json.dumps(watch))
            goes_on = True
            if told["state"]["round"]["turn"] != 1:
                goes_on = await _stepped(socket, 2)
                times.append(time.monotonic() - began)
            if goes_on:
                await socket.send(victim.message("steps", table, steps=["~"]))
                await _stepped(socket, 1)
            await socket.send(json.dumps({"type": "unwatch", "table": table}))
            await asyncio.sleep(0.2)


async def _stepped(socket: ClientConnection, seat: int) -> bool:
    """Wait until a seat has moved; return whether the game goes on."""
    while True:
        events = json.loads(await socket.recv()).get("events", ())
        if any(event["kind"] == "stepped" and event["seat"] == seat for event in events):
            return all(event["kind"] != "game-ended" for event in events)


async def notice(url: str, seconds: float) -> Noticed:
    """Let the victim do what people do for some seconds."""
    victim, noticed = Somebody(url, _VICTIM), Noticed()
    await victim.sign_in("Ben")
    until = time.monotonic() + seconds
    await asyncio.gather(
        talk(victim, noticed.acknowledged, until), play(victim, noticed.bots, until)
    )
    await victim.http.aclose()
    return noticed


async def warm(url: str) -> None:
    """Let the strongest bots play a game, so that the server has loaded what they need."""
    somebody = Somebody(url, _VICTIM)
    await somebody.sign_in("Ann")
    table = await somebody.table(seats=("red",) * 2, rules="basic")
    async with somebody.socket() as socket:
        await socket.send(json.dumps({"type": "watch", "table": table}))
        await socket.send(somebody.message("start", table))
        async for told in socket:
            if any(event["kind"] == "game-ended" for event in json.loads(told).get("events", ())):
                break
    await somebody.http.aclose()


def busy(server: Server) -> bool:
    """Return whether a server works though nobody asks for anything; that takes a second."""
    before = server.cpu()
    time.sleep(1)
    return server.cpu() - before > _IDLE


@contextlib.contextmanager
def ready() -> Iterator[tuple[Server, str]]:
    """Start a server that has loaded everything; return it and its address."""
    with tempfile.TemporaryDirectory() as folder, served(folder, _FLAGS) as server:
        url = f"http://{server.address}"
        asyncio.run(warm(url))
        while busy(server):
            pass
        asyncio.run(notice(url, 2))
        yield server, url


@contextlib.contextmanager
def attacked(name: str, url: str) -> Iterator[None]:
    """Attack a server in the meantime; do not if the attack has no name."""
    if not name:
        yield
        return
    attacker = multiprocessing.get_context("spawn").Process(target=attack, args=(name, url))
    attacker.start()
    time.sleep(4)
    try:
        yield
    finally:
        attacker.terminate()
        attacker.join()


def measure(name: str, seconds: float, *, elsewhere: bool) -> Noticed:
    """Measure what the victim notices of an attack on their server, or on another one."""
    with ready() as (server, url), ready() as (_, other):
        with attacked(name, other if elsewhere else url):
            before, began = server.cpu(), time.monotonic()
            noticed = asyncio.run(notice(url, seconds))
            noticed.load = (server.cpu() - before) / (time.monotonic() - began)
        return noticed


def cost(path: str, most: float, count: int = 1000) -> float:
    """Measure the server's processor time for a request, in milliseconds."""
    flags = f"--port 0 --no-browser --log error --proxies 1 --requests {most}"
    with (
        tempfile.TemporaryDirectory() as folder,
        served(folder, flags) as server,
        httpx.Client(base_url=f"http://{server.address}") as http,
    ):
        # Refusals to one address are spaced out, and the server would do other things meanwhile.
        addresses = (f"198.51.{number // 256}.{number % 256}" for number in itertools.count())
        for headers in ({"X-Forwarded-For": next(addresses)} for _ in range(20)):
            http.get(path, headers=headers)
        before = server.cpu()
        for headers in ({"X-Forwarded-For": next(addresses)} for _ in range(count)):
            http.get(path, headers=headers)
        return (server.cpu() - before) / count * 1000


def main() -> None:
    """Measure all attacks, or some."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--attacks", nargs="*", choices=ATTACKS, default=list(ATTACKS))
    parser.add_argument("--seconds", type=float, default=20.0)
    chosen = parser.parse_args()
    print(
        f"a request:          answered {cost('/api/choices', 0):.2f} ms of processor time,", end=""
    )
    print(f" refused {cost('/api/choices', 0.001):.2f} ms")
    print("attack          on     acknowledged p50 / p95    bots p50 / longest    processors")
    for name in ("", *chosen.attacks, ""):  # quiet once more, to see how steady the machine is
        for where in ("another", "theirs") if name else ("",):
            noticed = measure(name, chosen.seconds, elsewhere=where == "another")
            print(f"{name or 'none':<15} {where:<7} {noticed.told()}", flush=True)


if __name__ == "__main__":
    main()

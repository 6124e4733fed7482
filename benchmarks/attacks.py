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
import statistics
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection

from benchmarks.attackers import ATTACKS, VICTIM, Somebody, attack, play_through
from benchmarks.load_server import Server, served

_ADDRESS: Final = "203.0.113.7"  # of the victim
_IDLE: Final = 0.1  # seconds of processor time in a second
_FLAGS: Final = "--port 0 --no-browser --log error --proxies 1 --pace 0"


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
    table = await victim.table(open=True)
    async with victim.socket() as socket:
        await socket.send(victim.message("sit", table))
        await socket.recv()
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
    victim, noticed = Somebody(url, _ADDRESS), Noticed()
    await victim.sign_in(VICTIM)
    until = time.monotonic() + seconds
    await asyncio.gather(
        talk(victim, noticed.acknowledged, until), play(victim, noticed.bots, until)
    )
    await victim.http.aclose()
    return noticed


async def warm(url: str) -> None:
    """Let the strongest bots play a game, so that the server has loaded what they need."""
    somebody = Somebody(url, _ADDRESS)
    await somebody.sign_in("Ann")
    await play_through(somebody, await somebody.table(seats=("red",) * 2, rules="basic"))
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
    parser.add_argument(
        "--alone",
        action="store_true",
        help="leave out the attacks on another server, where there are processors enough for all",
    )
    chosen = parser.parse_args()
    print(
        f"a request:          answered {cost('/api/choices', 0):.2f} ms of processor time,", end=""
    )
    print(f" refused {cost('/api/choices', 0.001):.2f} ms")
    print("attack          on     acknowledged p50 / p95    bots p50 / longest    processors")
    for name in ("", *chosen.attacks, ""):  # quiet once more, to see how steady the machine is
        both = ("theirs",) if chosen.alone else ("another", "theirs")
        for where in both if name else ("",):
            noticed = measure(name, chosen.seconds, elsewhere=where == "another")
            print(f"{name or 'none':<15} {where:<7} {noticed.told()}", flush=True)


if __name__ == "__main__":
    main()

"""Measuring what clients cost a server that runs in a process of its own: see ``measure``."""

from __future__ import annotations

import asyncio
import re
import tempfile
import time
from collections.abc import Callable, Iterator
from typing import Final

from benchmarks.load_players import Game, Player, sign_in, tables
from benchmarks.load_server import UNLIMITED, Server, cpu_of, served
from benchmarks.scale.measure import Figure, turns
from benchmarks.server_load import play, read_options
from red7.server.app.logs import set_up_logs
from red7.server.app.run import open_parts
from red7.server.bus.nats import NatsLink
from red7.server.parts import Sources
from red7.server.settings import Settings
from tests.server import natsd
from tests.server.postgres import Postgres

_CLIENTS: Final = 200
_SECONDS: Final = 8.0
_RATE: Final = 2.0  # messages a second of each client
_TEXTS: Final = 5_000
_TEXT: Final = bytes(300)  # as long as a turn on the bus, see measure
_STEP: Final = re.compile(rb'"step":"([+>]\w\w)"')


async def _repeat(
    server: Server, people: list[Player], message: Callable[[Player], bytes]
) -> tuple[float, float, float]:
    """Let everybody send something again and again; give what one takes, and its answer's size.

    The third is what the server takes in a second while nobody says anything.
    """
    heard = size = 0

    def hear(text: bytes) -> None:
        nonlocal heard, size
        size += len(text)
        if text.startswith((b'{"type":"beat"', b'{"type":"previewed"')):
            heard += 1
        elif text.startswith(b'{"type":"refused"'):
            raise ConnectionError(text.decode())

    loop = asyncio.get_running_loop()
    before = server.cpu()
    await asyncio.sleep(_SECONDS)
    idle = (server.cpu() - before) / _SECONDS
    for player in people:
        assert player.socket
        player.socket.hear = hear
    before, began = server.cpu(), loop.time()
    while loop.time() < began + _SECONDS:
        for player in people:
            assert player.socket
            player.socket.send(message(player))
            await asyncio.sleep(1 / _RATE / len(people))
    took = loop.time() - began
    return (server.cpu() - before - idle * took) / heard, size / heard, idle


async def beats() -> list[Figure]:
    """Measure arrivals, idle connections and beats."""
    with tempfile.TemporaryDirectory() as folder, served(folder) as server:
        people = await sign_in(server, _CLIENTS)
        before = server.cpu()
        for player in people:
            await player.connect(server.address)
        arrival = (server.cpu() - before) / len(people)
        beat, size, idle = await _repeat(server, people, lambda _: b'{"type":"beat"}')
        for player in people:
            assert player.socket
            player.socket.close()
    return [
        Figure("connecting and saying hello", 1000 * arrival, "ms"),
        Figure("a beat and its answer", 1000 * beat, "ms"),
        Figure("the answer to a beat", size, "bytes"),
        Figure(f"a second with {_CLIENTS} silent connections", 1000 * idle, "ms"),
    ]


async def previews() -> list[Figure]:
    """Measure previews, which the page asks for while a move is composed."""
    choices: dict[Player, bytes] = {}

    class Watching(Game):
        """A table that remembers a step of whoever is to move."""

        def told(self, player: Player, text: bytes) -> None:
            found = _STEP.search(text, max(0, text.find(b'"choices":[')))
            if found and b'"choices":[' in text:
                choices[player] = found[1]

    options = read_options(["--players", str(_CLIENTS)])
    async with tables(_CLIENTS, options, Watching) as (server, _):
        await asyncio.sleep(2.0)
        people = list(choices)
        came = await _come_back(server, people)

        def ask(player: Player) -> bytes:
            assert player.game
            return b'{"type":"preview","id":"p","table":"%s","steps":["%s"]}' % (
                player.game.table,
                choices[player],
            )

        took, size, _ = await _repeat(server, people, ask)
    return [
        Figure("coming back to a table", 1000 * came, "ms"),
        Figure("a preview of a step", 1000 * took, "ms"),
        Figure("the answer to a preview", size, "bytes"),
    ]


async def _come_back(server: Server, people: list[Player]) -> float:
    """Let everybody lose their connection and come back to the same table."""
    before = server.cpu()
    for player in people:
        assert player.socket
        assert player.game
        player.socket.close()
        await player.connect(server.address)
        player.socket.send(b'{"type":"watch","table":"%s"}' % player.game.table)
    await asyncio.sleep(2.0)
    return (server.cpu() - before) / len(people)


async def nats() -> list[Figure]:
    """Measure what it takes to send and to take a text over NATS."""
    with natsd.running() as server:

        async def spend(listeners: int) -> tuple[float, float]:
            heard = 0

            def hear(text: bytes) -> None:
                nonlocal heard
                del text
                heard += 1

            links = [NatsLink([server.url], "s") for _ in range(listeners + 1)]
            for link in links:
                await link.open(hear, lambda: None)
            while not all(link.connected for link in links):  # noqa: ASYNC110
                await asyncio.sleep(0.05)
            await asyncio.sleep(0.3)
            own, its = time.process_time(), cpu_of(server.pid)
            for _ in range(_TEXTS):
                links[0].send(_TEXT)
                await asyncio.sleep(0)
            for _ in range(200):
                if heard >= _TEXTS * listeners:
                    break
                await asyncio.sleep(0.05)
            own, its = time.process_time() - own, cpu_of(server.pid) - its
            for link in links:
                await link.close()
            return own / _TEXTS, its / _TEXTS

        alone, its_alone = await spend(0)
        both, its_both = await spend(4)
    return [
        Figure("sending a text to NATS", 1000 * alone, "ms"),
        Figure("taking a text from NATS", 1000 * (both - alone) / 4, "ms"),
        Figure("NATS taking a text", 1000 * its_alone, "ms"),
        Figure("NATS passing a text on to one", 1000 * (its_both - its_alone) / 4, "ms"),
    ]


def quiet(seconds: float = 15.0) -> list[Figure]:
    """Measure two processes that nobody is connected to: their sweeps and signs of life."""
    postgres = Postgres(fsync="on")
    try:
        with natsd.running() as bus, tempfile.TemporaryDirectory() as folder:
            place = f"--database {postgres.new_database()} --bus {bus.url}"
            with served(folder, f"{UNLIMITED} --processes 2 {place}") as server:
                time.sleep(4)
                own, its = server.cpu(), cpu_of(postgres.pid)
                time.sleep(seconds)
                own, its = server.cpu() - own, cpu_of(postgres.pid) - its
    finally:
        postgres.remove()
    return [
        Figure("a second of a process, server", 1000 * own / seconds / 2, "ms"),
        Figure("a second of a process, database", 1000 * its / seconds / 2, "ms"),
    ]


async def hearing(rate: int = 2_000) -> list[Figure]:
    """Measure a process that hears of so many turns a second at tables that are not its own."""
    with natsd.running() as bus, tempfile.TemporaryDirectory() as folder:
        flags = f"{UNLIMITED} --bus {bus.url}"
        with served(folder, flags) as server:
            settings = Settings(data=folder, bus=bus.url)
            teller = await open_parts(settings, Sources())
            await teller.bus.start()
            await asyncio.sleep(2.0)
            idle = server.cpu()
            await asyncio.sleep(_SECONDS)
            idle = server.cpu() - idle
            told, loop = 0, asyncio.get_running_loop()
            texts = await turns(teller)
            before, began = server.cpu(), loop.time()
            while loop.time() < began + _SECONDS:
                while told < (loop.time() - began) * rate:
                    teller.bus._link.send(texts[told % len(texts)])  # type: ignore[attr-defined]  # noqa: SLF001
                    told += 1
                await asyncio.sleep(0.002)
            await asyncio.sleep(1.0)
            took = server.cpu() - before - idle
            await teller.bus.stop()
            await teller.store.close()
    name = f"hearing of a turn over NATS, {told / _SECONDS:,.0f} a second"
    return [Figure(name, 1000 * took / told, "ms")]


def sends(seconds: float = 10.0) -> Iterator[Figure]:
    """Measure a send in servers of one and two processes, on SQLite and on PostgreSQL."""
    postgres = Postgres(fsync="on")
    try:
        with natsd.running() as bus:
            for processes in (1, 2):
                for where in ("SQLite", "PostgreSQL", "PostgreSQL and NATS"):
                    flags = ["--rush", "100", "--processes", str(processes)]
                    flags += ["--seconds", str(seconds)]
                    if where != "SQLite":
                        flags += ["--database", postgres.new_database()]
                    if "NATS" in where:
                        flags += ["--bus", bus.url]
                    before, told = cpu_of(postgres.pid), cpu_of(bus.pid)
                    row = asyncio.run(play(100, read_options(flags), rush=True))
                    what = f"a send in {processes} on {where}"
                    yield Figure(f"{what}, server", row.server_ms, "ms")
                    yield Figure(f"{what}, bytes to each", row.client_bytes, "bytes")
                    if where != "SQLite":
                        whole = row.sends * (seconds + 5.5)  # as it was about the same all along
                        its = 1000 * (cpu_of(postgres.pid) - before) / whole
                        yield Figure(f"{what}, database (about)", its, "ms")
                    if "NATS" in where:
                        its = 1000 * (cpu_of(bus.pid) - told) / whole
                        yield Figure(f"{what}, NATS (about)", its, "ms")
    finally:
        postgres.remove()


def measure() -> Iterator[Figure]:
    """Measure everything, one after the other."""
    set_up_logs("error")
    yield from asyncio.run(beats())
    yield from asyncio.run(previews())
    yield from asyncio.run(nats())
    yield from asyncio.run(hearing())
    yield from quiet()
    yield from sends()

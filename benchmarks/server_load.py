"""Put the server under load: how many clients fit, how fast they are answered, how many moves.

The server is ``red7 serve`` in a process of its own, with its limits off; all clients are in this
one. Both are best run on a machine with two cores and nothing else to do.

    python -m benchmarks.server_load --players 100 1000 3000 --idle 3000 --rush 200
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final

from benchmarks.wire import Http, Socket, open_socket

_GB: Final = 1 << 30
_TICKS: Final = os.sysconf("SC_CLK_TCK")
_AT_ONCE: Final = 16  # requests while everybody is seated
_WARM: Final = 5.0  # seconds of play before anything is measured
_COLOURS: Final = b"ROYGBIV"  # in the order of "under"


# --- The server's process -------------------------------------------------------------------------


class Server:
    """The server, and what it uses."""

    def __init__(self, process: subprocess.Popen[bytes], address: str) -> None:
        self.process = process
        self.address = address

    def cpu(self) -> float:
        """Give the seconds that all cores together have spent on it."""
        stat = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii")
        fields = stat.rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS

    def memory(self) -> int:
        """Give the bytes of memory that it holds."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found
        return int(found[1]) * 1024


def starved(pid: int | str) -> float:
    """Give the seconds for which a process could have run while others had all processors."""
    waits = 0
    for file in Path(f"/proc/{pid}/task").glob("*/schedstat"):
        with contextlib.suppress(OSError):  # a thread that has just ended
            waits += int(file.read_text(encoding="ascii").split()[1])
    return waits / 1e9


@contextlib.contextmanager
def served(folder: str) -> Iterator[Server]:
    """Run a server on a free port, with an empty database and no limits."""
    flags = "--port 0 --no-browser --log error --rate 0 --requests 0 --sockets 100000"
    process = subprocess.Popen(  # noqa: S603 - our own command
        [sys.executable, "-m", "red7", "serve", "--data", folder, *flags.split()],
        stdout=subprocess.PIPE,
    )
    try:
        assert process.stdout
        found = re.search(rb"http://([^/]+)/", process.stdout.readline())
        assert found, "the server did not start"
        yield Server(process, found[1].decode())
    finally:
        process.terminate()
        process.wait(timeout=30)


# --- Players and tables ---------------------------------------------------------------------------


class Player:
    """One person: a cookie, a socket, and a seat."""

    def __init__(self, number: int, cookie: str) -> None:
        self.number = number
        self.cookie = cookie
        self.seat = 0
        self.game: Game | None = None
        self.socket: Socket | None = None
        self._sent = 0
        self._answers: dict[bytes, asyncio.Future[None]] = {}

    async def connect(self, address: str) -> None:
        """Open the socket and say hello."""
        self.socket = await open_socket(address, self.cookie, self.hear)
        welcome = self._answers[b"hello"] = asyncio.get_running_loop().create_future()
        self.socket.send(b'{"type":"hello","version":1,"language":"en"}')
        await welcome

    def send(self, kind: str, more: bytes = b"") -> bytes:
        """Send something to the table; give its id."""
        assert self.socket
        assert self.game
        self._sent += 1
        name = b"s%d" % self._sent
        self.socket.send(
            b'{"type":"%s","id":"%s","table":"%s"%s}' % (kind.encode(), name, self.game.table, more)
        )
        return name

    async def ask(self, kind: str, more: bytes = b"") -> None:
        """Send something to the table and wait until it is acknowledged."""
        name = self.send(kind, more)
        self._answers[name] = asyncio.get_running_loop().create_future()
        await self._answers[name]

    def hear(self, text: bytes) -> None:
        """Take a message; what it says is found by its place, not by reading all of it."""
        if text.startswith(b'{"type":"update"'):
            if self.game:
                self.game.told(self, text)
        elif text.startswith(b'{"type":"ack"'):
            name = text[20 : text.index(b'"', 20)]
            answer = self._answers.pop(name, None)
            if answer:
                answer.set_result(None)
            elif self.game:
                self.game.acknowledged(name)
        elif text.startswith(b'{"type":"welcome"'):
            self._answers.pop(b"hello").set_result(None)
        elif not text.startswith(b'{"type":"presence"'):
            raise ConnectionError(text.decode())


_OUTCOME: Final = re.compile(
    rb'"step":"([+>])(\w)(\w)","outcome":\{"canvas":"\w","winning":(\d),"under":\[([\d,]+)\],'
    rb'"best":\[[^]]*\],"phase":"([a-z-]+)"'
)


def turn(text: bytes, seat: int) -> bytes:
    """Give a turn that keeps a seat in, from the choices of its state; if there is none, ``~``."""
    found = _OUTCOME.findall(text, text.find(b'"choices":['))
    mine = b"%d" % seat
    for kind, colour, number, winning, _, phase in found:
        if winning == mine and kind == b"+" and phase == b"free":
            return b'"+%s%s","."' % (colour, number)
        if winning == mine and kind == b">" and phase == b"over":
            return b'">%s%s"' % (colour, number)
    hand = [(colour, number) for kind, colour, number, *_ in found if kind == b">"]
    for kind, colour, number, _, under, phase in found:
        for other in hand if kind == b"+" and phase == b"free" else ():
            if other != (colour, number) and under[2 * _COLOURS.index(other[0])] == mine[0]:
                return b'"+%s%s",">%s%s"' % (colour, number, *other)
    return b'"~"'


@dataclass
class Times:
    """What was measured of the moves of all tables, in seconds."""

    on: bool = False
    acknowledged: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)  # by the last who watches
    sends: int = 0  # rematches included


class Game:
    """One table, its players, and the move that is under way."""

    def __init__(self, table: bytes, players: list[Player], times: Times) -> None:
        self.table = table
        self.players = players
        self.times = times
        self.pace = 0.0  # seconds between two moves; 0 is as fast as it goes
        self._loop = asyncio.get_running_loop()
        self._next: tuple[Player, bytes] | None = None  # who is to move, and how
        self._due: float | None = None  # since when a move should have been made
        self._since = 0.0  # when the move under way was sent
        self._name = b""  # its id, until it is acknowledged
        self._unseen = 0  # how many have not heard of it
        self.stopped = True  # until it is run

    async def seat(self, address: str) -> None:
        """Connect all players, let them sit down, and deal."""
        for seat, player in enumerate(self.players, 1):
            player.game, player.seat = self, seat
            await player.connect(address)
            assert player.socket
            player.socket.send(b'{"type":"watch","table":"%s"}' % self.table)
            await player.ask("sit", b',"seat":%d' % seat)

    async def start(self) -> None:
        """Deal."""
        await self.players[0].ask("start")

    def run(self, pace: float, first: float) -> None:
        """Let a move be made every so many seconds from now on, or as fast as possible."""
        self.pace, self.stopped = pace, False
        self._loop.call_at(self._loop.time() + first, self._tick)

    def _tick(self) -> None:
        """A move is due."""
        if self.stopped:
            return
        now = self._loop.time()
        if self._due is None:
            self._due = now
        if self._next and not self._unseen and not self._name:
            self._move(self._due)
        if self.pace:
            self._loop.call_at(now + self.pace, self._tick)

    def _move(self, since: float) -> None:
        assert self._next
        player, steps = self._next
        self._next, self._due = None, None
        self._since, self._unseen = since, len(self.players)
        self._name = player.send("steps", b',"steps":[%s]' % steps)

    def acknowledged(self, name: bytes) -> None:
        """The server has a send for good."""
        if self.times.on:
            self.times.sends += 1
        if name == self._name:
            self._name = b""
            if self.times.on:
                self.times.acknowledged.append(self._loop.time() - self._since)
            self._go_on()

    def told(self, player: Player, text: bytes) -> None:
        """A player hears what happened."""
        if b'"kind":"stepped"' in text and self._unseen:
            self._unseen -= 1
            if not self._unseen and self.times.on:
                self.times.seen.append(self._loop.time() - self._since)
        if b'"choices":[' in text:
            self._next = player, turn(text, player.seat)
        elif b'"kind":"game-ended"' in text:
            player.send("rematch")
        self._go_on()

    def _go_on(self) -> None:
        """Make a move that is late, or the next one where there is no pace."""
        if self.stopped or not self._next or self._unseen or self._name:
            return
        if self._due is not None:
            self._move(self._due)
        elif not self.pace:
            self._move(self._loop.time())


# --- Setting up -----------------------------------------------------------------------------------


async def sign_in(server: Server, count: int) -> list[Player]:
    """Give so many people, each with a cookie of their own."""
    numbers = iter(range(count))
    players: list[Player] = []

    async def some() -> None:
        http = Http(server.address)
        for number in numbers:
            cookie, _ = await http.ask("PUT", "/api/me", json.dumps({"name": f"Player {number}"}))
            players.append(Player(number, cookie))
        http.close()

    await asyncio.gather(*(some() for _ in range(_AT_ONCE)))
    return players


async def seat(server: Server, players: list[Player], seats: int, rules: str) -> list[Game]:
    """Set up tables for all, and let them sit down."""
    parties = iter([players[at : at + seats] for at in range(0, len(players), seats)])
    setup = json.dumps({"setup": {"rules": rules, "seats": [None] * seats}})
    games: list[Game] = []
    times = Times()

    async def some() -> None:
        http = Http(server.address)
        for party in parties:
            _, answer = await http.ask("POST", "/api/tables", setup, party[0].cookie)
            game = Game(json.loads(answer)["table"].encode(), party, times)
            await game.seat(server.address)
            games.append(game)
        http.close()

    await asyncio.gather(*(some() for _ in range(_AT_ONCE)))
    return games


@contextlib.asynccontextmanager
async def tables(
    players: int, options: argparse.Namespace
) -> AsyncIterator[tuple[Server, list[Game]]]:
    """Give a fresh server at which so many people sit at tables."""
    with tempfile.TemporaryDirectory() as folder, served(folder) as server:
        people = await sign_in(server, players - players % options.seats)
        games = await seat(server, people, options.seats, options.rules)
        await asyncio.gather(*(game.start() for game in games))
        try:
            yield server, games
        finally:
            for player in people:
                if player.socket:
                    player.socket.close()


# --- Measuring ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Played:
    """How a server did while people played; times in milliseconds."""

    players: int
    wanted: float | None  # moves a second; None is as many as it takes
    moves: float  # moves a second that were made
    sends: float  # sends a second, rematches included
    acknowledged: tuple[float, float, float]  # p50, p95, p99
    seen: tuple[float, float, float]
    server_ms: float  # of its processor time, for each send
    clients_ms: float
    server_load: float  # processors in use
    server_starved: float  # of each second, waiting for a processor that others had
    clients_starved: float
    memory_mb: float


@dataclass(frozen=True)
class Idle:
    """What connections cost that do nothing."""

    clients: int
    where: str
    server_mb: float  # without any
    kb_each: float
    per_gb: float


def centiles(times: list[float]) -> tuple[float, float, float]:
    """Give the 50th, 95th and 99th centile in milliseconds."""
    ordered = sorted(times) or [float("nan")]
    p50, p95, p99 = (
        round(1000 * ordered[min(len(ordered) - 1, int(len(ordered) * part))], 1)
        for part in (0.5, 0.95, 0.99)
    )
    return p50, p95, p99


async def play(players: int, options: argparse.Namespace, *, rush: bool = False) -> Played:
    """Let people play: each makes a move every so many seconds, or as soon as it is their turn."""
    async with tables(players, options) as (server, games):
        pace = 0.0 if rush else options.every / options.seats
        for number, game in enumerate(games):
            game.run(pace, pace * number / len(games))
        await asyncio.sleep(_WARM)
        times = games[0].times
        times.on = True
        began, cpu, own = time.perf_counter(), server.cpu(), time.process_time()
        waited, own_waited = starved(server.process.pid), starved("self")
        await asyncio.sleep(options.seconds)
        times.on = False
        elapsed = time.perf_counter() - began
        cpu, own = server.cpu() - cpu, time.process_time() - own
        waited, own_waited = starved(server.process.pid) - waited, starved("self") - own_waited
        memory = server.memory()
        for game in games:
            game.stopped = True
        await asyncio.sleep(0.5)
        lost = [p.number for game in games for p in game.players if p.socket and p.socket.lost]
        assert not lost, f"{len(lost)} connections were lost"
    moves = max(1, len(times.acknowledged))
    return Played(
        players=len(games) * options.seats,
        wanted=None if rush else players / options.every,
        moves=round(moves / elapsed, 1),
        sends=round(times.sends / elapsed, 1),
        acknowledged=centiles(times.acknowledged),
        seen=centiles(times.seen),
        server_ms=round(1000 * cpu / max(1, times.sends), 2),
        clients_ms=round(1000 * own / max(1, times.sends), 2),
        server_load=round(cpu / elapsed, 2),
        server_starved=round(waited / elapsed, 2),
        clients_starved=round(own_waited / elapsed, 2),
        memory_mb=round(memory / (1 << 20), 1),
    )


async def idle(clients: int, options: argparse.Namespace, *, at_tables: bool) -> Idle:
    """Connect clients that say hello and nothing more, or that sit at tables and wait."""
    with tempfile.TemporaryDirectory() as folder, served(folder) as server:
        people = await sign_in(server, clients)
        before = server.memory()
        if at_tables:
            games = await seat(server, people, options.seats, options.rules)
            await asyncio.gather(*(game.start() for game in games))
        else:
            for player in people:
                await player.connect(server.address)
        await asyncio.sleep(2.0)
        each = (server.memory() - before) / len(people)
        for player in people:
            if player.socket:
                player.socket.close()
    return Idle(
        clients=len(people),
        where="in a game" if at_tables else "connected",
        server_mb=round(before / (1 << 20), 1),
        kb_each=round(each / 1024, 1),
        per_gb=round((_GB - before) / each),
    )


def measure(options: argparse.Namespace) -> Iterator[Played | Idle]:
    """Measure what was asked for, one after the other, each on a fresh server."""
    for clients in options.idle:
        yield asyncio.run(idle(clients, options, at_tables=False))
        yield asyncio.run(idle(clients, options, at_tables=True))
    for players in options.players:
        yield asyncio.run(play(players, options))
    for players in options.rush:
        yield asyncio.run(play(players, options, rush=True))


def line(row: Played | Idle) -> str:
    """Tell a result in one line."""
    if isinstance(row, Idle):
        return (
            f"{row.clients:,} idle clients, {row.where}: {row.kb_each} kB each, "
            f"{row.per_gb:,.0f} per GB (the server alone: {row.server_mb} MB)"
        )
    wanted = "as fast as possible" if row.wanted is None else f"{row.wanted:.0f} wanted"
    acknowledged, seen = (
        " / ".join(f"{t:.1f}" for t in part) for part in (row.acknowledged, row.seen)
    )
    return (
        f"{row.players:,} players, {row.moves:.0f} moves/s ({wanted}), {row.sends:.0f} sends/s: "
        f"p50/p95/p99 {acknowledged} ms to the answer, {seen} ms to the last who watches; "
        f"processor for a send: server {row.server_ms} ms, clients {row.clients_ms} ms; "
        f"{row.server_load:.2f} processors, {row.memory_mb:.0f} MB; of each second the server "
        f"waited {row.server_starved:.2f} and the clients {row.clients_starved:.2f} for a processor"
    )


def read_options(arguments: list[str] | None = None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Put the server under load.")
    parser.add_argument("--players", type=int, nargs="*", default=[], help="at tables, playing")
    parser.add_argument("--rush", type=int, nargs="*", default=[], help="moving without a pause")
    parser.add_argument("--idle", type=int, nargs="*", default=[], help="connected, doing nothing")
    parser.add_argument("--seconds", type=float, default=30.0, help="of each measurement")
    parser.add_argument("--every", type=float, default=5.0, help="seconds between a player's moves")
    parser.add_argument("--seats", type=int, default=2, choices=(2, 3, 4), help="of each table")
    parser.add_argument("--rules", default="v1.2")
    parser.add_argument("--short", action="store_true", help="a quick look at everything")
    parser.add_argument("--json", action="store_true", help="one JSON object for each line")
    options = parser.parse_args(arguments)
    if options.short:
        options.players, options.rush, options.idle, options.seconds = [200], [100], [300], 8.0
    elif not (options.players or options.rush or options.idle):
        options.players, options.rush, options.idle = [100, 1000, 3000], [200], [3000]
    return options


def main() -> None:
    """Measure and print."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    options = read_options()
    for row in measure(options):
        print(json.dumps(asdict(row)) if options.json else line(row), flush=True)


if __name__ == "__main__":
    main()

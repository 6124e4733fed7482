"""Put the server under load: how many clients fit, how fast they are answered, how many moves.

The server is ``red7 serve`` in a process of its own, with its limits off; all clients are in this
one. Both are best run on a machine with two cores and nothing else to do.

    python -m benchmarks.server_load --players 100 1000 3000 --idle 3000 --rush 200
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import tempfile
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Final

from benchmarks.load_players import seat, sign_in, tables
from benchmarks.load_server import served, starved

_GB: Final = 1 << 30
_WARM: Final = 5.0  # seconds of play before anything is measured


@dataclass(frozen=True)
class Played:
    """How a server did while people played; times in milliseconds."""

    players: int
    wanted: float | None  # moves a second; None is as many as it takes
    moves: float  # moves a second that were made
    sends: float  # sends a second, rematches included
    acknowledged: tuple[float, float, float]  # p50, p95, p99
    seen: tuple[float, float, float]
    client_bytes: float  # that each client at the table is sent, for each send
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
        waited, own_waited = server.starved(), starved("self")
        await asyncio.sleep(options.seconds)
        times.on = False
        elapsed = time.perf_counter() - began
        cpu, own = server.cpu() - cpu, time.process_time() - own
        waited, own_waited = server.starved() - waited, starved("self") - own_waited
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
        client_bytes=round(times.heard / max(1, times.sends) / options.seats),
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
        f"{row.client_bytes:,.0f} bytes to each client and "
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
    parser.add_argument("--processes", type=int, default=1, help="of the server")
    parser.add_argument("--database", default="", help="of the server; usually a new SQLite")
    parser.add_argument("--bus", default="", help="of the server")
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

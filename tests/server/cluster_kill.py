"""Kill, freeze and cut off the servers of a cluster while games are played, and look what is lost.

    python -m tests.server.cluster_kill --rounds 1000 [--sqlite]

Three servers share a database and a NATS. In each round, one of them is killed or frozen, NATS or
PostgreSQL is stopped and started, or all connections are cut, so that players come back to another
server. Every acknowledged send must be in the log exactly once and be acknowledged with the same
number by any server, every log must replay, each turn must be made once and by whose turn it is,
no clock may run out early, and every client must have been told of every entry, once.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import signal
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

from red7.protocol import messages as m
from red7.protocol.client import Client
from red7.server.app import run
from red7.table.log import Entry, Kind
from red7.table.replay import apply
from red7.table.table import Table
from tests.server import natsd
from tests.server.kill import SETUPS, Player, Report, check, ready, seat
from tests.server.nursery import NURSERY
from tests.server.ports import Port
from tests.server.postgres import Postgres
from tests.server.proxy import Proxy
from tests.server.serving import LONG, URLS, store_in
from tests.server.victim import serve

# One of its players never moves, so that clocks do run out.
LAZY = m.Setup(seats=(None, "violet"), clock=m.TurnClock(seconds=5))
FROZEN = 8.0  # seconds; longer than it takes to be given up


class LazyPlayer(Player):
    """Waits for the clock, again and again."""

    async def play(self) -> None:
        while True:
            state = await self.client.until(self.table, lambda now: now.stage in ("pause", "over"))
            await self.send(m.Ready if state.stage == "pause" else m.Rematch)
            await self.client.until(self.table, lambda now: now.stage == "playing")


@dataclass
class Cluster:
    """Servers on one database, and what happens to them."""

    folder: Path
    chance: random.Random
    nats: natsd.Nats
    postgres: Postgres | None = None
    longest: float = 0.6  # seconds between two rounds
    done: dict[str, int] = field(default_factory=dict)
    servers: list[int] = field(default_factory=list)  # their ports

    def __post_init__(self) -> None:
        run.prepare_folder(self.folder)
        self._ports = [Port() for _ in range(3)]
        self.servers = [port.number for port in self._ports]
        self.proxy = Proxy([("127.0.0.1", port) for port in self.servers])
        flags = ["--bus", self.nats.url]
        if self.folder in URLS:
            flags += ["--database", URLS[self.folder]]
        self._flags = tuple(flags)
        self._processes = [self._start(port) for port in self.servers]

    def _start(self, port: int) -> NURSERY.Process:  # type: ignore[name-defined]
        process = NURSERY.Process(
            target=serve, args=(str(self.folder), port, self._flags), daemon=True
        )
        process.start()
        return process

    async def round(self, progress: Callable[[], Awaitable[None]]) -> None:
        """Let games go on for a moment, or do not, and do harm."""
        self._revive()
        if self.chance.random() < 0.5:
            await progress()
        await asyncio.sleep(self.chance.uniform(0.0, self.longest))
        harms = [self._kill, self._kill, self._freeze, self._stop_nats, self._cut]
        if self.postgres:
            harms.append(self._restart_postgres)
        harm = self.chance.choice(harms)
        await harm()
        name = harm.__name__.strip("_")
        self.done[name] = self.done.get(name, 0) + 1

    async def _kill(self) -> None:
        number = self.chance.randrange(3)
        self._processes[number].kill()
        await asyncio.to_thread(self._processes[number].join)
        await asyncio.sleep(self.chance.choice((0.0, 0.3)))
        self._processes[number] = self._start(self.servers[number])

    async def _freeze(self) -> None:
        pid = self._processes[self.chance.randrange(3)].pid
        assert pid
        long = self.chance.random() < 0.2
        with contextlib.suppress(ProcessLookupError):  # it did not start
            os.kill(pid, signal.SIGSTOP)
            await asyncio.sleep(FROZEN if long else self.chance.uniform(0.0, 1.5))
            os.kill(pid, signal.SIGCONT)

    async def _stop_nats(self) -> None:
        await asyncio.to_thread(self.nats.stop)
        await asyncio.sleep(self.chance.uniform(0.0, 1.5))
        await asyncio.to_thread(self.nats.start)

    async def _restart_postgres(self) -> None:
        assert self.postgres
        how = self.chance.choice((signal.SIGINT, signal.SIGQUIT))
        await asyncio.to_thread(self.postgres.stop, how=how)
        await asyncio.sleep(self.chance.uniform(0.0, 0.5))
        await asyncio.to_thread(self.postgres.start)

    async def _cut(self) -> None:
        self.proxy.cut()

    async def all_ready(self) -> None:
        """Wait until every server serves."""
        for port in self.servers:
            while True:
                self._revive()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(ready(f"http://127.0.0.1:{port}"), 5)
                    break

    def _revive(self) -> None:
        """Start servers again that ended by themselves: one does not start without its database."""
        for number, process in enumerate(self._processes):
            if not process.is_alive():
                self._processes[number] = self._start(self.servers[number])

    async def stop(self) -> None:
        """Stop all in good order."""
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            await asyncio.to_thread(process.join)
        await self.proxy.stop()
        for port in self._ports:
            port.close()


async def harm_often(cluster: Cluster, rounds: int) -> Report:
    """Play games while harm is done, and check what is left."""
    began = time.monotonic()
    players: list[Player] = []
    tasks: list[asyncio.Task[None]] = []
    try:
        await cluster.proxy.start()
        url = f"http://127.0.0.1:{cluster.proxy.port}"
        await cluster.all_ready()
        for number, setup in enumerate(SETUPS):
            players += await seat(url, setup, number)
        (lazy,) = await seat(url, LAZY, len(SETUPS))
        players.append(LazyPlayer(lazy.client, lazy.table, lazy.acknowledged, sent=lazy.sent))
        players[-1].count = lazy.count
        tasks = [asyncio.create_task(work) for p in players for work in (p.play(), p.listen())]

        async def until(done: Callable[[], bool]) -> None:
            async with asyncio.timeout(2 * LONG):
                while not done():
                    for task in tasks:
                        if task.done():
                            task.result()
                    await asyncio.sleep(0.005)

        def acknowledged() -> int:
            return sum(len(player.acknowledged) for player in players)

        async def progress() -> None:
            before = acknowledged()
            await until(lambda: acknowledged() > before)

        for _ in range(rounds):
            await cluster.round(progress)
        await cluster.all_ready()
        await until(lambda: any(player.state.game > 1 for player in players))
        for task in tasks[::2]:
            task.cancel()
        await asyncio.gather(*tasks[::2], return_exceptions=True)
        report = await check(cluster.folder, players)
        await check_again(cluster, players)
        await check_logs(cluster.folder, {player.table for player in players})
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for player in players:
            await player.client.close()
        await cluster.stop()
    report.kills = cluster.done.get("kill", 0)
    report.seconds = time.monotonic() - began
    return report


async def check_again(cluster: Cluster, players: list[Player]) -> None:
    """Send again what was acknowledged: every server answers with the same number."""
    for number, player in enumerate(players):
        port = cluster.servers[number % len(cluster.servers)]
        async with Client(f"http://127.0.0.1:{port}", cookies=player.client.cookies) as again:
            for send_id, seq in list(player.acknowledged.items())[-40:]:
                assert await again.send(player.sent[send_id]) == seq


async def check_logs(folder: Path, tables: set[str]) -> None:
    """Look whether each turn was made once, by whose turn it was, and no clock ran out early."""
    store = store_in(folder)
    await store.start()
    for table in tables:
        before: Table | None = None
        for entry in await store.read(table):
            if before is not None:
                _check_entry(before, entry)
            before = apply(before, entry)
    await store.close()


def _check_entry(before: Table, entry: Entry) -> None:
    assert entry.at >= before.at
    if entry.kind in (Kind.STEPS, Kind.TIMEOUT):
        assert entry.seat == before.turn
        bot = bool(before.chairs[entry.seat - 1].bot)
        assert entry.kind is Kind.TIMEOUT or bot == (not entry.who)
    if entry.kind is Kind.TIMEOUT and entry.text("cause") == "timeout":
        assert before.deadline is not None
        assert entry.at >= before.deadline


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--seed", type=int, default=random.randrange(10**9))
    parser.add_argument("--longest", type=float, default=0.6, help="seconds between two rounds")
    parser.add_argument("--sqlite", action="store_true", help="without PostgreSQL")
    options = parser.parse_args()
    print(f"seed {options.seed}", flush=True)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        nats = stack.enter_context(natsd.running())
        postgres = None if options.sqlite else Postgres()
        if postgres:
            stack.callback(postgres.remove)
            URLS[folder] = postgres.new_database()
        cluster = Cluster(folder, random.Random(options.seed), nats, postgres, options.longest)
        print(asyncio.run(harm_often(cluster, options.rounds)), cluster.done)


if __name__ == "__main__":
    main()

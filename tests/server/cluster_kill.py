"""Kill, freeze and cut off the servers of a cluster while games are played, and look what is lost.

    python -m tests.server.cluster_kill --rounds 1000 [--sqlite]

Three servers share a database and a NATS. In each round, one of them is killed, frozen or restarted
in good order, NATS or PostgreSQL is stopped and started, or all connections are cut, so that
players come back to another server. Every acknowledged send must be in the log exactly once. Some
of them, old and new, are sent again to every server, which must answer with the same number. Every
log must replay, each turn must be made once and by whose turn it is, no clock may run out early,
every client must have been told of every entry once, and no server may end by itself or have an
error to tell.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import re
import signal
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from red7.protocol import messages as m
from red7.server.app import run
from red7.table.log import Entry, Kind
from red7.table.replay import apply
from red7.table.table import Table
from tests.server import natsd
from tests.server.clients import Client
from tests.server.kill import SETUPS, Player, Report, check, ready, seat
from tests.server.nursery import NURSERY
from tests.server.ports import Port
from tests.server.postgres import Postgres
from tests.server.proxy import Proxy
from tests.server.serving import LONG, URLS, store_in
from tests.server.victim import serve

# One of its players never moves, so that clocks do run out.
LAZY_SECONDS = 5
LAZY = m.Setup(seats=(None, "violet"), clock=m.TurnClock(seconds=LAZY_SECONDS))
# Seconds by which the clocks of two servers may differ: each is wrong by half of what the quickest
# of ten answers of the database took. A test that is slow only sees a clock run out later.
APART = 2.0
AGAIN = 15  # how many sends of each player, at most, are repeated at every server
FROZEN = 8.0  # seconds; longer than it takes to be given up
UNUSABLE = 2  # the exit status of a server that cannot use its database
IN_GOOD_ORDER = (0, -signal.SIGTERM)


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
        self._log = self.folder / "errors.log"
        self._log.touch()
        self._harms: list[Callable[[], Awaitable[None]]] = []  # still to come
        self._away = 0  # how often PostgreSQL has been
        self._born = [0] * 3  # the same, when each server was started
        self._processes = [self._start(number) for number in range(3)]

    def _start(self, number: int) -> NURSERY.Process:  # type: ignore[name-defined]
        self._born[number] = self._away
        process = NURSERY.Process(
            target=serve,
            args=(str(self.folder), self.servers[number], self._flags),
            kwargs={"log": str(self._log)},
            daemon=True,
        )
        process.start()
        return process

    async def round(self, progress: Callable[[], Awaitable[None]]) -> None:
        """Let games go on for a moment, or do not, and do harm."""
        self._revive()
        if self.chance.random() < 0.5:
            await progress()
        await asyncio.sleep(self.chance.uniform(0.0, self.longest))
        harm = self._next_harm()
        await harm()
        name = harm.__name__.strip("_")
        self.done[name] = self.done.get(name, 0) + 1

    def _next_harm(self) -> Callable[[], Awaitable[None]]:
        """Choose what comes next; all kinds come before any comes again."""
        if not self._harms:
            self._harms = [self._kill, self._kill, self._freeze, self._restart]
            self._harms += [self._stop_nats, self._cut]
            if self.postgres:
                self._harms.append(self._restart_postgres)
            self.chance.shuffle(self._harms)
        return self._harms.pop()

    async def _kill(self) -> None:
        number = self.chance.randrange(3)
        self._processes[number].kill()
        await asyncio.to_thread(self._processes[number].join)
        await asyncio.sleep(self.chance.choice((0.0, 0.3)))
        self._processes[number] = self._start(number)

    async def _restart(self) -> None:
        """Stop one in good order and start it again, as for an upgrade."""
        number = self.chance.randrange(3)
        process = self._processes[number]
        process.terminate()
        await asyncio.to_thread(process.join, LONG)
        if process.exitcode not in IN_GOOD_ORDER:
            self._excuse(number)
        self._processes[number] = self._start(number)

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
        self._away += 1
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
        """Start servers again that did not start without their database."""
        for number, process in enumerate(self._processes):
            if not process.is_alive():
                self._excuse(number)
                self._processes[number] = self._start(number)

    def _excuse(self, number: int) -> None:
        """Fail if a server has ended by itself, unless it could not start."""
        status = self._processes[number].exitcode
        assert status == UNUSABLE, (status, self._errors())
        assert self._away > self._born[number], self._errors()

    def _errors(self) -> str:
        return self._log.read_text(encoding="utf-8")

    async def check_health(self) -> None:
        """Look whether anything happened that nobody expected."""
        async with httpx.AsyncClient(timeout=LONG) as http:
            for port in self.servers:
                figures = (await http.get(f"http://127.0.0.1:{port}/metrics")).text
                failed = re.findall(r"^red7_failures_total{.*} (?!0\.0$).*", figures, re.MULTILINE)
                assert not failed, (failed, self._errors())
        # What libraries say of a connection that breaks is no news where PostgreSQL was away.
        said = self._errors().splitlines()
        news = [line for line in said if not (self._away and '"event": "library"' in line)]
        assert not [line for line in news if '"level": "error"' in line], self._errors()
        assert "Traceback" not in self._errors(), self._errors()

    async def stop(self) -> None:
        """Stop all in good order."""
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            await asyncio.to_thread(process.join, LONG)
            assert process.exitcode is not None, self._errors()
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
        players.append(LazyPlayer(**vars(lazy)))
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
        await check_clock(cluster.folder, players[-1])
        await cluster.check_health()
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
    """Send some of what was acknowledged again: every server answers with the same number."""
    for port in cluster.servers:
        for player in players:
            async with Client(f"http://127.0.0.1:{port}", cookies=player.client.cookies) as again:
                acknowledged = list(player.acknowledged.items())
                for send_id, seq in acknowledged[:: len(acknowledged) // AGAIN + 1]:
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


async def check_clock(folder: Path, lazy: Player) -> None:
    """Look whether a clock ran out early by that of the test, from before a round was asked for."""
    store = store_in(folder)
    await store.start()
    began = 0.0
    for entry in await store.read(lazy.table):
        if entry.who == lazy.client.player:
            began = lazy.sent_at.get(entry.send_id, began)
        if entry.text("cause") == "timeout":
            told = lazy.told_at.get(entry.seq, time.monotonic())
            assert told - began > LAZY_SECONDS - APART
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

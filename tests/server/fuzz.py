"""Attack the WebSocket of ``red7 serve`` in every way that comes to mind, while others play.

    python -m tests.server.fuzz --rounds 1000

Nothing may fail in a way that the server did not foresee, those who play must go on playing, and
memory must stay bounded.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import httpx

from red7.protocol import messages as m
from tests.server.attacks import ATTACKS, Target
from tests.server.clients import Client
from tests.server.command import Running, running
from tests.server.kill import Player
from tests.server.serving import LONG

RATE = 200  # messages a second of one player, so that an attack gets far and a flood is noticed
MOST_GROWTH = 96 * 1024 * 1024  # bytes, after a first round: caches fill, and a leak is far larger


@dataclass
class Report:
    rounds: int = 0
    messages: int = 0
    moves: int = 0  # of those who played meanwhile
    slowest: float = 0.0  # seconds that one of their moves took
    first: int = 0  # bytes of memory after the first rounds
    last: int = 0

    def __str__(self) -> str:
        return (
            f"{self.rounds} rounds, {self.messages} messages; others made {self.moves} moves "
            f"meanwhile, the slowest took {self.slowest:.2f} s; memory {self.first >> 20} MB after "
            f"the first rounds, {self.last >> 20} MB at the end"
        )


class Timed(Player):
    """A player who notes how long a send takes."""

    slowest = 0.0

    async def send(self, kind: type[m.AnySend], **values: object) -> None:
        began = time.monotonic()
        await super().send(kind, **values)
        self.slowest = max(self.slowest, time.monotonic() - began)


async def seat_players(url: str) -> list[Timed]:
    players: list[Timed] = []
    for name in ("Ann", "Ben"):
        client = await Client(url, name).__aenter__()
        table = players[0].table if players else await client.create_table(rules="expert")
        await client.watch(table)
        players.append(Timed(client, table))
        await players[-1].send(m.Sit)
    await players[0].send(m.Start)
    return players


async def attack(folder: Path, rounds: int, chance: random.Random, processes: int = 1) -> Report:
    """Attack a server for some rounds, each of which makes every attack once."""
    flags = ("--rate", str(RATE), "--sockets", "400", "--processes", str(processes))
    with running(folder, *flags) as served:
        players = await seat_players(served.url)
        playing = [asyncio.create_task(player.play()) for player in players]
        report = Report()
        async with httpx.AsyncClient(base_url=served.url, timeout=LONG) as http:
            target = Target(served, players[0].table, chance, http)
            for number in range(rounds):
                before = sum(len(player.acknowledged) for player in players)
                for wild in chance.sample(ATTACKS, len(ATTACKS)):
                    await wild(target)
                await _played_on(players, playing, before)
                served.check_health()
                if number < max(1, rounds // 5):
                    report.first = served.memory()
                if number % 10 == 9:
                    print(f"round {number + 1}: {served.memory() >> 20} MB", flush=True)
            for raw in target.held:
                raw.abort()
            await _all_gone(served, len(players))
            report.messages = target.messages
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        report.rounds = rounds
        report.last = served.memory()
        report.moves = sum(len(player.acknowledged) for player in players)
        report.slowest = max(player.slowest for player in players)
        served.check_health()
        for player in players:
            await player.client.close()
    return report


async def _played_on(players: list[Timed], tasks: list[asyncio.Task[None]], before: int) -> None:
    """See that those who play get on."""
    async with asyncio.timeout(LONG):
        while sum(len(player.acknowledged) for player in players) <= before:
            for task in tasks:
                if task.done():
                    task.result()
            await asyncio.sleep(0.02)


async def _all_gone(served: Running, expected: int) -> None:
    """See that no connection is left of those who are gone."""
    async with asyncio.timeout(LONG):
        while True:
            await asyncio.sleep(0.2)
            if served.figure("red7_connections") == expected:
                return


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=random.randrange(10**9))
    options = parser.parse_args()
    print(f"seed {options.seed}")
    with tempfile.TemporaryDirectory() as folder:
        chance = random.Random(options.seed)
        work = attack(Path(folder) / "data", options.rounds, chance, options.processes)
        print(asyncio.run(work))


if __name__ == "__main__":
    main()

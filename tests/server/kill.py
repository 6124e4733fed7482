"""Kill the server again and again while games are played, and look whether anything is lost.

    python -m tests.server.kill --kills 1000 --whole 0.1

Most servers are forked from a process that has everything imported, and run the command from there;
some, as many as ``--whole`` says, are started from the shell as anybody starts them. Every
acknowledged send must be in the log exactly once, every game must replay, and every client must
have been told of every entry, once, whatever moment the process was killed at.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import subprocess
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Protocol

import httpx

from red7.protocol import messages as m
from red7.protocol.client import RefusedError
from red7.server.app import run
from red7.table.replay import replay
from tests.server.clients import Client
from tests.server.command import command
from tests.server.nursery import NURSERY
from tests.server.ports import Port
from tests.server.serving import LONG, bot_turn, store_in
from tests.server.victim import serve

SETUPS = (
    m.Setup(),
    m.Setup(rules="expert"),
    m.Setup(rules="advanced", seats=(None, None, "violet")),
    m.Setup(rules="v1.3+draw+actions", seats=(None, "blue", None), clock=m.TurnClock(seconds=60)),
)


@dataclass
class Report:
    kills: int = 0
    shells: int = 0
    games: int = 0
    acknowledged: int = 0
    entries: int = 0
    seconds: float = 0.0

    def __str__(self) -> str:
        return (
            f"{self.kills} kills in {self.seconds:.0f} s, {self.shells} servers started from the "
            f"shell: {self.acknowledged} acknowledged sends, "
            f"{self.entries} entries, {self.games} games; nothing lost, nothing doubled"
        )


def _after(seq: int, state: m.State) -> bool:
    return state.seq > seq


@dataclass
class Player:
    """A player who plays on and on, and remembers what was acknowledged and what was told."""

    client: Client
    table: str
    acknowledged: dict[str, int] = field(default_factory=dict)
    told: list[int] = field(default_factory=list)
    sent: dict[str, m.AnySend] = field(default_factory=dict)
    sent_at: dict[str, float] = field(default_factory=dict)  # by the clock of the test
    told_at: dict[int, float] = field(default_factory=dict)
    count: int = 0

    @property
    def state(self) -> m.State:
        return self.client.states[self.table]

    async def send(self, kind: type[m.AnySend], **values: object) -> None:
        self.count += 1
        message = kind.model_validate({"id": f"n{self.count}", "table": self.table, **values})
        self.sent[message.id] = message
        self.sent_at[message.id] = time.monotonic()
        while message.id not in self.acknowledged:
            try:
                self.acknowledged[message.id] = await self.client.send(message)
            except TimeoutError:
                continue  # no server lived long enough to answer: the same again
            except RefusedError as error:
                if error.refusal.reason == "table-store-full":
                    await asyncio.sleep(0.05)
                    continue  # the database is away: the same again
                # Somebody was first: the round went on, or both asked at once.
                if not error.refusal.reason.startswith(("table-not-", "table-agreed")):
                    raise
                return

    async def play(self) -> None:
        while True:
            state = await self.client.until(self.table, self._wants)
            seq = state.seq
            if state.stage == "playing":
                await self.send(m.Steps, steps=bot_turn(state, "violet"))
            elif state.stage == "pause":
                await self.send(m.Ready)
            else:
                await self.send(m.Rematch)
            await self.client.until(self.table, partial(_after, seq))

    @staticmethod
    def _wants(state: m.State) -> bool:
        if state.stage in ("pause", "over"):
            return not state.seats[state.you - 1].ready
        return state.round is not None and state.round.turn == state.you

    async def listen(self) -> None:
        async for update in self.client.updates():
            assert not self.told or update.seq >= self.told[-1], "a log got shorter"
            numbers = sorted({event.seq for event in update.events})
            self.told += numbers
            self.told_at.update(dict.fromkeys(numbers, time.monotonic()))


async def _sleep_little(seconds: float) -> None:
    """Wait as a client does that is in a hurry: others are not there when a server is killed."""
    await asyncio.sleep(min(seconds, 0.3))


async def ready(url: str) -> None:
    """Wait until the server answers."""
    async with httpx.AsyncClient(timeout=5) as http, asyncio.timeout(LONG):
        while True:
            try:
                if (await http.get(f"{url}/readyz")).is_success:
                    return
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.02)


class Process(Protocol):
    """What can be killed."""

    def kill(self) -> None:
        """Send SIGKILL."""

    def terminate(self) -> None:
        """Send SIGTERM."""


@dataclass
class Killer:
    """Starts servers on one folder and one port, and kills them."""

    folder: Path
    chance: random.Random
    whole: float = 0.0  # how many of the servers are started from the shell
    hasty: bool = False  # servers that are wrong on purpose
    longest: float = 0.6  # seconds between two kills
    kills: int = 0
    calm: int = 0  # servers that lived until somebody had sent something
    shells: int = 0

    def __post_init__(self) -> None:
        run.prepare_folder(self.folder)
        self._port = Port()
        self.port = self._port.number
        self.url = f"http://127.0.0.1:{self.port}"
        self._start()

    def _start(self) -> None:
        self._shell = self.chance.random() < self.whole
        self._process: Process
        self._end: Callable[[], object]
        if self._shell:
            self.shells += 1
            process = subprocess.Popen(
                command(self.folder, "--log", "error", port=self.port), stdout=subprocess.DEVNULL
            )
            self._process, self._end = process, process.wait
        else:
            forked = NURSERY.Process(
                target=serve,
                args=(str(self.folder), self.port),
                kwargs={"hasty": self.hasty},
                daemon=True,
            )
            forked.start()
            self._process, self._end = forked, forked.join

    async def kill(self, progress: Callable[[], Awaitable[None]]) -> None:
        """Let the server live for a moment, kill it, and start the next one."""
        # Half of the time not even the start is left in peace.
        if self.chance.random() < 0.5:
            await ready(self.url)
            await progress()
            self.calm += 1
        elif self._shell:
            await asyncio.sleep(self.chance.uniform(0.0, 4.0))  # it takes that long to import
        await asyncio.sleep(self.chance.uniform(0.0, self.longest))
        self._process.kill()
        await asyncio.to_thread(self._end)
        self.kills += 1
        self._start()

    async def stop(self) -> None:
        """End the last server in good order."""
        self._process.terminate()
        await asyncio.to_thread(self._end)
        self._port.close()


async def kill_often(killer: Killer, kills: int, tables: int) -> Report:
    """Play games under a server that is killed again and again, and check what is left."""
    began = time.monotonic()
    players: list[Player] = []
    tasks: list[asyncio.Task[None]] = []
    try:
        await ready(killer.url)
        for number in range(tables):
            players += await seat(killer.url, SETUPS[number % len(SETUPS)], number)
        tasks = [asyncio.create_task(work) for p in players for work in (p.play(), p.listen())]

        async def until(done: Callable[[], bool]) -> None:
            async with asyncio.timeout(LONG):
                while not done():
                    for task in tasks:
                        if task.done():
                            task.result()
                    await asyncio.sleep(0.005)

        async def progress() -> None:
            before = _acknowledged(players)
            await until(lambda: _acknowledged(players) > before)

        while killer.kills < kills:
            await killer.kill(progress)
        await ready(killer.url)
        await until(lambda: any(player.state.game > 1 for player in players))
        for task in tasks[::2]:
            task.cancel()
        await asyncio.gather(*tasks[::2], return_exceptions=True)
        report = await check(killer.folder, players)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for player in players:
            await player.client.close()
        await killer.stop()
    report.kills, report.shells = killer.kills, killer.shells
    report.seconds = time.monotonic() - began
    return report


def _acknowledged(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


async def seat(url: str, setup: m.Setup, number: int) -> list[Player]:
    """Seat people at a new table and begin."""
    made: list[Player] = []
    table = ""
    for seat_, bot in enumerate(setup.seats):
        if bot is None:
            client = Client(url, f"P{number}-{seat_}", sleep=_sleep_little)
            await client.__aenter__()
            table = table or await client.create_table(setup)
            await client.watch(table, 1)
            player = Player(client, table)
            await player.send(m.Sit)
            made.append(player)
    await made[0].send(m.Start)
    return made


async def check(folder: Path, players: list[Player]) -> Report:
    """Compare what players were told with what is in the log."""
    report = Report()
    store = store_in(folder)
    await store.start()
    seen: set[str] = set()
    for player in players:
        who = player.client.player
        # The game may still go on by itself: wait until this client has been told of all there is.
        async with asyncio.timeout(LONG):
            while True:
                entries = await store.read(player.table)
                if player.told and player.told[-1] >= entries[-1].seq:
                    break
                await asyncio.sleep(0.05)
        numbers = [entry.seq for entry in entries]
        assert numbers == list(range(1, len(numbers) + 1)), "the log has a gap"
        assert replay(entries) is not None
        by_id: dict[str, list[int]] = {}
        for entry in entries:
            if entry.who == who:
                by_id.setdefault(entry.send_id, []).append(entry.seq)
        for send_id, seq in player.acknowledged.items():
            assert by_id.get(send_id) == [seq], (
                f"{send_id} acknowledged as {seq}: {by_id.get(send_id)}"
            )
        head = player.told[-1]
        assert player.told == list(range(2, head + 1)), "a client missed an event, or got one twice"
        report.acknowledged += len(player.acknowledged)
        if player.table not in seen:
            seen.add(player.table)
            report.entries += len(entries)
            report.games += player.state.game
    await store.close()
    return report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--seed", type=int, default=random.randrange(10**9))
    parser.add_argument("--longest", type=float, default=0.6, help="seconds between two kills")
    parser.add_argument("--whole", type=float, default=0.0, help="share started from the shell")
    parser.add_argument("--hasty", action="store_true", help="a server that is wrong on purpose")
    options = parser.parse_args()
    print(f"seed {options.seed}")
    with tempfile.TemporaryDirectory() as folder:
        chance = random.Random(options.seed)
        killer = Killer(Path(folder), chance, options.whole, options.hasty, options.longest)
        print(asyncio.run(kill_often(killer, options.kills, options.tables)))


if __name__ == "__main__":
    main()

"""Chance and time as tests hand them in: both repeat exactly."""

from __future__ import annotations

import asyncio
import hashlib
import heapq
import random
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from itertools import count

from red7.server.parts import Sources
from red7.server.study.analysts import Analysts
from red7.server.study.child import AnalystProcess
from red7.server.tables.thinking.thinkers import Thinkers, Thinking

WALL = 1_700_000_000_000


class ManualTime:
    """Time that passes only when a test says so."""

    def __init__(self, wall: int = WALL) -> None:
        self.set_wall(wall)
        self.servers = 0  # that run by it
        self._asleep = 0  # of their sweepers
        self._now = 0.0
        self._numbers = count()
        self._waiting: list[tuple[float, int, Callable[[], None]]] = []

    def set_wall(self, wall: int) -> None:
        """Set the wall clock, as somebody may on a real machine."""
        self._wall = wall

    def wall(self) -> int:
        return self._wall + int(self._now * 1000)

    def steady(self) -> float:
        return self._now

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        woken = asyncio.Event()
        self.call_later(seconds, woken.set)
        task = asyncio.current_task()
        sweeps = task is not None and task.get_name() == "sweeper"
        self._asleep += sweeps
        try:
            await woken.wait()
        finally:
            self._asleep -= sweeps

    def call_later(self, seconds: float, callback: Callable[[], None]) -> None:
        heapq.heappush(self._waiting, (self._now + seconds, next(self._numbers), callback))

    def pass_by(self, seconds: float) -> None:
        """Let time pass, and wake whoever waited for it."""
        until = self._now + seconds
        while self._waiting and self._waiting[0][0] <= until + 1e-9:
            self._now, _, callback = heapq.heappop(self._waiting)
            callback()
        self._now = until

    @asynccontextmanager
    async def flowing(self) -> AsyncIterator[None]:
        """Pass by itself, faster than on a real machine.

        Time waits for those who sweep: on a busy machine they would be taken for dead. It waits for
        nobody else, so nobody whose clock could run out may be to move.
        """
        task = asyncio.create_task(self._flow())
        try:
            yield
        finally:
            task.cancel()

    async def _flow(self) -> None:
        while True:
            if self._asleep == self.servers:
                self.pass_by(0.1)
            await asyncio.sleep(0.001)


class SeededChance:
    """Chance from a seed; deals may be given, and are then dealt again and again in turn."""

    def __init__(self, seed: int = 7, deals: Iterator[bytes] | None = None) -> None:
        self._name = seed
        # Apart: how many ids are wanted before a deal depends on who is quicker.
        self._ids = random.Random(f"{seed} ids")
        self._seeds = random.Random(f"{seed} seeds")
        self._deals = deals

    def seed(self) -> bytes:
        return next(self._deals) if self._deals else self._seeds.randbytes(32)

    def bot_seed(self, table: str, moment: str) -> int:
        # Not by the table: its id depends on what a page made up.
        return int.from_bytes(hashlib.sha256(f"{self._name} {moment}".encode()).digest()[:4])

    def token(self, size: int) -> bytes:
        return self._ids.randbytes(size)


def given(
    time: ManualTime | None = None,
    seed: int = 7,
    thinkers: Thinking | None = None,
    analysts: Analysts | None = None,
    reviewers: Analysts | None = None,
    *,
    compiled: bool = True,
) -> Sources:
    """Give sources that repeat; bots think as long as they need."""
    return Sources(
        chance=SeededChance(seed),
        time=time or ManualTime(),
        thinkers=thinkers or Thinkers(patience=None),
        analysts=analysts or AnalystProcess(),
        reviewers=reviewers or analysts or AnalystProcess(),
        compiled=lambda: compiled,
    )

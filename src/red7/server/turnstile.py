"""Sharing what is scarce: those who wait take turns, however much each of them wants."""

from __future__ import annotations

import asyncio
import math
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Container, Iterable
from contextlib import asynccontextmanager
from functools import partial
from typing import Final, TypeVar

_PRESENT: Final = 30.0  # seconds after a job of another address, in which that is considered

T = TypeVar("T")

Job = Callable[[], bool]  # begins something; returns False if nobody wants it any more


class _Queue:
    """Those who wait, in fair order.

    Addresses take turns, and so do the players of an address, each with their oldest job. So a job
    waits for at most one of every other address, and of every other player of its own, however many
    they have.
    """

    def __init__(self) -> None:
        # Whoever is next comes first: addresses, their players, the jobs of each.
        self._waiting: OrderedDict[str, OrderedDict[str, deque[Job]]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def count(self, address: str) -> int:
        """Return how many jobs of an address are waiting."""
        return sum(map(len, self._waiting.get(address, {}).values()))

    def add(self, address: str, who: str, job: Job) -> None:
        """Let a job wait until it is its turn."""
        self._waiting.setdefault(address, OrderedDict()).setdefault(who, deque()).append(job)

    async def wait(self, address: str, who: str, leave: Callable[[], None]) -> None:
        """Wait until it is the turn of a job, which leaves if its place comes too late."""
        let_in = asyncio.get_running_loop().create_future()
        self.add(address, who, partial(_let_in, let_in))
        try:
            await let_in
        except asyncio.CancelledError:
            if let_in.done() and not let_in.cancelled():
                leave()
            raise

    def call(self, but: Container[str] = ()) -> str | None:
        """Let whoever is next begin, and return their address; some addresses are passed over."""
        while (address := next((one for one in self._waiting if one not in but), None)) is not None:
            players = self._waiting.pop(address)
            who, jobs = players.popitem(last=False)
            job = jobs.popleft()
            if jobs:
                players[who] = jobs
            if players:
                self._waiting[address] = players
            if job():
                return address
        return None


def _let_in(waits: asyncio.Future[None]) -> bool:
    if waits.done():
        return False
    waits.set_result(None)
    return True


class Turnstile:
    """Lets a few jobs run at a time; the others wait, and are let in turn by turn."""

    def __init__(self, places: int) -> None:
        self._places = places
        self._free = places  # fewer than none after it was made smaller
        self._queue = _Queue()

    @asynccontextmanager
    async def turn(self, address: str, who: str) -> AsyncIterator[None]:
        """Wait for a place, and give it up at the end."""
        if self._free > 0:
            self._free -= 1
        else:
            await self._queue.wait(address, who, self._leave)
        try:
            yield
        finally:
            self._leave()

    def resize(self, places: int) -> None:
        """Change how many jobs may run at a time; those that run already run on."""
        more, self._places = places - self._places, places
        self._free += min(more, 0)
        for _ in range(more):
            self._leave()

    def waiting(self, address: str) -> int:
        """Return how many jobs of an address are waiting."""
        return self._queue.count(address)

    def _leave(self) -> None:
        """Give a place to whoever is next, unless there are fewer places now."""
        if self._free < 0 or self._queue.call() is None:
            self._free += 1


class Gate:
    """Lets a few jobs begin in each round of the event loop; the others wait, in fair order.

    For work that holds up everybody while it lasts. Once jobs of several addresses have come, at
    most one of each address begins in a round, and those that waited begin in every second one. So
    whoever wants little finds a place free, and the rounds short, however much another address
    wants.
    """

    def __init__(self, places: int, steady: Callable[[], float]) -> None:
        self._places = self._free = places
        self._steady = steady
        self._queue = _Queue()
        self._begun: set[str] = set()  # the addresses whose jobs have begun in this round
        self._going_round = False  # whether the places will be given back
        self._latest = ""  # the address of the last job, and when it came
        self._seen = -math.inf
        self._several = -math.inf  # until when it counts that there is more than one

    async def admit(self, address: str, who: str) -> None:
        """Wait for a place."""
        if not self._finds_place(address):
            await self._queue.wait(address, who, _stay_away)

    def begin(self, address: str, who: str, job: Job) -> None:
        """Begin a job as soon as there is a place for it."""
        if self._finds_place(address):
            job()
        else:
            self._queue.add(address, who, job)

    def _finds_place(self, address: str) -> bool:
        now = self._steady()
        if address != self._latest:
            if now - self._seen < _PRESENT:
                self._several = now + _PRESENT
            self._latest = address
        self._seen = now
        first = address not in self._begun
        if not self._free or not (first or (not self._queue and now >= self._several)):
            return False
        self._take(address)
        if not self._going_round:
            self._going_round = True
            asyncio.get_running_loop().call_soon(self._give_back)
        return True

    def _take(self, address: str) -> None:
        self._free -= 1
        self._begun.add(address)

    def _give_back(self) -> None:
        """Give all places to whoever is next, as the event loop has been around once."""
        self._free, self._going_round = self._places, False
        self._begun.clear()
        apart = self._steady() < self._several  # addresses get one place each
        try:
            while self._queue and self._free:
                called = self._queue.call(self._begun if apart else ())
                if called is None:
                    break
                self._take(called)
        finally:
            if self._begun or self._queue:  # of which none may be left behind, if a job fails
                self._going_round = True
                loop = asyncio.get_running_loop()
                if apart:  # who waits begins in the next round, after which comes one without any
                    loop.call_soon(loop.call_soon, self._give_back)
                else:
                    loop.call_soon(self._give_back)


def _stay_away() -> None:
    """Leave a place that comes too late: all are given back after each round."""


def in_turns(wanted: Iterable[T], owner: Callable[[T], str]) -> list[T]:
    """Let owners take turns: the first of each comes first, then the second of each, and so on.

    >>> in_turns(["a1", "a2", "a3", "b1", "b2", "c1"], lambda name: name[0])
    ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']
    """
    counts: Counter[str] = Counter()
    turns: list[tuple[int, T]] = []
    for one in wanted:
        counts[owner(one)] += 1
        turns.append((counts[owner(one)], one))
    return [one for _, one in sorted(turns, key=lambda turn: turn[0])]

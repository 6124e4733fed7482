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


class _Queue:
    """Those who wait, in fair order.

    Addresses take turns, and so do the players of an address, each with their oldest job. So a job
    waits for at most one of every other address, and of every other player of its own, however many
    they have.
    """

    def __init__(self) -> None:
        # Whoever is next comes first: addresses, their players, the jobs of each.
        self._waiting: OrderedDict[str, OrderedDict[str, deque[asyncio.Future[None]]]] = (
            OrderedDict()
        )

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def count(self, address: str) -> int:
        """Return how many jobs of an address are waiting."""
        return sum(map(len, self._waiting.get(address, {}).values()))

    async def wait(self, address: str, who: str, leave: Callable[[], None]) -> None:
        """Wait until it is the turn of a job, which leaves if its place comes too late."""
        let_in = asyncio.get_running_loop().create_future()
        players = self._waiting.setdefault(address, OrderedDict())
        players.setdefault(who, deque()).append(let_in)
        try:
            await let_in
        except asyncio.CancelledError:
            if let_in.done() and not let_in.cancelled():
                leave()
            raise

    def call(self, but: Container[str] = ()) -> str | None:
        """Let in whoever is next, and return their address; some addresses are passed over."""
        while (address := next((one for one in self._waiting if one not in but), None)) is not None:
            players = self._waiting.pop(address)
            who, jobs = players.popitem(last=False)
            job = jobs.popleft()
            if jobs:
                players[who] = jobs
            if players:
                self._waiting[address] = players
            if not job.done():
                job.set_result(None)
                return address
        return None


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
    most one of each address begins in a round. So whoever wants little finds a place free, and the
    rounds short, however much another address wants. Jobs that wait begin in every second round,
    as a place is given up in one and taken in the next.
    """

    def __init__(self, places: int, steady: Callable[[], float]) -> None:
        self._free = places
        self._steady = steady
        self._queue = _Queue()
        self._begun: dict[str, int] = {}  # jobs that have a place now, by address
        self._latest = ""  # the address of the last job, and when it came
        self._seen = -math.inf
        self._several = -math.inf  # until when it counts that there is more than one

    async def admit(self, address: str, who: str) -> None:
        """Wait for a place, and give it up when the event loop has been around once."""
        now = self._steady()
        if address != self._latest:
            if now - self._seen < _PRESENT:
                self._several = now + _PRESENT
            self._latest = address
        self._seen = now
        if self._free > 0 and self._may_begin(address):
            self._begin(address)
        else:
            await self._queue.wait(address, who, partial(self._leave, address))
        asyncio.get_running_loop().call_soon(self._leave, address)

    def _may_begin(self, address: str) -> bool:
        return address not in self._begun or not (self._queue or self._apart())

    def _apart(self) -> bool:
        """Return whether addresses get one place each."""
        return self._steady() < self._several

    def _begin(self, address: str) -> None:
        self._free -= 1
        self._begun[address] = self._begun.get(address, 0) + 1

    def _leave(self, address: str) -> None:
        """Give up a place, and give those that are free to whoever is next."""
        self._free += 1
        self._begun[address] -= 1
        if not self._begun[address]:
            del self._begun[address]
        while self._queue and self._free > 0:
            called = self._queue.call(self._begun if self._apart() else ())
            if called is None:
                return
            self._begin(called)


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

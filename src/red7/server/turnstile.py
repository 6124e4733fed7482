"""Sharing what is scarce: those who wait take turns, however much each of them wants."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from typing import TypeVar

T = TypeVar("T")


class Turnstile:
    """Lets a few jobs run at a time; the others wait, and are let in turn by turn.

    Addresses take turns, and so do the players of an address, each with their oldest job. So a job
    waits for at most one of every other address, and of every other player of its own, however many
    they have.
    """

    def __init__(self, places: int) -> None:
        self._places = places
        self._free = places  # fewer than none after it was made smaller
        # Whoever is next comes first: addresses, their players, the jobs of each.
        self._waiting: OrderedDict[str, OrderedDict[str, deque[asyncio.Future[None]]]] = (
            OrderedDict()
        )

    @asynccontextmanager
    async def turn(self, address: str, who: str) -> AsyncIterator[None]:
        """Wait for a place, and give it up at the end."""
        if self._free > 0:
            self._free -= 1
        else:
            await self._wait(address, who)
        try:
            yield
        finally:
            self._leave()

    async def admit(self, address: str, who: str) -> None:
        """Wait for a place, and give it up when the event loop has been around once.

        For work that holds up everybody while it lasts: in each round of the loop, only as many
        jobs begin as there are places, and the others wait here, in fair order.
        """
        if self._free > 0:
            self._free -= 1
        else:
            await self._wait(address, who)
        asyncio.get_running_loop().call_soon(self._leave)

    def resize(self, places: int) -> None:
        """Change how many jobs may run at a time; those that run already run on."""
        more, self._places = places - self._places, places
        self._free += min(more, 0)
        for _ in range(more):
            self._leave()

    def waiting(self, address: str) -> int:
        """Return how many jobs of an address are waiting."""
        return sum(map(len, self._waiting.get(address, {}).values()))

    async def _wait(self, address: str, who: str) -> None:
        let_in = asyncio.get_running_loop().create_future()
        players = self._waiting.setdefault(address, OrderedDict())
        players.setdefault(who, deque()).append(let_in)
        try:
            await let_in
        except asyncio.CancelledError:
            if let_in.done() and not let_in.cancelled():
                self._leave()  # the place came too late
            raise

    def _leave(self) -> None:
        """Give a place to whoever is next, unless there are fewer places now."""
        if self._free < 0:
            self._free += 1
            return
        while self._waiting:
            address, players = self._waiting.popitem(last=False)
            who, jobs = players.popitem(last=False)
            job = jobs.popleft()
            if jobs:
                players[who] = jobs
            if players:
                self._waiting[address] = players
            if not job.done():
                job.set_result(None)
                return
        self._free += 1


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

"""Whom those who are connected are kept apart from, and whose phrases they do not read."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from math import inf
from typing import Final

from red7.server.bus import Bus
from red7.server.store import Store
from red7.server.store.people.people import Apart

_MOST: Final = 20_000  # players; one who is forgotten is learnt again when they connect
_OLD: Final = 10.0  # seconds for which it is believed without looking again
_AT_ONCE: Final = 500  # players to look up with one question
_NOBODY: Final = Apart()


class Ties:
    """Remembers what is needed for every phrase and every seat, as all processes know it.

    The database decides: whoever sits down is looked up anew, and the others every few seconds.
    """

    def __init__(self, store: Store, bus: Bus, steady: Callable[[], float]) -> None:
        self._store = store
        self._bus = bus
        self._steady = steady
        self._apart: dict[str, Apart] = {}
        self._learnt: dict[str, float] = {}  # when, the longest ago first
        self._doubted: set[str] = set()  # another process has changed something about them
        bus.hear("ties", lambda _, *players: self._doubted.update(players))

    async def learn(self, *players: str) -> None:
        """Look up players, who have connected or are about to sit down."""
        self._doubted.difference_update(players)
        for who, apart in (await self._store.people.apart(players)).items():
            self._apart[who] = apart
            self._learnt.pop(who, None)
            self._learnt[who] = self._steady()
        while len(self._apart) > _MOST:
            longest = next(iter(self._learnt))
            del self._learnt[longest], self._apart[longest]

    async def look_again(self, present: Collection[str]) -> None:
        """Look up again who is connected here, as far as another process may have changed it."""
        known = self._doubted & self._learnt.keys()
        self._doubted.clear()
        due = self._steady() - _OLD if self._bus.linked else -inf
        known |= {who for who in present if self._learnt.get(who, -inf) <= due}
        players = sorted(known)
        for start in range(0, len(players), _AT_ONCE):
            await self.learn(*players[start : start + _AT_ONCE])

    async def changed(self, *players: str) -> None:
        """Look up players who have changed something, and let the other processes do so soon.

        It goes for their bots too.
        """
        selves = await self._store.accounts.behind.selves(players)
        concerned = sorted(frozenset().union(*selves.values()))
        self._bus.tell("ties", *concerned)
        await self.learn(*concerned)

    def blocked(self, who: str, others: Iterable[str]) -> bool:
        """Return whether a player who was looked up is kept apart from one of these."""
        return not self._apart.get(who, _NOBODY).blocked.isdisjoint(others)

    def silenced(self, who: str) -> frozenset[str]:
        """Return those whose phrases a player does not read."""
        return self._apart.get(who, _NOBODY).silenced

    def forget_all(self) -> None:
        """Start over, because the data has been replaced."""
        self._apart.clear()
        self._learnt.clear()

"""Limits over all processes: each tells the others what somebody has spent, or holds."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from red7.server.bus import Bus
from red7.server.clock import Clock
from red7.server.limits import Bucket, Capacity

_SHARE: Final = 0.1  # of a burst; whoever has spent that much is told to the others
_UNTOLD: Final = 0.05  # of the rate; whoever spends no more than that is never told
_MOST_KEYS: Final = 20_000
_LATE_MS: Final = 2_000  # a notice that took longer counts for less
_STEPS: Final = 20  # of a capacity; the others are told after each of them
_FORGOTTEN: Final = 3.0  # seconds until a process that tells nothing more holds nothing


class Everywhere:
    """A limit on what somebody spends in all processes together.

    Each process has a bucket of its own for everybody, and takes from it what the others tell. As
    they tell only what is worth telling, somebody who goes from one to the next gets a little more:
    a tenth of a burst, and a twentieth of the rate, for each other process. A notice that is lost
    costs as much as it told; one that is late counts only for what has not been refilled since.
    """

    def __init__(self, rate: float, burst: float, name: str, *, clock: Clock, bus: Bus) -> None:
        self._own = Bucket(rate, burst, clock.steady)
        self._rate = rate
        self._worth = max(1.0, burst * _SHARE)
        self._name = name
        self._clock = clock
        self._bus = bus
        self._untold: OrderedDict[str, tuple[float, float]] = OrderedDict()  # and since when
        if rate and bus.linked:
            bus.hear("spent", self._heard)

    def allows(self, key: str) -> bool:
        """Count one request; return False if it is one too many."""
        allowed = self._own.allows(key)
        if allowed:
            self._spent(key, 1)
        return allowed

    def exceeded(self, key: str) -> bool:
        """Return whether somebody has spent all that they may."""
        return self._own.exceeded(key)

    def charge(self, key: str, amount: float) -> None:
        """Count a request that turned out to be more work."""
        self._own.charge(key, amount)
        self._spent(key, amount)

    def _spent(self, key: str, amount: float) -> None:
        if not self._rate or not self._bus.linked:
            return
        now = self._clock.steady()
        before, at = self._untold.pop(key, (0.0, now))
        untold = max(0.0, before - (now - at) * self._rate * _UNTOLD) + amount
        if untold >= self._worth:
            self._bus.tell("spent", self._name, key, int(untold), self._clock.now())
            untold -= int(untold)
        self._untold[key] = (untold, now)
        if len(self._untold) > _MOST_KEYS:
            self._untold.popitem(last=False)

    def _heard(self, process: str, name: str, key: str, amount: int, at: int) -> None:
        """Take from a bucket what was spent elsewhere, and is not refilled by now."""
        del process
        if name == self._name:
            late = max(0, self._clock.now() - at - _LATE_MS) / 1000
            self._own.charge(key, max(0.0, amount - late * self._rate))


class CapacityEverywhere:
    """A limit on how many somebody holds at a time in all processes together.

    Whoever holds a twentieth of what is allowed is told to the others: at once when it becomes a
    twentieth more or less, and every second, so that nobody is counted for long who is gone.
    """

    def __init__(self, most: int, name: str, *, clock: Clock, bus: Bus) -> None:
        self._own = Capacity(most)
        self._most = most
        self._step = max(1, most // _STEPS)
        self._name = name
        self._steady = clock.steady
        self._bus = bus
        self._told: dict[str, int] = {}  # what the others were told, rounded down
        self._others: dict[str, tuple[dict[str, int], float]] = {}  # by process, and when told
        if bus.linked:
            bus.hear("held", self._heard)
            bus.hear("holds", self._heard_one)

    def enter(self, key: str) -> bool:
        """Count one more; return False, and count nothing, if there are too many already."""
        if self._others and self._own.count(key) + self._elsewhere(key) >= self._most:
            return False
        entered = self._own.enter(key)
        self._tell(key)
        return entered

    def leave(self, key: str) -> None:
        """Count one fewer."""
        self._own.leave(key)
        self._tell(key)

    def beat(self) -> None:
        """Tell again what was told; to be called every second."""
        if self._told:
            self._bus.tell("held", self._name, self._told)
        now = self._steady()
        self._others = {
            process: told for process, told in self._others.items() if now - told[1] < _FORGOTTEN
        }

    def _elsewhere(self, key: str) -> int:
        now = self._steady()
        fresh = (told for told, at in self._others.values() if now - at < _FORGOTTEN)
        return sum(told.get(key, 0) for told in fresh)

    def _tell(self, key: str) -> None:
        count = self._own.count(key)
        count -= count % self._step
        if not self._bus.linked or count == self._told.get(key, 0):
            return
        self._told[key] = count
        if not count:
            del self._told[key]
        self._bus.tell("holds", self._name, key, count)

    def _heard(self, process: str, name: str, held: dict[str, int]) -> None:
        if name == self._name:
            self._others[process] = (held, self._steady())

    def _heard_one(self, process: str, name: str, key: str, count: int) -> None:
        if name == self._name:
            held, _ = self._others.get(process, ({}, 0.0))
            self._others[process] = ({**held, key: count}, self._steady())

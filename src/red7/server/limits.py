"""Limits on how often somebody may ask for something."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Protocol

PAUSE_SECONDS: Final = 10  # for those who would not slow down
_MOST_KEYS: Final = 20_000  # a key that is forgotten starts again with a full bucket


class Limit(Protocol):
    """Decides whether somebody may continue."""

    def allows(self, key: str) -> bool:
        """Count one request; return False if it is one too many."""
        ...

    def exceeded(self, key: str) -> bool:
        """Return whether somebody has spent all that they may by themselves."""
        ...

    def charge(self, key: str, amount: float) -> None:
        """Count a request that turned out to be more work, so that the next ones wait longer."""


class Bucket:
    """A leaky bucket for each key, which limits the rate and the size of bursts.

    >>> limit = Bucket(rate=1, burst=2, steady=lambda: 0.0)
    >>> [limit.allows("somebody") for _ in range(3)]
    [True, True, False]
    """

    def __init__(self, rate: float, burst: float, steady: Callable[[], float]) -> None:
        self._rate = rate
        self._burst = burst
        self._steady = steady
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, key: str) -> bool:
        """Take one from a key's bucket; return False if it is empty. A rate of 0 means no limit."""
        if not self._rate:
            return True
        level = self._level(key)
        allowed = level >= 1
        self._set(key, level - 1 if allowed else level)
        return allowed

    def exceeded(self, key: str) -> bool:
        """Return whether a key's bucket is empty."""
        return bool(self._rate) and self._level(key) < 1

    def charge(self, key: str, amount: float) -> None:
        """Take more from a key's bucket, even what is not in it yet: at most another burst."""
        if self._rate:
            self._set(key, max(-self._burst, self._level(key) - amount))

    def _level(self, key: str) -> float:
        now = self._steady()
        level, at = self._buckets.get(key, (self._burst, now))
        return min(self._burst, level + (now - at) * self._rate)

    def _set(self, key: str, level: float) -> None:
        self._buckets[key] = (level, self._steady())
        self._buckets.move_to_end(key)
        if len(self._buckets) > _MOST_KEYS:
            self._buckets.popitem(last=False)


class Shared:
    """A limit for each player, and a larger one that the players of an address share.

    >>> address = Bucket(rate=1, burst=3, steady=lambda: 0.0)
    >>> limit = Shared(Bucket(rate=1, burst=2, steady=lambda: 0.0), address, lambda who: "here")
    >>> [limit.allows(who) for who in ("ann", "ann", "ann", "ben", "ben")]
    [True, True, False, True, False]
    """

    def __init__(self, each: Limit, together: Limit, address_of: Callable[[str], str]) -> None:
        self._each = each
        self._together = together
        self._address_of = address_of

    def allows(self, key: str) -> bool:
        """Count one request; return False if it is too much for the player or the address."""
        return self._each.allows(key) and self._together.allows(self._address_of(key))

    def exceeded(self, key: str) -> bool:
        """Return whether the player has spent their own share, whatever others of the address do.

        >>> clock = lambda: 0.0
        >>> all_of_them = Bucket(rate=1, burst=1, steady=clock)
        >>> limit = Shared(Bucket(rate=1, burst=2, steady=clock), all_of_them, lambda who: "here")
        >>> limit.allows("ann"), limit.allows("ben"), limit.exceeded("ben")
        (True, False, False)
        """
        return self._each.exceeded(key)

    def charge(self, key: str, amount: float) -> None:
        """Count more for the player and the address."""
        self._each.charge(key, amount)
        self._together.charge(self._address_of(key), amount)


class Addresses:
    """Remembers from which address each player was last heard, to count them together.

    >>> addresses = Addresses()
    >>> addresses.note("ann", "203.0.113.7")
    >>> addresses.of("ann"), addresses.of("ben")
    ('203.0.113.7', 'ben')
    """

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, str] = OrderedDict()

    def note(self, who: str, address: str) -> None:
        """Remember an address."""
        self._addresses[who] = address
        self._addresses.move_to_end(who)
        if len(self._addresses) > _MOST_KEYS:
            self._addresses.popitem(last=False)

    def of(self, who: str) -> str:
        """Return a player's address; a player who was not heard for long has one of their own."""
        return self.known(who) or who

    def known(self, who: str) -> str:
        """Return a player's address; empty for one who was not heard for long."""
        return self._addresses.get(who, "")


class Pauses:
    """Remembers who has to wait, and until when.

    >>> now = 0.0
    >>> pauses = Pauses(lambda: now)
    >>> pauses.begin("ann", 10)
    >>> pauses.holds("ann"), pauses.holds("ben")
    (True, False)
    >>> now = 10.0
    >>> pauses.holds("ann")
    False
    """

    def __init__(self, steady: Callable[[], float]) -> None:
        self._steady = steady
        self._ends: OrderedDict[str, float] = OrderedDict()

    def begin(self, key: str, seconds: float) -> None:
        """Let somebody wait from now on."""
        self._ends[key] = self._steady() + seconds
        self._ends.move_to_end(key)
        if len(self._ends) > _MOST_KEYS:
            self._ends.popitem(last=False)

    def holds(self, key: str) -> bool:
        """Return whether somebody still has to wait."""
        return self._steady() < self._ends.get(key, 0.0)


class Spacing:
    """Lets a few things happen in a second for each key, however many want to; the rest wait.

    Those who were turned away and ask again at once would otherwise keep the server busy with
    turning them away.

    >>> spacing = Spacing(rate=10, longest=0.25)
    >>> [round(spacing.delay("somebody", now=0.0), 2) for _ in range(5)]
    [0.0, 0.1, 0.2, 0.25, 0.25]
    >>> spacing.delay("somebody else", now=0.0), spacing.delay("somebody", now=1.0)
    (0.0, 0.0)
    """

    def __init__(self, rate: float, longest: float) -> None:
        self._apart = 1 / rate
        self._longest = longest  # that anybody waits, in seconds
        self._next: OrderedDict[str, float] = OrderedDict()
        self._waiting: dict[asyncio.Event, None] = {}  # in the order in which they came
        self._over = False

    async def wait(self, key: str) -> None:
        """Wait until it may happen once more."""
        delay = self.delay(key, asyncio.get_running_loop().time())
        if not delay or self._over:
            return
        over = asyncio.Event()
        self._waiting[over] = None
        try:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(delay):
                    await over.wait()
        finally:
            del self._waiting[over]

    def end(self) -> None:
        """Let nobody wait any longer, first those who came first."""
        self._over = True
        for one in self._waiting:
            one.set()

    def delay(self, key: str, now: float) -> float:
        """Count once more, and return how many seconds from now it may happen."""
        at = min(max(now, self._next.get(key, now)), now + self._longest)
        self._next[key] = at + self._apart
        self._next.move_to_end(key)
        if len(self._next) > _MOST_KEYS:
            self._next.popitem(last=False)
        return at - now


class Capacity:
    """Limits how many there may be at a time for each key: connections, for example.

    >>> capacity = Capacity(most=1)
    >>> held = capacity.enter("somebody"), capacity.enter("somebody")
    >>> held, capacity.leave("somebody")
    ((True, False), None)
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._counts: dict[str, int] = {}

    def enter(self, key: str) -> bool:
        """Count one more; return False, and count nothing, if there are too many already."""
        count = self._counts.get(key, 0)
        if count >= self._most:
            return False
        self._counts[key] = count + 1
        return True

    def count(self, key: str) -> int:
        """Return how many there are."""
        return self._counts.get(key, 0)

    def leave(self, key: str) -> None:
        """Count one fewer."""
        self._counts[key] -= 1
        if not self._counts[key]:
            del self._counts[key]

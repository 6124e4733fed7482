"""Time that passes from event to event, and cores on which something takes time."""

from __future__ import annotations

import heapq
from collections.abc import Callable
from itertools import count


class Timeline:
    """Everything that is going to happen, in its order; it is counted from some time on."""

    def __init__(self, begin: float, end: float) -> None:
        self.now = 0.0
        self.begin = begin
        self.end = end
        self._events: list[tuple[float, int, Callable[[], None]]] = []
        self._order = count()

    @property
    def counting(self) -> bool:
        """Whether what happens now counts."""
        return self.now >= self.begin

    def at(self, when: float, then: Callable[[], None]) -> None:
        """Let something happen at a time."""
        heapq.heappush(self._events, (when, next(self._order), then))

    def pass_by(self) -> None:
        """Let everything happen until the end."""
        while self._events and self._events[0][0] <= self.end:
            self.now, _, then = heapq.heappop(self._events)
            then()
        self.now = self.end


class Cores:
    """Some cores that do one thing after the other, first come, first served."""

    def __init__(self, timeline: Timeline, cores: int) -> None:
        self._timeline = timeline
        self._free = [0.0] * cores
        self.used = 0.0  # seconds, of those that count

    def do(self, ms: float, then: Callable[[], None] | None = None, extra: float = 0.0) -> None:
        """Do something as soon as there is a core for it; extra seconds pass without one."""
        line = self._timeline
        began = max(line.now, heapq.heappop(self._free))
        ended = began + ms / 1000
        heapq.heappush(self._free, ended)
        self.used += max(0.0, min(ended, line.end) - max(began, line.begin))
        if then:
            line.at(ended + extra, then)

    def restart(self) -> None:
        """Forget what was to be done."""
        self._free = [self._timeline.now] * len(self._free)

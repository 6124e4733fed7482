"""Limits for guests who are new: nobody knows them yet, and another name costs them nothing."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from red7.server.bus import Bus
from red7.server.clock import Clock
from red7.server.errors import ServerError
from red7.server.settings import Settings
from red7.server.spending import Everywhere
from red7.server.store import Store

_MOST: Final = 20_000  # players to remember
_OLD: Final = 60.0  # seconds for which it is believed that somebody is a guest, or is not
_HOUR: Final = 3_600_000  # milliseconds
_MINUTE: Final = 60.0


class Newcomers:
    """Knows who is new, and what they may do less often than others."""

    def __init__(self, store: Store, bus: Bus, clock: Clock, settings: Settings) -> None:
        self._store = store
        self._clock = clock
        self._hours = settings.new_hours
        self._tables = settings.new_tables
        self._most_phrases = settings.new_phrases
        rate, burst = settings.new_phrases / _MINUTE, max(settings.new_phrases / 2, 1)
        self._phrases = Everywhere(rate, burst, "phrases", clock=clock, bus=bus)
        self._known: OrderedDict[str, tuple[bool, float]] = OrderedDict()

    async def is_new(self, who: str) -> bool:
        """Return whether somebody is a guest who has come only lately."""
        if not self._hours:
            return False
        now = self._clock.steady()
        new, at = self._known.get(who, (False, now - _OLD))
        if now - at >= _OLD:
            new = await self._look(who)
            self._known[who] = new, now
            self._known.move_to_end(who)
            if len(self._known) > _MOST:
                self._known.popitem(last=False)
        return new

    async def _look(self, who: str) -> bool:
        player = await self._store.player(who)
        since = self._clock.now() - self._hours * _HOUR
        if player is None or player.created <= since:
            return False
        return not await self._store.accounts.kinds_of([who])

    async def most_tables(self, who: str, usual: int) -> int:
        """Return how many unfinished tables somebody may have opened; 0 for no limit."""
        if not self._tables or not await self.is_new(who):
            return usual
        return min(usual or self._tables, self._tables)

    async def check_phrase(self, who: str) -> None:
        """Count a phrase; refuse it if somebody who is new has said too many."""
        if self._most_phrases and await self.is_new(who) and not self._phrases.allows(who):
            raise ServerError("phrases-too-many", most=self._most_phrases)

"""Who is online: whoever has asked for something lately, or is connected, in any process."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Collection
from typing import Final

from red7.server.bus import Bus

BEAT: Final = 10.0  # seconds between two words to the other processes about who is here
_ONLINE: Final = 45.0  # seconds for which somebody counts as online after they were last heard
_MOST: Final = 50_000  # players
_PAGE: Final = 1_000  # players in one notice


class Online:
    """Remembers when each player was last heard.

    Who is here is told again and again, so a lost notice is made good by the next one, and whoever
    was connected to a process that dies is soon taken for gone.
    """

    def __init__(self, bus: Bus, steady: Callable[[], float]) -> None:
        self._bus = bus
        self._steady = steady
        self._heard: OrderedDict[str, float] = OrderedDict()  # the longest ago first
        self._here: set[str] = set()  # heard in this process since the last beat
        bus.hear("online", lambda _, *players: self._note(players))

    def note(self, who: str) -> None:
        """Note that a player has asked for something."""
        self._here.add(who)
        self._note((who,))

    def _note(self, players: Collection[str]) -> None:
        now = self._steady()
        for who in players:
            self._heard[who] = now
            self._heard.move_to_end(who)
        while len(self._heard) > _MOST:
            self._heard.popitem(last=False)

    def leave(self, who: str) -> None:
        """Take a player for gone, who wants to be forgotten or may not stay."""
        self._heard.pop(who, None)
        self._here.discard(who)

    def beat(self, connected: Collection[str]) -> None:
        """Tell the other processes who is here; to be called every few seconds."""
        self._note(connected)
        here = sorted(self._here.union(connected))
        self._here.clear()
        for start in range(0, len(here), _PAGE):
            self._bus.tell("online", *here[start : start + _PAGE])

    def __contains__(self, who: str) -> bool:
        heard = self._heard.get(who)
        return heard is not None and self._steady() - heard < _ONLINE

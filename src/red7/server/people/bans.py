"""Who is kept out, as hosts have decided."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

from red7.server.clock import Clock
from red7.server.errors import ServerError
from red7.server.store import Store
from red7.server.store.people.moderation import Ban


class Bans:
    """Remembers all bans that hold, because every request needs them."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._bans: dict[str, Ban] = {}
        self._listeners: list[Callable[[str], None]] = []

    def on_banned(self, listener: Callable[[str], None]) -> None:
        """Call a function with everybody who is kept out from now on."""
        self._listeners.append(listener)

    async def load(self) -> None:
        """Read all bans again."""
        before, self._bans = self._bans, await self._store.moderation.bans(self._clock.now())
        for who in self._bans.keys() - before.keys():
            for listener in self._listeners:
                listener(who)

    def refusal(self, who: str) -> ServerError | None:
        """Return what to tell somebody who is kept out, with the time when it ends."""
        ban = self._bans.get(who)
        if ban is None or not ban.holds(self._clock.now()):
            return None
        if ban.until is None:
            return ServerError("banned")
        return ServerError("banned-until", until=shown_time(ban.until))


def shown_time(at: int) -> str:
    """Return a time as it is shown to people who may live anywhere.

    >>> shown_time(1_700_000_000_000)
    '2023-11-14 22:13 UTC'
    """
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")

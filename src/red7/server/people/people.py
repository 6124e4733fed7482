"""Everything that a process knows about people, kept as new as the database."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final

from red7.server.accounts.names import Names
from red7.server.bus import Bus
from red7.server.clock import Clock
from red7.server.errors import ServerError
from red7.server.people.bans import Bans
from red7.server.people.newcomers import Newcomers
from red7.server.people.online import Online
from red7.server.people.refused_names import RefusedNames
from red7.server.people.ties import Ties
from red7.server.settings import Settings
from red7.server.store import Store
from red7.table.table import Table

LOOK: Final = 2.0  # seconds between two looks at what hosts and other processes have done


class People:
    """Who is kept apart, who is online, who is kept out, and which names are refused."""

    def __init__(
        self, store: Store, bus: Bus, *, clock: Clock, names: Names, settings: Settings
    ) -> None:
        self._store = store
        self._names = names
        self._signal = ""
        self._listeners: list[Callable[[], None]] = []
        self.on_acted = self._listeners.append  # functions to call after a host has done something
        self.ties = Ties(store, bus, clock.steady)
        self.bans = Bans(store, clock)
        self.online = Online(bus, clock.steady)
        self.refused_names = RefusedNames()
        self.newcomers = Newcomers(store, bus, clock, settings)

    async def start(self) -> None:
        """Read what hosts have decided."""
        self._signal = await self._store.moderation.signal()
        await self._read()

    async def look(self, connected: Collection[str]) -> None:
        """Find out what hosts and other processes have done; to be called every few seconds."""
        await self.ties.look_again(connected)
        signal = await self._store.moderation.signal()
        if signal != self._signal:
            await self._read()
            await self._names.look_again(all_of_them=True)
            for listener in self._listeners:
                listener()
            self._signal = signal  # only now: what could not be read is read the next time

    async def _read(self) -> None:
        await self.bans.load()
        self.refused_names.change(await self._store.moderation.name_rules())

    def replaced(self) -> None:
        """Start over, because the data has been replaced."""
        self.ties.forget_all()
        self._signal = "?"

    def on_banned(self, listener: Callable[[str], None]) -> None:
        """Call a function with everybody who is kept out from now on."""
        self.bans.on_banned(listener)

    async def blocked(self, one: str, other: str) -> bool:
        """Return whether two players are kept apart, by the wish of either, as the database has it.

        Whoever brings people together asks this first.
        """
        return other in (await self._store.people.apart([one]))[one].blocked

    async def apart(self, people: Sequence[str]) -> set[frozenset[str]]:
        """Return which of some players are kept apart, in pairs, as the database has it."""
        found = await self._store.people.apart(list(people))
        return {
            frozenset((one, other))
            for one, ties in found.items()
            for other in ties.blocked.intersection(people)
        }

    def check_seat(self, table: Table, who: str) -> None:
        """Refuse a seat at the table of somebody from whom a player is kept apart.

        Who has blocked whom is not told.
        """
        others = {chair.who for chair in table.chairs} | {table.host}
        if self.ties.blocked(who, others - {who, ""}):
            raise ServerError("kept-apart")

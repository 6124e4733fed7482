"""The names of those who sit at tables in memory, or are connected, as all processes know them."""

from __future__ import annotations

from red7.server.accounts.names import Names
from red7.server.bus import Bus
from red7.server.store.people.accounts import Kind
from red7.server.tables.live import LiveTables


class Naming:
    """Learns names when they are needed, tells the other processes of new ones, and trims them."""

    def __init__(self, names: Names, bus: Bus, tables: LiveTables) -> None:
        self._names = names
        self._bus = bus
        self._tables = tables
        bus.hear("name", self._heard)

    async def learn(self, who: str) -> str:
        """Return the name of somebody who has just connected."""
        await self._names.learn(who)
        self.trim()
        return self._names.get(who)

    async def look_again(self) -> None:
        """Look up old names again, if another process may have changed one without being heard."""
        if self._bus.linked:
            await self._names.look_again()

    def note(self, who: str, name: str, kind: Kind) -> None:
        """Remember the name of a player who has just chosen it, and whether it is an account's."""
        self._heard("", who, name, kind)
        self._bus.tell("name", who, name, kind)

    def _heard(self, process: str, who: str, name: str, kind: Kind | None = None) -> None:
        del process
        if kind is None and not self._names.knows(who):
            return  # told by an earlier version; it is looked up when it is needed
        self._names.note(who, name, kind)
        self.trim()

    def trim(self) -> None:
        """Forget names if there are too many, but nobody's who sits at a table in memory."""
        if self._names.crowded:
            tables = (live.table for live in self._tables.values())
            self._names.trim({chair.named for table in tables for chair in table.chairs})

"""Following what other processes write to the tables in memory."""

from __future__ import annotations

from red7.server.accounts.names import Names
from red7.server.store import Store
from red7.server.tables.live import Live
from red7.table.log import Entry
from red7.table.replay import apply


class Following:
    """Reads what the logs of tables have more than is in memory."""

    def __init__(self, store: Store, names: Names) -> None:
        self._store = store
        self._names = names

    async def catch_up(self, live: Live) -> None:
        """Read what was heard of, unless somebody else has."""
        async with live.lock:
            heard = live.notices
            if live.head > live.table.seq:
                await self.refresh(live)
                if live.notices == heard:  # otherwise there was more while this was read
                    live.caught_up()

    async def refresh(self, live: Live) -> None:
        """Catch up with what others have written, while nobody else writes."""
        await self._follow(live, await self._read(live))

    async def look(self, live: Live) -> None:
        """Catch up with what others have written by now, on the word of somebody who may be wrong.

        Nobody who wants to write waits while the log is read. All who ask meanwhile share the next
        look, so they can ask as often as they like.
        """
        asked = live.begun
        async with live.looking:
            if live.looked > asked:
                return  # one has begun since, and has seen all that this one would
            number = live.begin_look()
            entries = await self._read(live)
            if entries:
                async with live.lock:
                    await self._follow(live, entries)
            live.end_look(number)

    async def _read(self, live: Live) -> list[Entry]:
        return await self._store.read(live.table.id, live.table.seq)

    async def _follow(self, live: Live, entries: list[Entry]) -> None:
        for entry in entries:
            if entry.seq == live.table.seq + 1:
                await self._names.learn(entry.who)
                live.advance(entry, apply(live.table, entry))

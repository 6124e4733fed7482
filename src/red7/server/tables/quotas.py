"""Quotas: how many unfinished tables somebody may have opened, and games they may be in."""

from __future__ import annotations

import contextlib
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final

from red7.server.asker import asking
from red7.server.errors import ServerError
from red7.server.people.newcomers import Newcomers
from red7.server.tables.openers import Openers
from red7.server.tables.service import Service
from red7.table.errors import TableError

AT_ADDRESS: Final = 10  # times as many tables for all players of an address together
_MOST_ADDRESSES: Final = 20_000
_LOOK_AGAIN: Final = 10.0  # seconds until it is checked which tables of an address are over


class Quotas:
    """Refuses more tables and games than one person or address may have; 0 means no limit.

    Tables are counted by their host in the database, and by address in memory, as far as this
    process has opened them or heard of them.
    """

    def __init__(
        self,
        service: Service,
        *,
        tables: int,
        games: int,
        openers: Openers,
        newcomers: Newcomers | None = None,
    ) -> None:
        self._service = service
        self._openers = openers
        self._newcomers = newcomers
        self._store = service.store
        self._clock = service.clock
        self._tables = tables
        self._games = games
        self._opening: Counter[str] = Counter()  # tables that are being opened, by player
        self._sitting: Counter[str] = Counter()  # seats that are being taken, by player
        self._opened: OrderedDict[str, set[str]] = OrderedDict()  # by address
        self._looked: dict[str, float] = {}  # when those were last checked, by address
        if tables:
            hear = service.bus.hear
            hear("opened", lambda _, address, table: self._opened_at(address).add(table))

    @asynccontextmanager
    async def opening(self, who: str, table: str) -> AsyncIterator[None]:
        """Open a table, unless its host or their address has too many; one that exists is free."""
        most = await self._most_tables(who)
        address = asking().address or who
        with _counted(self._opening, who):
            if most:
                await self._check(who, address, table, most)
            yield
            self._openers.note(table, address)

    async def _most_tables(self, who: str) -> int:
        if self._newcomers is None:
            return self._tables
        return await self._newcomers.most_tables(who, self._tables)

    async def _check(self, who: str, address: str, table: str, most: int) -> None:
        place = self._opening[who]  # among those that are being opened
        if self._tables and table in self._opened_at(address):
            return
        if self._tables:
            await self._check_address(address, table)
        count = await self._store.count_opened(who)
        if count + place > most and not await self._store.heads([table]):
            raise ServerError("tables-too-many", most=most)
        if self._tables:
            self._opened_at(address).add(table)

    async def _check_address(self, address: str, table: str) -> None:
        opened, together = self._opened_at(address), self._tables * AT_ADDRESS
        if len(opened) >= together:
            await self._look_again(address, opened)
        if len(opened) >= together and not await self._store.heads([table]):
            raise ServerError("address-too-many", most=together)

    def _opened_at(self, address: str) -> set[str]:
        opened = self._opened.setdefault(address, set())
        self._opened.move_to_end(address)
        if len(self._opened) > _MOST_ADDRESSES:
            self._looked.pop(self._opened.popitem(last=False)[0], None)
        return opened

    async def _look_again(self, address: str, opened: set[str]) -> None:
        """Forget the tables of an address that are over, but do not look again at once."""
        now = self._clock.steady()
        if now - self._looked.get(address, -_LOOK_AGAIN) >= _LOOK_AGAIN:
            self._looked[address] = now
            opened &= await self._store.still_unfinished(opened)

    @asynccontextmanager
    async def sitting(self, who: str, table: str, send_id: str = "") -> AsyncIterator[None]:
        """Take a seat at another table, unless somebody has or takes one in too many games."""
        with _counted(self._sitting, who):
            await self.check_games(who, table, send_id)
            yield

    async def check_games(self, who: str, table: str, send_id: str = "") -> None:
        """Refuse another game to somebody who has a seat in too many of them."""
        if not self._games:
            return
        with contextlib.suppress(TableError):  # there is no such table, or not yet
            live = await self._service.load(table)
            if live.table.seat_of(who) or (who, send_id) in live.sends:
                return  # the answer to a send that is repeated stays the same
        free = self._games - max(self._sitting[who] - 1, 0)  # of those being taken, one is this
        tables = await self._store.tables_of(who, 2 * self._games)
        # Some of them may have been left, which the index does not say.
        while 0 < free <= len(tables):
            free -= bool((await self._service.load(tables.pop())).table.seat_of(who))
        if free <= 0:
            raise ServerError("games-too-many", most=self._games)


@contextmanager
def _counted(counts: Counter[str], who: str) -> Iterator[None]:
    """Count something of somebody while it is under way."""
    counts[who] += 1
    try:
        yield
    finally:
        counts[who] -= 1
        if not counts[who]:
            del counts[who]

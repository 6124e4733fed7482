"""Quotas: how many unfinished tables somebody may have opened, and games they may be in."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final
from weakref import WeakValueDictionary

from red7.core import Red7Error
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
    process has opened them or heard of them. One player opens one table after the other, and takes
    one seat after the other, so that nothing is under way that the database does not count yet.
    Players of one address do not wait for each other: a table that is being opened counts for it.
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
        self._opening = _Turns()  # of players
        self._sitting = _Turns()  # of players
        self._looking = _Turns()  # of addresses
        self._under_way: set[str] = set()  # tables that are being opened
        self._opened: OrderedDict[str, set[str]] = OrderedDict()  # by address, those included
        self._looked: dict[str, float] = {}  # when those were last checked, by address
        if tables:
            hear = service.bus.hear
            hear("opened", lambda _, address, table: self._opened_at(address).add(table))

    @asynccontextmanager
    async def opening(self, who: str, table: str) -> AsyncIterator[None]:
        """Open a table, unless its host or their address has too many; one that exists is free."""
        most = await self._most_tables(who)
        address = asking().address or who
        if not most:
            yield
        else:
            async with self._opening.turn(who):
                await self._check(who, table, most)
                async with self._counted(address, table):
                    yield
        self._openers.note(table, address)

    async def _most_tables(self, who: str) -> int:
        if self._newcomers is None:
            return self._tables
        return await self._newcomers.most_tables(who, self._tables)

    async def _check(self, who: str, table: str, most: int) -> None:
        """Refuse one more table to a player whose turn it is."""
        count = await self._store.count_opened(who)
        if count >= most and not await self._store.heads([table]):
            raise ServerError("tables-too-many", most=most)

    @asynccontextmanager
    async def _counted(self, address: str, table: str) -> AsyncIterator[None]:
        """Count a table for its address before it is there, and no longer if it is refused."""
        if not self._tables:
            yield
            return
        opened = self._opened_at(address)
        known = table in opened
        if not known:
            await self._check_address(address, table, opened)
        opened.add(table)
        self._under_way.add(table)
        try:
            yield
        except (TableError, Red7Error):  # after any other error, it may be there all the same
            if not known:
                opened.discard(table)
            raise
        finally:
            self._under_way.discard(table)

    async def _check_address(self, address: str, table: str, opened: set[str]) -> None:
        """Refuse one more table to an address; nothing is awaited after it was found to be free."""
        together = self._tables * AT_ADDRESS
        if len(opened) >= together:
            async with self._looking.turn(address):
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
            asked = opened - self._under_way  # the others are not there yet
            opened -= asked - await self._store.still_unfinished(asked)

    @asynccontextmanager
    async def sitting(self, who: str, table: str, send_id: str = "") -> AsyncIterator[None]:
        """Take a seat at another table, unless somebody has one in too many games."""
        if not self._games:
            yield
            return
        async with self._sitting.turn(who):
            await self._check_games(who, table, send_id)
            yield

    async def check_games(self, who: str, table: str, send_id: str = "") -> None:
        """Refuse another game to somebody who has a seat in too many of them."""
        async with self.sitting(who, table, send_id):
            pass

    async def _check_games(self, who: str, table: str, send_id: str) -> None:
        with contextlib.suppress(TableError):  # there is no such table, or not yet
            live = await self._service.load(table)
            if live.table.seat_of(who) or (who, send_id) in live.sends:
                return  # the answer to a send that is repeated stays the same
        free = self._games
        tables = await self._store.tables_of(who, 2 * self._games)
        # Some of them may have been left, which the index does not say.
        while 0 < free <= len(tables):
            free -= bool((await self._service.load(tables.pop())).table.seat_of(who))
        if free <= 0:
            raise ServerError("games-too-many", most=self._games)


class _Turns:
    """Lets everybody do one thing after the other, whatever all others do meanwhile."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Wait for somebody's turn, and take it."""
        lock = self._locks.setdefault(who, asyncio.Lock())
        async with lock:
            yield

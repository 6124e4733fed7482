"""Who stands behind a player: people behind themselves, and behind all of their bots.

Whatever keeps people apart or out asks here, so that nobody comes back as their own bot. To whom a
bot belongs never changes.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Iterable
from typing import Any, Final

import sqlalchemy as sa

from red7.server.store.access import Access
from red7.server.store.schema import ACCOUNTS

_AT_ONCE: Final = 500  # players to ask about with one statement


class Behind:
    """Knows to whom bots belong."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def persons(self, players: Iterable[str]) -> dict[str, str]:
        """Return who stands behind each of these players."""
        persons = {player: player for player in players}
        async for row in self._rows(persons, ACCOUNTS.c.player):
            persons[row.player] = row.owner or row.player
        return persons

    async def selves(self, players: Iterable[str]) -> dict[str, frozenset[str]]:
        """Return all behind whom the same person stands, for each of these players."""
        persons = {player: player for player in players}
        bots: dict[str, set[str]] = {player: set() for player in persons}
        async for row in self._rows(persons, ACCOUNTS.c.player, ACCOUNTS.c.owner):
            if row.owner in bots:
                bots[row.owner].add(row.player)
            if row.player in persons:
                persons[row.player] = row.owner or row.player
        bots |= await self.bots(set(persons.values()) - bots.keys())
        # One who has just been forgotten belongs to nobody, and is still themselves.
        return {
            player: frozenset({player, person, *bots[person]}) for player, person in persons.items()
        }

    async def bots(self, persons: Iterable[str]) -> dict[str, set[str]]:
        """Return the bots of each of these people."""
        bots: dict[str, set[str]] = {person: set() for person in persons}
        async for row in self._rows(bots, ACCOUNTS.c.owner):
            bots[row.owner].add(row.player)
        return bots

    async def _rows(
        self, wanted: Collection[str], *columns: sa.Column[str]
    ) -> AsyncIterator[sa.Row[Any]]:
        """Give the accounts that have one of these players in a column; twice, if in two."""
        found = sorted(set(wanted) - {""})  # an owner that is empty is nobody
        account = sa.select(ACCOUNTS.c.player, ACCOUNTS.c.owner)
        for start in range(0, len(found), _AT_ONCE):
            some = found[start : start + _AT_ONCE]
            # A part for each column, with its index.
            parts = [account.where(column.in_(some)) for column in columns]
            for row in await self._access.do(sa.union_all(*parts)):
                yield row

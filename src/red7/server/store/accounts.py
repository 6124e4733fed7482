"""Accounts in the database."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import sqlalchemy as sa

from red7.server.store.access import Access
from red7.server.store.schema import ACCOUNTS

Kind = Literal["guest", "person", "bot"]


class AccountStore:
    """Finds and stores accounts and what belongs to them."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def kinds_of(self, players: Iterable[str]) -> dict[str, Kind]:
        """Return which of these players have an account, and of what kind."""
        wanted = sa.select(ACCOUNTS.c.player, ACCOUNTS.c.kind)
        found = await self._access.do(wanted.where(ACCOUNTS.c.player.in_(list(players))))
        return {row.player: row.kind for row in found}

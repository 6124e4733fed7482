"""What rated tables ask of those who play at them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from red7.bots import bot_version
from red7.protocol import messages as m
from red7.server.store import Store
from red7.server.tables.live import Live
from red7.table.errors import TableError
from red7.table.table import Table


class RatedTables:
    """Lets only players with an account play rated games."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def admit(self, setup: m.Setup, *players: str) -> None:
        """Refuse players without an account at a rated table."""
        if setup.rated and set(players) - set(await self._store.accounts.kinds_of(players)):
            raise TableError("rated-account")

    async def check(
        self, send: m.AnySend, who: str, load: Callable[[str], Awaitable[Live]]
    ) -> None:
        """Refuse to let somebody without an account sit down, or to begin with one.

        An account may be closed while its player waits for the game.
        """
        if not isinstance(send, m.Sit | m.Start | m.Rematch):
            return
        table = (await load(send.table)).table
        seated = {chair.who for chair in table.chairs if chair.who}
        begins = isinstance(send, m.Start | m.Rematch)
        await self.admit(table.setup, *(seated if begins else {who}))


def versions_of(table: Table) -> dict[str, str]:
    """Return the versions of the bots in a rated game that is over."""
    if table.stage != "over" or not table.setup.rated:
        return {}
    return {chair.bot: bot_version(chair.bot) for chair in table.chairs if chair.bot}

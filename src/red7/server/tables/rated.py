"""What rated tables ask of those who play at them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from itertools import combinations
from typing import Final

from red7.bots import bot_version
from red7.protocol import messages as m
from red7.server.store import Store
from red7.server.store.games.opponents import Claim
from red7.server.tables.live import Live
from red7.server.tables.wish import Wish
from red7.table.errors import TableError
from red7.table.log import Draft
from red7.table.table import Table

TAKING_PART: Final = ("sit", "start", "rematch")  # what not everybody may do at a rated table
MOST: Final = 20  # rated games that two people play with each other within a day


class _OthersError(Exception):
    """Others have a seat by now than those who were admitted, or another game is about to begin."""


class RatedTables:
    """Lets only players with an account play rated games, and nobody against themselves."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def admit(self, setup: m.Setup, *players: str) -> None:
        """Refuse players without an account at a rated table."""
        if setup.rated and set(players) - set(await self._store.accounts.kinds_of(players)):
            raise TableError("rated-account")

    async def check(self, setup: m.Setup, players: Collection[str]) -> None:
        """Refuse a game that begins with everybody seated, if these may not play it so."""
        await self.admit(setup, *players)
        await self._part(setup, players)
        await self._limit(setup, players)

    async def _part(self, setup: m.Setup, players: Collection[str]) -> None:
        """Refuse players at a rated table behind whom the same person stands."""
        if setup.rated:
            persons = await self._store.accounts.behind.persons(players)
            if len(set(persons.values())) < len(persons):
                raise TableError("rated-yourself")

    async def _limit(self, setup: m.Setup, players: Collection[str]) -> None:
        """Refuse a rated game of people who play many with each other within a day."""
        if setup.rated and len(players) > 1:
            met = await self._store.ratings.opponents.met(players, self._now())
            if max(met.values(), default=0) >= MOST:
                raise TableError("rated-often", most=MOST)

    async def claim(self, setup: m.Setup, claim: Claim) -> None:
        """Refuse to begin such a game, whoever else begins one of theirs at the same moment."""
        if setup.rated and len(claim.players) > 1:
            opponents = self._store.ratings.opponents
            if not await opponents.claim(claim, self._now(), MOST):
                raise TableError("rated-often", most=MOST)

    async def apart(self, players: Collection[str]) -> set[frozenset[str]]:
        """Return the pairs of these players who may not play a rated game with each other."""
        persons = await self._store.accounts.behind.persons(players)
        met = await self._store.ratings.opponents.met(players, self._now())
        return {
            frozenset(two)
            for two in combinations(players, 2)
            if persons[two[0]] == persons[two[1]] or met[frozenset(two)] >= MOST
        }

    async def carry_out(
        self,
        send: m.AnySend,
        wish: Wish,
        load: Callable[[str], Awaitable[Live]],
        write: Callable[[str, Wish], Awaitable[int | None]],
    ) -> int | None:
        """Let a player take part, unless they may not sit down, or those seated not begin.

        An account may be closed while its player waits for the game.
        """
        begins = send.type != "sit"
        while (table := (await load(send.table)).table).setup.rated:
            seated = _seated(table)
            claim = _claim(table) if begins else None
            await self.admit(table.setup, *(seated if begins else {wish.who}))
            await self._part(table.setup, seated if begins else seated | {wish.who})
            if claim:
                await self.claim(table.setup, claim)

            def decide(
                now: Table, seated: frozenset[str] = seated, claim: Claim | None = claim
            ) -> Draft | None:
                if _seated(now) != seated or (begins and _claim(now) != claim):
                    raise _OthersError
                return wish.decide(now)

            try:
                return await write(send.table, wish._replace(decide=decide))
            except _OthersError:
                pass  # they are looked at as well
        return await write(send.table, wish)


def _seated(table: Table) -> frozenset[str]:
    return frozenset(chair.who for chair in table.chairs if chair.who)


def _claim(table: Table) -> Claim | None:
    """Return the game that may begin at a table now; None if none may."""
    number = {"waiting": table.game, "over": table.game + 1}.get(table.stage)
    if number is None or any(chair.free for chair in table.chairs):
        return None
    return Claim(table.id, number, _seated(table))


def versions_of(table: Table) -> dict[str, str]:
    """Return the versions of the bots in a rated game that is over."""
    if table.stage != "over" or not table.setup.rated:
        return {}
    return {chair.bot: bot_version(chair.bot) for chair in table.chairs if chair.bot}

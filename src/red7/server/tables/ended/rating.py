"""Rating the games that have ended, while others are being played."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from red7.core import Rules
from red7.rating import START
from red7.server.clock import Clock
from red7.server.errors import origin_of
from red7.server.store import RatedSubject, Store, StoreError
from red7.server.tables.service import Service
from red7.table.table import Table

_LOOK: Final = 5.0  # seconds between two looks: another process may have died before it rated
_AT_ONCE: Final = 10  # games in one transaction, which takes some milliseconds
_PATIENCE: Final = 2.0  # seconds that a list waits for games that are just being rated

_log = structlog.get_logger("red7.rating")


class Ratings:
    """Rates games as soon as they have ended, in an order on which all processes agree."""

    def __init__(self, service: Service, clock: Clock) -> None:
        self._service = service
        self._store: Store = service.store
        self._clock = clock
        self._turn = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None
        self._newest: asyncio.Task[None] | None = None
        service.on_written(self._written)

    def start(self) -> None:
        """Start to look for games to rate."""
        self._task = asyncio.create_task(self._run(), name="rating")

    async def stop(self) -> None:
        """Stop; what is not rated is rated after the next start."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def settle(self) -> None:
        """Wait until what has just ended here is rated, unless there is much to do.

        Whoever goes from the end of a game to their history finds its rating there.
        """
        if self._newest and not self._newest.done():
            late = asyncio.create_task(self._clock.sleep(_PATIENCE))
            try:
                await asyncio.wait({self._newest, late}, return_when=asyncio.FIRST_COMPLETED)
            finally:
                late.cancel()

    async def of(self, who: str, family: str) -> RatedSubject | None:
        """Return a player's rating in a family; None if they have played no rated game there."""
        found = await self._store.ratings.of(who)
        return next((one for one in found if one.family == family), None)

    async def strength(self, who: str, rules: str) -> int:
        """Return how many points a player has by some rules, or what everybody starts with."""
        found = await self.of(who, Rules.parse(rules).family)
        return (found.rating if found else START).points

    def _written(self, table: Table) -> None:
        if table.setup.rated and table.stage == "over":
            self._newest = self._service.spawn(self.catch_up())

    async def _run(self) -> None:
        while True:
            await self._clock.sleep(_LOOK)
            await self.catch_up()

    async def catch_up(self) -> None:
        """Rate all games that have not been rated."""
        async with self._turn:
            try:
                await self._catch_up()
            except StoreError as error:
                _log.warning("rating put off", why=str(error))
            except Exception as error:  # noqa: BLE001 - the next look may succeed
                self._service.metrics.failures.labels("rating").inc()
                _log.error("rating failed", error=origin_of(error))

    async def _catch_up(self) -> None:
        done, total = await self._store.ratings.progress()
        # While games are missing in the index, nobody can tell who played them.
        if done < total and await self._store.fully_indexed():
            while await self._store.ratings.rate_next(_AT_ONCE):
                pass

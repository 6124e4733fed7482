"""What the server does by itself: bots, timeouts, pauses, and seats whose players are gone."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Any, Final

import structlog

from red7.core import Round
from red7.server.acts import bot_steps, due, gone
from red7.server.errors import TableError
from red7.server.log import Draft, Kind
from red7.server.service import Service
from red7.server.store import StoreError
from red7.server.table import Table
from red7.server.think import Thinkers

HOLD: Final = 60.0  # seconds that the seat of a player who is gone is held
_SWEEP: Final = 1.0  # seconds between looks at what is due
_POLL: Final = 3.0  # seconds between looks at watched tables, lest a lost message matter
_MOST: Final = 200  # tables of one sweep

_log = structlog.get_logger("red7.keeper")


def where(error: BaseException) -> str:
    """Tell what went wrong and where, without the message, which might name a card."""
    trace = error.__traceback__
    while trace and trace.tb_next:
        trace = trace.tb_next
    place = f" at {trace.tb_frame.f_code.co_name}:{trace.tb_lineno}" if trace else ""
    return f"{type(error).__name__}{place}"


class Keeper:
    """Keeps tables going when nobody sends anything."""

    def __init__(
        self, service: Service, thinkers: Thinkers, *, pace: float = 0.0, hold: float = HOLD
    ) -> None:
        self._service = service
        self._thinkers = thinkers
        self._pace = pace  # seconds that a bot lets pass, so that people can follow
        self._hold = hold
        self._busy: dict[str, asyncio.Task[None]] = {}  # bots that think, by table
        self._away: dict[tuple[str, str], float] = {}  # since when, by table and player
        self._sweeper: asyncio.Task[Any] | None = None
        self.present: Callable[[str, str], bool] = lambda _table, _who: True
        service.wrote = self.wake
        service.absent = self.absent

    async def start(self) -> None:
        """Let clocks that were running begin again, wake bots, and look around from now on."""
        await self._resume_all()
        self._sweeper = asyncio.create_task(self._run(), name="sweeper")

    async def stop(self) -> None:
        """Stop; a bot that was thinking is woken again after the next start."""
        tasks = [*self._busy.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._thinkers.close()

    async def _resume_all(self) -> None:
        for table in await self._service.store.unfinished():
            await self._resume(table)

    async def _resume(self, table: str) -> None:
        live = await self._service.load(table)
        for chair in live.table.chairs:
            if chair.person and not self.present(table, chair.who):
                self.went(table, chair.who)
        if live.table.left or live.table.stage in ("entropy", "pause"):
            await self._service.write_own(table, lambda _: Draft(Kind.RESUMED))
        self.wake(live.table)

    # Bots

    def wake(self, table: Table) -> None:
        """Let the bot to move think, unless it does so already; so too for a seat that is gone."""
        if not table.turn:
            return
        chair = table.chairs[table.turn - 1]
        if table.setup.stand_in and chair.person and not self.present(table.id, chair.who):
            self.went(table.id, chair.who)
        if table.id in self._busy:
            return
        if chair.bot or chair.gone:
            task = asyncio.create_task(self._move(table), name="bot")
            self._busy[table.id] = task
            task.add_done_callback(lambda _: self._moved(table.id))

    def _moved(self, table: str) -> None:
        """Look once more: entries that came while a bot was thinking woke nobody."""
        task = self._busy.pop(table, None)
        if task is not None and not task.cancelled() and task.exception() is None:
            now = self._service.cached(table)
            if now is not None:
                self.wake(now)

    async def _move(self, table: Table) -> None:
        try:
            if table.chairs[table.turn - 1].gone:
                await asyncio.sleep(self._pace)
                await self._service.write_own(table.id, self._due)
            else:
                await self._play(table)
        except StoreError as error:
            _log.warning("bot not written", table=table.id, why=str(error))
            await asyncio.sleep(_SWEEP)  # the disk may be full: no hurry
        except TableError as error:
            _log.warning("bot not played", table=table.id, why=error.reason)
            raise
        except Exception as error:
            self._service.metrics.failures.labels("bot").inc()
            _log.error("bot failed", table=table.id, error=where(error))
            raise

    async def _play(self, table: Table) -> None:
        """Make one send of a bot; whoever is to move after it is woken by the entry."""
        if table.match is None:
            return
        bot, before = table.bot_to_move, table.match.round
        began = time.monotonic()
        with self._service.metrics.bot_seconds.labels(bot).time():
            steps = await self._thinkers.choose(bot, before.view(table.turn))
        pace = self._pace if table.persons else 0.0
        await asyncio.sleep(max(0.0, began + pace - time.monotonic()))

        def decide(now: Table) -> Draft | None:
            same = bool(now.bot_to_move) and _round(now) == before
            return bot_steps(now, now.turn, steps) if same else None

        await self._service.write_own(table.id, decide)

    def _due(self, table: Table) -> Draft | None:
        return due(table, self._service.clock.now())

    # Looking around

    async def _run(self) -> None:
        polled = 0.0
        while True:
            await asyncio.sleep(_SWEEP)
            try:
                await self.sweep()
                await self.stand_in()
                if time.monotonic() - polled > _POLL:
                    polled = time.monotonic()
                    await self._service.poll()
            except StoreError as error:
                _log.warning("sweep put off", why=str(error))
            except Exception as error:  # noqa: BLE001 - the next sweep may do better
                self._service.metrics.failures.labels("sweep").inc()
                _log.error("sweep failed", error=where(error))

    async def sweep(self) -> None:
        """Do what is due at all tables: timeouts, pauses, bots whose process died.

        After a time in which nothing could be written clocks begin again, as after a start: who
        was not able to move does not pay for it.
        """
        if self._service.stalled:
            await self._service.store.probe()
            await self._resume_all()
            self._service.stalled = False
        for table in await self._service.store.due(self._service.clock.now(), _MOST):
            live = await self._service.load(table)
            if await self._service.write_own(table, self._due) is None:
                self.wake(live.table)

    # Players who are gone

    def came(self, table: str, who: str) -> None:
        """Note that a player is connected to a table."""
        self._away.pop((table, who), None)

    def went(self, table: str, who: str) -> None:
        """Note that a player is not connected to a table any more."""
        self._away.setdefault((table, who), time.monotonic())

    def absent(self, table: Table) -> frozenset[int]:
        """Give the seats whose players have been gone for long enough."""
        limit = time.monotonic() - self._hold
        return frozenset(
            seat
            for seat in table.persons
            if self._away.get((table.id, table.chairs[seat - 1].who), limit + 1) <= limit
        )

    async def stand_in(self) -> None:
        """Free the seats of those who stay away before the game; later let bots play for them."""
        limit = time.monotonic() - self._hold
        late = [key for key, since in self._away.items() if since <= limit]
        for table, who in late:
            del self._away[table, who]
            with contextlib.suppress(TableError):
                live = await self._service.load(table)
                seat = live.table.seat_of(who)
                if gone(live.table, seat):
                    await self._gone(table, who)

    async def _gone(self, table: str, who: str) -> None:
        await self._service.write_own(table, lambda now: gone(now, now.seat_of(who)))


def _round(table: Table) -> Round | None:
    return table.match.round if table.match else None

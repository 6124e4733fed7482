"""What the server does on its own: bots, timeouts, pauses, and seats of absent players."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable
from functools import partial
from typing import Any, Final

import structlog

from red7.core import Match, Round
from red7.server.chance import Chance
from red7.server.errors import origin_of
from red7.server.store import StoreError
from red7.server.tables.openers import Openers
from red7.server.tables.pace import pace_of
from red7.server.tables.presence import Presence
from red7.server.tables.processes.members import Members
from red7.server.tables.service import Service
from red7.server.tables.thinking.thinkers import Thinking
from red7.server.turnstile import Gate, Turnstile
from red7.table.errors import TableError
from red7.table.log import Draft, Kind
from red7.table.sends import bot_steps
from red7.table.table import BOT_LATE_MS, Table
from red7.table.upkeep import due, given_up, gone, visited

_SWEEP: Final = 1.0  # seconds between two checks for what is due
_POLL: Final = 3.0  # seconds between two polls of watched tables, in case a message got lost
_MOST: Final = 200  # tables per sweep
_GIVE_UP: Final = 600.0  # seconds between two looks for games that nobody has returned to
_RETURN: Final = 3600.0  # seconds for people to come back after a start, before the first look
_BROKEN: Final = 60.0  # seconds until a table that could not be served is tried again
_MOST_GIVEN_UP: Final = 20  # games per sweep
_DAY_MS: Final = 24 * 3_600_000
_LATE: Final = 5.0  # seconds after which any process does what another one should have done

_log = structlog.get_logger("red7.keeper")


class Keeper:
    """Keeps tables going when nobody sends anything."""

    def __init__(  # noqa: PLR0913 - the parts it connects
        self,
        service: Service,
        thinkers: Thinking,
        *,
        members: Members,
        presence: Presence,
        chance: Chance,
        openers: Openers,
        gate: Gate,
        pace: float = 0.0,
        keep: int = 0,
    ) -> None:
        self._service = service
        self._clock = service.clock
        self._thinkers, self._turns = thinkers, Turnstile(thinkers.places)
        self._openers, self._gate = openers, gate
        self._members, self._presence = members, presence
        self._chance = chance
        self._pace = pace  # seconds before a bot's turn, so that people can follow
        self._keep = keep  # days for people to come back to a game; 0 for ever
        self._busy: dict[str, asyncio.Task[None]] = {}  # bots that are thinking, by table
        self._broken: dict[str, float] = {}  # tables that could not be served, and until when
        self._again: set[str] = set()  # tables to look at once more when their bot has moved
        self._hurried: dict[str, asyncio.Event] = {}  # for bots that are only waiting, by table
        self._sweeper: asyncio.Task[Any] | None = None
        self._stopped = False
        self._bereft = False  # whether another process has died, perhaps while thinking
        service.on_written(self._written)
        service.on_loaded(self._expect)
        service.bus.subscribe(self._heard)
        service.on_replaced(members.rejoin)  # no clock runs on from when a backup was made
        members.on_lost(self._lost)

    async def start(self) -> None:
        """Restart the running clocks if nobody else served, wake the bots, and begin to sweep."""
        self._members.rejoin()
        try:
            await self._members.beat()
            await self._resume_all()
        except StoreError as error:
            _log.warning("resuming put off", why=str(error))  # until the next sweep
        self._sweeper = asyncio.create_task(self._run(), name="sweeper")

    async def stop(self) -> None:
        """Stop; a bot that was thinking is woken again at the next start.

        Players may still make moves, which then wake nobody here.
        """
        self._stopped = True
        tasks = [*self._busy.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._thinkers.close()
        try:
            await self._members.leave()
        except StoreError as error:
            _log.warning("left without a word", why=str(error))  # the others will notice

    async def _resume_all(self) -> None:
        """Resume all games, if it is this process that has to."""
        if self._members.duty != "resuming":
            return
        beaten = self._clock.steady()
        for table in await self._service.store.ticking():
            await self._attempt(table, self._resume(table))
            if self._clock.steady() - beaten >= _SWEEP:
                beaten = self._clock.steady()
                await self._members.beat()
        await self._members.resumed()

    async def _resume(self, table: str) -> None:
        live = await self._service.load(table)
        timed = live.table.left or live.table.stage in ("entropy", "pause")
        if timed and not live.table.left_to_bots:
            await self._service.write_own(table, lambda _: Draft(Kind.RESUMED))
        self.wake(live.table)

    def _expect(self, table: Table) -> None:
        """Expect everybody whose seat is not held for ever, once a table is needed again."""
        for chair in table.chairs:
            if chair.person:
                self._presence.expect(table.id, chair.who)

    # Bots

    def _written(self, table: Table) -> None:
        """Wake a bot after an entry of this process; after those of others, they do it."""
        if table.id in self._busy:
            self._again.add(table.id)
        self.wake(table)

    def wake(self, table: Table) -> None:
        """Let the bot to move think, unless it already does, or drop out for a player who left."""
        if self._stopped or not table.turn:
            return
        chair, stand_in = table.chairs[table.turn - 1], table.setup.stand_in
        idle = chair.person and not stand_in and table.id not in self._busy  # as after most moves
        if idle or self._rests(table):
            return
        if stand_in and chair.person:
            self._presence.expect(table.id, chair.who)
        if table.id in self._busy:
            if table.hurry and table.id in self._hurried:
                self._hurried[table.id].set()
            return
        if chair.bot or chair.gone:
            task = asyncio.create_task(self._move(table), name="bot")
            self._busy[table.id] = task
            task.add_done_callback(lambda _: self._moved(table.id))

    def _rests(self, table: Table) -> bool:
        """Return whether nobody would see what the bots do."""
        return table.left_to_bots and not self._presence.people(table.id)

    def _moved(self, table: str) -> None:
        """Go on if this process has written meanwhile: that woke nobody, as a bot was thinking."""
        task, again = self._busy.pop(table, None), table in self._again
        self._again.discard(table)
        if again and task is not None and not task.cancelled() and task.exception() is None:
            now = self._service.cached(table)
            if now is not None:
                self.wake(now)

    async def _move(self, table: Table) -> None:
        try:
            if table.chairs[table.turn - 1].gone:
                await self._keep_pace(table, self._clock.steady())
                await self._service.write_own(table.id, self._due)
            else:
                await self._play(table)
        except StoreError as error:
            _log.warning("bot not written", table=table.id, why=str(error))
            await self._clock.sleep(_SWEEP)  # the disk may be full, so there is no hurry
            self._again.add(table.id)
        except TableError as error:
            _log.warning("bot not played", table=table.id, why=error.reason)
            raise
        except Exception as error:
            self._service.metrics.failures.labels("bot").inc()
            _log.error("bot failed", table=table.id, error=origin_of(error))
            raise

    async def _play(self, table: Table) -> None:
        """Make a bot's steps; the entry then wakes the next to move."""
        if table.match is None:
            return
        bot, before, began = table.bot_to_move, table.match.round, self._clock.steady()
        seed = self._chance.bot_seed(table.id, _moment(table, table.match))
        self._turns.resize(self._thinkers.places)
        # Whoever created the table pays for its bots, so that many tables do not get more.
        payer = self._openers.address_of(table.id, table.host), table.host
        async with self._turns.turn(*payer):
            with self._service.traces.span("think") as span:
                span.note("bot", bot)
                steps = await self._thinkers.choose(bot, before.view(table.turn), seed)
        self._service.metrics.bot_seconds.labels(bot).observe(self._clock.steady() - began)
        await self._keep_pace(table, began)
        await self._gate.admit(*payer)

        def decide(now: Table) -> Draft | None:
            same = bool(now.bot_to_move) and _round(now) == before
            return bot_steps(now, now.turn, steps) if same else None

        await self._service.write_own(table.id, decide)

    async def _keep_pace(self, table: Table, began: float) -> None:
        """Wait so that people can follow, but only until somebody wants the bots to hurry."""
        hurried = self._hurried[table.id] = asyncio.Event()
        try:
            while True:
                now = self._service.cached(table.id) or table
                left = began + pace_of(now, self._pace) - self._clock.steady()
                if left <= 0:
                    return
                hurried.clear()
                sleeping = asyncio.create_task(self._clock.sleep(left))
                waiting = asyncio.create_task(hurried.wait())
                try:
                    await asyncio.wait({sleeping, waiting}, return_when=asyncio.FIRST_COMPLETED)
                finally:
                    sleeping.cancel()
                    waiting.cancel()
        finally:
            del self._hurried[table.id]

    def _due(self, table: Table) -> Draft | None:
        watched = bool(self._presence.people(table.id))
        return due(table, self._clock.now(), watched=watched)

    # Sweeping

    async def _run(self) -> None:
        polled = self._clock.steady()
        looked = polled + _RETURN - _GIVE_UP
        metrics = self._service.metrics
        while True:
            await self._clock.sleep(_SWEEP)
            metrics.cut_off.set(not self._service.bus.connected)
            metrics.bot_places.set(self._thinkers.places)
            try:
                self._presence.beat()
                await self._members.beat()
                await self.sweep()
                await self.stand_in()
                if self._clock.steady() - looked >= _GIVE_UP and not await self.give_up():
                    looked = self._clock.steady()
                if self._clock.steady() - polled >= _POLL:
                    polled = self._clock.steady()
                    await self._service.poll()
                metrics.stalled.set(0)
            except StoreError as error:
                metrics.stalled.set(1)
                _log.warning("sweep put off", why=str(error))
            except Exception as error:  # noqa: BLE001 - the next sweep may succeed
                metrics.failures.labels("sweep").inc()
                _log.error("sweep failed", error=origin_of(error))

    async def sweep(self) -> None:
        """Do what is due at all tables: timeouts, pauses, bots whose process died.

        After a time in which nothing could be written, the clocks restart as at startup, because
        nobody should pay for not being able to move.
        """
        if self._service.stalled:
            await self._service.store.probe()
            self._members.rejoin()
            self._service.go_on()
        await self._resume_all()
        if self._members.duty != "serving":
            return
        for table in await self._to_do():
            if self._clock.steady() >= self._broken.get(table, 0.0):
                await self._attempt(table, self._serve(table))
        await self._go_on()

    async def _serve(self, table: str) -> None:
        """Do what is due at a table."""
        live = await self._service.load(table)
        if await self._service.write_own(table, self._due) is None:
            if live.table.left_to_bots:  # the index says otherwise, so write it anew
                await self._service.write_own(table, lambda _: Draft(Kind.RESUMED))
            self.wake(live.table)

    async def _attempt(self, table: str, work: Awaitable[object]) -> None:
        """Do something at a table; if its log makes no sense, leave it alone for a while."""
        try:
            await work
            self._broken.pop(table, None)
        except StoreError:
            raise
        except Exception as error:  # noqa: BLE001 - the other tables still have to be served
            self._broken[table] = self._clock.steady() + _BROKEN
            self._service.metrics.failures.labels("table").inc()
            _log.error("table not served", table=table, error=origin_of(error))

    async def _go_on(self) -> None:
        """Go on with games that rest or wait for people, if somebody has come to watch."""
        day_ago = self._clock.now() - _DAY_MS
        for table in self._presence.watched():
            now = self._service.cached(table)
            if now is None:
                continue
            if now.at <= day_ago:
                people = self._presence.people(table)
                decide = partial(visited, before=day_ago, people=people)
                if decide(now):
                    await self._attempt(table, self._service.write_own(table, decide))
            if not now.left_to_bots or table in self._busy:
                continue
            if await self._service.write_own(table, self._due) is None:
                self.wake(now)

    async def give_up(self) -> bool:
        """Give up games that nobody has returned to for days; return whether there may be more."""
        if not self._keep or self._members.duty != "serving":
            return False
        # The last visit is noted only to the day.
        before = self._clock.now() - (self._keep + 1) * _DAY_MS
        steady = self._clock.steady()
        broken = [table for table, until in self._broken.items() if steady < until]
        found = await self._service.store.abandoned(before, _MOST_GIVEN_UP + len(broken))
        whole = [table for table in found if table not in broken]
        for table in filter(self._members.owns, whole):
            work = self._service.write_own(table, partial(self._given_up, before=before))
            await self._attempt(table, work)
        return len(whole) >= _MOST_GIVEN_UP

    def _given_up(self, table: Table, before: int) -> Draft | None:
        return given_up(table, before, watched=bool(self._presence.people(table.id)))

    async def _to_do(self) -> list[str]:
        """Return the tables at which this process has to act."""
        due, now = self._service.store.due, self._clock.now()
        if self._members.alone and not self._bereft:
            return await due(now, _MOST)
        # The bots of a process that has died were due only later.
        soon = now + BOT_LATE_MS if self._bereft else now
        mine = filter(self._members.owns, await due(soon, _MOST))
        self._bereft = False
        return list(dict.fromkeys([*mine, *await due(now - int(_LATE * 1000), _MOST)]))

    def _lost(self, process: str) -> None:
        del process
        self._bereft = True

    def _heard(self, table: str, seq: int) -> None:
        """Look whether somebody wants a bot to hurry, if another process wrote that."""
        now = self._service.cached(table)
        if table not in self._busy or now is None:
            return
        if now.seq < seq:
            _ = self._service.spawn(self._look(table))
        else:
            self.wake(now)

    async def _look(self, table: str) -> None:
        self.wake((await self._service.load(table)).table)

    # Absent players

    async def stand_in(self) -> None:
        """Free the seats of players who are gone before the game; during it, let bots stand in."""
        if self._members.duty != "serving":
            return
        for table, who in self._presence.all_long_gone():
            owned = self._members.owns(table)
            if not owned and not self._presence.long_gone(table, who, _LATE):
                continue
            # Whoever owns it has done it by now, unless that process never had the table in memory:
            # then it expects nobody there.
            if owned or self._service.cached(table):
                await self._attempt(table, self._replace(table, who))
            elif not self._presence.long_gone(table, who, _LATE * 2):
                continue  # if the owner dies, this process may become it
            self._presence.give_up(table, who)

    async def _replace(self, table: str, who: str) -> None:
        with contextlib.suppress(TableError):
            live = await self._service.load(table)
            if self._gone(live.table, who):
                await self._service.write_own(table, partial(self._gone, who=who))

    def _gone(self, table: Table, who: str) -> Draft | None:
        """Decide what becomes of the seat of a player who is still gone."""
        return gone(table, table.seat_of(who)) if self._presence.long_gone(table.id, who) else None


def _moment(table: Table, match: Match) -> str:
    return f"{table.game}.{match.number}.{len(match.turns)}.{len(match.round.steps)}"


def _round(table: Table) -> Round | None:
    return table.match.round if table.match else None

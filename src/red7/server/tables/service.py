"""Serving tables: every message is checked, written, and only then acknowledged.

Any process may serve any table. It replays the log, checks the message, and inserts the next
number. If that number is taken, somebody else was first, so it reads what is new and checks again.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache, partial
from typing import Final

import structlog

from red7.bots import find_bot
from red7.core import Red7Error
from red7.protocol import messages as m
from red7.server.accounts.names import Names
from red7.server.asker import asking
from red7.server.bus import Bus
from red7.server.chance import Chance
from red7.server.clock import Clock
from red7.server.errors import ServerError
from red7.server.ids import new_id
from red7.server.metrics import Metrics
from red7.server.store import (
    Store,
    StoreBusyError,
    StoreChangedError,
    StoreError,
    StoreLostError,
    Write,
)
from red7.server.tables.entries import entry_after, write_of
from red7.server.tables.live import Live, LiveTables, breathe
from red7.server.tables.naming import Naming
from red7.server.tables.presence import Presence, absent
from red7.server.tables.processes.following import Following
from red7.server.tables.processes.news import News
from red7.server.tables.prompt import Prompt, Sent
from red7.server.tables.rated import TAKING_PART, RatedTables
from red7.server.tables.tasks import Tasks
from red7.server.tables.wish import Wish
from red7.server.tables.writer import Writer
from red7.server.traces import OFF, Traces
from red7.server.turnstile import Turnstile
from red7.table.errors import TableError
from red7.table.log import Draft, Entry
from red7.table.replay import apply
from red7.table.sends import House, act, became, create
from red7.table.table import Table

_REPLAYING: Final = 2  # logs at a time; while one is read, another is replayed
_MOST_TRIES: Final = 20  # attempts; each one lost means that somebody else got ahead

_log = structlog.get_logger("red7.service")


class Service:
    """Serves tables from a store, and announces everything that was written on the bus."""

    def __init__(  # noqa: PLR0913 - the parts it connects
        self,
        store: Store,
        bus: Bus,
        *,
        clock: Clock,
        chance: Chance,
        presence: Presence,
        names: Names,
        metrics: Metrics,
        traces: Traces = OFF,
        check_seat: Callable[[Table, str], None] = lambda *_: None,
    ) -> None:
        self.store = store
        self.bus = bus
        self.clock = clock
        self.names = names
        self.metrics = metrics
        self._counter = cache(metrics.sends.labels)  # looking one up takes as long as counting
        self.traces = traces
        self._chance = chance
        self._presence = presence
        self.house = House(chance.seed, find_bot, partial(absent, presence), check_seat)
        self.rated = RatedTables(store, clock.now)
        self._writer = Writer(store, metrics)
        self._live = LiveTables()
        self.naming = Naming(names, bus, self._live)
        self._news = News(bus, store, names, self._live, presence)
        self._following = Following(store, names)
        self.look = self._following.look  # for what others may have written by now
        parts = self._live, self._writer, self._announce, self.house
        self._begin = Prompt(*parts, store, clock, names, metrics).begin
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks = Tasks()
        self.spawn = self._tasks.spawn
        # Functions that are called with every table that this process writes to or reads from the
        # store, with the heads of watched tables at each poll, and when a backup was restored.
        self._listeners: list[Callable[[Table], None]] = []
        self.on_written = self._listeners.append
        self._loaded: list[Callable[[Table], None]] = []
        self.on_loaded = self._loaded.append
        self._polled: list[Callable[[dict[str, int]], None]] = []
        self.on_polled = self._polled.append
        self._replaced: list[Callable[[], None]] = []
        self.on_replaced = self._replaced.append
        self._replays = Turnstile(_REPLAYING)
        self.stalled = False  # since a write failed, until writing works again
        bus.subscribe(self._live.heard)
        self.at_hand = self._live.at_hand
        self.doubt = self._live.doubt  # to be called when something may have gone unheard
        bus.on_joined(self.doubt)
        bus.hear("join", lambda _: self.doubt())  # what they wrote while away, nobody was told

    def start(self) -> None:
        """Start writing."""
        self._writer.start()

    async def stop(self) -> None:
        """Finish pending work, so that everything acknowledged is committed."""
        await self._tasks.finish()
        await self._writer.idle()
        await self._tasks.finish()  # of what could not be written at once
        await self._writer.stop()

    # Reading

    async def load(self, table: str, seq: int = 0) -> Live:
        """Return a table, from memory or by replaying its log, as far as a number if it is there.

        Somebody from another process may have seen more than this one has heard of or replayed, or
        say so.
        """
        live = self._live.recent(table) or await self._replayed(table)
        if live.head > live.table.seq:
            await asyncio.shield(self.spawn(self._following.catch_up(live)))
        if seq > live.table.seq:
            await asyncio.shield(self.spawn(self.look(live)))
        return live

    async def _replayed(self, table: str) -> Live:
        async with self.replaying():
            if table in self._live:
                return self._live[table]  # somebody else's turn came first
            if table not in self._loading:
                task = self._loading[table] = self.spawn(self._load(table))
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            return await asyncio.shield(self._loading[table])

    @asynccontextmanager
    async def replaying(self) -> AsyncIterator[None]:
        """Wait until it is the turn of whoever is asking to have a log replayed."""
        asker = asking()
        async with self._replays.turn(asker.address, asker.who):
            yield

    async def _load(self, table: str) -> Live:
        generation = self.store.generation
        entries = await self.store.read(table)
        if not entries:
            raise TableError("unknown")
        sends = {(entries[0].who, entries[0].send_id): 1}
        live = Live(apply(None, entries[0]), sends, generation)
        for entry in entries[1:]:
            live.advance(entry, apply(live.table, entry))
            await breathe(entry)
        spoke = {entry.who for _, entry, _ in live.recent}
        seated = {chair.named for chair in live.table.chairs}
        await self.names.learn(*(spoke | seated) - {""})
        if generation != self.store.generation:
            return await self._load(table)  # it was read before a backup was restored
        for listener in self._loaded:
            listener(live.table)
        if self.bus.linked:
            live.doubt()  # what others wrote meanwhile was told of a table that nobody had
        return self._keep(live)

    def _keep(self, live: Live) -> Live:
        kept = self._live.keep(live)
        self.naming.trim()
        self.metrics.tables.set(len(self._live))
        return kept

    def cached(self, table: str) -> Table | None:
        """Return a table if it is in memory."""
        live = self._live.get(table)
        return live.table if live else None

    async def poll(self) -> None:
        """Check whether others have written to watched tables, or restored a backup."""
        if await self.store.changed():
            self.forget()
        await self.naming.look_again()
        heads = await self.store.heads(self._presence.watched())
        for table, seq in heads.items():
            live = self._live.get(table)
            if live is not None and live.table.seq < seq:
                with contextlib.suppress(ValueError):  # perhaps written by a newer version
                    async with live.lock:
                        await self._following.refresh(live)
                self.bus.publish(table, live.table.seq)
        for listener in self._polled:
            listener(heads)

    def forget(self) -> None:
        """Start over, because the data has been replaced."""
        self._live.clear()
        self.names.forget_all()
        self.store.accept()
        for listener in self._replaced:
            listener()

    def _outdate(self, live: Live) -> None:
        """Start over if nobody has yet, since this table was found to be of other data."""
        if live.generation == self.store.generation:
            self.forget()

    # Writing

    async def create(self, who: str, setup: m.Setup, send_id: str, table: str) -> None:
        """Create a table with this id; it may exist already, if it is the same."""
        draft = create(setup, self.house)
        await self.rated.admit(setup, who)
        try:
            await asyncio.shield(self.spawn(self._create(who, draft, send_id, table)))
        except StoreError as error:
            raise await self._failure(error, table, who, send_id) from error

    async def _create(self, who: str, draft: Draft, send_id: str, table: str) -> None:
        now = self.clock.now()
        entry = Entry(table, 1, now, draft.seat, draft.kind, draft.payload, who, send_id)
        after = apply(None, entry)
        generation = self.store.generation
        if await self._append(Write(entry, after, generation)):
            self._keep(Live(after, {(who, send_id): 1}, generation))
        elif (await self.load(table)).table.setup != after.setup:
            raise TableError("id-used")

    async def send(
        self, who: str, send: m.AnySend, acknowledge: Callable[[int], None] = lambda _: None
    ) -> int:
        """Do what a client asks for, once; return the number of the resulting entry.

        It is acknowledged as soon as it is committed, before anybody else is told. If nobody knows
        whether it is, StoreLostError is raised.
        """
        return await asyncio.shield(self.spawn(self.carry_out(who, send, acknowledge)))

    def begin(self, sent: Sent) -> bool:
        """Begin what needs no task, and may tell its end; return whether it has begun."""
        return self.traces is OFF and self._begin(sent)

    async def carry_out(self, who: str, send: m.AnySend, acknowledge: Callable[[int], None]) -> int:
        """Do what ``send`` does, in a task that was spawned and must not be cancelled."""
        began = self.clock.steady()
        outcome = "refused"
        with self.traces.span("send") as span:
            try:
                wish = Wish(
                    who,
                    send.id,
                    lambda table: act(table, who, send, self.house),
                    acknowledge,
                    partial(became, send),
                )
                if send.type in TAKING_PART:
                    seq = await self.rated.carry_out(send, wish, self.load, self._write)
                else:
                    seq = await self._write(send.table, wish)
                outcome = "done"
            except StoreError as error:
                raise await self._failure(error, send.table, who, send.id) from error
            else:
                return seq or 0
            finally:
                self._counter(send.type, outcome).inc()
                span.note("type", send.type)
                span.note("outcome", outcome)
                self.metrics.send_seconds.observe(self.clock.steady() - began)

    async def _write(self, table: str, wish: Wish) -> int | None:
        """Write what is decided for a table; decide again whenever somebody else was first."""
        for tried in range(_MOST_TRIES):
            live = self.at_hand(table) or await self.load(table)
            try:
                async with live.lock:
                    if live.generation != self.store.generation:
                        continue  # a backup was restored while this waited
                    seen = live.table.seq
                    if (wish.who, wish.send_id) in live.sends:
                        done = await self._done(live, wish)
                        if tried:  # it was written, though the answer was lost
                            self.tell(live.table)
                        return done
                    with self.traces.span("decide"):
                        draft = wish.decide(live.table)
                    if draft is None:
                        return None
                    entry = await self._try(live, draft, wish.who, wish.send_id)
                    if entry:
                        with self.traces.span("tell"):
                            self._announce(live, entry, wish.acknowledge)
                        return entry.seq
                    await self._following.refresh(live)
            except StoreChangedError:
                self._outdate(live)
                continue
            except (TableError, Red7Error):
                await self.look(live)  # those who are refused keep nobody from writing
                if live.table.seq == seen:
                    raise  # nothing has changed that could have caused the refusal
            self.bus.publish(table, live.table.seq)
        raise ServerError("trouble")

    async def _failure(self, error: StoreError, table: str, who: str, send_id: str) -> Exception:
        """Return what to tell of something that could not be written.

        It was not done only if the log certainly lacks it: it may be committed without an answer.
        """
        certain = False
        with contextlib.suppress(StoreError):
            lost = isinstance(error, StoreLostError)
            certain = not lost and await self._lacks(table, who, send_id)
        _log.warning("not written" if certain else "not answered", table=table, why=str(error))
        return ServerError("store-full") if certain else StoreLostError(str(error))

    async def _lacks(self, table: str, who: str, send_id: str) -> bool:
        """Return whether a log lacks a send; what only this process writes, it knows."""
        try:
            live = await self.load(table)
        except TableError:
            return True  # there is not even a table
        if self.bus.linked:
            await self.look(live)
        return (who, send_id) not in live.sends

    def _announce(self, live: Live, entry: Entry, acknowledge: Callable[[int], None]) -> None:
        """Acknowledge an entry that is committed, then tell everybody else."""
        acknowledge(entry.seq)
        self._news.spread(entry)
        self.tell(live.table)
        self.bus.publish(entry.table, entry.seq)

    def tell(self, table: Table) -> None:
        """Tell this process's own parts that it has written to a table."""
        for listener in self._listeners:
            listener(table)

    async def _done(self, live: Live, wish: Wish) -> int:
        """Acknowledge a wish that has been fulfilled; return the number of its entry."""
        done = live.sends[wish.who, wish.send_id]
        recent = live.entry(done)
        found = [recent] if recent else await self.store.read(live.table.id, done - 1, done)
        if not wish.became(found[0]):
            raise TableError("id-used")
        wish.acknowledge(done)
        return done

    async def _try(self, live: Live, draft: Draft, who: str, send_id: str) -> Entry | None:
        entry = entry_after(live.table, draft, who, send_id, self.clock.now())
        write = write_of(live, entry, draft)
        if not self.names.knows(who):
            await self.names.learn(who)
        try:
            if not await self._append(write):
                return None
        except StoreLostError:
            live.doubt()
            raise
        live.advance(entry, write.after)
        return entry

    async def _append(self, write: Write) -> bool:
        try:
            with self.traces.span("commit"):
                return await self._writer.append(write)
        except (StoreBusyError, StoreChangedError):
            raise
        except StoreError:
            self.stalled = True
            self.metrics.stalled.set(1)
            raise

    def go_on(self) -> None:
        """Note that writing works again."""
        self.stalled = False

    async def write_own(self, table: str, decide: Callable[[Table], Draft | None]) -> int | None:
        """Write an entry of the server's own, if there is one to write.

        It may be committed even if nobody waits for it any more; then it is told as well.
        """
        with self.traces.span("upkeep"):
            wish = Wish("", new_id(self._chance), decide)
            return await asyncio.shield(self.spawn(self._write(table, wish)))

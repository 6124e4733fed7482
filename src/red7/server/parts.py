"""The parts of a running server, put together once and passed to whatever serves a request."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

import structlog

import red7
from red7.search.kernels.cached import is_complete
from red7.server.accounts.accounts import Accounts
from red7.server.accounts.identity import Identities
from red7.server.accounts.names import Names, StoredNames
from red7.server.accounts.passwords import Argon2, Hasher, Passwords
from red7.server.accounts.sessions import Sessions
from red7.server.allowances import Allowances
from red7.server.bus import Bus, Link, LinkedBus, LocalBus
from red7.server.chance import Chance, SystemChance
from red7.server.clock import Clock, SystemTime, Time
from red7.server.limits import Addresses
from red7.server.live.hub import Hub
from red7.server.meeting.acquaintance import Acquaintance
from red7.server.meeting.meetings import Meetings
from red7.server.metrics import Metrics
from red7.server.people.online import BEAT as ONLINE_BEAT
from red7.server.people.people import LOOK, People
from red7.server.pictures import Pictures
from red7.server.puzzles.book import Book, shipped_book
from red7.server.puzzles.suiting import Suiting
from red7.server.settings import Settings
from red7.server.store import Store, StoreError
from red7.server.study.analysts import Analysts
from red7.server.study.child import AnalystProcess
from red7.server.study.hints import Hints
from red7.server.study.reviews import Reviews
from red7.server.study.sharing import Study
from red7.server.study.statistics import Statistics
from red7.server.tables.ended.finished import FinishedGames
from red7.server.tables.ended.indexing import index_games
from red7.server.tables.ended.packing import Packer
from red7.server.tables.ended.rating import Ratings
from red7.server.tables.ended.replays import Replays
from red7.server.tables.keeper import Keeper
from red7.server.tables.openers import Openers
from red7.server.tables.presence import LocalPresence, Presence
from red7.server.tables.processes.members import Members, OnlyMember, StoredMembers
from red7.server.tables.processes.shared_presence import SharedPresence
from red7.server.tables.quotas import Quotas
from red7.server.tables.service import Service
from red7.server.tables.thinking.child import ProcessThinkers
from red7.server.tables.thinking.thinkers import Thinking
from red7.server.traces import OFF, Traces
from red7.server.turnstile import Gate, Turnstile
from red7.server.written import Written

_BEAT: Final = 1.0  # seconds between two words to the other processes about who holds what
_QUICK: Final = 0.1  # seconds for the store to tell the time
_TRIES: Final = 10
_LOOK_AGAIN: Final = 60.0  # seconds between two looks at whether those connected may still be

_log = structlog.get_logger("red7.server")


# Messages and requests that begin in one round of the event loop, when many are waiting. With a
# single one, going around would take a tenth of what a move costs.
BEGIN_AT_ONCE: Final = 4


@dataclass(frozen=True)
class Sources:
    """Where randomness and time come from, who thinks for bots, who analyses, and what measures.

    Reviewers do what takes long, so that nobody who wants a hint waits for it. Whether the kernels
    are compiled decides only what those who wait are told. A test may pass its own.
    """

    chance: Chance = field(default_factory=SystemChance)
    time: Time = field(default_factory=SystemTime)
    thinkers: Thinking = field(default_factory=ProcessThinkers)
    analysts: Analysts = field(default_factory=AnalystProcess)
    reviewers: Analysts = field(default_factory=AnalystProcess)
    hasher: Hasher = field(default_factory=Argon2)
    compiled: Callable[[], bool] = is_complete
    puzzles: Callable[[], Book] = shipped_book
    metrics: Callable[[], Metrics] = Metrics
    traces: Traces = OFF


class Parts:
    """Everything that serves, from the store up."""

    unusable: StoreError | None = None  # what the database said at the start, if it failed
    _book: Book | None = None

    def __init__(  # noqa: PLR0913 - what everything else is made of
        self,
        settings: Settings,
        store: Store,
        secret: bytes,
        *,
        clock: Clock,
        sources: Sources,
        link: Link | None = None,
    ) -> None:
        chance = sources.chance
        self.settings = settings
        self.store = store
        self.metrics = sources.metrics()
        self.traces = sources.traces
        self.identities = Identities(secret, chance)
        self.addresses = Addresses()
        # For requests and messages, and for positions that somebody asks about.
        self.gate, self.workings = Gate(BEGIN_AT_ONCE, clock.steady), Turnstile(1)
        self.names: Names = StoredNames(store, clock.steady)
        self.bus: Bus = LocalBus()
        self.members: Members = OnlyMember()
        self.presence: Presence = LocalPresence(clock.steady, settings.hold)
        self._secret = secret
        self._renewed: list[Callable[[bytes], None]] = [self.identities.renew]
        if link is not None:
            process = chance.token(6).hex()
            self.bus = linked = LinkedBus(link, process, _bus_key(secret))
            self.on_renewed(lambda fresh: linked.renew(_bus_key(fresh)))
            self.members = StoredMembers(store, process, clock.steady)
            self.presence = SharedPresence(clock.steady, settings.hold, self.bus, self.members)
        self.limits = Allowances(settings, clock, self.addresses, self.bus)
        self.people = People(store, self.bus, clock=clock, names=self.names, settings=settings)
        self.service = Service(
            store,
            self.bus,
            clock=clock,
            chance=chance,
            presence=self.presence,
            names=self.names,
            metrics=self.metrics,
            traces=sources.traces,
            check_seat=self.people.check_seat,
        )
        self.openers = Openers(self.addresses, self.bus)
        self.quotas = Quotas(
            self.service,
            openers=self.openers,
            tables=settings.tables,
            games=settings.games,
            newcomers=self.people.newcomers,
        )
        self.ratings = Ratings(self.service, clock)
        self.replays = Replays(self.service)
        self.pictures, self.written = Pictures(), Written()
        self.study = Study(sources.analysts, clock, self.metrics)
        self._long_study = Study(sources.reviewers, clock, self.metrics)
        self.reviews = Reviews(store, self._long_study)
        self.finished = FinishedGames(self.service)
        self.statistics = Statistics(store, self._long_study, self.reviews)
        self.hints = Hints(self.study)
        self._sources = sources
        self.hub = Hub(self.service, self.presence, self.metrics, self.people.ties.silenced)
        self._passwords = Passwords(sources.hasher)
        self.accounts = Accounts(
            store,
            self.identities,
            self._passwords,
            Sessions(store, self.identities, clock, self.hub.sign_out),
            clock=clock,
            chance=chance,
            note=self.service.naming.note,
            part=self.hub.sign_out,
        )
        self.people.on_banned(self._turn_out)
        self.people.on_acted(self.service.doubt)  # a host may have closed tables
        self.service.on_replaced(self._renew)
        self.service.on_replaced(self.people.replaced)
        self.names.on_changed(self._forget)
        self.chance, self.clock = chance, clock
        self.suiting = Suiting(store.puzzles, clock)
        self.meetings = Meetings(
            self.service,
            self.members,
            chance,
            Acquaintance(
                strength=self.ratings.strength,
                apart=self.people.apart,
                kept_out=self.people.bans.refusal,
                find=self.accounts.owner_of,
            ),
        )
        self.ready = False
        self._tasks: list[asyncio.Task[None]] = []
        self._keeper = Keeper(
            self.service,
            sources.thinkers,
            members=self.members,
            presence=self.presence,
            chance=chance,
            openers=self.openers,
            gate=self.gate,
            pace=settings.pace,
            keep=settings.keep,
        )
        self._packer = Packer(store, clock, self.members)

    @property
    def prepares(self) -> bool:
        """Whether analysis requests may have to wait for the compiler."""
        compiled = self.study.has_done("analyse", "hint") or self._long_study.has_done("review")
        return not (compiled or self._sources.compiled())

    async def start(self) -> None:
        """Resume the games where they stopped, or note that the database cannot be used."""
        try:
            await self._start()
        except StoreError as error:
            self.unusable = error  # as the server that runs this tells, and stops

    async def _start(self) -> None:
        await self.bus.start()
        await self.people.start()
        self.service.start()
        await self._keeper.start()
        self._tasks = [
            asyncio.create_task(self._index(), name="indexing"),
            asyncio.create_task(self._look_again(), name="sessions"),
        ]
        if self.bus.linked:
            self._tasks.append(asyncio.create_task(self._beat(), name="limits"))
        self._tasks.append(asyncio.create_task(self._look(), name="people"))
        self._tasks.append(asyncio.create_task(self._beat_online(), name="online"))
        self._packer.start()
        self.ratings.start()
        self.meetings.start()
        self.ready = True
        _log.info("ready", version=red7.__version__)

    async def stop(self) -> None:
        """Finish pending work, and close the store."""
        self.ready = False
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._passwords.close()
        await self.meetings.stop()
        await self.reviews.close()
        await self.close_study()
        await self._packer.stop()
        await self.ratings.stop()
        await self._keeper.stop()
        await self.service.stop()
        await self.bus.stop()
        await self.store.close()
        await asyncio.to_thread(self.traces.close)
        _log.info("stopped")

    async def close_study(self) -> None:
        """Tell everybody who waits for an analysis or a review that there will be none."""
        await self.study.close()
        await self._long_study.close()

    async def _index(self) -> None:
        await index_games(self.store)
        await self.ratings.catch_up()

    async def puzzles(self) -> Book:
        """Return the puzzles, which are read when somebody first asks for one."""
        return await asyncio.to_thread(self._read_puzzles) if self._book is None else self._book

    def _read_puzzles(self) -> Book:
        self._book = self._sources.puzzles()
        return self._book

    async def forget(self, who: str) -> None:
        """Forget a player and their bots: nobody looks for them, sees them or reads their name."""
        gone = await self.accounts.forget(who)
        for one in gone:
            self.hub.part(one)
            self.people.online.leave(one)
        for one in gone:
            await self.meetings.forget(one)

    def _forget(self, who: str) -> None:
        """Close the connections of a player who has no name any more, wherever it was deleted."""
        if not self.names.get(who):
            self.hub.part(who)

    def on_renewed(self, listener: Callable[[bytes], None]) -> None:
        """Call a function with the secret whenever it is another, after a restore."""
        self._renewed.append(listener)

    def _renew(self) -> None:
        """Sign with the secret of a backup that has been restored: its players have that one."""
        fresh = self.store.signing.encode()
        if fresh and fresh != self._secret:
            self._secret = fresh
            for listener in self._renewed:
                listener(fresh)

    async def _look_again(self) -> None:
        """Close connections of sessions that another process has ended without being heard."""
        while True:
            await self.clock.sleep(_LOOK_AGAIN)
            try:
                await self.accounts.sessions.look_again(self.hub.shown)
            except StoreError as error:
                _log.warning("sessions not checked", why=str(error))

    def _turn_out(self, who: str) -> None:
        """Close the connections of a player who is kept out."""
        self.hub.turn_out(who)
        self.people.online.leave(who)

    async def _beat(self) -> None:
        while True:
            await self.clock.sleep(_BEAT)
            self.limits.beat()

    async def _look(self) -> None:
        while True:
            await self.clock.sleep(LOOK)
            try:
                await self.people.look(self.hub.connected())
            except StoreError as error:
                _log.warning("not looked", why=str(error))

    async def _beat_online(self) -> None:
        while True:
            await self.clock.sleep(ONLINE_BEAT)
            self.people.online.beat(self.hub.connected())


def _bus_key(secret: bytes) -> bytes:
    return hmac.digest(secret, b"red7.bus.key.1", "sha256")


async def put_together(
    settings: Settings,
    store: Store,
    secret: bytes,
    sources: Sources | None = None,
    link: Link | None = None,
) -> Parts:
    """Put the parts together around a store that has been started.

    With a link to others, they serve the same tables.
    """
    sources = sources or Sources()
    clock = await _right_clock(store, sources.time)
    return Parts(settings, store, secret, clock=clock, sources=sources, link=link)


async def _right_clock(store: Store, time: Time) -> Clock:
    """Return a clock that is as right as the store's, even if the answer takes a while.

    It is wrong by half of what the quickest answer took, at most, whatever this process was kept
    from doing since.
    """
    latest = await store.latest()
    answers: list[tuple[float, int, float]] = []
    for _ in range(_TRIES):
        began = time.steady()
        now = await store.now()
        took = time.steady() - began
        answers.append((took, now, began + took / 2))
        if took < _QUICK:
            break
    _, now, then = min(answers)
    return Clock(max(now, latest), time, then)

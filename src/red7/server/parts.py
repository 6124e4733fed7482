"""The parts of a running server, put together once and passed to whatever serves a request."""

from __future__ import annotations

import asyncio
import hmac
from dataclasses import dataclass, field
from typing import Final

import structlog

import red7
from red7.server.accounts.identity import Identities
from red7.server.accounts.names import Names, StoredNames
from red7.server.bus import Bus, Link, LinkedBus, LocalBus
from red7.server.chance import Chance, SystemChance
from red7.server.clock import Clock, SystemTime, Time
from red7.server.limits import Addresses, Bucket, Limit, Shared, Tally
from red7.server.live.hub import Hub
from red7.server.metrics import Metrics
from red7.server.settings import Settings
from red7.server.store import Store
from red7.server.tables.indexing import index_games
from red7.server.tables.keeper import Keeper
from red7.server.tables.members import Members, OnlyMember, StoredMembers
from red7.server.tables.packing import Packer
from red7.server.tables.presence import LocalPresence, Presence
from red7.server.tables.quotas import Quotas
from red7.server.tables.replays import Replays
from red7.server.tables.service import Service
from red7.server.tables.shared_presence import SharedPresence
from red7.server.tables.thinkers import Thinkers, Thinking
from red7.server.turnstile import Turnstile

_BUSY: Final = 10  # players of one address may be as busy as one player may be

_QUICK: Final = 0.1  # seconds for the store to tell the time
_TRIES: Final = 10

_log = structlog.get_logger("red7.server")


@dataclass(frozen=True)
class Sources:
    """Where randomness and time come from, and who thinks for bots; a test may pass its own."""

    chance: Chance = field(default_factory=SystemChance)
    time: Time = field(default_factory=SystemTime)
    thinkers: Thinking = field(default_factory=Thinkers)


class Limits:
    """How often an address or a player may do something costly."""

    def __init__(self, settings: Settings, clock: Clock, addresses: Addresses) -> None:
        rate, requests = settings.rate, settings.requests
        self.questions: Limit = Bucket(requests, requests * 3, clock.steady)
        self.requests: Limit = Bucket(requests, requests * 5, clock.steady)
        self.newcomers: Limit = Bucket(requests / 10, max(requests, 1), clock.steady)
        self.messages: Limit = Shared(
            Bucket(rate, rate * 5, clock.steady),
            Bucket(rate * _BUSY, rate * _BUSY * 5, clock.steady),
            addresses.of,
        )
        self.sockets = Tally(settings.sockets)


class Parts:
    """Everything that serves, from the store up."""

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
        self.metrics = Metrics()
        self.identities = Identities(secret, chance)
        self.addresses = Addresses()
        self.limits = Limits(settings, clock, self.addresses)
        self.gate = Turnstile(1)
        self.names: Names = StoredNames(store)
        self.bus: Bus = LocalBus()
        self.members: Members = OnlyMember()
        self.presence: Presence = LocalPresence(clock.steady, settings.hold)
        if link is not None:
            process = chance.token(6).hex()
            key = hmac.digest(secret, b"red7.bus.key.1", "sha256")
            self.bus = LinkedBus(link, process, key)
            self.members = StoredMembers(store, process, clock.steady)
            self.presence = SharedPresence(clock.steady, settings.hold, self.bus, self.members)
        self.service = Service(
            store,
            self.bus,
            clock=clock,
            chance=chance,
            presence=self.presence,
            names=self.names,
            metrics=self.metrics,
        )
        self.quotas = Quotas(self.service, clock, tables=settings.tables, games=settings.games)
        self.replays = Replays(self.service)
        self.hub = Hub(self.service, self.presence, self.metrics)
        self.chance = chance
        self.clock = clock
        self.ready = False
        self._indexing: asyncio.Task[None] | None = None
        self._keeper = Keeper(
            self.service,
            sources.thinkers,
            members=self.members,
            presence=self.presence,
            chance=chance,
            addresses=self.addresses,
            pace=settings.pace,
            keep=settings.keep,
        )
        self._packer = Packer(store, clock, self.members)

    async def start(self) -> None:
        """Resume the games where they stopped."""
        await self.bus.start()
        self.service.start()
        await self._keeper.start()
        self._indexing = asyncio.create_task(index_games(self.store), name="indexing")
        self._packer.start()
        self.ready = True
        _log.info("ready", version=red7.__version__)

    async def stop(self) -> None:
        """Finish pending work, and close the store."""
        self.ready = False
        if self._indexing:
            self._indexing.cancel()
            await asyncio.gather(self._indexing, return_exceptions=True)
        await self._packer.stop()
        await self._keeper.stop()
        await self.service.stop()
        await self.bus.stop()
        await self.store.close()
        _log.info("stopped")


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
    """Return a clock that is as right as the store's, even if the answer takes a while."""
    latest = await store.latest()
    for _ in range(_TRIES):
        began = time.steady()
        now = await store.now()
        took = time.steady() - began
        if took < _QUICK:
            break
    return Clock(max(now + int(took * 500), latest), time)

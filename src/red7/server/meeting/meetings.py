"""Bringing people together: the queue and challenges, run by every process of a server.

The database decides everything. A process only asks it to, and wakes those who wait for news; if a
process dies, any other goes on with what it left.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final

import structlog

from red7.protocol import messages as m
from red7.protocol.setups import Clock, is_slow
from red7.server.chance import Chance
from red7.server.errors import ServerError, origin_of
from red7.server.ids import new_id
from red7.server.meeting.acquaintance import Acquaintance
from red7.server.meeting.matching import Group, group
from red7.server.meeting.offering import offer_to
from red7.server.store import StoreError
from red7.server.store.people.meeting import Offer, OfferSeat
from red7.server.store.people.waiting import Place, Waiting
from red7.server.tables.beginning import begin
from red7.server.tables.processes.members import Members
from red7.server.tables.service import Service
from red7.table.errors import TableError

ALIVE_MS: Final = 25_000  # since somebody was last seen; pages ask again after ten seconds
BOTS_MS: Final = 20_000  # of waiting, until bots are offered
_LIVE_MS: Final = 5 * 60_000  # for a challenge to a game that is played at once
_SLOW_MS: Final = 7 * 24 * 3_600_000  # for one that is not, and for a place in its queue
_UNSEEN_MS: Final = 10 * 60_000  # until a place is given up whose owner is not seen any more
_OVER_MS: Final = 10 * 60_000  # for which it is remembered what became of an offer
_AGAIN_MS: Final = 5 * 60_000  # until somebody may be found whom one has declined
_MOST_ASKED: Final = 20  # challenges of one person that are not answered
_ALL: Final = 1_000  # challenges from and to one person, as many as are read in one go
_SWEEP: Final = 2.0  # seconds between two looks at the queue
_POLL: Final = 3.0  # seconds after which those who wait for news look again, if a word got lost
_CLEAN: Final = 60.0  # seconds between two looks for what is over
_NEWS: Final = "meeting"

_log = structlog.get_logger("red7.meeting")


def bots_offered(place: Place, now: int) -> bool:
    """Return whether bots may take the seats for which nobody is found."""
    return not place.slow and now >= place.since + BOTS_MS


class Meetings:
    """Finds opponents, and begins the games that people have agreed on."""

    def __init__(
        self,
        service: Service,
        members: Members,
        chance: Chance,
        known: Acquaintance | None = None,
    ) -> None:
        self._service = service
        self._store = service.store.meeting
        self._clock = service.clock
        self._members = members
        self._chance = chance
        self._known = known or Acquaintance()
        self._settling = asyncio.Lock()
        self._news: dict[str, set[asyncio.Event]] = {}  # of those who wait here
        self._task: asyncio.Task[None] | None = None
        self.closed = False  # whether nobody should wait for news any more
        service.bus.hear(_NEWS, self._heard)
        service.bus.on_joined(self._wake_all)

    def start(self) -> None:
        """Begin to look at the queue."""
        self._task = asyncio.create_task(self._run(), name="meetings")

    def close(self) -> None:
        """Let nobody wait for news any more."""
        self.closed = True
        self._wake_all()

    async def stop(self) -> None:
        """Stop; whatever is under way is finished by another process, or after the next start."""
        self.close()
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    # What people ask for

    async def join(
        self, who: str, rules: str, seats: int, clock: Clock, *, rated: bool = False
    ) -> None:
        """Take a place in the queue, or keep the one that is there for the same."""
        if rated:
            await self._service.rated.admit(m.Setup(rated=True, clock=clock, hints=False), who)
        now = self._clock.now()
        strength = await self._known.strength(who, rules)
        text = clock.model_dump_json()
        place = Place(who, rules, seats, text, is_slow(clock), strength, now, now, rated=rated)
        before = await self._store.status_of(who)
        if not await self._store.join(place):
            raise ServerError("meeting-agreed")
        self._tell(who, *_people(before[1]))
        await self.settle()

    async def leave(self, who: str, table: str = "") -> None:
        """Give up a place; whoever was asked to play has declined.

        Where the game has begun, the place is given up by those who say at which table.
        """
        offer = await self._store.leave(who, self._clock.now(), table)
        if offer and offer.stage == "agreed":
            raise ServerError("meeting-agreed")
        if offer and offer.must_be_told(table):
            raise ServerError("meeting-begun", table=offer.table_id)
        self._tell(who, *_people(offer))
        await self.settle()

    async def want_bots(self, who: str) -> None:
        """Let bots take the seats for which nobody is found, once they are offered."""
        now = self._clock.now()
        place, _ = await self._store.status_of(who)
        if place and not bots_offered(place, now):
            raise ServerError("bots-later", seconds=BOTS_MS // 1000)
        await self._store.want_bots(who, now - BOTS_MS)
        self._tell(who)
        await self.settle()

    async def status(self, who: str) -> tuple[Place | None, Offer | None]:
        """Return somebody's place and what they are asked, and note that they are there."""
        await self._store.touch(who, self._clock.now())
        return await self._store.status_of(who)

    async def count_others(self, place: Place) -> int:
        """Return how many of those who look for the same somebody could play with."""
        now = self._clock.now()
        alive, declined = now - ALIVE_MS, now - _AGAIN_MS
        waiting = await self._store.waiting(alive, declined, like=place)
        others = [one.who for one in waiting.places]
        people = [place.who, *others]
        apart = await self._known.apart(people) | waiting.declined if others else set()
        if place.rated:
            apart |= await self._service.rated.apart(people)
        return sum(frozenset((place.who, other)) not in apart for other in others)

    async def find(self, name: str) -> str:
        """Return who has an account with this name, or refuse."""
        find = self._known.find or self._store.find_account
        who = await find(name)
        if not who:
            raise ServerError("person-unknown")
        return who

    async def challenge(self, who: str, other: str, setup: m.Setup, offer: str) -> Offer:
        """Ask somebody to play; the game begins when they say yes.

        Somebody from whom one is kept apart is asked too, as far as one can see, but never learns
        of it: otherwise, everybody could find out who has blocked them.
        """
        await self._service.rated.check(setup, (who, other))
        now = self._clock.now()
        waits = is_slow(setup.clock) or setup.clock.kind == "none"
        asked = Offer(
            offer,
            "challenge",
            "open",
            setup.model_dump_json(),
            who,
            new_id(self._chance),
            now,
            now + (_SLOW_MS if waits else _LIVE_MS),
            (OfferSeat(1, who, "yes"), OfferSeat(2, other, "")),
        )
        made = await self._store.ask(asked, _MOST_ASKED)
        if made is None:
            raise ServerError("challenges-too-many", most=_MOST_ASKED)
        self._tell(*made.people)
        return made

    async def answer(self, who: str, offer: str, *, yes: bool) -> Offer:
        """Say whether one wants to play; the game begins with the last yes."""
        if yes:
            await self._check_yes(who, offer)
        found = await self._store.answer(offer, who, self._clock.now(), yes=yes)
        if found is None:
            raise ServerError("offer-unknown")
        if found.answer_of(who) != ("yes" if yes else "no"):
            raise ServerError("offer-over")
        self._tell(*found.people)
        await self.settle()
        return await self._store.offer(offer) or found

    async def _check_yes(self, who: str, offer: str) -> None:
        """Refuse to play with oneself, or with people who have been kept apart since."""
        found = await self._store.offer(offer)
        if found is None or who not in found.people or found.stage != "open":
            return
        if found.kind == "challenge" and who == found.host:
            raise ServerError("challenge-own")
        await self._service.rated.check(m.Setup.model_validate_json(found.setup), found.people)
        if await self._known.apart(found.people):
            if found.kind == "challenge":
                raise ServerError("offer-unknown")
            await self._call_off(found)

    async def _call_off(self, offer: Offer) -> None:
        """Let everybody wait again who was found."""
        await self._store.call_off(offer.id, self._clock.now())
        self._tell(*offer.people)
        await self.settle()

    async def part(self, who: str, other: str) -> None:
        """End what would bring somebody together with a person whom they have just blocked."""
        _, found = await self._store.status_of(who)
        if found and found.stage == "open" and other in found.people:
            await self._call_off(found)
        for asked in await self._store.challenges_of(who, _ALL):
            if asked.stage == "open" and asked.host == who and other in asked.people:
                await self._decline(asked, who)

    async def _decline(self, asked: Offer, who: str) -> None:
        await self._store.answer(asked.id, who, self._clock.now(), yes=False)
        self._tell(*asked.people)

    async def challenges(self, who: str, most: int) -> list[Offer]:
        """Return challenges from and to somebody, without those who are kept apart from them."""
        askers = await self._store.askers_of(who)
        apart = await self._known.apart([who, *askers]) if askers else set()
        without = [one for one in askers if frozenset((who, one)) in apart]
        return await self._store.challenges_of(who, most, without)

    async def forget(self, who: str) -> None:
        """Delete everything about somebody."""
        self._tell(*_people(await self._store.forget(who, self._clock.now())))
        await self.settle()

    async def turn_out(self) -> None:
        """Let nobody look for opponents who is kept out, ask others to play, or be asked."""
        for who in filter(self._known.kept_out, await self._store.involved()):
            offer = await self._store.leave(who, self._clock.now())
            self._tell(who, *_people(offer))
            for asked in await self._store.challenges_of(who, _ALL):
                if asked.stage == "open":
                    await self._decline(asked, who)

    # News

    @contextmanager
    def listening(self, who: str) -> Iterator[asyncio.Event]:
        """Give what is set whenever there may be news for somebody.

        Whoever looks how things stand must listen before: news that came while they looked would
        be lost.
        """
        woken = asyncio.Event()
        self._news.setdefault(who, set()).add(woken)
        try:
            yield woken
        finally:
            self._news[who].discard(woken)
            if not self._news[who]:
                del self._news[who]

    async def wait(self, news: asyncio.Event, seconds: float) -> None:
        """Wait until there may be news, or some seconds have passed."""
        sleeping = asyncio.create_task(self._clock.sleep(seconds))
        waiting = asyncio.create_task(news.wait())
        try:
            await asyncio.wait({sleeping, waiting}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            sleeping.cancel()
            waiting.cancel()

    def _tell(self, *people: str) -> None:
        self._wake(people)
        self._service.bus.tell(_NEWS, [list(people)])

    def _heard(self, process: str, people: list[list[str]]) -> None:
        del process
        self._wake(people[0])

    def _wake(self, people: Iterable[str]) -> None:
        for who in people:
            for woken in self._news.get(who, ()):
                woken.set()

    def _wake_all(self) -> None:
        self._wake(list(self._news))

    # What the server does

    async def _run(self) -> None:
        polled = cleaned = self._clock.steady()
        while True:
            await self._clock.sleep(_SWEEP)
            try:
                if self._members.duty == "serving" and self._members.owns(_NEWS):
                    await self.turn_out()
                    await self.settle()
                    if self._clock.steady() - cleaned >= _CLEAN:
                        cleaned = self._clock.steady()
                        await self._clean()
                if self._clock.steady() - polled >= _POLL:
                    polled = self._clock.steady()
                    self._wake_all()
            except StoreError as error:
                _log.warning("meeting put off", why=str(error))
            except Exception as error:  # noqa: BLE001 - the next look may succeed
                self._service.metrics.failures.labels("meeting").inc()
                _log.error("meeting failed", error=origin_of(error))

    async def settle(self) -> None:
        """Do all that can be done now: end offers, match those who wait, begin games."""
        # What is written now must be written, even if whoever asked for it goes away.
        await asyncio.shield(self._service.spawn(self._settle()))

    async def _settle(self) -> None:
        async with self._settling:
            now = self._clock.now()
            if await self._store.overdue(now):
                for ended in await self._store.end_overdue(now):
                    self._tell(*ended.people)
            await self._match(now)
            for offer in await self._store.agreed():
                await self._try_to_begin(offer)

    async def _match(self, now: int) -> None:
        alive, declined = now - ALIVE_MS, now - _AGAIN_MS
        waiting = await self._store.waiting(alive, declined)
        known = {place.who for place in (*waiting.places, *waiting.awaited)}
        apart = await self._known.apart(sorted(known)) if waiting.places else set()
        if not any(_groups(waiting, now, known, apart)):
            return
        rated = {one.who for one in (*waiting.places, *waiting.awaited) if one.rated}
        apart |= await self._service.rated.apart(sorted(rated))

        def decide(waiting: Waiting) -> list[Offer]:
            found = _groups(waiting, now, known, apart)
            return [offer_to(one, now, self._chance) for one in found]

        for offer in await self._store.match(decide, alive, declined):
            self._tell(*offer.people)

    async def _try_to_begin(self, offer: Offer) -> None:
        """Begin a game; one that cannot begin must not keep the others from it."""
        try:
            await self._begin(offer)
        except StoreError:
            raise
        except Exception as error:  # noqa: BLE001 - it is tried again
            self._service.metrics.failures.labels("meeting").inc()
            _log.error("game not begun", offer=offer.id, error=origin_of(error))

    async def _begin(self, offer: Offer) -> None:
        setup = m.Setup.model_validate_json(offer.setup)
        try:
            await begin(self._service, offer.table_id, setup, offer.people)
        except TableError:  # they have begun too many games elsewhere since they were asked
            await self._store.call_off(offer.id, self._clock.now(), "agreed")
        else:
            await self._store.begun(offer.id, self._clock.now())
        self._tell(*offer.people)

    async def _clean(self) -> None:
        now = self._clock.now()
        unseen, slow = now - _UNSEEN_MS, now - _SLOW_MS
        await self._store.clean(unseen=unseen, unseen_slow=slow, over=now - _OVER_MS)
        await self._service.store.ratings.opponents.clean(now)


def _people(offer: Offer | None) -> tuple[str, ...]:
    return offer.people if offer else ()


def _groups(
    waiting: Waiting, now: int, known: set[str], apart: set[frozenset[str]]
) -> Iterator[Group]:
    # Whoever has come meanwhile may be somebody whom others do not want to meet.
    places, awaited = (
        [place for place in some if place.who in known]
        for some in (waiting.places, waiting.awaited)
    )
    return group(places, now, apart | waiting.declined, awaited)

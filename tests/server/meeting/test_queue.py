"""The queue never loses or doubles anybody, whatever people do and whichever process dies."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Awaitable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from red7.protocol.setups import GameClock, TurnClock
from red7.server.errors import ServerError
from red7.server.store.people.meeting import Offer
from red7.server.store.people.waiting import GameWish, Place
from tests.server.given import ManualTime
from tests.server.meeting.worlds import DeadError, Serving, serving
from tests.server.serving import URLS
from tests.server.tables.processes.several import whole

PEOPLE = ("ann", "ben", "cid", "dot", "eve")
WISHES = (
    (2, GameClock(seconds=300)),
    (3, GameClock(seconds=300)),
    (2, TurnClock(seconds=86_400)),
)
PROCESSES = 2
MANY = int(os.environ.get("RED7_EXAMPLES", "30"))

who = st.sampled_from(PEOPLE)
where = st.integers(0, PROCESSES - 1)
ACTS = st.one_of(
    st.tuples(st.just("join"), where, who, st.integers(0, len(WISHES) - 1)),
    st.tuples(st.just("join"), where, who, st.just(0)),
    st.tuples(st.just("leave"), where, who),
    st.tuples(st.just("answer"), where, who, st.sampled_from((True, True, True, False))),
    st.tuples(st.just("bots"), where, who),
    st.tuples(st.just("come back"), where, who),
    st.tuples(st.just("pass"), st.sampled_from((1, 26, 31, 700))),
    st.tuples(st.just("sweep"), where),
    st.tuples(st.just("will die"), where, st.integers(1, 4), st.booleans()),
)


@dataclass
class World:
    """What has happened, and where everybody was when it was last looked at."""

    folder: Path
    time: ManualTime = field(default_factory=ManualTime)
    servers: list[Serving] = field(default_factory=list)
    born: int = 0
    known: dict[str, tuple[Place, Offer | None]] = field(default_factory=dict)
    agreed: dict[str, Offer] = field(default_factory=dict)  # every game that was agreed on
    # Who may have given up their place since then, and who may have begun to wait anew.
    left: set[str] = field(default_factory=set)
    anew: set[str] = field(default_factory=set)

    async def start(self) -> None:
        self.servers = [await self.new() for _ in range(PROCESSES)]

    async def new(self) -> Serving:
        self.born += 1
        return await serving(self.folder, self.time, self.born)

    async def attempt(self, at: int, work: Awaitable[object]) -> str:
        """Let a process do something; if it dies over it, another takes its place."""
        try:
            await work
        except ServerError:
            return "refused"
        except DeadError:
            await self.servers[at].end()
            self.servers[at] = await self.new()
            return "died"
        return "done"

    async def act(self, kind: str, *given: Any) -> None:
        if kind == "pass":
            self.time.pass_by(given[0])
            return
        at, *rest = given
        server = self.servers[at]
        if kind == "will die":
            server.left, server.after = rest
        elif kind == "sweep":
            await self.attempt(at, server.meetings._settle())
            await self.attempt(at, self.servers[at].meetings._clean())
        else:
            await self.of_person(kind, at, *rest)

    async def of_person(self, kind: str, at: int, person: str, *rest: Any) -> None:
        meetings = self.servers[at].meetings
        before, offer = await meetings.status(person)
        if kind == "join":
            seats, clock = WISHES[rest[0]]
            if (
                not before
                or offer
                or before.wish != GameWish("v1.2", seats, clock.model_dump_json())
            ):
                self.anew.add(person)
            done = await self.attempt(at, meetings.join(person, "v1.2", seats, clock))
            about_to_begin = offer is not None and offer.stage == "agreed"
            assert done == "died" or (done == "refused") == about_to_begin
            after, _ = await self.servers[at].meetings.status(person)
            assert after or (done == "died" and not before)
        elif kind == "leave":
            self.left.add(person)
            await self.attempt(at, meetings.leave(person))
        elif kind == "answer" and offer:
            self.left |= set() if rest[0] else {person}
            await self.attempt(at, meetings.answer(person, offer.id, yes=rest[0]))
        elif kind == "bots":
            await self.attempt(at, meetings.want_bots(person))

    async def look(self) -> None:
        """See that everybody is where they should be."""
        store = self.servers[0].process.service.store.meeting
        places = {one: await store.status_of(one) for one in PEOPLE}
        now = self.servers[0].process.service.clock.now()
        offers = {offer.id: offer for _, offer in places.values() if offer}
        for offer in offers.values():
            if offer.stage in ("open", "agreed"):
                holders = [places[person][0] for person in offer.people]
                assert all(place and place.offer == offer.id for place in holders)
            if offer.stage in ("agreed", "begun"):
                self.agreed[offer.id] = offer
        for person, (place, asked) in places.items():
            self.see(person, place, now)
            self.known.pop(person, None)
            if place:
                assert not place.offer or (asked and person in asked.people)
                assert asked is None or asked.stage != "off"
                self.known[person] = (place, asked)
        self.left.clear()
        self.anew.clear()

    def see(self, person: str, after: Place | None, now: int) -> None:
        """See that nobody has lost their place, or the time for which they have waited."""
        if person not in self.known:
            return
        before, offer = self.known[person]
        if after:
            assert after.since == before.since or person in self.anew, person
            return
        late = offer and offer.stage == "open" and now >= offer.until
        missed = offer and late and not offer.answer_of(person)
        begun = offer and offer.stage == "begun"  # it is remembered for a while only
        unseen = now - before.seen >= (7 * 86_400_000 if before.slow else 600_000)
        assert person in self.left or missed or begun or unseen, person

    async def end(self) -> None:
        """See that every game that was agreed on is played once, by those who agreed."""
        last = await self.new()
        self.servers.append(last)
        await last.meetings._settle()
        assert await last.store.agreed() == []
        service = last.process.service
        for offer in self.agreed.values():
            table = await whole(service, offer.table_id)
            assert table.stage == "playing"
            seated = [chair.who for chair in table.chairs if chair.who]
            assert seated == list(offer.people)
        for person in PEOPLE:
            seats = await service.store.tables_of(person, 100)
            mine = {one.table_id for one in self.agreed.values() if person in one.people}
            assert set(seats) == mine, person


async def play(folder: Path, acts: Sequence[Sequence[Any]]) -> None:
    world = World(folder)
    try:
        await world.start()
        for act in acts:
            await world.act(*act)
            await world.look()
        await world.end()
    finally:
        for server in world.servers:
            await server.end()


@given(st.lists(ACTS, max_size=30))
@settings(max_examples=MANY, deadline=None)
def test_nobody_is_lost_or_doubled(acts: list[tuple[Any, ...]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(play(Path(folder), acts))


SCRIPT: tuple[tuple[Any, ...], ...] = (
    ("join", 0, "ann", 0),
    ("will die", 1, 2, True),
    ("join", 1, "ben", 0),
    ("come back", 0, "ann"),
    ("answer", 0, "ann", True),
    ("will die", 1, 2, False),
    ("answer", 1, "ben", True),
    ("join", 0, "ann", 1),  # everybody has said yes, but the game has not begun
    ("join", 0, "cid", 1),
    ("join", 1, "dot", 1),
    ("join", 0, "eve", 1),
    ("answer", 0, "dot", True),
    ("answer", 1, "eve", False),
    ("sweep", 0),
    ("join", 1, "eve", 1),
    *(("answer", 1, person, True) for person in ("cid", "dot", "eve")),
    ("pass", 31),
    ("sweep", 1),
)


def test_the_same_on_either_database(place: Path) -> None:
    async def main() -> None:
        await play(place, SCRIPT)

    asyncio.run(main())
    assert place in URLS or (place / "red7.db").exists()

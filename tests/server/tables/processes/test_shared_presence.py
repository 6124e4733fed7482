from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from red7.server.bus import LinkedBus
from red7.server.tables.processes.members import OnlyMember
from red7.server.tables.processes.shared_presence import SharedPresence
from tests.server.bus.wire import End, Wire, settle
from tests.server.given import ManualTime


class Members(OnlyMember):
    """The others as a test says."""

    def __init__(self, process: str) -> None:
        super().__init__()
        self.process = process
        self.known: set[str] = set()
        self.lost: list[Callable[[str], None]] = []

    def knows(self, process: str) -> bool:
        return process in self.known

    def on_lost(self, listener: Callable[[str], None]) -> None:
        self.lost.append(listener)

    def lose(self, process: str) -> None:
        self.known.discard(process)
        for listener in self.lost:
            listener(process)


@dataclass
class Process:
    presence: SharedPresence
    members: Members
    end: End
    changed: list[str] = field(default_factory=list)


Test = Callable[[list[Process], ManualTime], Awaitable[None]]


def run(test: Test, count: int = 3) -> None:
    async def main() -> None:
        wire, time = Wire(), ManualTime()
        made: list[Process] = []
        for number in range(count):
            members = Members(f"p{number}")
            end = wire.end()
            bus = LinkedBus(end, members.process, b"key")
            made.append(Process(SharedPresence(time.steady, 60, bus, members), members, end))
            made[-1].presence.on_changed(made[-1].changed.append)
            await bus.start()
        for process in made:
            process.members.known = {f"p{number}" for number in range(count)}
        await beat(made, time, 6)
        await test(made, time)

    asyncio.run(main())


async def beat(made: list[Process], time: ManualTime, times: int = 1) -> None:
    for _ in range(times):
        time.pass_by(1)
        for process in made:
            process.presence.beat()
        await settle()


def people(made: list[Process], table: str = "t") -> list[set[str]]:
    return [set(process.presence.people(table)) for process in made]


def test_people_count_over_all_processes() -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        a, b, c = (process.presence for process in made)
        a.arrive("t", "ann")
        b.arrive("t", "ben")
        b.arrive("t", "ann")  # another tab
        b.arrive("t", "ann")
        await settle()
        assert people(made) == [{"ann", "ben"}] * 3
        assert c.here("t", "ann")
        assert c.watched() == []  # nobody here has to be told of the table
        assert made[2].changed == ["t", "t", "t"]
        a.depart("t", "ann")
        b.depart("t", "ann")
        await settle()
        assert people(made) == [{"ann", "ben"}] * 3
        b.depart("t", "ann")
        await settle()
        assert people(made) == [{"ben"}] * 3

    run(test)


def test_gone_is_who_is_gone_from_all() -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        a, b, _ = (process.presence for process in made)
        a.arrive("t", "ann")
        b.arrive("t", "ann")
        await settle()
        a.depart("t", "ann")
        await beat(made, time, 70)
        assert [process.presence.all_long_gone() for process in made] == [[], [], []]
        b.depart("t", "ann")
        await settle()
        await beat(made, time, 59)
        assert not a.long_gone("t", "ann")
        await beat(made, time, 1)
        assert [process.presence.all_long_gone() for process in made] == [[("t", "ann")]] * 3
        assert not a.long_gone("t", "ann", 5)
        b.arrive("t", "ann")
        await settle()
        assert [process.presence.all_long_gone() for process in made] == [[], [], []]

    run(test)


def test_a_process_that_dies_takes_its_connections_with_it() -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        a, b, c = made
        c.presence.arrive("t", "cid")
        c.presence.arrive("t", "ann")
        a.presence.arrive("t", "ann")
        await settle()
        c.end.cut()
        for process in (a, b):
            process.members.lose("p2")
        assert people(made[:2]) == [{"ann"}] * 2
        await beat([a, b], time, 60)
        assert a.presence.long_gone("t", "cid")
        assert not a.presence.long_gone("t", "ann")
        # It was only frozen: the next beat brings everybody back.
        c.end.mend()
        await beat(made, time)
        assert people(made) == [{"ann", "cid"}] * 3
        assert not a.presence.long_gone("t", "cid")

    run(test)


def test_one_that_never_showed_a_sign_of_life_is_forgotten() -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        made[1].presence.arrive("t", "ben")
        await settle()
        made[0].members.known.clear()
        made[1].end.cut()
        await beat(made[:1], time, 10)
        assert people(made[:1]) == [{"ben"}]
        await beat(made[:1], time)
        assert people(made[:1]) == [set()]

    run(test, 2)


def test_whoever_missed_something_asks_for_all() -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        a, b = made
        b.end.deaf = True
        for number in range(2500):
            a.presence.arrive(f"t{number}", "ann")
        a.presence.depart("t0", "ann")
        await settle()
        assert not b.presence.here("t7", "ann")
        b.end.deaf = False
        await beat(made, time)
        assert not b.presence.here("t0", "ann")
        assert all(b.presence.here(f"t{number}", "ann") for number in range(1, 2500))
        b.end.deaf = True
        for number in range(1, 2500):
            a.presence.depart(f"t{number}", "ann")
        await settle()
        b.end.deaf = False
        a.presence.arrive("t0", "ann")  # out of order, so b asks
        await settle()
        assert b.presence.here("t0", "ann")
        assert not any(b.presence.here(f"t{number}", "ann") for number in range(1, 2500))

    run(test, 2)


def test_without_the_bus_nobody_is_gone_for_long() -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        a, b = made
        a.presence.arrive("t", "ann")
        a.presence.depart("t", "ann")
        a.end.cut()
        b.end.cut()
        b.presence.arrive("t", "ann")  # she is there, but nobody can say so
        await beat(made, time, 100)
        assert not a.presence.long_gone("t", "ann")
        a.end.mend()
        b.end.mend()
        await settle()
        assert people(made) == [{"ann"}] * 2
        await beat(made, time, 10)
        assert not a.presence.long_gone("t", "ann")
        assert a.presence.all_long_gone() == []

    run(test, 2)


def test_one_that_was_frozen_waits_until_it_has_heard_of_everybody() -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        a, b = made
        a.presence.arrive("t", "ann")
        a.presence.depart("t", "ann")
        a.presence.arrive("t", "ben")
        a.presence.depart("t", "ben")
        await settle()
        time.pass_by(100)
        a.presence.beat()
        assert a.presence.all_long_gone() == []
        b.presence.arrive("t", "ann")
        await beat(made, time, 6)
        assert a.presence.all_long_gone() == [("t", "ben")]

    run(test, 2)

from __future__ import annotations

import asyncio

from red7.server.bus import LinkedBus
from red7.server.people.online import Online
from tests.server.bus.wire import Wire, settle
from tests.server.given import ManualTime


def test_who_was_heard_is_online_for_a_while_in_every_process() -> None:
    async def test() -> None:
        wire, time = Wire(), ManualTime()
        buses = [LinkedBus(wire.end(), name, b"key") for name in ("first", "second")]
        for bus in buses:
            await bus.start()
        here, there = [Online(bus, time.steady) for bus in buses]
        here.note("ann")
        assert "ann" in here
        assert "ann" not in there
        here.beat(["ben"])  # who is connected, and silent
        await settle()
        assert "ann" in there
        assert "ben" in there
        time.pass_by(40)
        here.beat(["ben"])
        await settle()
        time.pass_by(10)
        assert "ann" not in there  # heard 50 seconds ago
        assert "ben" in there
        there.leave("ben")
        assert "ben" not in there

    asyncio.run(test())


def test_a_process_that_dies_takes_its_people_with_it() -> None:
    async def test() -> None:
        wire, time = Wire(), ManualTime()
        buses = [LinkedBus(wire.end(), name, b"key") for name in ("first", "second")]
        for bus in buses:
            await bus.start()
        here, there = [Online(bus, time.steady) for bus in buses]
        for _ in range(1001):
            here.note(f"p{_}")
        here.beat([])
        await settle()
        assert all(f"p{number}" in there for number in range(1001))
        time.pass_by(45)
        assert not any(f"p{number}" in there for number in range(1001))

    asyncio.run(test())

from __future__ import annotations

import asyncio

from red7.server.bus import LocalBus


def test_all_subscribers_are_told_at_once_and_in_order() -> None:
    async def test() -> None:
        bus = LocalBus()
        heard: list[tuple[str, str, int]] = []
        await bus.start()
        bus.publish("t1", 1)  # before anybody listens
        bus.subscribe(lambda table, seq: heard.append(("first", table, seq)))
        bus.subscribe(lambda table, seq: heard.append(("second", table, seq)))
        bus.publish("t1", 2)
        bus.publish("t2", 7)
        assert heard == [
            ("first", "t1", 2),
            ("second", "t1", 2),
            ("first", "t2", 7),
            ("second", "t2", 7),
        ]
        await bus.stop()

    asyncio.run(test())


def test_two_buses_know_nothing_of_each_other() -> None:
    async def test() -> None:
        one, other = LocalBus(), LocalBus()
        heard: list[int] = []
        one.subscribe(lambda _, seq: heard.append(seq))
        other.publish("t1", 1)
        assert heard == []

    asyncio.run(test())

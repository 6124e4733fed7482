from __future__ import annotations

import asyncio

from red7.server.clock import Clock, SystemTime
from tests.server.given import ManualTime


def test_a_clock_follows_no_wall() -> None:
    time = ManualTime()
    clock = Clock(1_000, time)
    time.pass_by(0.5)
    time.set_wall(10**15)
    assert clock.now() == 1_500
    time.pass_by(0.5)
    assert (clock.now(), clock.steady()) == (2_000, 1.0)


def test_the_time_of_this_machine() -> None:
    async def test() -> None:
        time = SystemTime()
        before, wall = time.steady(), time.wall()
        called = asyncio.Event()
        time.call_later(0.01, called.set)
        await called.wait()
        await time.sleep(0.01)
        assert time.steady() >= before + 0.015
        assert time.wall() > 1_600_000_000_000
        assert abs(time.wall() - wall) < 3_600_000

    asyncio.run(test())

"""Whoever goes from one process to the next gets hardly more than one process would give."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from red7.server.bus import LinkedBus
from red7.server.clock import Clock
from red7.server.limits import Bucket
from red7.server.spending import CapacityEverywhere, Everywhere
from tests.server.bus.wire import Wire, settle
from tests.server.clients import Client
from tests.server.given import ManualTime
from tests.server.serving import LONG, Served, ask_two, quick

RATE, BURST = 20, 100


@dataclass
class Processes:
    time: ManualTime
    wire: Wire
    buses: list[LinkedBus]
    limits: list[Everywhere]
    capacities: list[CapacityEverywhere]

    def told(self) -> int:
        return sum(len(end.texts) for end in self.wire.ends)


def run(test: Callable[[Processes], Awaitable[None]], count: int = 2) -> None:
    async def main() -> None:
        wire, time = Wire(), ManualTime()
        buses = [LinkedBus(wire.end(), f"p{number}", b"key") for number in range(count)]
        clock = Clock(0, time)
        limits = [Everywhere(RATE, BURST, "requests", clock=clock, bus=bus) for bus in buses]
        for bus in buses:
            Everywhere(RATE, BURST, "questions", clock=clock, bus=bus)  # which is another limit
        capacities = [CapacityEverywhere(100, "sockets", clock=clock, bus=bus) for bus in buses]
        for bus in buses:
            await bus.start()
        await settle()
        await test(Processes(time, wire, buses, limits, capacities))

    asyncio.run(main())


def alone(asked: list[float]) -> int:
    """Count what one process would allow of requests at these times."""
    now = [0.0]
    limit = Bucket(RATE, BURST, lambda: now[0])
    allowed = 0
    for at in asked:
        now[0] = at
        allowed += limit.allows("here")
    return allowed


async def ask(made: Processes, asked: list[float], which: Callable[[int], int]) -> int:
    """Count what processes allow of requests at these times, each of which goes to one of them."""
    allowed = 0
    for number, at in enumerate(asked):
        made.time.pass_by(at - made.time.steady())
        if number % 10 == 0:  # what is told arrives a few requests later
            await settle()
        allowed += made.limits[which(number)].allows("here")
    return allowed


EVENLY = [number / 100 for number in range(6_000)]  # for a minute, five times the rate
AT_ONCE = [0.0] * 1_000 + [30.0] * 1_000 + [60.0] * 1_000
IN_BITS = [number * 0.45 for number in range(133) for _ in range(18)]  # too few to tell, at first


@pytest.mark.parametrize("asked", [EVENLY, AT_ONCE, IN_BITS], ids=["evenly", "at once", "in bits"])
@pytest.mark.parametrize("count", [2, 4])
def test_alternating_gains_hardly_anything(asked: list[float], count: int) -> None:
    async def test(made: Processes) -> None:
        allowed = await ask(made, asked, lambda number: number % count)
        assert alone(asked) <= allowed <= alone(asked) * (1 + 0.15 * (count - 1))

    run(test, count)


def test_choosing_by_chance_gains_hardly_anything() -> None:
    chance = random.Random(3)

    async def test(made: Processes) -> None:
        allowed = await ask(made, EVENLY, lambda _: chance.randrange(3))
        assert alone(EVENLY) <= allowed <= alone(EVENLY) * 1.3

    run(test, 3)


def test_a_normal_user_is_never_refused_nor_told() -> None:
    async def test(made: Processes) -> None:
        for _ in range(600):
            made.time.pass_by(1)
            assert made.limits[0].allows("here")
            assert made.limits[1].allows("here")
            await settle()
        assert not made.told()
        for number in range(3_000):  # somebody busy, at half of what is allowed
            made.time.pass_by(0.1)
            assert made.limits[number % 2].allows("here")
            await settle()
        assert made.told()
        assert made.limits[1].allows("elsewhere")

    run(test)


def test_more_work_counts_everywhere() -> None:
    async def test(made: Processes) -> None:
        made.limits[0].charge("here", 99)
        await settle()
        assert [made.limits[1].allows("here") for _ in range(2)] == [True, False]

    run(test)


def test_a_lost_notice_costs_slack_but_refuses_nobody() -> None:
    async def test(made: Processes) -> None:
        made.wire.ends[1].deaf = True
        for limit in made.limits:
            assert [limit.allows("here") for _ in range(BURST + 1)] == [True] * BURST + [False]
            await settle()
        made.wire.ends[1].deaf = False
        made.time.pass_by(60)
        assert all(made.limits[1].allows("here") for _ in range(BURST))

    run(test)


def test_notices_that_come_too_late_refuse_nobody() -> None:
    """As they come to a process that was frozen."""

    async def test(made: Processes) -> None:
        made.wire.ends[1].cut()
        for _ in range(60):
            made.time.pass_by(1)
            for _ in range(RATE):
                assert made.limits[0].allows("here")
            await settle()
        late = made.wire.ends[2].texts
        assert late
        made.time.pass_by(10)
        for text in late:
            made.buses[1]._hear(text)
        assert all(made.limits[1].allows("here") for _ in range(BURST // 2))

    run(test, 3)


def test_without_a_rate_there_is_no_limit_and_nothing_to_tell() -> None:
    async def test(made: Processes) -> None:
        free = Everywhere(0, 0, "free", clock=Clock(0, made.time), bus=made.buses[0])
        assert all(free.allows("here") for _ in range(1000))
        free.charge("here", 1000)
        await settle()
        assert not made.told()

    run(test)


# Connections


def test_what_is_held_counts_everywhere_until_it_is_given_up() -> None:
    async def test(made: Processes) -> None:
        first, second = made.capacities
        entered = []
        for number in range(300):
            entered.append(made.capacities[number % 2].enter("here"))
            await settle()
        assert 100 <= sum(entered) <= 105
        assert entered[:100] == [True] * 100
        assert first.enter("elsewhere")
        held = sum(entered[::2])
        for _ in range(held):
            first.leave("here")
            await settle()
        assert all(second.enter("here") for _ in range(held - 5))

    run(test)


def test_a_process_that_dies_holds_nothing_any_more() -> None:
    async def test(made: Processes) -> None:
        first, second = made.capacities
        assert all(first.enter("here") for _ in range(100))
        await settle()
        for _ in range(10):
            made.time.pass_by(1)
            first.beat()
            second.beat()
            await settle()
            assert not second.enter("here")
        made.wire.ends[0].cut()
        made.time.pass_by(3)
        assert second.enter("here")
        second.beat()
        assert not second._others

    run(test)


def test_a_lost_notice_about_who_has_left_is_made_good() -> None:
    async def test(made: Processes) -> None:
        first, second = made.capacities
        assert all(first.enter("here") for _ in range(100))
        await settle()
        made.wire.ends[1].deaf = True
        for _ in range(50):
            first.leave("here")
        await settle()
        made.wire.ends[1].deaf = False
        assert not second.enter("here")
        made.time.pass_by(1)
        first.beat()
        await settle()
        assert second.enter("here")

    run(test)


# Servers


def test_requests_to_two_servers_count_together(tmp_path: Path) -> None:
    async def test(served: list[Served]) -> None:
        async with httpx.AsyncClient(timeout=LONG) as http:
            answers = [
                (await http.get(f"{served[number % 2].url}/api/me")).status_code
                for number in range(200)
            ]
            assert answers[:100] == [401] * 100
            assert 100 <= answers.count(401) <= 120
            await served[0].pass_by(5)
            assert (await http.get(f"{served[0].url}/api/me")).status_code == 401

    ask_two(tmp_path, test, settings=quick(requests=20))


def test_new_names_at_two_servers_count_together(tmp_path: Path) -> None:
    async def test(served: list[Served]) -> None:
        answers = []
        async with httpx.AsyncClient(timeout=LONG) as http:
            for number in range(60):
                http.cookies.clear()
                url = f"{served[number % 2].url}/api/me"
                answers.append((await http.put(url, json={"name": "Ann"})).status_code)
                await served[0].pass_by(0.06)  # so that requests do not run out
        assert answers[:20] == [200] * 20
        assert answers.count(200) <= 31  # 20 at first, 7 in 3.6 seconds, and some slack
        assert answers.count(429) == 60 - answers.count(200)

    ask_two(tmp_path, test, settings=quick(requests=20))


def test_sockets_at_two_servers_count_together(tmp_path: Path) -> None:
    async def test(served: list[Served]) -> None:
        async with Client(served[0].url, "Ann") as ann, AsyncExitStack() as stack:
            cookie = "; ".join(f"{name}={value}" for name, value in ann.cookies.items())
            opened = 1
            for number in range(80):
                url = served[number % 2].url.replace("http", "ws") + "/api/live"
                try:
                    await stack.enter_async_context(
                        connect(url, additional_headers={"Cookie": cookie}, open_timeout=LONG)
                    )
                    opened += 1
                except InvalidStatus:
                    pass
            assert 40 <= opened <= 42

    ask_two(tmp_path, test, settings=quick(sockets=40))


def test_whoever_was_cut_off_is_kept_out_everywhere(tmp_path: Path) -> None:
    async def test(served: list[Served]) -> None:
        async with Client(served[0].url, "Ann") as ann:
            cookie = "; ".join(f"{name}={value}" for name, value in ann.cookies.items())
            headers = {"Cookie": cookie}
            (who,) = served[0].parts.hub.connected()
            served[0].parts.limits.pause(who)
            await settle()
            for one in served:
                url = one.url.replace("http", "ws") + "/api/live"
                with pytest.raises(InvalidStatus, match="403"):
                    await connect(url, additional_headers=headers, open_timeout=LONG)
            await served[0].pass_by(10)
            for one in served:
                url = one.url.replace("http", "ws") + "/api/live"
                again = await connect(url, additional_headers=headers, open_timeout=LONG)
                await again.close()

    ask_two(tmp_path, test)

"""Tables in memory, and whether they are as new as their logs."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from red7.protocol import messages as m
from red7.server.bus import LinkedBus
from red7.table.log import Entry
from tests.server.blank import lay_tables
from tests.server.bus.wire import Wire
from tests.server.given import ManualTime
from tests.server.serving import LONG, store_in
from tests.server.store.stores import execute
from tests.server.tables.processes.several import Process, begin_with, end, run, send, started


def test_what_is_heard_while_a_log_is_read_is_not_forgotten(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        first, second = made[0].service, made[1].service
        table = await started(first)
        live = await second.load(table)
        live.doubt()
        read = second.store.read

        async def read_just_before(table: str, after: int = 0) -> list[Entry]:
            found = await read(table, after)
            monkeypatch.setattr(second.store, "read", read)
            # The number that was doubted, just after it was looked for.
            seq = await first.send("ann", send(m.Say, table, "x", phrase="hello"))
            second.bus.publish(table, seq)
            return found

        monkeypatch.setattr(second.store, "read", read_just_before)
        assert (await second.load(table)).table.seq == 4
        assert (await second.load(table)).table.seq == 5

    run(place, 2, test)


def test_a_log_that_cannot_be_read_holds_up_no_other(place: Path) -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        first, second = made[0].service, made[1].service
        tables = [await started(first, number) for number in range(3)]
        known = [await second.load(table) for table in tables]
        for table in tables:
            await first.send("ann", send(m.Say, table, "x", phrase="hello"))
            made[1].presence.arrive(table, "ben")
        await execute(
            place,
            f"UPDATE log SET kind = 'later' WHERE table_id = '{tables[1]}' AND seq = 5",  # noqa: S608
        )
        polled: list[dict[str, int]] = []
        second.on_polled(polled.append)
        await second.poll()
        assert [live.table.seq for live in known] == [5, 4, 5]
        assert len(polled) == 1

    run(place, 2, test)


def test_whoever_could_not_be_heard_may_have_written(tmp_path: Path) -> None:
    async def test() -> None:
        wire, time = Wire(), ManualTime()
        lay_tables(tmp_path)
        buses = [LinkedBus(wire.end(), name, b"key") for name in ("one", "other")]
        for bus in buses:
            await bus.start()
        one = await begin_with(store_in(tmp_path), time, bus=buses[0])
        table = await started(one.service)
        live = await one.service.load(table)
        assert one.service.at_hand(table) is live
        buses[1].tell("join")
        async with asyncio.timeout(LONG):
            while one.service.at_hand(table):  # noqa: ASYNC110 - it is told in the next moment
                await asyncio.sleep(0)
        assert await one.service.load(table) is live
        assert one.service.at_hand(table) is live
        await end(one)
        for bus in buses:
            await bus.stop()

    asyncio.run(test())

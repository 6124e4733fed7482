"""Logs are packed in the background; whoever plays, watches or repeats something cannot tell."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from red7.core import write_record
from red7.protocol import messages as m
from red7.server.clock import Clock
from red7.server.store import StoreError
from red7.server.tables.ended.packing import Packer
from red7.server.tables.ended.records import finished_record
from red7.server.tables.processes.members import OnlyMember
from tests.server.given import ManualTime, given
from tests.server.serving import quick, serving
from tests.server.store.logs.test_archive import kept
from tests.server.store.stores import execute
from tests.server.tables.ended.test_records import give_up
from tests.server.tables.processes.several import Process, an_id, run, send, started, whole

DAY = 24 * 3600.0
HOUR = 3600.0


async def over(process: Process, number: int = 0) -> str:
    """Play a game to its end."""
    table = await started(process.service, number)
    await give_up(process, table, "end")
    return table


def packer_of(process: Process) -> Packer:
    return Packer(process.service.store, process.service.clock, OnlyMember())


async def pack_all(packer: Packer, time: ManualTime) -> int:
    """Pack everything that is old enough, without waiting between two logs."""
    working = asyncio.create_task(packer.pack_all())
    while not working.done():
        time.pass_by(0.01)
        await asyncio.sleep(0)
    return await working


def test_a_log_is_packed_a_day_after_its_last_entry(place: Path) -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        await over(made[0])
        packer = packer_of(made[0])
        time.pass_by(DAY - 60)
        assert await pack_all(packer, time) == 0
        time.pass_by(60)
        assert await pack_all(packer, time) == 1
        assert await kept(place) == (0, 1)
        assert await pack_all(packer, time) == 0

    run(place, 1, test)


def test_nobody_who_plays_can_tell(place: Path) -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        first, second = made[0].service, made[1].service
        table = await over(made[0])
        record = write_record(await finished_record(first, table, 1))
        before = await whole(first, table)
        time.pass_by(DAY)
        assert await pack_all(packer_of(made[0]), time) == 1
        # The first has the table in memory, the second reads it.
        for service in (first, second):
            assert (await service.load(table)).table == before
            assert write_record(await finished_record(service, table, 1)) == record
            assert await service.send("ann", send(m.Sit, table, "a1")) == 2
            assert await service.send("ann", send(m.Start, table, "a2")) == 4
            await service.create("ann", m.Setup(), "c", table)
        for service, who in ((first, "ann"), (second, "ben")):
            await service.send(who, send(m.Rematch, table, "again"))
        assert (await whole(first, table)).game == 2
        assert await first.store.tables_of("ann", 10) == [table]
        await give_up(made[1], table, "two")
        ended = await whole(first, table)
        time.pass_by(DAY)
        assert await pack_all(packer_of(made[1]), time) == 1
        assert await whole(second, table) == ended
        assert write_record(await finished_record(second, table, 1)) == record
        assert await kept(place) == (0, 1)

    run(place, 2, test)


def test_who_has_not_heard_of_the_end_does_not_write_over_it(place: Path) -> None:
    """The number of an entry stays taken when it is in a pack."""

    async def test(made: list[Process], time: ManualTime) -> None:
        first, second = made[0].service, made[1].service
        table = await started(first)
        behind = (await second.load(table)).table.seq
        await give_up(made[0], table, "end")
        time.pass_by(DAY)
        assert await pack_all(packer_of(made[0]), time) == 1
        live = await second.load(table)
        assert live.table.seq == behind
        seq = (await whole(first, table)).seq
        hello = send(m.Say, table, "hi", phrase="hello")
        assert await second.send("ann", hello) == seq + 1
        assert await first.send("ann", hello) == seq + 1
        assert (await whole(first, table)).seq == seq + 1

    run(place, 2, test)


def test_a_log_that_makes_no_sense_holds_up_no_other(place: Path) -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        tables = [await over(made[0], number) for number in range(3)]
        await execute(
            place,
            f"DELETE FROM log WHERE table_id = '{tables[0]}' AND seq = 2",  # noqa: S608
            f"UPDATE tables SET seq = 99 WHERE id = '{tables[1]}'",  # noqa: S608
        )
        time.pass_by(DAY)
        packer = packer_of(made[0])
        with capture_logs() as logged:
            assert await pack_all(packer, time) == 1
            assert await pack_all(packer, time) == 0
        told = [line["event"] for line in logged if line["log_level"] == "error"]
        assert told == ["not packed"]

    run(place, 1, test)


def test_a_process_packs_only_what_it_acts_for(place: Path) -> None:
    class Owner(OnlyMember):
        def owns(self, table: str) -> bool:
            return table == mine

    mine = an_id(1)

    async def test(made: list[Process], time: ManualTime) -> None:
        for number in range(3):
            await over(made[0], number)
        time.pass_by(DAY)
        members = Owner()
        packer = Packer(made[0].service.store, made[0].service.clock, members)
        members.rejoin()
        assert await pack_all(packer, time) == 0
        await members.resumed()
        assert await pack_all(packer, time) == 1
        assert mine not in await made[0].service.store.unpacked(10**15, 10)

    run(place, 1, test)


def test_most_of_the_time_is_left_to_those_who_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever a log takes to pack, nine times as long nothing is packed."""

    async def test(made: list[Process], time: ManualTime) -> None:
        for number in range(2):
            await over(made[0], number)
        time.pass_by(DAY)
        store = made[0].service.store
        pack, slept = store.pack, []

        async def slow(table: str) -> bool:
            time.pass_by(2.0)
            return await pack(table)

        async def sleep(seconds: float) -> None:
            slept.append(round(seconds, 6))

        monkeypatch.setattr(store, "pack", slow)
        monkeypatch.setattr(time, "sleep", sleep)
        clock = Clock(made[0].service.clock.now(), time)
        assert await Packer(store, clock, OnlyMember()).pack_all() == 2
        assert slept == [18.0, 18.0]

    run(tmp_path, 1, test)


def test_a_server_packs_by_itself_and_after_trouble(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        time = ManualTime()
        async with serving(place, quick(), given(time)) as served:
            service, store = served.parts.service, served.parts.store
            table = an_id()
            await service.create("ann", m.Setup(), "c", table)
            for who in ("ann", "ben"):
                await service.send(who, send(m.Sit, table, "s"))
            await service.send("ann", send(m.Start, table, "go"))
            now = (await service.load(table)).table
            who = now.chairs[now.turn - 1].who
            await service.send(who, send(m.Steps, table, "end", steps=["~"]))
            find, asked = store.unpacked, asyncio.Queue[str]()

            async def away(before: int, most: int) -> list[str]:
                if asked.empty():
                    asked.put_nowait("away")
                    raise StoreError("away")
                asked.put_nowait("there")
                return await find(before, most)

            monkeypatch.setattr(store, "unpacked", away)
            time.pass_by(DAY)
            while (await kept(place))[1] == 0:
                time.pass_by(60.0)
                await asyncio.sleep(0.01)
            assert await kept(place) == (0, 1)
            assert await whole(service, table) == (await service.load(table)).table

    async def main() -> None:
        async with asyncio.timeout(60):
            await test()

    asyncio.run(main())

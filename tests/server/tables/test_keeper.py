"""What the server does by itself, by a clock that the test moves on."""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
from collections.abc import Awaitable
from contextlib import closing
from pathlib import Path

import pytest

from red7.bots import find_bot
from red7.bots.turns import choose_steps
from red7.core import Step, View
from red7.protocol import messages as m
from red7.server.clock import Clock
from red7.server.store import StoreError
from red7.server.store.opening import database_of
from red7.table.errors import TableError
from red7.table.log import Kind
from red7.table.table import GRACE_MS, Table
from tests.server.given import ManualTime
from tests.server.serving import LONG
from tests.server.tables.processes.several import (
    START,
    Process,
    an_id,
    begin,
    end,
    run,
    send,
    started,
    until,
    whole,
)


def test_a_clock_that_jumps_ends_no_game_and_a_restart_gives_grace(tmp_path: Path) -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        table = await started(made[0].service, clock={"kind": "game", "seconds": 40})
        # Years later, by the wall clock of the next start.
        later = await begin(tmp_path, time, 1, start=10**13)
        await later.keeper.start()
        now = await whole(later.service, table)
        assert now.stage == "playing"
        assert now.deadline == 10**13 + 40_000
        time.pass_by(39.9)
        await later.keeper.sweep()
        assert (await whole(later.service, table)).stage == "playing"
        # A clock set back tells no time before the latest entry.
        assert Clock(max(5, await later.service.store.latest()), time).now() == 10**13
        time.pass_by(0.2)
        await later.keeper.sweep()
        assert (await whole(later.service, table)).stage == "over"
        await end(later)

    run(tmp_path, 1, test)
    assert GRACE_MS == 30_000


def test_a_bot_whose_process_died_is_woken(tmp_path: Path) -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        table = an_id()
        # A process that dies as soon as it has written: its keeper wakes nobody.
        made[0].service._listeners.clear()
        await made[0].service.create("ann", m.Setup(seats=("violet", "blue", None)), "c", table)
        await made[0].service.send("ann", send(m.Sit, table, "a"))
        await made[0].service.send("ann", send(m.Start, table, "s"))
        if (now := await whole(made[0].service, table)).turn == 3:
            await made[0].service.send("ann", send(m.Steps, table, "x", steps=["~"]))
        keeper = made[1].keeper
        await keeper.sweep()
        seq = (await whole(made[0].service, table)).seq
        assert seq == 3 + (now.turn == 3)
        time.pass_by(11)
        await keeper.sweep()
        await until(made[0], table, lambda now: now.seq > seq)

    run(tmp_path, 2, test)


def test_bots_play_by_themselves_and_always_alike(tmp_path: Path) -> None:
    logs: list[list[tuple[Kind, str]]] = []

    async def test(made: list[Process], time: ManualTime) -> None:
        table = an_id()
        service = made[0].service
        setup = m.Setup(seats=("violet", "blue", "green"), rules="v1.2+draw+actions")
        await service.create("ann", setup, "c", table)
        made[0].presence.arrive(table, "ann")
        await service.send("ann", send(m.Start, table, "s"))
        await until(made[0], table, lambda now: now.stage == "over")
        entries = await service.store.read(table)
        logs.append([(entry.kind, entry.text("steps")) for entry in entries])

    for number in range(2):
        (tmp_path / str(number)).mkdir()
        run(tmp_path / str(number), 1, test)
    assert logs[0] == logs[1]
    assert len(logs[0]) > 4


def test_bots_play_only_while_somebody_watches(tmp_path: Path) -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        service, keeper, presence = made[0].service, made[0].keeper, made[0].presence
        table = an_id()
        setup = {"seats": ("violet",) * 4, "clock": {"kind": "game", "seconds": 40}}
        await service.create("ann", m.Setup.model_validate(setup), "c", table)
        await service.send("ann", send(m.Start, table, "s"))
        for _ in range(5):
            time.pass_by(1000)
            await keeper.sweep()
            assert not keeper._busy
            assert await service.store.due(service.clock.now(), 10) == []
        assert (await whole(service, table)).seq == 2
        presence.arrive(table, "eve")
        await keeper.sweep()
        await until(made[0], table, lambda now: now.stage == "over")
        kinds = [entry.kind for entry in await service.store.read(table)]
        assert kinds[2] is Kind.RESUMED
        assert Kind.TIMEOUT not in kinds

    run(tmp_path, 1, test)


class Slow:
    """Thinks when it is told to, and counts how often it was asked."""

    places = 1

    def __init__(self) -> None:
        self.asked = 0
        self.may = asyncio.Event()

    async def choose(self, bot: str, view: View, seed: int) -> tuple[Step, ...]:
        self.asked += 1
        await self.may.wait()
        return choose_steps(find_bot(bot), view, seed)

    async def close(self) -> None:
        pass


def test_of_two_processes_that_think_for_a_table_one_goes_on(tmp_path: Path) -> None:
    async def test() -> None:
        time, minds = ManualTime(), [Slow(), Slow()]
        made = [
            await begin(tmp_path, time, number, thinkers=mind) for number, mind in enumerate(minds)
        ]
        table = an_id()
        await made[0].service.create("ann", m.Setup(seats=("violet",) * 4), "c", table)
        await made[0].service.send("ann", send(m.Start, table, "s"))
        for process, mind in zip(made, minds, strict=True):
            await process.service.load(table)
            process.presence.arrive(table, "eve")
            await process.keeper.sweep()
            async with asyncio.timeout(LONG):
                while not mind.asked:  # noqa: ASYNC110 - of another task
                    await asyncio.sleep(0)
        minds[0].may.set()
        await until(made[0], table, lambda now: now.seq > 4)
        minds[1].may.set()  # while the game goes on
        await until(made[0], table, lambda now: now.stage == "over")
        async with asyncio.timeout(LONG):
            while made[1].keeper._busy:  # noqa: ASYNC110 - of another task
                await asyncio.sleep(0.01)
        turns = [entry for entry in await made[0].service.store.read(table) if entry.text("steps")]
        assert (minds[0].asked, minds[1].asked) == (len(turns), 1)
        for process in made:
            await end(process)

    asyncio.run(test())


def test_how_long_a_bot_takes_is_counted_from_when_it_has_to_wait(tmp_path: Path) -> None:
    async def test() -> None:
        time, mind = ManualTime(), Slow()
        process = await begin(tmp_path, time, thinkers=mind)
        for number in range(2):
            table, seats = an_id(number), ("violet",) * 4
            await process.service.create("ann", m.Setup(seats=seats), "c", table)
            process.presence.arrive(table, "eve")
            await process.service.send("ann", send(m.Start, table, "s"))
        async with asyncio.timeout(LONG):
            while not mind.asked:  # noqa: ASYNC110 - of another task
                await asyncio.sleep(0)
        time.pass_by(3)
        mind.may.set()
        async with asyncio.timeout(LONG):
            while process.keeper._busy:  # noqa: ASYNC110 - of another task
                await asyncio.sleep(0)
        assert process.service.metrics.bot_seconds.labels("violet")._sum.get() == 6
        await end(process)

    asyncio.run(test())


def test_what_keeps_the_server_from_its_database_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        service, keeper = made[0].service, made[0].keeper
        figure = service.metrics.stalled._value.get

        async def broken(*_: object) -> list[bool]:
            raise StoreError("away")

        async def until_it_is(value: float) -> None:
            async with asyncio.timeout(LONG):
                while figure() != value:
                    time.pass_by(1)
                    await asyncio.sleep(0.001)

        await keeper.start()
        table = await started(service)
        with monkeypatch.context() as patch:
            patch.setattr(service.store, "append", broken)
            with pytest.raises(TableError, match="store-full"):
                await service.send("ann", send(m.Say, table, "x", phrase="hello"))
            assert figure() == 1
        await until_it_is(0)
        with monkeypatch.context() as patch:
            patch.setattr(service.store, "due", broken)
            await until_it_is(1)  # even if nobody sends anything
        await until_it_is(0)
        assert service.metrics.bot_places._value.get() >= 1
        assert service.metrics.cut_off._value.get() == 0

    run(tmp_path, 1, test)


def test_a_log_that_makes_no_sense_stops_no_other_table(tmp_path: Path) -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        service, keeper = made[0].service, made[0].keeper
        broken, whole_one = [
            await started(service, number, clock={"kind": "game", "seconds": 40})
            for number in range(2)
        ]
        with closing(sqlite3.connect(database_of(tmp_path))) as database:
            database.execute("DELETE FROM log WHERE table_id = ? AND seq = 3", (broken,))
            database.commit()
        service.forget()
        await keeper.start()
        assert keeper._sweeper
        keeper._sweeper.cancel()  # this test sweeps by itself
        time.pass_by(100)
        for _ in range(2):
            await keeper.sweep()
        assert (await whole(service, whole_one)).stage == "over"
        assert service.metrics.failures.labels("table")._value.get() >= 1
        failed = service.metrics.failures.labels("table")._value.get()
        await keeper.sweep()  # it is left alone for a minute
        assert service.metrics.failures.labels("table")._value.get() == failed

    run(tmp_path, 1, test)


def test_an_index_that_calls_a_resting_game_due_is_corrected(tmp_path: Path) -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        service, keeper = made[0].service, made[0].keeper
        table = an_id()
        await service.create("ann", m.Setup(seats=("violet", "violet")), "c", table)
        await service.send("ann", send(m.Start, table, "s"))
        with closing(sqlite3.connect(database_of(tmp_path))) as database:  # as older servers did
            database.execute("UPDATE tables SET wake = 1")
            database.commit()
        for _ in range(3):
            await keeper.sweep()
        kinds = [entry.kind for entry in await service.store.read(table)]
        assert kinds == [Kind.CREATED, Kind.STARTED, Kind.RESUMED]
        assert await service.store.due(service.clock.now(), 10) == []

    run(tmp_path, 1, test)


def test_after_a_time_without_a_disk_clocks_begin_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        service, keeper = made[0].service, made[0].keeper
        table = await started(service, clock={"kind": "turn", "seconds": 5})

        def broken(*_: object) -> Awaitable[list[bool]]:
            raise StoreError("full")

        with monkeypatch.context() as patch:
            patch.setattr(service.store, "append", broken)
            time.pass_by(6)
            with pytest.raises(StoreError):
                await keeper.sweep()
            assert service.stalled
        time.pass_by(1)
        await keeper.sweep()
        now = await whole(service, table)
        assert (now.stage, service.stalled) == ("playing", False)
        assert now.deadline == START + 7_000 + GRACE_MS
        assert (await service.store.read(table))[-1].kind is Kind.RESUMED

    run(tmp_path, 1, test)


def test_the_sweeper_sweeps_every_second(tmp_path: Path) -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        service, keeper = made[0].service, made[0].keeper
        await keeper.start()
        table = await started(service, clock={"kind": "turn", "seconds": 5})
        time.pass_by(4.9)
        assert (await whole(service, table)).stage == "playing"

        def later(now: Table) -> bool:
            time.pass_by(1)
            return now.stage == "over"

        await until(made[0], table, later)

    run(tmp_path, 1, test)


def test_a_start_reads_only_the_games_in_which_time_passes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither those that were abandoned, nor tables that wait for players."""

    async def test(made: list[Process], time: ManualTime) -> None:
        service = made[0].service
        for number in range(5):
            await started(service, number)
        await service.create("ann", m.Setup(), "c", an_id(8))
        clocked = await started(service, 9, clock={"kind": "turn", "seconds": 60})
        later = await begin(tmp_path, time, 1)
        loaded: list[str] = []
        later.service.on_loaded(lambda table: loaded.append(table.id))
        await later.keeper.start()
        assert loaded == [clocked]
        assert (await later.service.store.read(clocked))[-1].kind is Kind.RESUMED
        await end(later)

    run(tmp_path, 1, test)


def test_a_move_that_is_made_while_it_stops_wakes_no_bot(tmp_path: Path) -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        (process,) = made
        service = process.service
        setup = m.Setup(seats=(None, "violet", "violet"))
        for table in map(an_id, itertools.count()):
            await service.create("ann", setup, "c", table)
            await service.send("ann", send(m.Sit, table, "a1"))
            await service.send("ann", send(m.Start, table, "a2"))
            if (await whole(service, table)).turn == 1:
                break
        process.presence.arrive(table, "ann")  # so that bots may move from here on
        await process.keeper.stop()
        woken: list[bool] = []
        service.on_written(lambda _: woken.append(bool(process.keeper._busy)))  # after the keeper
        await service.send("ann", send(m.Steps, table, "a3", steps=("~",)))
        assert (await whole(service, table)).bot_to_move
        assert woken == [False]

    run(tmp_path, 1, test)

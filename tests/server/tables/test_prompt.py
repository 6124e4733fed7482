"""What is written without a task, and what is left to another try."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextvars import copy_context
from pathlib import Path

import pytest

from red7.protocol import messages as m
from red7.server.asker import ask_for, asking
from red7.server.store import StoreError, StoreLostError, Write
from red7.server.store.database import DatabaseStore
from red7.server.tables.prompt import Sent
from red7.server.tables.service import Service
from red7.table.log import Kind
from red7.table.table import Table
from tests.server.given import ManualTime
from tests.server.store.rated import add_account, rated_setup
from tests.server.tables.processes.several import Process, begin, end, run, send, started, whole


class Asked:
    """Somebody who drops out, or sends something else, and what they are told of it."""

    def __init__(
        self, service: Service, table: str, number: str = "s", sent: m.AnySend | None = None
    ) -> None:
        self.service = service
        self.send = sent or send(m.Steps, table, number, steps=["~"])
        self.acknowledged = list[int]()
        self.ended: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.who = ""

    async def begin(self) -> bool:
        live = await self.service.load(self.send.table)
        self.who = self.who or live.table.chairs[live.table.turn - 1].who
        return self.service.begin(
            Sent(
                self.who,
                self.send,
                self.acknowledged.append,
                self.ended.set_result,
                copy_context(),
            )
        )


def test_steps_are_acknowledged_and_told_once_they_are_committed(place: Path) -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        service = made[0].service
        asked, told = Asked(service, await started(service)), list[str]()
        service.on_written(lambda _: told.append(asking().who))
        ask_for("203.0.113.7", "ann")
        assert await asked.begin()
        ask_for("")
        live = await service.load(asked.send.table)
        before = live.table.seq
        assert not asked.acknowledged  # as nothing is committed yet
        assert await asked.ended
        assert asked.acknowledged == [before + 1]
        assert told == ["ann"]  # whatever follows from it is done for them
        found = await service.store.read(asked.send.table, before)
        assert [(entry.kind, entry.who, entry.send_id) for entry in found] == [
            (Kind.STEPS, asked.who, "s")
        ]
        assert live.table.seq == before + 1
        assert not live.lock.locked()
        # The id is taken; what becomes of it, the other way knows.
        assert not await asked.begin()
        assert await service.send(asked.who, asked.send) == before + 1

    run(place, 1, test)


def test_what_comes_meanwhile_waits_its_turn_or_is_left_to_the_other_way(tmp_path: Path) -> None:
    async def main() -> None:
        process = await begin(tmp_path, ManualTime())
        service = process.service
        table = await started(service)
        first, again = Asked(service, table), Asked(service, table, "t")
        whose = ("ann", "ben", "ann")
        agreeing = [rematch(service, table, f"r{n}", who) for n, who in enumerate(whose)]
        assert await first.begin()
        assert await again.begin()
        assert await agreeing[0].begin()
        assert await agreeing[1].begin()
        assert not await agreeing[2].begin()  # more than play here need not wait without a task
        live = await service.load(table)
        before = live.table.seq
        assert await first.ended
        assert not await again.ended  # as the game is over
        assert await agreeing[0].ended
        assert await agreeing[1].ended
        assert [one.acknowledged for one in (first, again, *agreeing)] == [
            [before + 1],
            [],
            [before + 2],
            [before + 3],
            [],
        ]
        assert (live.table.game, live.table.seq) == (2, before + 3)
        assert not live.lock.locked()
        assert await Asked(service, table, "u").begin()  # and so on
        await end(process)

    asyncio.run(main())


def test_what_waited_is_left_to_the_other_way_if_the_store_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        process = await begin(tmp_path, ManualTime())
        service = process.service
        table = await started(service)

        async def fail(writes: Sequence[Write]) -> list[bool]:
            raise StoreLostError(str(len(writes)))

        monkeypatch.setattr(service.store, "append", fail)
        asked = [Asked(service, table, f"s{number}") for number in range(3)]
        for one in asked:
            assert await one.begin()
        assert [await one.ended for one in asked] == [False] * 3
        assert not (await service.load(table)).lock.locked()
        await end(process)

    asyncio.run(main())


def rematch(service: Service, table: str, number: str, who: str) -> Asked:
    asked = Asked(service, table, sent=send(m.Rematch, table, number))
    asked.who = who
    return asked


def test_nobody_is_forgotten_at_a_table_that_leaves_memory_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        process = await begin(tmp_path, ManualTime())
        service, append, free = process.service, process.service.store.append, asyncio.Event()
        table, other = await started(service), await started(service, 1)

        async def slow(writes: Sequence[Write]) -> list[bool]:
            written = await append(writes)
            await free.wait()
            return written

        monkeypatch.setattr(service.store, "append", slow)
        asked = [Asked(service, table)]
        asked += [rematch(service, table, f"r{number}", "ann") for number in range(3)]
        for one in asked:
            assert await one.begin()
        while (await service.store.read(table))[-1].kind is not Kind.STEPS:  # noqa: ASYNC110 - of a thread
            await asyncio.sleep(0)
        service.forget()  # whose lock is held, another may have by now
        assert not await rematch(service, table, "r3", "ben").begin()
        asked.append(Asked(service, other))
        assert await asked[-1].begin()
        free.set()
        assert [await one.ended for one in asked] == [True, True, False, False, True]
        last = rematch(service, table, "r4", "ben")
        assert await last.begin()
        assert await last.ended
        await end(process)

    asyncio.run(main())


def test_whoever_fails_to_hear_the_end_keeps_nobody_else_from_it(tmp_path: Path) -> None:
    async def main() -> None:
        process = await begin(tmp_path, ManualTime())
        service = process.service
        table = await started(service)
        first, second = Asked(service, table), rematch(service, table, "a", "ann")
        third = rematch(service, table, "b", "ann")
        for one in first, third:
            one.ended.set_result(False)  # which can be done only once
        for one in first, second, third:
            assert await one.begin()
        assert await second.ended
        await service.stop()
        assert service.metrics.failures.labels("socket")._value.get() == 2
        assert not (await service.load(table)).lock.locked()
        await end(process)

    asyncio.run(main())


def test_the_same_send_from_two_places_is_written_once(tmp_path: Path) -> None:
    async def main() -> None:
        process = await begin(tmp_path, ManualTime())
        service = process.service
        table = await started(service)
        asked = [Asked(service, table) for _ in range(2)]
        for one in asked:
            assert await one.begin()
        assert [await one.ended for one in asked] == [True, False]
        assert await service.send(asked[1].who, asked[1].send) == asked[0].acknowledged[0]
        await end(process)

    asyncio.run(main())


def test_a_service_that_stops_has_written_what_waited(tmp_path: Path) -> None:
    async def main() -> None:
        process = await begin(tmp_path, ManualTime())
        service = process.service
        table = await started(service)
        asked = [Asked(service, table), *(rematch(service, table, n, n) for n in ("ann", "ben"))]
        for one in asked:
            assert await one.begin()
        await service.stop()
        assert [one.ended.result() for one in asked] == [True] * 3
        await end(process)

    asyncio.run(main())


def test_a_rematch_needs_no_task_unless_it_is_rated(place: Path) -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        service, store = made[0].service, made[0].service.store
        assert isinstance(store, DatabaseStore)
        await add_account(store, "ann", "Ann")
        await add_account(store, "ben", "Ben")
        rated = rated_setup().model_dump(mode="json")
        for number, setup, alone in (0, {}, True), (1, rated, False):
            table = await started(service, number, **setup)
            dropped = Asked(service, table)
            assert await dropped.begin()
            assert await dropped.ended
            for who in "ann", "ben":
                again = rematch(service, table, f"{who}-r", who)
                assert await again.begin() is alone
                if alone:
                    assert await again.ended
                else:  # whether they may play each other so has to be looked up
                    await service.send(who, again.send)
            now = await whole(service, table)
            assert (now.game, now.stage) == (2, "playing")
            done = service.metrics.sends.labels("rematch", "done")
            assert done._value.get() == 2 * (number + 1)

    run(place, 1, test)


def test_what_is_refused_is_left_to_the_other_way(tmp_path: Path) -> None:
    async def main() -> None:
        process = await begin(tmp_path, ManualTime())
        service = process.service
        asked = Asked(service, await started(service))
        live = await service.load(asked.send.table)
        wrong = send(m.Steps, asked.send.table, "w", steps=["."])
        asked.send = wrong
        assert not await asked.begin()
        assert not live.lock.locked()
        assert not asked.ended.done()
        await end(process)

    asyncio.run(main())


def test_whoever_is_late_decides_again_on_what_was_written(place: Path) -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        first, second = (one.service for one in made)
        asked = Asked(first, await started(first))
        await first.load(asked.send.table)
        seq = await second.send("ann", send(m.Say, asked.send.table, "hi", phrase="hello"))
        assert await asked.begin()  # of the phrase, this process has not heard
        assert not await asked.ended
        assert not asked.acknowledged
        assert await first.send(asked.who, asked.send) == seq + 1
        kinds = [entry.kind for entry in await first.store.read(asked.send.table, seq - 1)]
        assert kinds == [Kind.SAID, Kind.STEPS]

    run(place, 2, test)


@pytest.mark.parametrize("trouble", [StoreError("full"), StoreLostError("away")])
def test_what_was_perhaps_not_written_is_looked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: StoreError
) -> None:
    async def main() -> None:
        process = await begin(tmp_path, ManualTime())
        service = process.service
        asked = Asked(service, await started(service))
        append, lost = service.store.append, isinstance(trouble, StoreLostError)

        async def fail(writes: Sequence[Write]) -> list[bool]:
            if lost:  # it was written, and only the answer did not come
                await append(writes)
            raise trouble

        monkeypatch.setattr(service.store, "append", fail)
        assert await asked.begin()
        assert not await asked.ended
        assert not asked.acknowledged
        monkeypatch.setattr(service.store, "append", append)
        seq = (await service.store.read(asked.send.table))[-1].seq
        assert await service.send(asked.who, asked.send) == (seq if lost else seq + 1)
        steps = [e for e in await service.store.read(asked.send.table) if e.kind is Kind.STEPS]
        assert len(steps) == 1
        await end(process)

    asyncio.run(main())


def test_a_service_that_stops_has_told_what_it_wrote(tmp_path: Path) -> None:
    async def main() -> None:
        process = await begin(tmp_path, ManualTime())
        asked = Asked(process.service, await started(process.service))
        assert await asked.begin()
        await process.service.stop()
        assert asked.ended.result()
        assert len(asked.acknowledged) == 1
        await end(process)

    asyncio.run(main())


def test_one_who_cannot_be_told_keeps_nobody_else_from_writing(tmp_path: Path) -> None:
    async def main() -> None:
        process = await begin(tmp_path, ManualTime())
        service = process.service
        asked = Asked(service, await started(service))

        def fail(table: Table) -> None:
            del table
            raise ValueError

        service.on_written(fail)
        assert await asked.begin()
        assert await asked.ended  # it is committed
        assert not (await whole(service, asked.send.table)).turn
        assert not (await service.load(asked.send.table)).lock.locked()
        assert service.metrics.failures.labels("socket")._value.get() == 1
        await end(process)

    asyncio.run(main())

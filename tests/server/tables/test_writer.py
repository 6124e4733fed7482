"""The writer: what arrives together is committed together, and everybody hears of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import pytest

from red7.protocol import messages as m
from red7.server.metrics import Metrics
from red7.server.store import StoreBusyError, StoreError, Write
from red7.server.tables import writer as module
from red7.server.tables.writer import Writer
from tests.table.games import LocalTable


class Disk:
    """A store that writes when it is told to."""

    def __init__(self) -> None:
        self.batches: list[list[int]] = []
        self.free = asyncio.Event()
        self.trouble: Exception | None = None

    async def append(self, writes: Sequence[Write]) -> list[bool]:
        self.batches.append([write.entry.seq for write in writes])
        await self.free.wait()
        if self.trouble:
            raise self.trouble
        return [write.entry.seq != 3 for write in writes]


def writes(count: int) -> list[Write]:
    local = LocalTable(m.Setup())
    for _ in range(count - 1):
        local.send("ann", m.Say, phrase="hello")
    return [Write(entry, table) for entry, table in zip(local.log, local.states, strict=True)]


async def at_once() -> None:
    pass


def begun(disk: Disk, gather: Callable[[], Awaitable[object]] = at_once) -> Writer:
    writer = Writer(disk, Metrics(), gather)  # type: ignore[arg-type]
    writer.start()
    return writer


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_what_arrives_during_a_commit_is_committed_together() -> None:
    async def test() -> None:
        disk = Disk()
        writer = begun(disk)
        asked = [asyncio.create_task(writer.append(write)) for write in writes(5)[:1]]
        await settle()
        asked += [asyncio.create_task(writer.append(write)) for write in writes(5)[1:]]
        await settle()
        assert disk.batches == [[1]]
        assert not any(task.done() for task in asked)  # nothing is acknowledged before the commit
        disk.free.set()
        assert await asyncio.gather(*asked) == [True, True, False, True, True]
        assert disk.batches == [[1], [2, 3, 4, 5]]
        await writer.stop()

    asyncio.run(test())


def test_between_commits_more_may_gather_but_none_that_comes_alone_waits() -> None:
    async def test() -> None:
        disk, gathered = Disk(), asyncio.Event()
        disk.free.set()
        writer = begun(disk, gathered.wait)
        first, *others, last = writes(5)
        assert await writer.append(first)
        disk.free.clear()
        asked = [asyncio.create_task(writer.append(write)) for write in others[:1]]
        await settle()
        asked += [asyncio.create_task(writer.append(write)) for write in others[1:]]
        await settle()
        disk.free.set()
        await settle()
        assert disk.batches == [[1], [2]]  # the others wait for what may still come
        asked.append(asyncio.create_task(writer.append(last)))
        await settle()
        assert not asked[-1].done()
        gathered.set()
        assert await asyncio.gather(*asked) == [True, False, True, True]
        assert disk.batches == [[1], [2], [3, 4, 5]]
        await writer.stop()

    asyncio.run(test())


@pytest.mark.parametrize("trouble", [StoreError("full"), RuntimeError("R7 in hand")])
def test_everybody_hears_of_trouble_and_the_writer_goes_on(trouble: Exception) -> None:
    async def test() -> None:
        disk = Disk()
        writer = begun(disk)
        disk.trouble = trouble
        disk.free.set()
        asked = [asyncio.create_task(writer.append(write)) for write in writes(2)]
        for answer in await asyncio.gather(*asked, return_exceptions=True):
            assert isinstance(answer, StoreError)
            assert "R7" not in str(answer)
        disk.trouble = None
        assert await writer.append(writes(1)[0])
        await writer.stop()

    asyncio.run(test())


@pytest.mark.parametrize("trouble", [None, StoreError("full")])
def test_whoever_fails_to_be_told_keeps_nobody_else_from_it(trouble: Exception | None) -> None:
    async def test() -> None:
        disk, told = Disk(), list[object]()
        disk.trouble = trouble
        disk.free.set()
        writer = begun(disk)

        def fail(became: object) -> None:
            raise ValueError(became)

        first, second = writes(2)
        writer.submit(first, fail)
        writer.submit(second, told.append)
        await writer.idle()
        assert told == [trouble or True]
        assert disk.batches == [[1, 2]]
        assert writer._metrics.failures.labels("writer")._value.get() == 1

    asyncio.run(test())


def test_more_than_can_be_taken_on_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_MOST_WAITING", 2)

    async def test() -> None:
        disk = Disk()
        writer = begun(disk)
        made = writes(4)
        asked = [asyncio.create_task(writer.append(made[0]))]
        await settle()
        asked += [asyncio.create_task(writer.append(write)) for write in made[1:3]]
        await settle()
        with pytest.raises(StoreBusyError):
            await writer.append(made[3])
        disk.free.set()
        assert await asyncio.gather(*asked) == [True, True, False]
        await writer.stop()

    asyncio.run(test())


def test_stopping_waits_for_what_was_begun() -> None:
    async def test() -> None:
        disk = Disk()
        writer = begun(disk)
        asked = asyncio.create_task(writer.append(writes(1)[0]))
        await settle()
        stopping = asyncio.create_task(writer.stop())
        await settle()
        assert not stopping.done()
        disk.free.set()
        await stopping
        assert await asked

    asyncio.run(test())

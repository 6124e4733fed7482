from __future__ import annotations

import asyncio
import gc
from weakref import WeakSet

import pytest

from red7.server.tables.tasks import Tasks


def test_what_begins_while_others_finish_is_waited_for_as_well() -> None:
    async def main() -> None:
        tasks, done = Tasks(), list[str]()

        async def later() -> None:
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            done.append("later")

        async def first() -> None:
            await asyncio.sleep(0)
            _ = tasks.spawn(later())
            done.append("first")

        async def failing() -> None:
            raise ValueError

        _ = tasks.spawn(first()), tasks.spawn(failing())
        await tasks.finish()
        assert done == ["first", "later"]

    asyncio.run(main())


def test_those_that_have_ended_are_let_go_and_their_failures_are_not_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def failing() -> None:
        raise ValueError

    async def main() -> None:
        tasks, kept = Tasks(), WeakSet[asyncio.Task[None]]()
        for _ in range(1_000):
            kept.add(tasks.spawn(failing()))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        gc.collect()
        assert len(kept) < 200
        await tasks.finish()

    asyncio.run(main())
    gc.collect()
    assert not caplog.records

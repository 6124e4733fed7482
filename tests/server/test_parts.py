from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from red7.protocol import messages as m
from red7.server.parts import put_together
from red7.server.store import Write
from red7.server.store.opening import open_store
from red7.table.log import Kind
from tests.server.given import WALL, ManualTime, given
from tests.server.serving import quick
from tests.table.games import LocalTable


@pytest.mark.parametrize("ahead", [0, -3_600_000, 3_600_000])
def test_the_clock_starts_no_earlier_than_the_latest_entry(tmp_path: Path, ahead: int) -> None:
    """The wall clock may have been set back since."""
    local = LocalTable(m.Setup(clock=m.TurnClock(seconds=60)), now=WALL + ahead)
    local.seat_all()
    local.send("ann", m.Start)
    written = [Write(entry, table) for entry, table in zip(local.log, local.states, strict=True)]

    async def test() -> None:
        time = ManualTime()
        store = open_store(quick(data=str(tmp_path)), time)
        await store.start()
        await store.append(written)
        parts = await put_together(quick(), store, b"secret", given(time))
        start = max(local.now, WALL)
        assert parts.clock.now() == start
        await parts.start()
        assert (parts.ready, await store.latest()) == (True, start)
        last = (await store.read("t1"))[-1]
        assert (last.kind, last.at) == (Kind.RESUMED, start)
        now = (await parts.service.load("t1")).table
        assert now.deadline
        assert now.deadline == start + 60_000
        await parts.stop()
        assert not parts.ready

    asyncio.run(test())


def test_the_clock_follows_the_quickest_answer_of_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a busy machine, some take very long."""

    async def test() -> None:
        time = ManualTime()
        store = open_store(quick(data=str(tmp_path)), time)
        await store.start()
        seconds = iter([8.0, 3.0, 1.0, *[5.0] * 100])

        async def now() -> int:
            told = time.wall()
            time.pass_by(next(seconds))
            return told

        monkeypatch.setattr(store, "now", now)
        parts = await put_together(quick(), store, b"secret", given(time))
        assert time.wall() - parts.clock.now() == 500
        await store.close()

    asyncio.run(test())

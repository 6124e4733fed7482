"""The pace of bots, by a clock that the test moves on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from red7.protocol import messages as m
from red7.table.log import Kind
from tests.server.given import ManualTime
from tests.server.serving import LONG
from tests.server.tables.processes.several import (
    Process,
    an_id,
    begin,
    end,
    send,
    until,
    whole,
)

PACE = 4.0  # seconds


async def left_to_bots(process: Process, setup: dict[str, object] | None = None) -> str:
    """Begin a game in which Ann drops out at once, and two bots play on."""
    service, table = process.service, an_id()
    chosen = {"seats": (None, "violet", "violet"), **(setup or {})}
    await service.create("ann", m.Setup.model_validate(chosen), "c", table)
    await service.send("ann", send(m.Sit, table, "a1"))
    await service.send("ann", send(m.Start, table, "a2"))
    while True:
        now = await whole(service, table)
        if now.turn == 1:
            break
        await moved(process, table, now.seq)
    await service.send("ann", send(m.Steps, table, "a3", steps=["~"]))
    return table


async def moved(process: Process, table: str, seq: int) -> None:
    """Let time pass until a bot has moved; what passed before it waits would be lost on it."""
    await pacing(process, table)
    process.time.pass_by(100)
    await until(process, table, lambda now: now.seq > seq)


async def pacing(process: Process, table: str) -> int:
    """Wait until a bot has chosen and only waits; return the number of the last entry."""
    async with asyncio.timeout(LONG):
        while table not in process.keeper._hurried:  # noqa: ASYNC110 - of a thread
            await asyncio.sleep(0.01)
    return (await whole(process.service, table)).seq


async def takes(process: Process, table: str, seconds: float) -> None:
    """Check that a bot that waits moves after so many seconds, and not before."""
    seq = await pacing(process, table)
    process.time.pass_by(seconds - 0.1)
    for _ in range(50):
        await asyncio.sleep(0)
    assert (await whole(process.service, table)).seq == seq
    process.time.pass_by(0.2)
    await until(process, table, lambda now: now.seq > seq)


def run_paced(folder: Path, test: Callable[[Process], Awaitable[None]]) -> None:
    async def main() -> None:
        process = await begin(folder, ManualTime(), pace=PACE)
        await test(process)
        await end(process)

    asyncio.run(main())


@pytest.mark.parametrize(
    ("setup", "seconds"),
    [
        ({}, PACE),
        ({"pace": "calm"}, 2 * PACE),
        ({"pace": "quick"}, 0.4 * PACE),
        ({"clock": {"kind": "turn", "seconds": 10}}, 2.5),
    ],
    ids=["usual", "calm", "quick", "by a clock"],
)
def test_bots_take_their_time(tmp_path: Path, setup: dict[str, object], seconds: float) -> None:
    async def test(process: Process) -> None:
        await takes(process, await left_to_bots(process, setup), seconds)

    run_paced(tmp_path, test)


def test_bots_go_faster_when_nobody_else_is_left(tmp_path: Path) -> None:
    async def test(process: Process) -> None:
        table = await left_to_bots(process)
        await pacing(process, table)
        await process.service.send("ann", send(m.Hurry, table, "h", to="faster"))
        await takes(process, table, PACE / 4)
        if (await whole(process.service, table)).stage == "playing":
            await takes(process, table, PACE / 4)

    run_paced(tmp_path, test)


def test_bots_play_a_round_to_its_end_at_once_and_as_they_would(tmp_path: Path) -> None:
    logs: list[list[str]] = []

    async def test(process: Process) -> None:
        table = await left_to_bots(process)
        if logs:
            await pacing(process, table)
            await process.service.send("ann", send(m.Hurry, table, "h", to="end"))
        else:
            while (now := await whole(process.service, table)).stage == "playing":
                await moved(process, table, now.seq)
        await until(process, table, lambda now: now.stage == "over")
        entries = await process.service.store.read(table)
        logs.append([entry.text("steps") for entry in entries if entry.kind is Kind.STEPS])

    for number in range(2):
        (tmp_path / str(number)).mkdir()
        run_paced(tmp_path / str(number), test)
    assert logs[0] == logs[1]
    assert len(logs[0]) > 3

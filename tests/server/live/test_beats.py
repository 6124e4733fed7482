"""Who has fallen silent is gone, and who only sleeps is not."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from red7.protocol import messages as m
from tests.server.live.talking import Socket, greet, talk
from tests.server.tables.processes.several import Process, an_id


async def ticks(process: Process, count: int) -> None:
    """Let ticks pass, each of which is noticed before the next."""
    for _ in range(count):
        process.time.pass_by(5)
        for _ in range(10):
            await asyncio.sleep(0)


async def watched(socket: Socket, process: Process) -> str:
    """Sit down at a table and watch it."""
    table = an_id()
    await process.service.create("ann", m.Setup(), "c", table)
    await greet(socket)
    socket.say(m.Watch(table=table))
    assert isinstance(await socket.hear(), m.Update)
    return table


async def beat(socket: Socket, *, resting: bool = False) -> int:
    socket.say(m.AskBeat(resting=resting))
    while not isinstance(told := await socket.hear(), m.Beat):
        assert isinstance(told, m.Presence)
    return told.now


def test_a_beat_is_answered_with_the_time(tmp_path: Path) -> None:
    async def test(socket: Socket, process: Process) -> None:
        await greet(socket)
        first = await beat(socket)
        process.time.pass_by(1.5)
        assert await beat(socket) == first + 1500
        socket.leave()

    talk(tmp_path, test)


def test_a_client_that_beat_and_fell_silent_is_gone(tmp_path: Path) -> None:
    async def test(socket: Socket, process: Process) -> None:
        table = await watched(socket, process)
        await beat(socket)
        await ticks(process, 3)
        await beat(socket)
        await ticks(process, 4)
        assert process.presence.here(table, "ann")
        await ticks(process, 1)
        assert not process.presence.here(table, "ann")
        while not isinstance(told := await socket.hear(), m.Closing):
            pass
        assert told.reason == "silent"

    assert talk(tmp_path, test).closed == 1013


@pytest.mark.parametrize("beats", [False, True], ids=["never beat", "rests"])
def test_silence_is_held_against_nobody_else(*, beats: bool, tmp_path: Path) -> None:
    async def test(socket: Socket, process: Process) -> None:
        table = await watched(socket, process)
        if beats:
            await beat(socket)
            await beat(socket, resting=True)
        await ticks(process, 20)
        assert process.presence.here(table, "ann")
        socket.leave()

    assert talk(tmp_path, test).closed == 1000


def test_a_stall_of_the_server_is_no_silence_of_its_clients(tmp_path: Path) -> None:
    async def test(socket: Socket, process: Process) -> None:
        table = await watched(socket, process)
        await beat(socket)
        process.time.pass_by(600)
        await ticks(process, 1)
        assert process.presence.here(table, "ann")
        socket.leave()

    talk(tmp_path, test)

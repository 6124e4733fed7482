"""Several processes behind one port, as the command runs them."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sqlite3
import time
from contextlib import AsyncExitStack, closing
from pathlib import Path

import pytest
import websockets

from red7.protocol import messages as m
from red7.server.app.processes import Parent
from tests.cli.hosting.test_serve import newer
from tests.cli.run import red7
from tests.protocol.hello import hello
from tests.server import natsd
from tests.server.clients import Client
from tests.server.command import Running, lives, running
from tests.server.serving import LONG, play_on, quick, until


def wait_for_children(server: Running, count: int, without: frozenset[int] = frozenset()) -> None:
    until = time.monotonic() + LONG
    while len(server.serving() - without) != count:
        assert time.monotonic() < until
        time.sleep(0.05)


async def sit_down(url: str, stack: AsyncExitStack, table: str = "", count: int = 6) -> Client:
    """Play with people on as many connections as it takes to meet every process."""
    people = [await stack.enter_async_context(Client(url, f"P{n}")) for n in range(count)]
    table = await people[0].create_table(m.Setup(seats=(None, None, "violet")))
    for person in people:
        await person.watch(table)
    for person in people[:2]:
        await person.do(m.Sit, table)
    # Everybody is seen by everybody, whichever process they are connected to.
    for person in people:
        await until(person, table, lambda state: state.spectators == count - 2)
        await until(person, table, lambda state: all(seat.present for seat in state.seats))
    await people[0].do(m.Start, table)
    await asyncio.gather(*(play_on(person, table) for person in people[:2]))
    for person in people:
        await until(person, table, lambda state: state.stage == "over")
    return people[0]


def test_processes_share_a_port_and_their_tables(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with AsyncExitStack() as stack:
            await sit_down(url, stack)

    with running(tmp_path / "d", "--processes", "3") as server:
        assert len(server.serving()) == 3
        asyncio.run(play(server.url))
        assert '"level": "error"' not in server.lines()
        sends = server.figure("red7_sends_total")
        before = frozenset(server.serving())
        late = time.monotonic() + LONG
        while len(first := signs(tmp_path / "d")) < 3:
            assert time.monotonic() < late
            time.sleep(0.05)
        for pid in list(before)[:2]:
            os.kill(pid, signal.SIGKILL)
        wait_for_children(server, 2, before)
        assert server.figure("red7_sends_total") >= sends
        asyncio.run(play(server.url))
        assert server.figure("red7_sends_total") > sends
    assert server.process.poll() == 0
    assert server.lines().count("process died") == 2
    assert "Traceback" not in server.lines()
    for trouble in ("process did not stop", "left without a word"):
        assert trouble not in server.lines()
    # Those that were killed could not say goodbye; the others buried them, if they had the time.
    left = signs(tmp_path / "d")
    assert left < first, (left, first)


def test_one_that_is_frozen_is_counted_and_gets_nobody(tmp_path: Path) -> None:
    async def connect(url: str) -> None:
        async with AsyncExitStack() as stack:
            for number in range(8):
                last = await stack.enter_async_context(Client(url, f"P{number}"))
            assert server.figure("red7_connections") == 8
            frozen = min(server.serving())
            os.kill(frozen, signal.SIGSTOP)
            try:
                async with asyncio.timeout(LONG):
                    figures = await asyncio.to_thread(server.figures)
                    # Nothing is written, because it may have been frozen while it wrote.
                    for digits in ("0000", "0001"):  # of both processes
                        live = f"{url.replace('http', 'ws')}/api/live?near={digits}"
                        cookie = {"Cookie": f"red7={last.cookies['red7']}"}
                        async with websockets.connect(
                            live, additional_headers=cookie, open_timeout=LONG
                        ) as opened:
                            await opened.send(hello())
                            assert '"type":"welcome"' in str(await opened.recv())
            finally:
                os.kill(frozen, signal.SIGCONT)
            assert "red7_connections 8.0" in figures
            assert "red7_processes 2.0" in figures

    with running(tmp_path / "d", "--processes", "2") as server:
        asyncio.run(connect(server.url))


def signs(folder: Path) -> set[str]:
    """Give the names of the processes that have shown signs of life and not said goodbye."""
    with closing(sqlite3.connect(folder / "red7.db")) as database:
        rows = database.execute("SELECT name FROM meta WHERE name LIKE 'process.%'").fetchall()
    return {name for (name,) in rows}


def test_children_do_not_outlive_their_parent(tmp_path: Path) -> None:
    with running(tmp_path / "d", "--processes", "2") as server:
        left = server.serving()
        assert len(left) == 2
        server.process.kill()
        ends = time.monotonic() + LONG
        while any(lives(pid) for pid in left):
            assert time.monotonic() < ends
            time.sleep(0.05)


def test_a_child_that_cannot_be_started_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(opened: socket.socket) -> None:
        parent = Parent(quick(data=str(tmp_path)), opened, lambda: None)
        tried: list[object] = []

        async def run_child(*place: object) -> None:
            tried.append(place)
            if len(tried) > 1:
                parent._stopping.set()
                return
            raise BlockingIOError  # too many processes

        monkeypatch.setattr(parent, "_run_child", run_child)
        await parent._keep((tmp_path, 0))
        assert len(tried) == 2

    with socket.socket() as opened:
        asyncio.run(test(opened))


def test_what_no_child_could_use_is_refused_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    newer(tmp_path)
    flags = ("--port", "0", "--data", str(tmp_path), "--no-browser", "--processes", "2")
    ran = red7(monkeypatch, "serve", *flags)
    assert ran.status == 2
    assert "newer version" in ran.err
    assert (
        "“0” is not a valid value for processes"
        in red7(monkeypatch, "serve", "--processes", "0").err
    )


def test_an_address_without_nats_is_refused_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    natsd.find()
    flags = ("--port", "0", "--data", str(tmp_path), "--no-browser", "--processes", "2")
    ran = red7(monkeypatch, "serve", *flags, "--bus", "nats://me:pw@")
    assert ran.status == 2
    assert "is not the address of a NATS server" in ran.err
    assert "pw" not in ran.err

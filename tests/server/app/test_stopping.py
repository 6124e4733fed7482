"""Whoever comes while a server stops is told to come back, or is not let in."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable
from pathlib import Path

import pytest
import websockets
from websockets.asyncio.client import ClientConnection, connect

from red7.protocol.near import near
from red7.server.app.doors import Doors
from red7.server.live import hub
from red7.server.turnstile import Gate
from tests.protocol.hello import hello
from tests.server.clients import Client
from tests.server.given import ManualTime, given
from tests.server.live.wire import hear, raw
from tests.server.serving import LONG, QUICK, Served, ask, serving
from tests.server.tables.processes.several import begin, end

CLOSING = {"type": "closing", "reason": "restart", "retry_ms": 200}


class Held:
    """Holds up whoever comes by, until the test is done with them."""

    def __init__(self) -> None:
        self.came = asyncio.Event()
        self.may_go = asyncio.Event()

    async def wait(self, *_: object) -> None:
        self.came.set()
        await self.may_go.wait()


async def turned_away(opening: Awaitable[ClientConnection]) -> None:
    with pytest.raises(websockets.InvalidStatus) as refused:
        await opening
    answer = refused.value.response
    assert (answer.status_code, answer.headers["Retry-After"]) == (503, "1")


def test_a_client_that_comes_after_the_farewells_is_told_as_well(tmp_path: Path) -> None:
    async def test() -> None:
        process = await begin(tmp_path, ManualTime())
        live = hub.Hub(process.service, process.presence, process.service.metrics)
        await live.close()
        connection = live.connect("ann")
        connection.push("welcome")
        told = connection.outbox.get_nowait()
        assert told is not None
        assert '"closing"' in told
        assert connection.outbox.get_nowait() is None
        assert connection.outbox.empty()
        live.disconnect(connection)
        await end(process)

    asyncio.run(test())


def test_a_server_that_stops_lets_nobody_in(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        async with Client(served.url, "Ann") as ann, raw(served, ann) as opened:
            await opened.send(hello())
            assert (await hear(opened))["type"] == "welcome"
            closing = asyncio.create_task(served.parts.hub.close())
            assert await hear(opened) == CLOSING
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await hear(opened)
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 1013
            await closing
            await turned_away(raw(served, ann))

    ask(tmp_path, test)


def test_its_port_is_closed_before_it_says_goodbye(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_ports: list[bool] = []

    async def test(served: Served) -> None:
        goodbye = served.parts.hub.close

        async def close() -> None:
            open_ports.extend(server.is_serving() for server in served.server.servers)
            await goodbye()

        assert all(server.is_serving() for server in served.server.servers)
        monkeypatch.setattr(served.parts.hub, "close", close)

    ask(tmp_path, test)
    assert open_ports == [False]


def test_whoever_the_store_has_not_found_yet_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "_FAREWELLS", 1)  # nothing comes of waiting longer

    async def test(served: Served) -> None:
        store = Held()
        async with Client(served.url, "Ann") as ann:
            monkeypatch.setattr(served.parts.accounts.sessions, "check", store.wait)
            async with raw(served, ann) as opened:
                await opened.send(hello())
                await asyncio.wait_for(store.came.wait(), LONG)
                served.server.should_exit = True
                assert await hear(opened) == CLOSING
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await hear(opened)
                assert closed.value.rcvd
                assert closed.value.rcvd.code == 1013
                store.may_go.set()

    ask(tmp_path, test)


def test_whoever_waits_to_be_let_in_is_turned_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(served: Served) -> None:
        gate = Held()
        async with Client(served.url, "Ann") as ann:
            admit = Gate.admit
            monkeypatch.setattr(Gate, "admit", gate.wait)
            opening = asyncio.ensure_future(raw(served, ann).__aenter__())
            await asyncio.wait_for(gate.came.wait(), LONG)
            served.server.should_exit = True
            await turned_away(opening)
            monkeypatch.setattr(Gate, "admit", admit)
            gate.may_go.set()

    ask(tmp_path, test)
    assert not caplog.records  # the application has not noticed


def test_whoever_is_kept_by_no_process_is_turned_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One who belongs elsewhere is not taken there, and comes back when this one has stopped."""
    elsewhere = next(name for name in "ABCDEF" if int(near(name), 16) % 2 == 1)

    async def test() -> None:
        doors, door = Doors(tmp_path, 0, 2), Held()

        async def hand_over(*_: object) -> bool:
            await door.wait()
            return False

        async with serving(tmp_path, QUICK, given(), doors=doors) as served:
            async with Client(served.url, "Ann") as ann:
                monkeypatch.setattr(doors, "hand_over", hand_over)
                url = served.url.replace("http", "ws") + f"/api/live?near={near(elsewhere)}"
                cookie = {"Cookie": f"red7={ann.cookies['red7']}"}
                connection = connect(url, additional_headers=cookie, open_timeout=LONG)
                opening = asyncio.ensure_future(connection.__aenter__())
                await asyncio.wait_for(door.came.wait(), LONG)
            await served.parts.hub.close()
            door.may_go.set()
            await turned_away(opening)

    asyncio.run(test())


def test_a_door_that_closes_still_takes_what_it_has_asked_for(tmp_path: Path) -> None:
    async def test() -> None:
        heard: list[bytes] = []

        async def take(connection: socket.socket, request: bytes) -> None:
            heard.append(request)
            connection.close()

        door = Doors(tmp_path, 0, 1, patience=LONG)
        await door.open(take)
        ours, theirs = socket.socketpair()
        with ours, theirs, socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
            line.setblocking(False)  # noqa: FBT003 - the name of the method says it
            line.connect(str(tmp_path / "door-0"))
            asked = asyncio.get_running_loop().sock_recv(line, 1)
            assert await asyncio.wait_for(asked, LONG) == b"h"
            closing = asyncio.create_task(door.close())
            await asyncio.sleep(0)
            socket.send_fds(line, [b"\0\0\0\3GET"], [theirs.fileno()])
            await asyncio.wait_for(closing, LONG)
        assert heard == [b"GET"]

    asyncio.run(test())

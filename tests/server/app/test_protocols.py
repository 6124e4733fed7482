"""What our two protocols take and what they refuse."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import random
import socket
import struct
from itertools import pairwise
from pathlib import Path

import httpx
import pytest
import websockets
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, Opcode

from red7.server.app.frames import client_frame, frame_head
from red7.server.app.protocols import (
    MOST_CONTROLS,
    MOST_PIECES,
    HttpProtocol,
    SocketProtocol,
)
from tests.protocol.hello import hello
from tests.server.attacks import Raw
from tests.server.clients import Client
from tests.server.live.wire import hear, raw
from tests.server.serving import LONG, Served, ask, quick


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536])
def test_frames_are_written_as_websockets_writes_them(size: int) -> None:
    data = b"x" * size
    assert frame_head(size) + data == Frame(Opcode.TEXT, data).serialize(mask=False)


@pytest.mark.parametrize("before", [0, 7])
@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 16_384, 65_535])
def test_where_a_frame_ends_is_known_as_soon_as_its_head_is_there(size: int, before: int) -> None:
    frame = Frame(Opcode.TEXT, b"x" * size).serialize(mask=True)
    start, end = before + len(frame) - size, before + len(frame)
    data = b"\x81" * before + frame
    assert client_frame(data, before) == (start, end)
    assert client_frame(data + b"x", before) == (start, end)
    assert client_frame(data[:start], before) == (start, end)
    assert client_frame(data[: before + 5], before) == (0, 0)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_what_is_not_masked_or_huge_is_left_to_websockets(size: int) -> None:
    assert client_frame(Frame(Opcode.TEXT, b"x" * size).serialize(mask=False), 0) == (0, 0)
    assert client_frame(Frame(Opcode.TEXT, b"x" * 65_536).serialize(mask=True), 0) == (0, 0)


def test_a_client_is_read_at_once_after_messages_that_were_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[tuple[WebSocketsSansIOProtocol, bytes]] = []
    slowly = WebSocketsSansIOProtocol.data_received

    def note(self: WebSocketsSansIOProtocol, data: bytes) -> None:
        read.append((self, data))
        slowly(self, data)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", note)
    long, short = (
        json.dumps({"type": "preview", "id": name, "table": "T" * 30, "steps": steps}).encode()
        for name, steps in (("p1", ["+R7"] * 12), ("p2", []))
    )
    assert len(long) > 125 > len(short)
    pong = Frame(Opcode.PONG, b"").serialize(mask=True)
    one, two = (Frame(Opcode.TEXT, text).serialize(mask=True) for text in (long, short))

    async def test(served: Served) -> None:
        async with Client(served.url, "Ann") as ann:
            known = set(served.server.server_state.connections)
            opened = await Raw.open(served.url, f"red7={ann.cookies['red7']}")
            (protocol,) = set(served.server.server_state.connections) - known
            opened.say(hello())
            async with asyncio.timeout(LONG):
                await opened._reader.readuntil(b'"type":"welcome"')
                read.clear()
                for data in (pong, one, pong + one, two, one + pong, two):
                    protocol.data_received(data)
                    if len(data) > len(pong):
                        await opened._reader.readuntil(b'"type":"refused"')
                slow = [data for by, data in read if by is protocol]
            opened.abort()
        assert slow == [pong, pong + one, one + pong]

    ask(tmp_path, test)


def test_messages_are_taken_in_order_however_their_bytes_arrive(tmp_path: Path) -> None:
    ids = [f"p{number}" for number in range(12)]
    asks = [
        json.dumps({"type": "preview", "id": name, "table": "T" * 30, "steps": ["+R7"] * number})
        for number, name in enumerate(ids)
    ]
    assert len(asks[0]) < 126 < len(asks[-1])
    frames = [Frame(Opcode.TEXT, text.encode()).serialize(mask=True) for text in asks]
    frames.insert(2, Frame(Opcode.PING, b"?").serialize(mask=True))
    stream = b"".join(frames)
    chance = random.Random(1)
    cuts = [sorted(chance.sample(range(1, len(stream)), count)) for count in (1, 3, 10, 40)]
    pieces = [[stream], frames, *([*cut_up(stream, cut)] for cut in cuts)]

    async def test(served: Served) -> None:
        async with Client(served.url, "Ann") as ann:
            for chunks in pieces:
                known = set(served.server.server_state.connections)
                opened = await Raw.open(served.url, f"red7={ann.cookies['red7']}")
                (protocol,) = set(served.server.server_state.connections) - known
                opened.say(hello())
                async with asyncio.timeout(LONG):
                    await opened._reader.readuntil(b'"type":"welcome"')
                    for chunk in chunks:
                        protocol.data_received(chunk)
                    for name in ids:
                        before = await opened._reader.readuntil(b'"type":"refused"')
                        assert b'"id":' not in before
                        await opened._reader.readuntil(f'"id":"{name}"'.encode())
                opened.abort()

    ask(tmp_path, test)


def cut_up(stream: bytes, cuts: list[int]) -> list[bytes]:
    """Cut bytes into pieces."""
    return [stream[a:b] for a, b in pairwise([0, *cuts, len(stream)])]


@pytest.mark.parametrize("path", ["/", "/api/live", "/api/live?near=0001"])
@pytest.mark.parametrize(
    "more",
    [
        "Content-Length: 5\r\n",
        "Transfer-Encoding: chunked\r\n",
        f"X: {'x' * 9000}\r\n",
        "X: x\r\n" * 200,
    ],
    ids=["body", "pieces", "long", "many"],
)
def test_an_upgrade_that_websockets_does_not_read_is_refused(
    path: str, more: str, tmp_path: Path
) -> None:
    async def test(served: Served) -> None:
        host, _, port = served.url.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{more}\r\n".encode()
        )
        async with asyncio.timeout(LONG):
            told = await reader.read()  # until it is closed
            while served.server.server_state.connections:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.01)
        assert told.startswith(b"HTTP/1.1 4"), told
        writer.close()

    ask(tmp_path, test)


@pytest.mark.parametrize("head", [b"", b"GET / HTTP/1.1\r\nHost: local"])
def test_a_request_that_never_begins_or_never_gets_on_is_given_up(
    head: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("red7.server.app.protocols.HEAD_SECONDS", 0.05)

    async def test(served: Served) -> None:
        host, _, port = served.url.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(head)
        async with asyncio.timeout(LONG):
            # Whoever writes only after being given up is reset.
            with contextlib.suppress(ConnectionResetError):
                assert await reader.read() == b""
        writer.close()

    ask(tmp_path, test)


def test_what_follows_a_request_with_two_lengths_is_not_read(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        host, _, port = served.url.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        head = f"POST /api/best HTTP/1.1\r\nHost: {host}:{port}\r\n"
        hidden = f"GET /healthz HTTP/1.1\r\nHost: {host}:{port}\r\n\r\n"
        lengths = f"Content-Length: {len(hidden) + 5}\r\nTransfer-Encoding: chunked\r\n"
        writer.write(f"{head}{lengths}\r\n0\r\n\r\n{hidden}".encode())
        async with asyncio.timeout(LONG):
            answers = await reader.read()
        writer.close()
        assert answers.count(b"HTTP/1.1 ") == 1
        assert b"table-length-twice" in answers

    ask(tmp_path, test)


async def greedy(served: Served, path: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Ask for a file over and over, with little room for the answers."""
    plain = socket.socket()
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    plain.setblocking(False)  # noqa: FBT003 - the name of the method says it
    host, _, port = served.url.removeprefix("http://").partition(":")
    await asyncio.get_running_loop().sock_connect(plain, (host, int(port)))
    reader, writer = await asyncio.open_connection(sock=plain, limit=1024)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n".encode() * 400)
    return reader, writer


async def gone(served: Served) -> None:
    async with asyncio.timeout(LONG):
        while served.server.server_state.connections:  # noqa: ASYNC110 - of the loop
            await asyncio.sleep(0.01)


def test_who_does_not_read_the_answers_is_disconnected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("red7.server.app.protocols.READ_SECONDS", 0.05)

    async def test(served: Served) -> None:
        _, writer = await greedy(served, "/api/protocol.json")
        await asyncio.sleep(0)
        async with asyncio.timeout(LONG):
            while not served.server.server_state.connections:  # noqa: ASYNC110 - of the loop
                await asyncio.sleep(0.01)
        await gone(served)
        writer.transport.abort()

    ask(tmp_path, test)


def test_who_reads_slowly_but_steadily_is_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[int] = []
    monkeypatch.setattr("red7.server.app.protocols.READ_SECONDS", 0)
    monkeypatch.setattr("red7.server.app.protocols.LEAST_READ", -(1 << 30))  # anything is enough
    check = HttpProtocol._check_reader

    def look(self: HttpProtocol) -> None:
        looks.append(self._unread)
        check(self)

    monkeypatch.setattr(HttpProtocol, "_check_reader", look)

    async def test(served: Served) -> None:
        reader, writer = await greedy(served, "/api/protocol.json")
        size = 0
        async with asyncio.timeout(LONG):
            while len(looks) < 20 or size < 1_000_000:
                size += len(await reader.read(4096))
        writer.transport.abort()

    ask(tmp_path, test)


def test_an_address_may_have_so_many_connections(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        host, _, port = served.url.removeprefix("http://").partition(":")
        opened = [await asyncio.open_connection(host, int(port)) for _ in range(3)]
        async with asyncio.timeout(LONG):
            while len(served.server.server_state.connections) < 3:  # noqa: ASYNC110 - of the loop
                await asyncio.sleep(0.01)
        reader, writer = await asyncio.open_connection(host, int(port))
        with contextlib.suppress(ConnectionResetError):
            assert await reader.read() == b""
        for _, each in (*opened[1:], (reader, writer)):
            each.transport.abort()
        async with asyncio.timeout(LONG):
            while len(served.server.server_state.connections) > 1:  # noqa: ASYNC110 - of the loop
                await asyncio.sleep(0.01)
        # WebSockets are counted by themselves.
        async with (
            Client(served.url, "Ann") as ann,
            raw(served, ann) as one,
            raw(served, ann) as other,
        ):
            await one.send(hello())
            await other.send(hello())
            assert (await hear(other))["type"] == "welcome"
        opened[0][1].transport.abort()

    ask(tmp_path, test, quick(sockets=3))


def test_a_request_that_has_come_is_not_waited_for(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        async with httpx.AsyncClient(base_url=served.url, timeout=LONG) as http:
            for _ in range(2):  # over the same connection
                assert (await http.get("/healthz")).is_success
            (connection,) = served.server.server_state.connections
            assert isinstance(connection, HttpProtocol)
            assert connection._late is None

    ask(tmp_path, test)


def test_a_message_in_too_many_pieces_is_refused(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        async with Client(served.url, "Ann") as ann, raw(served, ann) as opened:
            # The library adds a last piece, which is empty.
            await opened.send([hello(), *" " * (MOST_PIECES - 2)])
            assert (await hear(opened))["type"] == "welcome"
            await opened.send([hello(), *" " * (MOST_PIECES - 1)])
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await hear(opened)
            assert closed.value.rcvd
            assert closed.value.rcvd.code == CloseCode.MESSAGE_TOO_BIG

    ask(tmp_path, test)


@pytest.mark.parametrize("opcode", [0x9, 0xA])
def test_who_sends_too_many_pings_or_pongs_is_disconnected(
    opcode: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("red7.server.app.protocols.CONTROL_SECONDS", 1e9)

    async def test(served: Served) -> None:
        async with Client(served.url, "Ann") as ann:
            opened = await Raw.open(served.url, f"red7={ann.cookies['red7']}")
            for _ in range(MOST_CONTROLS - 1):
                opened.frame(b"", opcode=opcode)
            opened.say(hello())
            async with asyncio.timeout(LONG):
                await opened._reader.readuntil(b'"type":"welcome"')
                opened.frame(b"", opcode=opcode)
                with contextlib.suppress(ConnectionError):
                    while await opened._reader.read(1 << 16):
                        pass
            opened.abort()

    ask(tmp_path, test)


def test_text_that_is_not_utf_8_is_refused(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        async with Client(served.url, "Ann") as ann:
            opened = await Raw.open(served.url, f"red7={ann.cookies['red7']}")
            opened.frame(b"\xff\xfe\x80")
            async with asyncio.timeout(LONG):
                told = await opened._reader.read()
            assert told[0] == 0x88  # a whole frame, which closes
            assert struct.unpack(">H", told[2:4])[0] == CloseCode.INVALID_DATA
            opened.abort()

    ask(tmp_path, test)


def test_connections_that_are_refused_are_forgotten_at_once(tmp_path: Path) -> None:
    def alive() -> int:
        return sum(type(one) is SocketProtocol for one in gc.get_objects())

    async def test(served: Served) -> None:
        async with Client(served.url, "Ann") as ann:
            (who,) = served.parts.hub.connected()
            served.parts.limits.pause(who)
            before = alive()
            for _ in range(3):
                with pytest.raises(websockets.InvalidStatus):
                    await raw(served, ann)
            async with asyncio.timeout(LONG):
                while alive() > before:  # noqa: ASYNC110 - nobody tells
                    await asyncio.sleep(0.01)

    gc.disable()  # which would forget them as well, but nobody knows when
    try:
        ask(tmp_path, test)
    finally:
        gc.enable()

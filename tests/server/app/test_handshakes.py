"""What is taken for a handshake, and that all else is counted like any other request."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import h11
import pytest
from websockets.http11 import Request
from websockets.server import ServerProtocol

from red7.server.app.handshakes import is_handshake
from red7.server.limits import Spacing
from tests.server.serving import LONG, Served, ask, quick

USUAL = {
    "Host": "127.0.0.1",
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
}
# Headers that replace the usual ones or are added; None leaves one out.
GOOD: list[dict[str, str | None]] = [
    {},
    {"Connection": "keep-alive, Upgrade"},
    {"Upgrade": "WebSocket"},
    {"Origin": "https://red7.example"},
    {"Content-Length": "0"},
    {"Sec-WebSocket-Extensions": "permessage-deflate; x"},
    {"X": "x" * 7_000},
    {f"X{number}": "x" for number in range(100)},
]
BAD: list[dict[str, str | None]] = [
    {"Connection": None},
    {"Connection": "close"},
    {"Connection": "Upgrade, @@"},
    {"Upgrade": "websocket, h2c"},
    {"Sec-WebSocket-Version": "12"},
    {"Sec-WebSocket-Version": None},
    {"Sec-WebSocket-Key": None},
    {"Sec-WebSocket-Key": "AAAA"},
    {"Sec-WebSocket-Key": "!"},
    {"Sec-WebSocket-Key": "ä"},
    {"Content-Length": "1"},
    {"Transfer-Encoding": "chunked"},
    {"X": "x" * 9_000},
    {f"X{number}": "x" for number in range(200)},
]


def request(
    given: dict[str, str | None], start: str = "GET / HTTP/1.1", more: str = "", host: str = ""
) -> bytes:
    headers = {**USUAL, **given, **({"Host": host} if host else {})}
    lines = [f"{name}: {value}" for name, value in headers.items() if value is not None]
    return "\r\n".join([start, *lines, f"{more}\r\n" if more else "", ""]).encode("latin-1")


def told(raw: bytes) -> bool:
    """Return what we say of a request, read as the server reads it."""
    connection = h11.Connection(h11.SERVER)
    connection.receive_data(raw)
    event = connection.next_event()
    assert isinstance(event, h11.Request)
    path, _, query = event.target.partition(b"?")
    return is_handshake(
        {
            "method": event.method.decode(),
            "http_version": event.http_version.decode(),
            "raw_path": path,
            "query_string": query,
            "headers": [(name.lower(), value) for name, value in event.headers],
        }
    )


def taken(raw: bytes) -> bool:
    """Return whether websockets takes it."""
    protocol = ServerProtocol()
    protocol.receive_data(raw)
    for event in protocol.events_received():  # there is none if it cannot be read
        assert isinstance(event, Request)
        return protocol.accept(event).status_code == 101
    return False


OTHERS = [
    request({}, "POST / HTTP/1.1"),
    request({}, "GET / HTTP/1.0"),
    request({}, f"GET /?{'x' * 9_000} HTTP/1.1"),
    request({}, more="Origin: http://a.example\r\nOrigin: http://b.example"),
    request({}, more="Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="),
]


@pytest.mark.parametrize("given", GOOD, ids=[next(iter(given), "usual") for given in GOOD])
def test_what_websockets_takes_is_a_handshake(given: dict[str, str | None]) -> None:
    assert told(request(given))
    assert taken(request(given))


def test_what_websockets_would_refuse_is_none() -> None:
    for raw in (*map(request, BAD), *OTHERS):
        assert (told(raw), taken(raw)) == (False, False), raw[:300]


async def status(served: Served, given: dict[str, str | None]) -> int:
    host, _, port = served.url.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(request(given, "GET /api/live HTTP/1.1", host=f"{host}:{port}"))
    async with asyncio.timeout(LONG):
        answer = await reader.read()  # until it is closed
    writer.close()
    assert b"table-handshake-wrong" in answer or b"table-too-many" in answer
    return int(answer.split()[1])


def test_what_is_none_counts_as_a_request(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test(served: Served) -> None:
        statuses = [await status(served, {"Sec-WebSocket-Version": "12"}) for _ in range(10)]
        assert statuses == [400] * 10

    with caplog.at_level(logging.WARNING):
        ask(tmp_path, test, quick(requests=2))
    assert not caplog.records


def test_what_is_not_http_waits_for_its_turn_to_be_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    turn, waiting = asyncio.Event(), asyncio.Queue[str]()

    async def wait(_: Spacing, address: str) -> None:
        waiting.put_nowait(address)
        await turn.wait()

    monkeypatch.setattr(Spacing, "wait", wait)

    async def test(served: Served) -> None:
        host, _, port = served.url.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(b"\x16\x03\x01\r\n\r\nGET / HTTP/1.1\r\n\r\n")
        async with asyncio.timeout(LONG):
            assert await waiting.get() == "127.0.0.1"
            answer = asyncio.create_task(reader.read())
            await asyncio.sleep(0)
            assert not answer.done()
            turn.set()
            assert (await answer).startswith(b"HTTP/1.1 400 ")
        assert waiting.empty()
        writer.close()

    with caplog.at_level(logging.WARNING):
        ask(tmp_path, test)
    assert not caplog.records

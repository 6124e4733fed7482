"""HTTP and WebSocket for clients that must cost next to nothing: no checks, no parsing, no copies.

A load test runs on the machine of the server that it tests. What its clients use is taken from
what they measure, so they do the least that the protocols allow.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, cast

from red7.protocol.near import near

_TEXT: Final = 0x81
_CLOSE: Final = 0x88
_PING: Final = 0x89
_PONG: Final = 0x8A
_NO_MASK: Final = bytes(4)  # a key of zeros leaves the text as it is


class Socket(asyncio.Protocol):
    """One WebSocket: whole messages in, whole messages out."""

    def __init__(
        self, host: str, cookie: str, hear: Callable[[bytes], None], table: str = ""
    ) -> None:
        query = f"?near={near(table)}" if table else ""
        self._request = (
            f"GET /api/live{query} HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        ).encode()
        self.hear = hear
        self._buffer = b""
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        """Remember that the server is gone."""
        self.lost = True
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("refused"))

    def data_received(self, data: bytes) -> None:
        """Take the answer to the upgrade, then frames."""
        data = self._buffer + data if self._buffer else data
        if not self.opened.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            if b" 101 " not in head[:16]:
                self.opened.set_exception(ConnectionError(head.decode("latin-1")))
                return
            self.opened.set_result(None)
        self._buffer = self._frames(data)

    def _frames(self, data: bytes) -> bytes:
        """Hear all frames that are whole; give what is left."""
        at, size = 0, len(data)
        while size - at >= 2:
            length, start = data[at + 1], at + 2
            if length >= 126:
                wide = 2 if length == 126 else 8
                length = int.from_bytes(data[start : start + wide])
                start += wide
            if size < start + length or start > size:
                break
            kind, at = data[at], start + length
            if kind == _TEXT:
                self.hear(data[start:at])
            elif kind == _PING:
                self._write(_PONG, data[start:at])
            elif kind == _CLOSE and self._transport:
                self._transport.close()
        return data[at:]

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._write(_TEXT, text)

    def _write(self, kind: int, body: bytes) -> None:
        size = len(body)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2)
        if self._transport and not self._transport.is_closing():
            self._transport.write(bytes([kind]) + length + _NO_MASK + body)

    def close(self) -> None:
        """Leave."""
        if self._transport:
            self._transport.abort()


async def open_socket(
    address: str, cookie: str, hear: Callable[[bytes], None], table: str = ""
) -> Socket:
    """Connect to the server's WebSocket, to play at a table."""
    host, _, port = address.rpartition(":")
    _, socket = await asyncio.get_running_loop().create_connection(
        lambda: Socket(address, cookie, hear, table), host, int(port)
    )
    await socket.opened
    return socket


class Http:
    """One connection that is kept: requests with JSON, one after the other."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: str, cookie: str = "") -> tuple[str, bytes]:
        """Give the cookie that an answer sets, if any, and its body."""
        if self._streams is None:
            host, _, port = self._address.rpartition(":")
            self._streams = await asyncio.open_connection(host, int(port))
        reader, writer = self._streams
        writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: {self._address}\r\nCookie: {cookie}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n{body}".encode()
        )
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        fields = [line.partition(": ") for line in head.split("\r\n")]
        found = {name.lower(): value for name, _, value in fields}
        answer = await reader.readexactly(int(found["content-length"]))
        if not head.startswith("HTTP/1.1 2"):
            raise ConnectionError(answer.decode())
        return found.get("set-cookie", "").partition(";")[0], answer

    def close(self) -> None:
        """Leave."""
        if self._streams:
            self._streams[1].close()

"""A network that is far and narrow: what a page and its server say to each other takes its time.

The browser's own emulation delays requests, but no message of a WebSocket that is open. This link
stands between the two and delays every byte, those of WebSockets too.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from types import TracebackType
from typing import Self, cast
from urllib.parse import urlsplit

_CHUNK = 4096  # bytes; small enough that two downloads share the line
_LONG = 60  # seconds after which a thread that does not answer is taken to hang
FAR = 0.3  # seconds of a round trip to another continent


class Line:
    """One direction, which all connections share."""

    def __init__(self, delay: float, rate: float) -> None:
        self._delay = delay
        self._rate = rate
        self._free = 0.0

    def arrival(self, sent: float, size: int) -> float:
        """Give the second at which bytes are there that were sent at another."""
        self._free = max(sent, self._free) + size / self._rate
        return self._free + self._delay


class Link:
    """Listens on a port of its own and hands everything on, late."""

    def __init__(
        self,
        url: str,
        round_trip: float,
        down: float = float("inf"),
        up: float = float("inf"),
    ) -> None:
        """Take the seconds of a round trip, and the bytes a second of both directions."""
        server = urlsplit(url)
        self._server = server.hostname, server.port
        self._round_trip = round_trip
        self._down = Line(round_trip / 2, down)
        self._up = Line(round_trip / 2, up)
        self._listening = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self._stop: Callable[[], object] = lambda: None
        self._open: dict[asyncio.StreamWriter, asyncio.Task[None]] = {}
        self.url = ""

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._listening.wait(_LONG)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._stop()
        self._thread.join(_LONG)

    async def _serve(self) -> None:
        loop, stopping = asyncio.get_running_loop(), asyncio.Event()
        self._stop = lambda: loop.call_soon_threadsafe(stopping.set)
        listener = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{listener.sockets[0].getsockname()[1]}/"
        self._listening.set()
        await stopping.wait()
        listener.close()
        # Nothing is left to be found open later, in the middle of another test.
        while self._open:
            ends = dict(self._open)
            for writer in ends:
                writer.close()
            await asyncio.gather(*ends.values(), return_exceptions=True)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        # A connection takes a round trip of its own before its first byte can be sent.
        ready = asyncio.get_running_loop().time() + self._round_trip
        work = cast("asyncio.Task[None]", asyncio.current_task())
        self._open[writer] = work
        try:
            server_reader, server_writer = await asyncio.open_connection(*self._server)
        except OSError:
            writer.close()
            del self._open[writer]
            return
        self._open[server_writer] = work
        await asyncio.gather(
            self._carry(reader, server_writer, self._up, ready),
            self._carry(server_reader, writer, self._down, ready),
        )
        for end in (writer, server_writer):
            with contextlib.suppress(OSError):
                await end.wait_closed()
            del self._open[end]

    async def _carry(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, line: Line, ready: float
    ) -> None:
        loop = asyncio.get_running_loop()

        def write(data: bytes) -> None:
            if not writer.is_closing():
                writer.write(data)

        last = 0.0
        with contextlib.suppress(OSError):
            while data := await reader.read(_CHUNK):
                last = line.arrival(max(ready, loop.time()), len(data))
                loop.call_at(last, write, data)
        await asyncio.sleep(max(0.0, last - loop.time()) + 0.01)
        writer.close()

"""A link between the processes of one parent: the parent passes on what each of them says.

Every move may be passed on, so bytes are taken as they come, and nobody waits in a task for lines.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Callable
from typing import Final

_READY: Final = b"ready\n"
_LONGEST_LINE: Final = 8 * 1024 * 1024  # bytes
_MOST_UNREAD: Final = 16 * 1024 * 1024  # bytes for a process that does not read; it misses the rest
_CLOSE_SECONDS: Final = 1.0  # to send what is waiting


class _End(asyncio.Protocol):
    """One end of a connection, which hears whole lines: one or several, each with its break."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self._hear = hear
        self._begun: list[bytes] = []  # pieces of a line that is not complete
        self._size = 0
        self.lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    @classmethod
    async def open(cls, end: socket.socket, hear: Callable[[bytes], None]) -> _End:
        """Connect."""
        loop = asyncio.get_running_loop()
        return (await loop.create_connection(lambda: cls(hear), sock=end))[1]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin."""
        if isinstance(transport, asyncio.Transport):
            self.transport = transport

    def data_received(self, data: bytes) -> None:
        """Take whatever has come, and pass on the lines that are complete."""
        end = data.rfind(b"\n") + 1
        if end:
            lines = b"".join((*self._begun, data[:end])) if self._begun else data[:end]
            self._begun, self._size = [], 0
            self._hear(lines)
        if end < len(data):
            self._begun.append(data[end:])
            self._size += len(data) - end
            if self._size > _LONGEST_LINE and self.transport:
                self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        del exc
        if not self.lost.done():
            self.lost.set_result(None)

    def send(self, lines: bytes) -> None:
        """Send lines, or lose them if the other side does not read."""
        transport = self.transport
        if transport is None or transport.is_closing():
            return
        if transport.get_write_buffer_size() < _MOST_UNREAD:
            transport.write(lines)

    async def close(self) -> None:
        """Send what is waiting, if that is possible soon, and disconnect."""
        if self.transport:
            self.transport.close()
            await asyncio.wait({self.lost}, timeout=_CLOSE_SECONDS)
            self.transport.abort()
            await asyncio.wait({self.lost})


class Pipe:
    """A child's end."""

    def __init__(self, end: socket.socket) -> None:
        self._socket = end
        self._orphaned: list[Callable[[], None]] = []
        self._end: _End | None = None
        self._closing = False

    @property
    def connected(self) -> bool:
        """Whether the parent is there."""
        return self._end is not None and not self._end.lost.done()

    async def open(self, hear: Callable[[bytes], None], joined: Callable[[], None]) -> None:
        """Connect."""

        def hear_each(lines: bytes) -> None:
            for line in lines[:-1].split(b"\n"):
                hear(line)

        self._end = await _End.open(self._socket, hear_each)
        self._end.lost.add_done_callback(lambda _: self._lose())
        joined()

    def on_orphaned(self, listener: Callable[[], None]) -> None:
        """Call a function when the parent has died."""
        self._orphaned.append(listener)

    def say_ready(self) -> None:
        """Let the parent know that this process serves."""
        self.send(_READY.strip())

    def send(self, text: bytes) -> None:
        """Send a text."""
        if self._end:
            self._end.send(text + b"\n")

    async def close(self) -> None:
        """Send what is waiting, and disconnect."""
        self._closing = True
        if self._end:
            await self._end.close()

    def _lose(self) -> None:
        if not self._closing:
            for listener in self._orphaned:
                listener()


class Exchange:
    """The parent's ends: whatever one child says is passed on to all the others."""

    def __init__(self) -> None:
        self._ends: set[_End] = set()

    async def serve(self, end: socket.socket, ready: Callable[[], None]) -> None:
        """Pass on what a child says, until it closes its end; call a function once it serves."""

        def pass_on(lines: bytes) -> None:
            if _READY in lines:
                each = lines.splitlines(keepends=True)
                lines = b"".join([line for line in each if line != _READY])
                for _ in range(each.count(_READY)):
                    ready()
            # A process that is frozen reads nothing; others must not wait for it.
            for other in self._ends if lines else ():
                if other is not ours:
                    other.send(lines)

        ours = await _End.open(end, pass_on)
        self._ends.add(ours)
        try:
            await asyncio.wait({ours.lost})
        finally:
            self._ends.discard(ours)
            with contextlib.suppress(OSError):
                await ours.close()

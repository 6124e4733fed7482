"""A link between the processes of one parent: the parent passes on what each of them says."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Callable
from typing import Final

_READY: Final = b"ready\n"
_LONGEST_LINE: Final = 8 * 1024 * 1024  # bytes
_MOST_UNREAD: Final = 16 * 1024 * 1024  # bytes for a process that does not read; it misses the rest


class Pipe:
    """A child's end."""

    def __init__(self, end: socket.socket) -> None:
        self._end = end
        self._orphaned: list[Callable[[], None]] = []
        self._writer: asyncio.StreamWriter | None = None
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    @property
    def connected(self) -> bool:
        """Whether the parent is there."""
        return self._task is not None and not self._task.done()

    async def open(self, hear: Callable[[bytes], None], joined: Callable[[], None]) -> None:
        """Connect."""
        reader, self._writer = await asyncio.open_connection(sock=self._end, limit=_LONGEST_LINE)
        self._task = asyncio.create_task(self._read(reader, hear), name="pipe")
        joined()

    def on_orphaned(self, listener: Callable[[], None]) -> None:
        """Call a function when the parent has died."""
        self._orphaned.append(listener)

    def say_ready(self) -> None:
        """Let the parent know that this process serves."""
        self.send(_READY.strip())

    def send(self, text: bytes) -> None:
        """Send a text."""
        if self._writer and _has_room(self._writer):
            self._writer.write(text + b"\n")

    async def close(self) -> None:
        """Send what is waiting, and disconnect."""
        self._closing = True
        if self._writer:
            with contextlib.suppress(OSError, TimeoutError):
                await asyncio.wait_for(self._writer.drain(), 1.0)
            self._writer.close()
            with contextlib.suppress(OSError):
                await self._writer.wait_closed()
        if self._task:
            await asyncio.gather(self._task, return_exceptions=True)

    async def _read(self, reader: asyncio.StreamReader, hear: Callable[[bytes], None]) -> None:
        with contextlib.suppress(OSError):
            while line := await reader.readline():
                hear(line.rstrip(b"\n"))
        if not self._closing:
            for listener in self._orphaned:
                listener()


class Exchange:
    """The parent's ends: whatever one child says is passed on to all the others."""

    def __init__(self) -> None:
        self._writers: set[asyncio.StreamWriter] = set()

    async def serve(self, end: socket.socket, ready: Callable[[], None]) -> None:
        """Pass on what a child says, until it closes its end; call a function once it serves."""
        reader, writer = await asyncio.open_connection(sock=end, limit=_LONGEST_LINE)
        self._writers.add(writer)
        try:
            with contextlib.suppress(OSError, ValueError):
                while line := await reader.readline():
                    if line == _READY:
                        ready()
                        continue
                    for other in self._writers:
                        # A process that is frozen reads nothing; others must not wait for it.
                        if other is not writer and _has_room(other):
                            other.write(line)
        finally:
            self._writers.discard(writer)
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()


def _has_room(writer: asyncio.StreamWriter) -> bool:
    transport = writer.transport
    return not transport.is_closing() and transport.get_write_buffer_size() < _MOST_UNREAD

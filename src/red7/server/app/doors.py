"""Doors between the processes of one parent, through which they hand each other connections.

A move is decided in the process of whoever makes it, and followed in those of everybody else at
the table. If they are all connected to one process, it is done once. So a client says with four
digits which table it is going to watch, and whichever process accepts it hands it to the one of
that table.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any, Final

_NEAR: Final = re.compile(rb"[?&]near=([0-9a-f]{4})(?:&|$)")
_ANSWER_SECONDS: Final = 0.5  # for a process to say that it is there
_REST_SECONDS: Final = 5.0  # until one that did not is asked again
_LARGEST: Final = 64 * 1024  # bytes of a request, more than any that is accepted
_LENGTH: Final = 4  # bytes that say how long a request is
_HERE: Final = b"h"

Take = Callable[[socket.socket, bytes], Awaitable[None]]


class Doors:
    """The door of this process, and the way to those of the others."""

    def __init__(
        self, folder: Path, number: int, processes: int, patience: float = _ANSWER_SECONDS
    ) -> None:
        self._folder = folder
        self._number = number
        self._processes = processes
        self._patience = patience
        self._listening: socket.socket | None = None
        self._answering: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()  # one for each connection that is handed over
        self._resting: dict[int, float] = {}  # until when processes are left alone

    @classmethod
    def possible(cls) -> bool:
        """Return whether this system can hand over connections."""
        return hasattr(socket, "AF_UNIX") and hasattr(socket, "send_fds")

    async def open(self, take: Take) -> None:
        """Open this process's door to connections that belong here."""
        path = self._path(self._number)
        path.unlink(missing_ok=True)  # of a process that died
        self._listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._listening.setblocking(False)  # noqa: FBT003 - of the library
        self._listening.bind(str(path))
        self._listening.listen()
        self._answering = asyncio.create_task(self._answer(self._listening, take))

    async def close(self) -> None:
        """Close it; the others keep what they accept from now on.

        What they were told to hand over is still taken, as nobody else has it any more.
        """
        self._path(self._number).unlink(missing_ok=True)
        if self._answering:
            self._answering.cancel()
            await asyncio.gather(self._answering, return_exceptions=True)
        if self._listening:
            self._listening.close()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=self._patience)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def elsewhere(self, target: bytes) -> int | None:
        """Return the process to which the target of a request leads, if that is another one.

        >>> doors = Doors(Path(), number=0, processes=2)
        >>> doors.elsewhere(b"/api/live?near=0001"), doors.elsewhere(b"/api/live?near=0002")
        (1, None)
        """
        found = _NEAR.search(target)
        place = int(found[1], 16) % self._processes if found else self._number
        return None if place == self._number else place

    async def hand_over(self, place: int, connection: int, request: bytes) -> bool:
        """Hand the file of a connection, with its request, to another process; return whether.

        A process that is frozen, too busy or not there gets nothing: it has to answer first.
        """
        now = asyncio.get_running_loop().time
        if now() < self._resting.get(place, 0.0) or len(request) > _LARGEST:
            return False
        try:
            await self._offer(place, connection, request)
        except OSError:  # also if it takes too long
            self._resting[place] = now() + _REST_SECONDS
            return False
        return True

    async def _offer(self, place: int, connection: int, request: bytes) -> None:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
            line.setblocking(False)  # noqa: FBT003 - of the library
            line.connect(str(self._path(place)))
            async with asyncio.timeout(self._patience):
                if await asyncio.get_running_loop().sock_recv(line, 1) != _HERE:
                    raise ConnectionError
            said = len(request).to_bytes(_LENGTH) + request
            if socket.send_fds(line, [said], [connection]) < len(said):
                raise ConnectionError  # then the other process does not take it

    def _path(self, number: int) -> Path:
        return self._folder / f"door-{number}"

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, listening: socket.socket, take: Take) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                line, _ = await loop.sock_accept(listening)
            except OSError:  # too many files are open, for example
                await asyncio.sleep(_REST_SECONDS)
            else:
                self._spawn(self._answer_one(line, take))

    async def _answer_one(self, line: socket.socket, take: Take) -> None:
        """Take a connection from another process."""
        handed: list[socket.socket] = []
        try:
            with line, contextlib.suppress(OSError):
                line.send(_HERE)
                async with asyncio.timeout(_REST_SECONDS):
                    request = await _receive(line, handed)
                await take(handed.pop(), request)
        finally:
            for connection in handed:
                connection.close()


async def _receive(line: socket.socket, handed: list[socket.socket]) -> bytes:
    """Return a request, and add its connection to a list."""
    said = b""
    while len(said) < _LENGTH or len(said) < _LENGTH + int.from_bytes(said[:_LENGTH]):
        await _readable(line)
        more, files, _, _ = socket.recv_fds(line, _LENGTH + _LARGEST, 1)
        handed += [socket.socket(fileno=number) for number in files]
        if not more:
            raise ConnectionError
        said += more
    if len(handed) != 1:
        raise ConnectionError
    handed[0].setblocking(False)  # noqa: FBT003 - of the library
    return said[_LENGTH:]


async def _readable(line: socket.socket) -> None:
    """Wait until there is something to read."""
    loop = asyncio.get_running_loop()
    ready = asyncio.Event()
    loop.add_reader(line, ready.set)
    try:
        await ready.wait()
    finally:
        loop.remove_reader(line)

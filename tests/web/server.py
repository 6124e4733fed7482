"""The server as a process of its own, which can be killed and started again."""

from __future__ import annotations

import signal
import socket
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.web.nursery import Child, nursery


class Server:
    def __init__(
        self, folder: Path, seeds: Sequence[str] = (), hold: float = 60, pace: float = 0
    ) -> None:
        self.folder = folder
        self.seeds = seeds
        self.hold = hold  # seconds that the seat of a player who is gone is held
        self.pace = pace  # seconds before a bot's turn
        self.url = ""
        self._process: Child | None = None
        self._port = 0
        self._reserved = socket.socket()

    def __enter__(self) -> Self:
        if sys.platform == "linux":
            # Two sockets may share a port there as long as only one listens. This one keeps the
            # port from other processes while the server is down.
            self._reserved.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            self._reserved.bind(("127.0.0.1", 0))
            self._port = self._reserved.getsockname()[1]
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.stop()
        self._reserved.close()

    @property
    def process(self) -> Child:
        assert self._process, "the server is not running"
        return self._process

    def start(self) -> None:
        given = self._port, self.folder, self.hold, self.pace
        self._process = nursery().fork([*map(str, given), *self.seeds])
        self.url = self._process.hear()
        assert self.url, "the server did not start"
        self._port = int(self.url.rstrip("/").rpartition(":")[2])

    def stop(self, *, kill: bool = False) -> None:
        if self._process:
            self._process.end(signal.SIGKILL if kill else signal.SIGTERM)
        self._process = None

    def pass_by(self, seconds: float) -> None:
        """Let time pass on the server, where it stands still otherwise."""
        self.process.say(f"pass {seconds}")
        assert self.process.hear() == "passed"

    @contextmanager
    def silent(self) -> Iterator[None]:
        """Let the server hear and say nothing for a while, as on a network that is far too slow."""
        self.process.send(signal.SIGSTOP)
        try:
            yield
        finally:
            self.process.send(signal.SIGCONT)

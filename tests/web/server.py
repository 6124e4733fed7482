"""The server as a process of its own, which can be killed and started again."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.server.ports import Port
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
        self._port = Port()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.stop()
        self._port.close()

    @property
    def process(self) -> Child:
        assert self._process, "the server is not running"
        return self._process

    def start(self) -> None:
        given = self._port.number, self.folder, self.hold, self.pace
        self._process = nursery().fork([*map(str, given), *self.seeds])
        self.url = self._process.hear()
        assert self.url, "the server did not start"

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

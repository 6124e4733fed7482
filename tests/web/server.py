"""The server as a process of its own, which can be killed and started again."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self


class Server:
    def __init__(self, folder: Path, seeds: Sequence[str] = (), hold: float = 60) -> None:
        self.folder = folder
        self.seeds = seeds
        self.hold = hold  # seconds that the seat of a player who is gone is held
        self.port = 0
        self.url = ""
        self.process: subprocess.Popen[str] | None = None

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

    def start(self) -> None:
        script = Path(__file__).with_name("seeded.py")
        self.process = subprocess.Popen(
            [sys.executable, script, str(self.port), self.folder, str(self.hold), *self.seeds],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout
        self.url = self.process.stdout.readline().strip()
        assert self.url, "the server did not start"
        self.port = int(self.url.rstrip("/").rpartition(":")[2])

    def stop(self, *, kill: bool = False) -> None:
        if self.process is None:
            return
        if kill:
            self.process.kill()
        else:
            self.process.terminate()
        self.process.wait(20)
        assert self.process.stdout
        self.process.stdout.close()
        self.process = None

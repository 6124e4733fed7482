"""Servers forked from a process that has everything imported: one then starts in a moment."""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path

Main = Callable[[list[str]], None]  # a command, given its words
NURSERY = multiprocessing.get_context("forkserver")
NURSERY.set_forkserver_preload(["tests.server.victim"])


class Forked:
    """A process of the nursery, to be used as one of ``subprocess`` is."""

    def __init__(
        self,
        main: Callable[[list[str]], None],
        words: list[str],
        log: Path,
        environ: dict[str, str],
    ) -> None:
        reader, writer = NURSERY.Pipe(duplex=False)
        self._process = NURSERY.Process(
            target=_run, args=(main, words, writer, str(log), environ), daemon=True
        )
        self._process.start()
        writer.close()
        self.stdout = os.fdopen(os.dup(reader.fileno()), "rb")
        reader.close()
        self.pid = self._process.pid or 0

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        ended = self._process.exitcode
        if ended is None:
            raise subprocess.TimeoutExpired(str(self.pid), timeout or 0)
        return ended

    def send_signal(self, sent: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, sent)

    def kill(self) -> None:
        self._process.kill()

    def communicate(self, timeout: float | None = None) -> tuple[bytes, None]:
        """Wait for its end, and return the rest of what it said; errors are in its log."""
        self.wait(timeout)
        with self.stdout:
            return self.stdout.read(), None


def _run(
    main: Main, words: list[str], output: Connection, log: str, environ: dict[str, str]
) -> None:
    """Run a command in this process, which was forked for it."""
    os.environ.clear()
    os.environ.update(environ)
    os.dup2(output.fileno(), 1)
    output.close()
    with Path(log).open("ab") as errors:
        os.dup2(errors.fileno(), 2)
    # Those that were inherited were made for other files.
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", closefd=False, buffering=1)
    main(words)

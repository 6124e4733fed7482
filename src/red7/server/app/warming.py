"""Compiling the kernels beside the server, on a machine where nobody has done so yet.

The first analysis would take minutes otherwise, and strong bots would play like Green.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

import structlog

from red7.search.kernels.cached import is_complete

COMMAND: Final = (sys.executable, "-m", "red7", "warmup")
_NICE: Final = 19  # everybody else comes first
_STOPPING: Final = 5.0  # seconds

_log = structlog.get_logger("red7.server")


@contextmanager
def warming(
    *, wanted: bool, command: Sequence[str] = COMMAND, complete: Callable[[], bool] = is_complete
) -> Iterator[Callable[[], None]]:
    """Give a function that begins to compile, if there is anything to; what is begun ends here."""
    begun: list[subprocess.Popen[bytes]] = []

    def begin() -> None:
        if not wanted or complete():
            return
        null = subprocess.DEVNULL
        process = subprocess.Popen(command, stdin=null, stdout=null, stderr=null)  # noqa: S603 - our own
        begun.append(process)
        if sys.platform != "win32":
            os.setpriority(os.PRIO_PROCESS, process.pid, _NICE)
        _log.info("compiling")

    try:
        yield begin
    finally:
        for process in begun:
            process.terminate()
            try:
                process.wait(_STOPPING)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()

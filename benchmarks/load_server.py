"""The server that is put under load, in a process of its own, and what it uses."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

_TICKS: Final = os.sysconf("SC_CLK_TCK")


class Server:
    """The server, and what it uses."""

    def __init__(self, process: subprocess.Popen[bytes], address: str) -> None:
        self.process = process
        self.address = address

    def cpu(self) -> float:
        """Give the seconds that all cores together have spent on it."""
        return cpu_of(self.process.pid)

    def memory(self) -> int:
        """Give the bytes of memory that it holds."""
        kilobytes = 0
        for pid in family(self.process.pid):
            status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
            found = re.search(r"VmRSS:\s+(\d+) kB", status)
            kilobytes += int(found[1]) if found else 0
        return kilobytes * 1024

    def starved(self) -> float:
        """Give the seconds for which its processes could have run while others had the cores."""
        return sum(map(starved, family(self.process.pid)))


def family(first: int) -> Iterator[int | str]:
    """Give a process and those that it started."""
    waiting: list[int | str] = [first]
    while waiting:
        pid = waiting.pop()
        yield pid
        for file in Path(f"/proc/{pid}/task").glob("*/children"):
            with contextlib.suppress(OSError):  # a thread that has just ended
                waiting += file.read_text(encoding="ascii").split()


def cpu_of(first: int) -> float:
    """Give the seconds that all cores together have spent on a process and those it started.

    Those that have ended are counted as well.
    """
    ticks = 0
    for pid in family(first):
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
        ticks += sum(map(int, stat.rpartition(")")[2].split()[11:15]))
    return ticks / _TICKS


def starved(pid: int | str) -> float:
    """Give the seconds for which a process could have run while others had all processors."""
    waits = 0
    for file in Path(f"/proc/{pid}/task").glob("*/schedstat"):
        with contextlib.suppress(OSError):  # a thread that has just ended
            waits += int(file.read_text(encoding="ascii").split()[1])
    return waits / 1e9


UNLIMITED: Final = (
    "--port 0 --no-browser --no-warmup --log error"
    " --rate 0 --requests 0 --sockets 100000 --tables 0 --games 0"
)


@contextlib.contextmanager
def served(folder: str, flags: str = UNLIMITED) -> Iterator[Server]:
    """Run a server on a free port, with an empty database; without limits unless given flags."""
    process = subprocess.Popen(  # noqa: S603 - our own command
        [sys.executable, "-m", "red7", "serve", "--data", folder, *flags.split()],
        stdout=subprocess.PIPE,
    )
    try:
        assert process.stdout
        found = re.search(rb"http://([^/]+)/", process.stdout.readline())
        assert found, "the server did not start"
        yield Server(process, found[1].decode())
    finally:
        process.terminate()
        process.wait(timeout=30)

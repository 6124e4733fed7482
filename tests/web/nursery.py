"""A process that has imported the server, and from which servers are forked.

Importing takes longer than all the rest of a server's start.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from select import select
from typing import IO, Final

from tests.server.blank import lay_tables
from tests.web import seeded

ROOT: Final = Path(__file__).parents[2]
_LARGEST: Final = 65_536  # bytes of a server's arguments
_LONG: Final = 60  # seconds after which a server that does not end is taken to hang


class Child:
    """A server that was forked: what is said to it and by it, and its end."""

    def __init__(self, pid: int, stdin: IO[str], stdout: IO[str]) -> None:
        self.pid, self.stdin, self.stdout = pid, stdin, stdout

    def say(self, line: str) -> None:
        """Write a line to its standard input."""
        self.stdin.write(line + "\n")
        self.stdin.flush()

    def hear(self) -> str:
        """Read a line from its standard output; it is empty when the server has ended."""
        assert select([self.stdout], [], [], _LONG)[0], "the server says nothing"
        return self.stdout.readline().strip()

    def send(self, kind: signal.Signals) -> None:
        """Send a signal."""
        os.kill(self.pid, kind)

    def end(self, kind: signal.Signals) -> None:
        """Send a signal that ends it, and wait until it has ended."""
        self.send(kind)
        # Nobody else holds the other end of its standard output.
        while select([self.stdout], [], [], _LONG)[0]:
            if not self.hear():
                break
        else:
            raise AssertionError("the server does not end")
        self.stdin.close()
        self.stdout.close()


class Nursery:
    """Forks servers, as many as are asked for."""

    def __init__(self) -> None:
        self._door, other = socket.socketpair()
        with other:
            # It ends when this end of the socket is closed.
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.web.nursery", str(other.fileno())],
                cwd=ROOT,
                pass_fds=[other.fileno()],
            )

    def close(self) -> None:
        """Fork no more servers."""
        self._door.close()
        self._process.wait(_LONG)

    def fork(self, arguments: Sequence[str]) -> Child:
        """Start a server."""
        heard, told = os.pipe(), os.pipe()
        socket.send_fds(self._door, [json.dumps(arguments).encode()], [heard[0], told[1]])
        os.close(heard[0])
        os.close(told[1])
        pid = int(self._door.recv(_LARGEST))
        return Child(pid, os.fdopen(heard[1], "w"), os.fdopen(told[0]))


@cache
def nursery() -> Nursery:
    """Return the nursery of this process, which is closed with it."""
    made = Nursery()
    atexit.register(made.close)
    return made


def main(descriptor: int) -> None:
    """Fork until the other end of the socket is closed."""
    door = socket.socket(fileno=descriptor)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # those that ended need not be waited for
    with tempfile.TemporaryDirectory() as folder:
        lay_tables(Path(folder))  # makes them, which each server would do again
    # A server looks for garbage once it has started: not again among all that was imported, whose
    # memory it would have to copy for that.
    gc.collect()
    gc.freeze()
    while True:
        message, ends, _, _ = socket.recv_fds(door, _LARGEST, 2)
        if not message:
            return
        pid = os.fork()
        if pid == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            door.close()
            for number, end in enumerate(ends):
                os.dup2(end, number)
                os.close(end)
            seeded.main(*json.loads(message))
            return
        for end in ends:
            os.close(end)
        door.send(str(pid).encode())


if __name__ == "__main__":
    main(int(sys.argv[1]))

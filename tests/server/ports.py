"""Ports of servers that stop and start again while other tests open ports of their own."""

from __future__ import annotations

import contextlib
import random
import socket
import sys

# Below those that systems hand out by themselves, to the servers of other tests for instance.
_UNLIKELY = iter(random.SystemRandom().sample(range(20_000, 30_000), 1_000))


class Port:
    """A port that nobody else takes while no server listens there, until it is closed."""

    def __init__(self) -> None:
        self._kept = socket.socket()
        if sys.platform == "linux":
            # Two sockets may share a port there as long as only one listens. This one keeps the
            # port from other processes while the server is down.
            self._kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            self._kept.bind(("127.0.0.1", 0))
            self.number = int(self._kept.getsockname()[1])
        else:
            self._kept.close()
            self.number = _unlikely()

    def close(self) -> None:
        """Leave it to others."""
        self._kept.close()


def _unlikely() -> int:
    for port in _UNLIKELY:
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise OSError("no port is free")

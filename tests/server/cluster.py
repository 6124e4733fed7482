"""A whole cluster on this machine, behind one address: PostgreSQL, NATS, three servers, a worker.

    make cluster

Press Ctrl+C to stop everything; the games are gone then.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import tempfile
from contextlib import ExitStack, closing
from pathlib import Path

from tests.server import natsd
from tests.server.kill import ready
from tests.server.ports import Port
from tests.server.postgres import Postgres
from tests.server.proxy import Proxy

ELSEWHERE = """
The same with your own PostgreSQL and NATS, on as many machines as you like, behind any proxy that
passes on WebSockets:

  pip install red7[cluster]
  red7 serve --database postgresql://red7@db.example/red7 --bus nats://nats.example:4222
  red7 worker --bus nats://nats.example:4222
"""


def start(*arguments: str) -> subprocess.Popen[bytes]:
    """Start the command."""
    # Ctrl+C is for this process, which then stops the others in order.
    return subprocess.Popen(
        [sys.executable, "-m", "red7", *arguments],
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )


async def serve(ports: list[int], port: int) -> None:
    """Wait until all servers answer, and pass on connections until interrupted."""
    stopping = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stopping.set)
    for one in ports:
        await ready(f"http://127.0.0.1:{one}")
    proxy = Proxy([("127.0.0.1", one) for one in ports])
    await proxy.start(port)
    servers = ", ".join(str(one) for one in ports)
    print(f"Three servers (ports {servers}) are running at http://127.0.0.1:{proxy.port}/")
    print("Stop or kill any of them: players notice nothing but a blink. Ctrl+C stops everything.")
    print(ELSEWHERE, flush=True)
    await stopping.wait()
    await proxy.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=7777)
    parser.add_argument("--servers", type=int, default=3)
    options = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        nats = stack.enter_context(natsd.running())
        postgres = Postgres()
        stack.callback(postgres.remove)
        database = postgres.new_database()
        kept = [stack.enter_context(closing(Port())) for _ in range(options.servers)]
        ports = [port.number for port in kept]
        place = ("--data", str(folder), "--database", database, "--bus", nats.url)
        # Everybody comes through the proxy, which does not say from where.
        free = ("--requests", "0", "--sockets", "100000", "--no-browser", "--log", "warning")
        started = [start("serve", "--port", str(port), *place, *free) for port in ports]
        started.append(start("worker", "--bus", nats.url))
        try:
            asyncio.run(serve(ports, options.port))
        finally:
            for process in started:
                with contextlib.suppress(OSError):
                    os.kill(process.pid, signal.SIGTERM)
            for process in started:
                process.wait()


if __name__ == "__main__":
    main()

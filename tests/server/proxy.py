"""One address for several servers: each connection goes to one of them that answers.

python -m tests.server.proxy 7777 127.0.0.1:7001 127.0.0.1:7002
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from itertools import count

_PIECE = 65_536
_PATIENCE = 1.0  # seconds for a server to answer


class Proxy:
    """Passes on bytes, and knows nothing about them."""

    def __init__(self, servers: list[tuple[str, int]]) -> None:
        self._servers = servers
        self._turn = count()
        self._open: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None
        self.port = 0

    async def start(self, port: int = 0, host: str = "127.0.0.1") -> None:
        self._server = await asyncio.start_server(self._serve, host, port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        if self._server:
            self._server.close()
        self.cut()

    def cut(self) -> None:
        """Cut all connections; whoever comes back gets the next server."""
        for writer in list(self._open):
            writer.transport.abort()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        found = await self._find()
        if found is None:
            writer.transport.abort()
            return
        behind, ahead = found
        self._open |= {writer, ahead}
        try:
            await asyncio.wait(
                {
                    asyncio.create_task(_pass_on(reader, ahead)),
                    asyncio.create_task(_pass_on(behind, writer)),
                }
            )
        finally:
            self._open -= {writer, ahead}

    async def _find(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        start = next(self._turn)
        for number in range(len(self._servers)):
            host, port = self._servers[(start + number) % len(self._servers)]
            with contextlib.suppress(OSError, TimeoutError):
                return await asyncio.wait_for(asyncio.open_connection(host, port), _PATIENCE)
        return None


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while piece := await reader.read(_PIECE):
            writer.write(piece)
            await writer.drain()
    with contextlib.suppress(OSError):
        writer.close()
        await writer.wait_closed()


async def main() -> None:
    servers = [(host, int(port)) for host, port in (s.rsplit(":", 1) for s in sys.argv[2:])]
    proxy = Proxy(servers)
    await proxy.start(int(sys.argv[1]))
    print(f"http://127.0.0.1:{proxy.port}/", flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(main())

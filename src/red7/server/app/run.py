"""Running a server: its socket, its parts, its shutdown."""

from __future__ import annotations

import asyncio
import hashlib
import signal
import socket
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import uvicorn

from red7.protocol.messages import LARGEST_MESSAGE
from red7.server.accounts import looks
from red7.server.accounts.secret import load_secret
from red7.server.app.application import make_app
from red7.server.app.doors import Doors
from red7.server.app.logs import set_up_logs
from red7.server.app.process import allow_many_files, collect_rarely, switch_often
from red7.server.app.protocols import SocketProtocol, http_protocol
from red7.server.bus import Link
from red7.server.bus.nats import NatsLink, servers_of
from red7.server.bus.pipe import Pipe
from red7.server.parts import Parts, Sources, put_together
from red7.server.settings import SettingError, Settings
from red7.server.store import StoreError
from red7.server.store.opening import open_store, start_store, unusable
from red7.server.tables.thinking.workers import WorkerThinkers
from red7.server.traces import open_traces

_BACKLOG: Final = 2048
# Frames may be larger than messages, so that a message that is too large gets an answer.
_LARGEST_FRAME: Final = 4 * LARGEST_MESSAGE
_KEEP_SECONDS: Final = 20  # an HTTP connection may be idle for this long
_STOP_SECONDS: Final = 5  # pending requests get this long when the server stops


def prepare_folder(folder: Path) -> None:
    """Create the data folder, for its owner only; refuse one that is not writable."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        probe = folder / ".probe"
        probe.write_bytes(b"")
        probe.unlink(missing_ok=True)  # another server may start at the same time
    except OSError as error:
        why = error.strerror or str(error)
        raise SettingError("serve-folder", folder=str(folder), why=why) from None


def listen(settings: Settings) -> socket.socket:
    """Open the port; refuse one that is in use."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # The protocol is given explicitly, or asyncio would not know that this is TCP. It would then
    # leave Nagle's algorithm on, and an answer in two parts would wait 40 ms for the client.
    opened = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if sys.platform != "win32":
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        opened.bind((settings.host, settings.port))
        opened.listen(_BACKLOG)
    except OSError as error:
        opened.close()
        why = error.strerror or str(error)
        values = {"host": settings.host, "port": str(settings.port), "why": why}
        raise SettingError("serve-port", **values) from None
    return opened


def address(settings: Settings, opened: socket.socket) -> str:
    """Return the address at which the server can be reached."""
    if settings.url:
        return settings.url
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(settings.host, settings.host)  # noqa: S104
    host = f"[{host}]" if ":" in host and not host.startswith("[") else host
    return f"http://{host}:{opened.getsockname()[1]}/"


class _Server(uvicorn.Server):
    """A server that tells its clients to come back before it stops."""

    def __init__(
        self,
        config: uvicorn.Config,
        parts: Parts,
        started: Callable[[], None],
        doors: Doors | None,
    ) -> None:
        super().__init__(config)
        self._parts = parts
        self._told = started
        self._doors = doors

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and report it, or stop at once if the database could not be used."""
        await super().startup(sockets)
        if self._parts.unusable:
            self.should_exit = True
        elif self.started:
            if self._doors:
                await self._doors.open(self._take)
            self._told()

    async def _take(self, connection: socket.socket, request: bytes) -> None:
        """Go on with a connection that another process has accepted."""
        loop = asyncio.get_running_loop()
        _, protocol = await loop.connect_accepted_socket(self._protocol, connection)
        protocol.data_received(request)

    def _protocol(self) -> asyncio.Protocol:
        """Return the protocol of a new connection, as the server of uvicorn makes it."""
        make: Any = self.config.http_protocol_class
        made: asyncio.Protocol = make(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return made

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, then stop; whoever comes meanwhile is not let in, see protocols."""
        for server in self.servers:
            server.close()
        if self._doors:
            await self._doors.close()
        self._parts.limits.refusals.end()
        if self._parts.ready:
            await self._parts.hub.close()
            self._parts.meetings.close()
            await self._parts.close_study()  # whoever waits for an answer would hold up the rest
        await super().shutdown(sockets)


async def serve(  # noqa: PLR0913, PLR0917 - what a parent shares with its processes
    settings: Settings,
    opened: socket.socket,
    started: Callable[[], None] = lambda: None,
    sources: Sources | None = None,
    pipe: Pipe | None = None,
    doors: Doors | None = None,
) -> None:
    """Serve until asked to stop, alone or as one of the processes of a parent."""
    parts = await open_parts(settings, sources or Sources(), pipe)

    def ready() -> None:
        opened.listen(_BACKLOG)  # as many as ever may wait, see make_server
        started()

    server = make_server(settings, parts, ready, doors)
    if pipe:
        pipe.on_orphaned(lambda: server.handle_exit(signal.SIGTERM, None))
        if settings.bus:
            await pipe.open(lambda _: None, lambda: None)
    await server.serve([opened])
    if parts.unusable:
        raise unusable(settings, parts.unusable)


async def open_parts(settings: Settings, sources: Sources, link: Link | None = None) -> Parts:
    """Open the store given in the settings, and put the parts together around it."""
    servers = servers_of(settings.bus) if settings.bus else []
    if settings.traces:
        sources = replace(sources, traces=open_traces(settings.traces))
    store = open_store(settings, sources.time)
    await start_store(store, settings)
    try:
        await store.accounts.skeletons.renew(looks.VERSION, looks.skeleton)
        secret = await load_secret(store, settings.folder, sources.chance)
        if servers:
            nats = NatsLink(servers, _subject(secret))
            thinkers = WorkerThinkers(nats, sources.thinkers, sources.time.steady)
            sources = replace(sources, thinkers=thinkers)
            parts = await put_together(settings, store, secret, sources, nats)
            parts.on_renewed(lambda fresh: nats.move(_subject(fresh)))
            return parts
        return await put_together(settings, store, secret, sources, link)
    except StoreError as error:
        await store.close()
        raise unusable(settings, error) from None
    except BaseException:
        await store.close()
        raise


def _subject(secret: bytes) -> str:
    """Return where servers tell each other: those of other databases may share the same NATS."""
    return f"red7.{hashlib.sha256(b'red7.bus.1' + bytes(1) + secret).hexdigest()[:16]}"


def make_server(
    settings: Settings,
    parts: Parts,
    started: Callable[[], None] = lambda: None,
    doors: Doors | None = None,
) -> uvicorn.Server:
    """Return a server that is not running yet."""
    config = uvicorn.Config(
        make_app(parts),
        log_config=None,
        # At lower levels, libraries log messages and cookies.
        log_level="error" if settings.log == "error" else "warning",
        access_log=False,  # paths contain the ids of unlisted tables
        server_header=False,
        proxy_headers=False,
        # Behind a proxy, all connections come from its address.
        http=http_protocol(
            None if settings.proxies else parts.limits.connections,
            parts.limits.refusals,
            doors,
            parts.hub,
        ),
        ws=SocketProtocol,
        ws_max_size=_LARGEST_FRAME,
        ws_per_message_deflate=False,  # would take about 300 kB per connection
        timeout_keep_alive=_KEEP_SECONDS,
        timeout_graceful_shutdown=_STOP_SECONDS,
        limit_concurrency=None,
        # Of several processes, the one that is free should take the next connection. With a larger
        # number, one of them takes all that are waiting.
        backlog=_BACKLOG if settings.processes == 1 else 1,
        lifespan="on",
    )
    return _Server(config, parts, started, doors)


def run(  # noqa: PLR0913, PLR0917 - as above
    settings: Settings,
    opened: socket.socket,
    started: Callable[[], None],
    sources: Sources | None = None,
    pipe: Pipe | None = None,
    doors: Doors | None = None,
) -> None:
    """Run a server until it is interrupted."""
    set_up_logs(settings.log)
    allow_many_files()
    switch_often()

    def ready() -> None:
        collect_rarely()
        started()

    asyncio.run(serve(settings, opened, ready, sources, pipe, doors))

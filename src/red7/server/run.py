"""Running a server: its socket, its logs, its end."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import io
import json
import logging
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, TextIO, cast

import structlog
import uvicorn

from red7.protocol.messages import LARGEST_MESSAGE
from red7.server.app import Parts, make_app
from red7.server.identity import load_secret
from red7.server.keeper import where
from red7.server.settings import SettingError, Settings
from red7.server.store import DatabaseNewerError, StoreError
from red7.server.store.database import DatabaseStore, sqlite_url
from red7.server.wire import HttpProtocol, SocketProtocol

DATABASE: Final = "red7.db"
_BACKLOG: Final = 2048
# A frame may be larger than what is read, so that a message that is too large gets an answer.
_LARGEST_FRAME: Final = 4 * LARGEST_MESSAGE
_LONGEST_LINE: Final = 200
_KEEP_SECONDS: Final = 20  # that a connection of HTTP may be idle
_STOP_SECONDS: Final = 5  # that requests under way are given when the server stops
# New objects between two collections (Python's own is 700), and how many of those until the next
# generation is looked at: at 1,000 players twenty would be a pause of some 100 ms.
_COLLECT: Final = (10_000, 3, 100)
_MOST_FILES: Final = 65_536


def database_of(folder: Path) -> Path:
    """Give the file of the database in a folder."""
    return folder / DATABASE


def prepare_folder(folder: Path) -> None:
    """Make the folder for the data, for its owner only; refuse one that cannot be written to."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        probe = folder / ".probe"
        probe.write_bytes(b"")
        probe.unlink()
    except OSError as error:
        why = error.strerror or str(error)
        raise SettingError("serve-folder", folder=str(folder), why=why) from None


def listen(settings: Settings) -> socket.socket:
    """Open the port; one that is taken is refused."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # Named in full: of a socket whose protocol is left open asyncio does not know that it is TCP.
    # It then leaves Nagle's algorithm on, and an answer in two parts waits 40 ms for the client.
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
    """Give the address at which the server is reached."""
    if settings.url:
        return settings.url
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(settings.host, settings.host)  # noqa: S104
    host = f"[{host}]" if ":" in host and not host.startswith("[") else host
    return f"http://{host}:{opened.getsockname()[1]}/"


def set_up_logs(level: str) -> None:
    """Write log lines as JSON to standard error."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(
            logging.getLevelNamesMapping()[level.upper()]
        ),
        logger_factory=structlog.WriteLoggerFactory(file=cast("TextIO", Lines(sys.stderr))),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(Lines(sys.stderr))
    handler.setFormatter(JsonLine())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)


class Lines(io.TextIOBase):
    """Where log lines are written; on a full disk they are lost, and nothing else is."""

    def __init__(self, target: TextIO) -> None:
        self._target = target

    def write(self, text: str) -> int:
        """Write, if that is possible."""
        with contextlib.suppress(OSError):
            return self._target.write(text)
        return len(text)

    def flush(self) -> None:
        """Write what is waiting, if that is possible."""
        with contextlib.suppress(OSError, ValueError):
            self._target.flush()


class JsonLine(logging.Formatter):
    """Writes what libraries log as our own lines.

    The text of an error is left out, and so is its trace: either might name a card.
    """

    def format(self, record: logging.LogRecord) -> str:
        """Give one line."""
        line = {"event": "library", "logger": record.name, "level": record.levelname.lower()}
        if record.exc_info and record.exc_info[1]:
            line["error"] = where(record.exc_info[1])
        else:
            line["message"] = record.getMessage()[:_LONGEST_LINE]
        return json.dumps(line)


class _Server(uvicorn.Server):
    """A server that tells its clients to come back before it stops."""

    def __init__(self, config: uvicorn.Config, parts: Parts, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._parts = parts
        self._told = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        if self.started:
            self._told()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, then stop."""
        if self._parts.ready:
            await self._parts.hub.close()
        await super().shutdown(sockets)


async def serve(
    settings: Settings, opened: socket.socket, started: Callable[[], None] = lambda: None
) -> None:
    """Serve until asked to stop."""
    folder = settings.folder
    store = DatabaseStore(sqlite_url(database_of(folder)))
    try:
        parts = Parts(settings, store, load_secret(folder))
    except OSError as error:
        why = error.strerror or str(error)
        raise SettingError("serve-folder", folder=str(folder), why=why) from None
    await check(store, folder)
    server = make_server(settings, parts, started)
    await server.serve([opened])


def make_server(
    settings: Settings, parts: Parts, started: Callable[[], None] = lambda: None
) -> uvicorn.Server:
    """Give a server that is not running yet."""
    config = uvicorn.Config(
        make_app(parts),
        log_config=None,
        # Below that, libraries log what is sent, and cookies.
        log_level="error" if settings.log == "error" else "warning",
        access_log=False,  # paths hold the ids of tables that are not listed
        server_header=False,
        proxy_headers=False,
        http=HttpProtocol,
        ws=SocketProtocol,
        ws_max_size=_LARGEST_FRAME,
        ws_per_message_deflate=False,  # would cost each connection some 300 kB
        timeout_keep_alive=_KEEP_SECONDS,
        timeout_graceful_shutdown=_STOP_SECONDS,
        limit_concurrency=None,
        lifespan="on",
    )
    return _Server(config, parts, started)


async def check(store: DatabaseStore, folder: Path) -> None:
    """Refuse a database that this version cannot use, before anything is served."""
    try:
        await store.start()
    except DatabaseNewerError:
        await store.close()
        raise SettingError("serve-newer", folder=str(folder)) from None
    except StoreError as error:
        await store.close()
        cause = error.__cause__
        why = str(getattr(cause, "orig", cause) or error)
        raise SettingError("serve-data", folder=str(folder), why=why) from None


def run(settings: Settings, opened: socket.socket, started: Callable[[], None]) -> None:
    """Run a server until it is interrupted."""
    set_up_logs(settings.log)
    allow_many_files()

    def ready() -> None:
        collect_rarely()
        started()

    asyncio.run(serve(settings, opened, ready))


def allow_many_files() -> None:
    """Let this process open as many files as the system allows: every connection is one.

    Many systems begin with 1,024, beyond which nobody could connect any more.
    """
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - not there on Windows

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = _MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, _MOST_FILES)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            with contextlib.suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def collect_rarely() -> None:
    """Let the collector of cycles look less often, and never at what was loaded at the start.

    Hardly anything that the server makes for a move is in a cycle.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_COLLECT)

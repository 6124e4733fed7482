"""Several processes that share a port: a parent opens it, starts them, and passes on their words.

They take connections from one socket, rather than from one each (``SO_REUSEPORT``): the system
would hand connections to a process that is frozen, and reset those waiting for one that dies.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import signal
import socket
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from multiprocessing.context import ForkServerContext, SpawnContext
from pathlib import Path
from typing import Any, Final

import structlog

from red7.server.app import run as app
from red7.server.app.doors import Doors
from red7.server.app.logs import set_up_logs
from red7.server.app.process import allow_many_files
from red7.server.bus.nats import servers_of
from red7.server.bus.pipe import Exchange, Pipe
from red7.server.clock import SharedTime
from red7.server.metrics import Metrics, count_together, stop_counting
from red7.server.parts import Sources
from red7.server.settings import Settings
from red7.server.store.opening import open_store, start_store
from red7.server.traces import check_traces

# Forked from a process that has everything imported, a child starts in a moment and shares memory.
_CONTEXT: Final[ForkServerContext | SpawnContext] = (
    multiprocessing.get_context("forkserver")
    if sys.platform == "linux"
    else multiprocessing.get_context("spawn")
)
_STOP_SECONDS: Final = 15.0  # children get this long to stop
_SOON: Final = 0.1  # seconds until a child that died is started again
_LATER: Final = 5.0  # the same if children die again and again

_log = structlog.get_logger("red7.processes")


def run(settings: Settings, opened: socket.socket, started: Callable[[], None]) -> None:
    """Run several processes until interrupted."""
    set_up_logs(settings.log)
    allow_many_files()
    asyncio.run(Parent(settings, opened, started).run())


def _serve(
    settings: Settings,
    opened: socket.socket,
    end: socket.socket,
    time: SharedTime,
    place: tuple[Path, int],
) -> None:
    """Serve as one of several, in a process of its own."""
    pipe = Pipe(end)
    count_together(*place)
    sources = Sources(time=time, metrics=partial(Metrics, place[0]))
    with contextlib.suppress(KeyboardInterrupt):
        doors = Doors(*place, settings.processes) if Doors.possible() else None
        app.run(settings, opened, pipe.say_ready, sources, pipe, doors)


class Parent:
    """Starts the processes, starts one again that has died, and stops them all."""

    def __init__(
        self, settings: Settings, opened: socket.socket, started: Callable[[], None]
    ) -> None:
        self._settings = settings
        self._opened = opened
        self._started = started
        self._time = SharedTime.from_now()
        self._exchange = Exchange()
        self._stopping = asyncio.Event()
        self._unready = settings.processes
        # Each child keeps one of these threads for as long as it lives.
        self._joining = ThreadPoolExecutor(settings.processes, "joining")

    async def run(self) -> None:
        """Serve until asked to stop."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            try:
                loop.add_signal_handler(number, self._stop)
            except NotImplementedError:  # on Windows
                signal.signal(number, lambda *_: loop.call_soon_threadsafe(self._stop))
        await self._prepare()
        _CONTEXT.set_forkserver_preload([__name__])
        with tempfile.TemporaryDirectory(prefix="red7-processes-") as shared:
            places = [(Path(shared), number) for number in range(self._settings.processes)]
            await asyncio.gather(*map(self._keep, places))

    def _stop(self) -> None:
        """Stop all; whoever would connect to nobody is refused as soon as the children stop."""
        self._stopping.set()
        self._opened.close()

    async def _prepare(self) -> None:
        """Refuse what no child could use, and upgrade the database before several want to."""
        if self._settings.bus:
            servers_of(self._settings.bus)
        if self._settings.traces:
            check_traces(self._settings.traces)
        store = open_store(self._settings, self._time)
        await start_store(store, self._settings)
        await store.close()

    async def _keep(self, place: tuple[Path, int]) -> None:
        """Keep one child running, which counts and has its door in a folder, by its number."""
        wait = _SOON
        served = False

        def ready() -> None:
            """Count this child once, however often it is started."""
            nonlocal served
            if not served:
                served = True
                self._ready()

        while not self._stopping.is_set():
            began = self._time.steady()
            try:
                await self._run_child(ready, place)
            except (OSError, EOFError) as error:  # too many processes or files, or no memory
                _log.error("process not started", error=type(error).__name__)
            stop_counting(*place)
            if self._stopping.is_set():
                return
            wait = _SOON if self._time.steady() - began > _LATER else min(wait * 2, _LATER)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stopping.wait(), wait)

    async def _run_child(self, ready: Callable[[], None], place: tuple[Path, int]) -> None:
        loop = asyncio.get_running_loop()
        ours, theirs = socket.socketpair()
        with ours, theirs:
            child = _CONTEXT.Process(
                target=_serve,
                args=(self._settings, self._opened, theirs, self._time, place),
                name="red7",
                daemon=True,
            )
            child.start()
            theirs.close()
            passing_on = asyncio.create_task(self._exchange.serve(ours, ready))
            ended: asyncio.Future[Any] = loop.run_in_executor(self._joining, child.join)
            stopping: asyncio.Future[Any] = asyncio.create_task(self._stopping.wait())
            await asyncio.wait({ended, stopping}, return_when=asyncio.FIRST_COMPLETED)
            stopping.cancel()
            if not ended.done():
                child.terminate()
                await asyncio.wait({ended}, timeout=_STOP_SECONDS)
            if not ended.done():
                _log.warning("process did not stop")
                child.kill()
            await ended
            if not self._stopping.is_set():
                _log.error("process died", status=child.exitcode)
            passing_on.cancel()
            await asyncio.gather(passing_on, return_exceptions=True)

    def _ready(self) -> None:
        self._unready -= 1
        if self._unready == 0:
            self._started()

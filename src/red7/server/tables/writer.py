"""The writer: appends that arrive together become one transaction."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import structlog

from red7.server.errors import origin_of
from red7.server.metrics import Metrics
from red7.server.store import Store, StoreBusyError, StoreError, StoreLostError, Write

_MOST_AT_ONCE: Final = 200  # per transaction
_GATHER_SECONDS: Final = 0.002  # between two commits of which one follows the other at once
_MOST_WAITING: Final = 5_000  # beyond this, clients are told to wait

# Is called with True once an entry is committed, with False if its number or id was taken, or with
# the reason why it was not written, or why nobody knows.
Told = Callable[[bool | StoreError], None]
_Waiting = tuple[Write, Told]


_log = structlog.get_logger("red7.writer")


async def _gather() -> None:
    await asyncio.sleep(_GATHER_SECONDS)


class Writer:
    """Commits what is waiting, again and again.

    A commit has to wait for the disk, whether it holds one entry or a hundred, and takes much
    processor time by itself. While one is in progress, the next entries gather, and for a moment
    longer: a server with that much to write then makes half as many commits.
    """

    def __init__(
        self, store: Store, metrics: Metrics, gather: Callable[[], Awaitable[None]] = _gather
    ) -> None:
        self._store = store
        self._metrics = metrics
        self._gather = gather
        self._waiting: deque[_Waiting] = deque()
        self._started = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start writing."""
        self._started = True
        self._begin()

    async def stop(self) -> None:
        """Write what is waiting, then stop."""
        await self.idle()
        self._started = False

    async def idle(self) -> None:
        """Wait until everything is written that was to be, and those who asked have been told."""
        while self._task:
            await asyncio.wait({self._task})

    async def append(self, write: Write) -> bool:
        """Write an entry; return True once it is committed, False if its number or id was taken."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.submit(write, partial(_resolve, future))
        return await future

    def submit(self, write: Write, told: Told) -> None:
        """Write an entry, and call a function with what became of it, which must not raise."""
        if len(self._waiting) >= _MOST_WAITING:
            raise StoreBusyError("busy")
        self._waiting.append((write, told))
        self._begin()

    def _begin(self) -> None:
        if self._started and self._waiting and self._task is None:
            self._task = asyncio.create_task(self._run(), name="writer")

    async def _run(self) -> None:
        """Write until nothing is waiting."""
        try:
            while self._waiting:
                count = min(len(self._waiting), _MOST_AT_ONCE)
                await self._commit([self._waiting.popleft() for _ in range(count)])
                if 0 < len(self._waiting) < _MOST_AT_ONCE:
                    await self._gather()
        finally:
            self._task = None

    async def _commit(self, batch: list[_Waiting]) -> None:
        """Commit what was decided on the same data; after a restore, there may be two kinds."""
        for generation in dict.fromkeys(write.generation for write, _ in batch):
            await self._commit_alike([one for one in batch if one[0].generation == generation])

    async def _commit_alike(self, batch: list[_Waiting]) -> None:
        try:
            with self._metrics.commit_seconds.time():
                written = await self._store.append([write for write, _ in batch])
        except Exception as error:  # noqa: BLE001 - whatever happens, those who wait must be told
            failed = error if isinstance(error, StoreError) else StoreLostError(str(type(error)))
            for _, told in batch:
                self._tell(told, failed)
            return
        self._metrics.commit_entries.observe(len(batch))
        for (_, told), done in zip(batch, written, strict=True):
            self._tell(told, done)

    def _tell(self, told: Told, became: bool | StoreError) -> None:  # noqa: FBT001 - told
        try:
            told(became)
        except Exception as error:  # noqa: BLE001 - the others in the same commit have to be told
            self._metrics.failures.labels("writer").inc()
            _log.error("not told", error=origin_of(error))


def _resolve(waits: asyncio.Future[bool], became: bool | StoreError) -> None:  # noqa: FBT001 - told
    if waits.done():
        return
    if isinstance(became, StoreError):
        waits.set_exception(became)
    else:
        waits.set_result(became)

"""A lock in a PostgreSQL database, so that only servers use it together that hear each other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Thread
from typing import Final

import sqlalchemy as sa
import structlog
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from red7.server.store.engines import APPLICATION, make_engine, troubles
from red7.server.store.errors import StoreError
from red7.server.store.upkeep.lock import InUseError

_KEY: Final = int.from_bytes(b"red7")
_BEAT: Final = 1.0  # seconds between two looks at whether the lock is still held
_SILENCE: Final = 15  # seconds without such a look until PostgreSQL gives it to others
# Seconds to wait for the lock: PostgreSQL notices only after a moment that a server was killed.
_PATIENCE: Final = 2.0
_NOT_AVAILABLE: Final = "55P03"  # what PostgreSQL answers then

_log = structlog.get_logger("red7.store")


@contextmanager
def alone_in(
    url: sa.URL,
    lost: Callable[[], object],
    *,
    shared: bool = False,
    patience: float = _PATIENCE,
) -> Iterator[None]:
    """Keep other servers away from a database, at most for as long as this process lives.

    If it is shared, only those are kept away that do not share it. If the connection is lost, the
    lock is taken again. If another server has it by then, ``lost`` is called, and InUseError is
    raised in the end.
    """
    lock = _Lock(url, shared=shared, patience=patience)
    with _loop() as loop:
        try:
            asyncio.run_coroutine_threadsafe(lock.open(lost), loop).result()
            yield
        finally:
            still = asyncio.run_coroutine_threadsafe(lock.close(), loop).result()
        if not still:
            raise InUseError


@contextmanager
def _loop() -> Iterator[asyncio.AbstractEventLoop]:
    """Run an event loop in a thread: that of the server begins later, and may be busy."""
    loop = asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever, name="lock", daemon=True)
    thread.start()
    try:
        yield loop
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


class _Lock:
    """A lock that is held by a transaction for as long as that is open.

    A lock of a session would be held by the wrong one behind a pooler, which gives a connection to
    somebody else between two transactions.
    """

    def __init__(self, url: sa.URL, *, shared: bool, patience: float) -> None:
        # Under another name, so that nobody takes it for a connection that serves.
        self._engine = make_engine(url, name=f"{APPLICATION}-lock").execution_options(
            isolation_level="READ COMMITTED"  # keeps no snapshot, which would hold up VACUUM
        )
        lock = sa.func.pg_advisory_xact_lock_shared if shared else sa.func.pg_advisory_xact_lock
        limits = {
            "lock_timeout": int(patience * 1000),
            # Ends a transaction whose server is frozen, or whose machine has vanished.
            "idle_in_transaction_session_timeout": _SILENCE * 1000,
        }
        self._statements = (
            *(sa.select(sa.func.set_config(name, f"{ms}ms", True)) for name, ms in limits.items()),  # noqa: FBT003 - as the function is
            sa.select(lock(_KEY)),
        )
        self._connection: AsyncConnection | None = None
        self._keeping: asyncio.Task[None] | None = None

    async def open(self, lost: Callable[[], object]) -> None:
        """Take the lock, or raise InUseError; call a function when it is lost to another server."""
        await self._take()
        self._keeping = asyncio.create_task(self._keep(), name="lock")
        self._keeping.add_done_callback(lambda task: task.cancelled() or lost())

    async def close(self) -> bool:
        """Give the lock back; return whether no other server has had it."""
        still = self._keeping is not None and self._keeping.cancel()
        if self._keeping:
            await asyncio.gather(self._keeping, return_exceptions=True)
        await self._drop()
        await self._engine.dispose()
        return still

    async def _take(self) -> None:
        """Take the lock; raise InUseError if another server has it."""
        with troubles():
            connection = await self._engine.connect()
            try:
                for statement in self._statements:
                    await connection.execute(statement)
            except BaseException as error:
                await connection.invalidate()
                await connection.close()
                if _is_taken(error):
                    raise InUseError from None
                raise
        self._connection = connection

    async def _keep(self) -> None:
        """Hold the lock until it cannot be taken again, which raises InUseError."""
        while True:
            await asyncio.sleep(_BEAT)
            try:
                await self._beat()
            except StoreError as error:
                _log.warning("lock not held", why=str(error))
                await self._drop()
                await self._retake()

    async def _drop(self) -> None:
        """Close the connection, whatever state it is in."""
        connection, self._connection = self._connection, None
        if connection:
            await connection.invalidate()
            await connection.close()

    async def _beat(self) -> None:
        with troubles():
            if self._connection:
                await self._connection.execute(sa.text("SELECT 1"))

    async def _retake(self) -> None:
        """Take the lock as soon as the database is back; until then, nobody can write anything."""
        while True:
            try:
                await self._take()
            except StoreError:
                await asyncio.sleep(_BEAT)
            else:
                return


def _is_taken(error: BaseException) -> bool:
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", "") == _NOT_AVAILABLE

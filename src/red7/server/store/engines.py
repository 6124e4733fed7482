"""Engines for the databases that a store can use: SQLite and PostgreSQL."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from red7.server.store.errors import StoreError, StoreLostError

APPLICATION: Final = "red7"  # the name under which PostgreSQL lists the connections of a server
_BUSY_MS: Final = 10_000  # another process may hold a SQLite database for this long
_BUSY_PAUSE_MS: Final = 5  # until what SQLite does not wait for is tried again
_CONNECT_SECONDS: Final = 10
_ANSWER_SECONDS: Final = 30  # a statement that takes longer is given up
# Connections of one process. The writer needs one, and reading is quick.
_POOL: Final = {"pool_size": 5, "max_overflow": 5, "pool_timeout": _CONNECT_SECONDS}


def sqlite_url(file: Path) -> sa.URL:
    """Return the URL of a database in a file."""
    return sa.URL.create("sqlite+aiosqlite", database=str(file))


def make_engine(url: sa.URL, *, patient: bool = False, name: str = "") -> AsyncEngine:
    """Return an engine; a patient one, for upgrades and copies, waits for as long as it takes.

    PostgreSQL lists its connections under a name.
    """
    if url.get_backend_name() == "postgresql":
        arguments: dict[str, Any] = {
            "timeout": _CONNECT_SECONDS,
            "command_timeout": None if patient else _ANSWER_SECONDS,
            "server_settings": {
                "application_name": name or (f"{APPLICATION}-admin" if patient else APPLICATION)
            },
        }
        return create_async_engine(url, connect_args=arguments, **_POOL)
    engine = create_async_engine(url)
    sa.event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    sa.event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def make_sync_engine(url: sa.URL) -> sa.Engine:
    """Return an engine for SQLite that is used in a thread of its own."""
    engine = sa.create_engine(url.set(drivername="sqlite"), pool_reset_on_return=None)
    sa.event.listen(engine, "connect", _set_up_sqlite)
    return engine


def _set_up_sqlite(connection: Any, record: object) -> None:  # noqa: ANN401 - the driver's own
    del record
    connection.isolation_level = None  # we begin transactions ourselves, see below
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={_BUSY_MS}")
    # Readers do not wait for the writer, and acknowledged entries survive a power failure.
    _write_ahead(cursor)
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()


def _write_ahead(cursor: Any) -> None:  # noqa: ANN401
    """Choose the kind of journal, which of several that begin with a new file only one can do.

    SQLite does not wait there, as each could be waiting for the other.
    """
    for tries_left in reversed(range(_BUSY_MS // _BUSY_PAUSE_MS)):
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or not tries_left:
                raise
            time.sleep(_BUSY_PAUSE_MS / 1000)
        else:
            return


def _begin_sqlite(connection: sa.Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))


@contextmanager
def troubles(*, doubted: bool = True) -> Iterator[None]:
    """Turn any error from a driver into the one that the server knows.

    A lost connection leaves it in doubt what was written, unless that has been looked into.
    """
    try:
        yield
    except Exception as error:
        if not _from_driver(error):
            raise
        lost = doubted and in_doubt(error)
        raise (StoreLostError if lost else StoreError)(type(error).__name__) from error


def _from_driver(error: Exception) -> bool:
    known = (DBAPIError, sa.exc.TimeoutError, sqlite3.Error, OSError)
    # By its name, because asyncpg is not installed everywhere.
    return isinstance(error, known) or type(error).__module__.startswith("asyncpg.")


def is_lost(error: BaseException) -> bool:
    """Return whether the connection to the database was lost, so that a new one may help."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or (error.orig is not None and is_lost(error.orig))
    state = str(getattr(error, "sqlstate", None) or "")
    return (
        isinstance(error, ConnectionError)
        or state.startswith("08")  # the class of connection errors
        or state in _SHUTDOWNS
        or type(error).__name__ == "InterfaceError"
    )


# On command, after a crash, not started yet, a transaction in which nothing happened for too long.
_SHUTDOWNS: Final = ("57P01", "57P02", "57P03", "25P03")


def in_doubt(error: BaseException) -> bool:
    """Return whether what a statement should write may be written, although it failed.

    An answer that does not come in time says as little as a connection that is lost.
    """
    late = isinstance(error, TimeoutError)
    if isinstance(error, DBAPIError):
        late = isinstance(error.orig, TimeoutError)
    return late or is_lost(error)


def reason_of(error: StoreError) -> str:
    """Return what a driver said, in its own words and without the statement and its values."""
    cause: BaseException | None = error.__cause__
    if isinstance(cause, DBAPIError) and cause.orig is not None:
        cause = cause.orig.__cause__ or cause.orig
    if isinstance(cause, OSError) and cause.strerror:
        return cause.strerror
    return str(cause or error) or type(cause).__name__

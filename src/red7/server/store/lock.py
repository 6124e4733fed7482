"""A lock on a database file, so that only one server uses it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from red7.server.settings import SettingError


class InUseError(Exception):
    """Another server uses the data."""


@contextmanager
def alone(file: Path) -> Iterator[None]:
    """Keep other servers away from a database, at most for as long as this process lives.

    The lock is SQLite's own on an empty file next to the database. It exists on every system, and
    the system releases it when the process ends, even if it is killed.
    """
    beside = file.with_name(f"{file.name}.lock")
    try:
        beside.touch(mode=0o600)
    except OSError as error:
        why = error.strerror or str(error)
        raise SettingError("serve-folder", folder=str(file.parent), why=why) from None
    with closing(sqlite3.connect(beside, timeout=0, isolation_level=None)) as lock:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
                raise InUseError from None
            raise SettingError("serve-folder", folder=str(file.parent), why=str(error)) from None
        yield

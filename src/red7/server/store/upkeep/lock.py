"""A lock on a database file, so that only servers use it together that hear each other."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from red7.server.settings import SettingError


class InUseError(Exception):
    """Another server uses the data."""


@contextmanager
def alone(file: Path, *, shared: bool = False) -> Iterator[None]:
    """Keep other servers away from a database, at most for as long as this process lives.

    If it is shared, only those are kept away that do not share it.

    The lock is SQLite's own on an empty file next to the database, to which symbolic links are
    followed. It exists on every system, and the system releases it when the process ends, even if
    it is killed.
    """
    named, file = file, Path(os.path.realpath(file))
    beside = file.with_name(f"{file.name}.lock")
    try:
        beside.touch(mode=0o600)
    except OSError as error:
        why = error.strerror or str(error)
        raise SettingError("serve-folder", folder=str(file.parent), why=why) from None
    with closing(sqlite3.connect(beside, timeout=0, isolation_level=None)) as lock:
        try:
            lock.execute("BEGIN" if shared else "BEGIN EXCLUSIVE")
            lock.execute("SELECT count(*) FROM sqlite_master")  # a shared lock is taken only now
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
                raise InUseError from None
            raise SettingError("serve-folder", folder=str(file.parent), why=str(error)) from None
        if file.exists() and file.stat().st_nlink > 1:
            # SQLite keeps the latest changes under one name, and so is the lock.
            raise SettingError("serve-links", file=str(named))
        yield

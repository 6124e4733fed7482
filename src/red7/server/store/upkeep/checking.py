"""Checking files: whether a database or a backup is whole, and can be read by this version."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from red7.server.settings import SettingError
from red7.server.store.upkeep.digest import digest_of_file
from red7.server.store.upkeep.upgrading import known_versions

_PATIENCE: Final = 30.0  # seconds to wait for a running server to release the database
_MOST_AT_START: Final = 2**30  # bytes, checked in about two seconds


def open_file(file: Path, mode: str = "rwc") -> sqlite3.Connection:
    """Open a database file."""
    uri = f"{file.absolute().as_uri()}?mode={mode}"
    return sqlite3.connect(uri, uri=True, timeout=_PATIENCE)


def keep_private(file: Path) -> None:
    """Make a file readable by its owner alone, as it holds the seeds of running games."""
    file.touch(mode=0o600)
    if file.stat().st_mode & 0o077:
        with suppress(PermissionError):  # it is another's, who may share it
            file.chmod(0o600)


def settle(file: Path) -> None:
    """Leave a database as a single, complete file that has reached the disk."""
    with closing(open_file(file)) as database:
        database.execute("PRAGMA journal_mode=DELETE")
    with file.open("rb+") as opened:
        os.fsync(opened.fileno())


def drop_leftovers(file: Path) -> None:
    """Remove what a database that is no longer there has left, before another takes its name.

    SQLite would take it for the latest changes of the new one.
    """
    for name in ("-wal", "-shm", "-journal"):
        file.with_name(file.name + name).unlink(missing_ok=True)


def damage_at_start(file: Path) -> str:
    """Return what is wrong with a database, as far as that can be found quickly.

    SQLite notices a file that is too short when it opens it.
    """
    try:
        with closing(open_file(file, "rw")) as database:
            database.execute("SELECT count(*) FROM sqlite_master").fetchone()
            small = file.stat().st_size <= _MOST_AT_START
            return _found(database, "quick_check") if small else ""
    except sqlite3.Error as error:
        return str(error)


def check_file(file: Path) -> None:
    """Refuse a database or a backup with any damage, or of a newer version."""
    try:
        with closing(open_file(file, "ro")) as database:
            damage = _found(database, "integrity_check")
            version = database.execute("SELECT version_num FROM alembic_version").fetchone()
            database.execute("SELECT count(*) FROM log").fetchone()
            if version is None or version[0] not in known_versions():
                raise SettingError("serve-newer", folder=str(file))
            damage = damage or _cut_page(database, file) or _broken_seal(database)
    except sqlite3.Error as error:
        if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_CORRUPT:
            raise SettingError("admin-not-backup", file=str(file)) from None
        damage = str(error)
    if damage:
        raise SettingError("admin-damaged", file=str(file), why=damage)


def _cut_page(database: sqlite3.Connection, file: Path) -> str:
    """Notice that the last page is not whole, which SQLite does not if nothing is on it."""
    size = int(database.execute("PRAGMA page_size").fetchone()[0])
    return "its last page is cut short" if file.stat().st_size % size else ""


def _broken_seal(database: sqlite3.Connection) -> str:
    """Compare a backup with the digest that was made with it."""
    sealed = database.execute("SELECT value FROM meta WHERE name = 'digest'").fetchone()
    same = sealed is None or sealed[0] == str(digest_of_file(database))
    return "" if same else "its digest differs"


def _found(database: sqlite3.Connection, check: str) -> str:
    found = str(database.execute(f"PRAGMA {check}(1)").fetchone()[0])
    # As SQLite says it elsewhere; the last line tells where.
    return "" if found == "ok" else f"database disk image is malformed ({found.splitlines()[-1]})"

"""Backups: saving all data to one file, and putting it back."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import sqlalchemy as sa

from red7.server.app.run import prepare_folder
from red7.server.chance import Chance
from red7.server.clock import Time
from red7.server.settings import SettingError, Settings
from red7.server.store import StoreError
from red7.server.store.database import DatabaseStore
from red7.server.store.engines import reason_of, sqlite_url
from red7.server.store.marks import fresh_mark
from red7.server.store.opening import file_of, open_store, shown, start_store, url_of
from red7.server.store.upkeep.checking import (
    check_file,
    drop_leftovers,
    keep_private,
    open_file,
    settle,
)
from red7.server.store.upkeep.copying import copy
from red7.server.store.upkeep.digest import digest_of_file


def backup(settings: Settings, file: Path) -> None:
    """Save a snapshot of the data to one file, and check it; the server may be running."""
    source = file_of(settings)
    if source and not source.exists():
        raise SettingError("admin-nothing", folder=str(source.parent))
    if file.exists():
        raise SettingError("cli-file-exists", file=str(file))
    _save(settings, file)


def _save(settings: Settings, file: Path) -> None:
    """Write a backup under another name, which it loses only once it is known to be sound."""
    source = file_of(settings)
    fresh = file.with_name(file.name + ".new")
    fresh.unlink(missing_ok=True)
    keep_private(fresh)
    try:
        if source:
            _copy_file(source, fresh)
        else:
            asyncio.run(_copy_from(settings, fresh))
        with closing(open_file(fresh)) as saved:
            _add_secret(saved, _secret_of(settings))
            _seal(saved)
        settle(fresh)
        check_file(fresh)
        fresh.replace(file)
    except sqlite3.Error as error:
        raise SettingError("serve-data", folder=shown(settings), why=str(error)) from None
    except SettingError as error:
        if error.message != "admin-damaged":
            raise
        why = error.values["why"]  # it was copied as it is
        raise SettingError("serve-data", folder=shown(settings), why=why) from None
    finally:
        fresh.unlink(missing_ok=True)


def _copy_file(source: Path, target: Path) -> None:
    with closing(open_file(source, "rw")) as old, closing(open_file(target)) as new:
        old.backup(new)


async def _copy_from(settings: Settings, target: Path) -> None:
    """Copy another database to a file."""
    store = open_store(settings)
    await start_store(store, settings)  # its tables have to be of this version
    await store.close()
    try:
        await copy(url_of(settings), sqlite_url(target))
    except StoreError as error:
        values = {"url": shown(settings), "why": reason_of(error)}
        raise SettingError("serve-unreachable", **values) from None


def _secret_of(settings: Settings) -> str:
    """Return the secret from a file, where earlier versions kept it."""
    file = settings.folder / "secret"
    there = file_of(settings) and file.exists()
    return file.read_text(encoding="ascii").strip() if there else ""


def _add_secret(database: sqlite3.Connection, secret: str) -> None:
    if secret:
        database.execute("INSERT OR IGNORE INTO meta VALUES ('secret', ?)", (secret,))
        database.commit()


def _seal(database: sqlite3.Connection) -> None:
    """Add the digest, by which any later damage is noticed."""
    digest = str(digest_of_file(database))
    database.execute("INSERT OR REPLACE INTO meta VALUES ('digest', ?)", (digest,))
    database.commit()


def restore(settings: Settings, file: Path, *, time: Time, chance: Chance) -> Path | None:
    """Replace the data with a backup, and return where the data from before is kept.

    Nothing is touched before the backup has been checked. A running server notices and carries on.
    """
    check_file(file)
    present = file_of(settings)
    folder = present.parent if present else settings.folder
    prepare_folder(folder)
    copied = folder / "restoring.db"
    copied.unlink(missing_ok=True)
    keep_private(copied)
    try:
        _copy_file(file, copied)
        check_file(copied)  # which reads it once more, from where it is now
        _make_ready(copied, settings, time, chance)
        aside = _aside(folder, time.wall())
        if present is None:
            _save(settings, aside)
            asyncio.run(_replace_all(settings, copied))
            return aside
        return _replace_file(present, copied, aside)
    finally:
        for name in ("", "-wal", "-shm"):
            copied.with_name(copied.name + name).unlink(missing_ok=True)


def _aside(folder: Path, now: int) -> Path:
    """Return a name with a date that nothing has yet."""
    at = datetime.fromtimestamp(now / 1000, UTC)
    name = f"before-restore-{at:%Y%m%d-%H%M%S}"
    number = 1
    while (found := folder / f"{name}{f'-{number}' if number > 1 else ''}.db").exists():
        number += 1
    return found


def _make_ready(copied: Path, settings: Settings, time: Time, chance: Chance) -> None:
    """Turn the copy of a backup into data of this version."""
    with closing(open_file(copied)) as database:
        # This tells a running server that what it has in memory is no longer valid.
        database.execute("UPDATE meta SET value = ? WHERE name = 'generation'", (fresh_mark(),))
        database.execute("DELETE FROM meta WHERE name = 'digest'")
        database.commit()
        # Backups of earlier versions hold no secret, and players should not lose their seats.
        _add_secret(database, _present_secret(settings, chance))
    asyncio.run(_upgrade(sqlite_url(copied), copied, time))


def _present_secret(settings: Settings, chance: Chance) -> str:
    file = file_of(settings)
    if file is None:
        return asyncio.run(_stored_secret(settings, chance))
    try:
        with closing(open_file(file, "ro")) as database:
            found = database.execute("SELECT value FROM meta WHERE name = 'secret'").fetchone()
            return str(found[0]) if found else _secret_of(settings)
    except sqlite3.Error:
        return _secret_of(settings)


async def _stored_secret(settings: Settings, chance: Chance) -> str:
    store = open_store(settings)
    await start_store(store, settings)
    try:
        return await store.secret(lambda: chance.token(32).hex())
    finally:
        await store.close()


async def _upgrade(url: sa.URL, file: Path, time: Time) -> None:
    """Upgrade a copy of a backup: a running server expects the tables of its own version."""
    store = DatabaseStore(url, time.wall)
    try:
        await store.start()
    except StoreError:
        raise SettingError("admin-not-backup", file=str(file)) from None
    finally:
        await store.close()


async def _replace_all(settings: Settings, copied: Path) -> None:
    try:
        await copy(sqlite_url(copied), url_of(settings), replace=True)
    except StoreError as error:
        values = {"url": shown(settings), "why": reason_of(error)}
        raise SettingError("serve-unreachable", **values) from None


def _replace_file(present: Path, copied: Path, aside: Path) -> Path | None:
    """Replace a database in one transaction, or all at once if it is too damaged for that."""
    if not present.exists():
        _install(copied, present)
        return None
    try:
        keep_private(aside)
        _copy_file(present, aside)
        settle(aside)
        with closing(open_file(copied)) as fresh, closing(open_file(present)) as old:
            fresh.backup(old)
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & 0xFF not in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            aside.unlink(missing_ok=True)
            raise SettingError("serve-data", folder=str(present.parent), why=str(error)) from None
        # No server can use it. It is kept as it is, with what was not yet part of the file.
        for name in ("-wal", "-shm"):
            other = present.with_name(present.name + name)
            if other.exists():
                shutil.move(other, aside.with_name(aside.name + name))
        present.replace(aside)
        _install(copied, present)
    return aside


def _install(copied: Path, present: Path) -> None:
    settle(copied)
    drop_leftovers(present)
    copied.replace(present)

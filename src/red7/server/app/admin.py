"""Administration of the data: backing up, restoring, exporting records."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from alembic.script import ScriptDirectory

from red7.core import write_record
from red7.server.accounts.names import StoredNames
from red7.server.app.run import prepare_folder
from red7.server.clock import SystemTime
from red7.server.settings import SettingError, Settings
from red7.server.store import StoreError
from red7.server.store.database import DatabaseStore
from red7.server.store.engines import sqlite_url
from red7.server.store.opening import file_of, open_store, start_store
from red7.server.store.upgrading import alembic_config
from red7.table.records import finished, record_of

_PATIENCE: Final = 30.0  # seconds to wait for a running server to release the database


def backup(settings: Settings, file: Path) -> None:
    """Save a snapshot of the data to one file; the server may be running."""
    source = _existing(settings)
    if file.exists():
        raise SettingError("cli-file-exists", file=str(file))
    fresh = file.with_name(file.name + ".new")
    fresh.unlink(missing_ok=True)
    fresh.touch(mode=0o600)  # it contains the seeds of running games
    with closing(_open(source)) as old, closing(_open(fresh)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")  # leaves a single, complete file
    fresh.replace(file)


def restore(settings: Settings, file: Path) -> None:
    """Replace the data with a backup; a running server notices and carries on."""
    known = {s.revision for s in ScriptDirectory.from_config(alembic_config()).walk_revisions()}
    try:
        with closing(_open(file, "ro")) as saved:
            version = saved.execute("SELECT version_num FROM alembic_version").fetchone()
            saved.execute("SELECT count(*) FROM log").fetchone()
    except sqlite3.Error:
        raise SettingError("admin-not-backup", file=str(file)) from None
    if version is None or version[0] not in known:
        raise SettingError("serve-newer", folder=str(file))
    present_file = _file_of(settings)
    prepare_folder(present_file.parent)
    copy = present_file.with_name("restoring.db")
    copy.unlink(missing_ok=True)
    copy.touch(mode=0o600)
    try:
        with closing(_open(file, "ro")) as saved, closing(_open(copy)) as fresh:
            saved.backup(fresh)
            # This tells a running server that what it has in memory is no longer valid.
            fresh.execute(
                "UPDATE meta SET value = ? WHERE name = 'generation'", (secrets.token_hex(16),)
            )
            fresh.commit()
        # A running server expects the tables of its own version.
        asyncio.run(_migrate(copy))
        with closing(_open(copy)) as fresh, closing(_open(present_file)) as present:
            fresh.backup(present)
    finally:
        copy.unlink(missing_ok=True)


async def _migrate(file: Path) -> None:
    """Upgrade a copy of a backup: a running server expects the tables of its own version."""
    store = DatabaseStore(sqlite_url(file), SystemTime().wall)
    try:
        await store.start()
    except StoreError:
        raise SettingError("admin-not-backup", file=str(file)) from None
    finally:
        await store.close()


def _open(file: Path, mode: str = "rwc") -> sqlite3.Connection:
    uri = f"{file.absolute().as_uri()}?mode={mode}"
    return sqlite3.connect(uri, uri=True, timeout=_PATIENCE)


def _existing(settings: Settings) -> Path:
    file = _file_of(settings)
    if not file.exists():
        raise SettingError("admin-nothing", folder=str(file.parent))
    return file


def _file_of(settings: Settings) -> Path:
    file = file_of(settings)
    assert file
    return file


def export(settings: Settings, target: Path) -> int:
    """Write the records of all finished games to a folder, one file each, and return how many."""
    _existing(settings)
    target.mkdir(parents=True, exist_ok=True)
    return asyncio.run(_export(settings, target))


async def _export(settings: Settings, target: Path) -> int:
    store = open_store(settings)
    await start_store(store, settings)
    names = StoredNames(store)
    count = 0
    try:
        for table in await store.finished():
            for then in finished(await store.read(table)):
                await names.learn(*(chair.who for chair in then.chairs))
                file = target / f"{then.id}-{then.game}.red7"
                file.write_text(write_record(record_of(then, names)), encoding="utf-8")
                count += 1
    finally:
        await store.close()
    return count

"""Moving all data from one database to another."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from red7.server.accounts.secret import load_secret
from red7.server.app.run import prepare_folder
from red7.server.chance import Chance
from red7.server.settings import SettingError, Settings
from red7.server.store import StoreError
from red7.server.store.engines import reason_of, sqlite_url
from red7.server.store.opening import file_of, held, open_store, shown, start_store, url_of
from red7.server.store.upkeep.checking import check_file, drop_leftovers, keep_private, settle
from red7.server.store.upkeep.copying import (
    CopyDiffersError,
    Progress,
    TargetUsedError,
    copy,
    servers_of,
)


def place_of(text: str) -> Settings:
    """Return the settings for data in a folder or at a URL."""
    if "://" not in text:
        return Settings(data=text)
    file = file_of(Settings(database=text))
    # The folder may hold the secret of an earlier version.
    return Settings(data=str(file.parent) if file else "", database=text)


def move(source: str, target: str, progress: Progress = lambda *_: None, *, chance: Chance) -> int:
    """Copy everything to a place without data, compare it, and return the number of rows.

    The source stays as it is. The target is complete or unchanged, whenever this is interrupted.
    """
    old, new = place_of(source), place_of(target)
    old_file, new_file = file_of(old), file_of(new)
    if old_file and not old_file.exists():
        raise SettingError("admin-nothing", folder=shown(old))
    if new_file and new_file.exists():
        raise SettingError("admin-target-used", target=shown(new))
    if new_file:
        prepare_folder(new_file.parent)
    with ExitStack() as stack:
        for settings in (old, new):
            stack.enter_context(_unused(settings))
        if old_file:
            check_file(old_file)
        return asyncio.run(_move(old, new, progress, chance))


@contextmanager
def _unused(settings: Settings) -> Iterator[None]:
    """Refuse data that a server uses, and keep servers away if possible."""
    if file_of(settings) is None:
        with _reporting(settings):
            servers = asyncio.run(servers_of(url_of(settings)))
        if servers:
            raise SettingError("serve-in-use", folder=shown(settings))
    with held(settings):
        yield


@contextmanager
def _reporting(settings: Settings) -> Iterator[None]:
    try:
        yield
    except CopyDiffersError:
        raise SettingError("admin-copy-differs", target=shown(settings)) from None
    except StoreError as error:
        values = {"url": shown(settings), "why": reason_of(error)}
        raise SettingError("serve-unreachable", **values) from None


async def _move(old: Settings, new: Settings, progress: Progress, chance: Chance) -> int:
    store = open_store(old)
    await start_store(store, old)  # its tables have to be of this version
    try:
        await load_secret(store, old.folder if file_of(old) else None, chance)
    finally:
        await store.close()
    file = file_of(new)
    try:
        with _reporting(new):
            if file is None:
                return await copy(url_of(old), url_of(new), progress=progress)
            return await _move_to_file(old, file, progress)
    except TargetUsedError:
        raise SettingError("admin-target-used", target=shown(new)) from None


async def _move_to_file(old: Settings, file: Path, progress: Callable[[int, int], None]) -> int:
    """Copy to a file of another name, which a server would not take for the data."""
    fresh = file.with_name(f"{file.name}.moving")
    beside = [fresh.with_name(fresh.name + name) for name in ("", "-wal", "-shm")]
    for one in beside:
        one.unlink(missing_ok=True)
    keep_private(fresh)
    try:
        count = await copy(url_of(old), sqlite_url(fresh), progress=progress)
        settle(fresh)
        drop_leftovers(file)
        fresh.replace(file)
    finally:
        for one in beside:
            one.unlink(missing_ok=True)
    return count

"""Opening the store given by a URL."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import sqlalchemy as sa
import structlog

from red7.server.clock import SystemTime, Time
from red7.server.settings import SettingError, Settings
from red7.server.store.database import DatabaseStore
from red7.server.store.engines import reason_of, sqlite_url
from red7.server.store.errors import DatabaseNewerError, StoreError
from red7.server.store.interface import Store
from red7.server.store.upkeep.checking import damage_at_start
from red7.server.store.upkeep.lock import InUseError, alone
from red7.server.store.upkeep.postgres_lock import alone_in

DATABASE: Final = "red7.db"

_log = structlog.get_logger("red7.store")


def database_of(folder: Path) -> Path:
    """Return the database file in a folder."""
    return folder / DATABASE


def url_of(settings: Settings) -> sa.URL:
    """Return the URL of the database; refuse one that no store can open."""
    if not settings.database:
        return sqlite_url(database_of(settings.folder))
    try:
        url = sa.make_url(settings.database)
    except (sa.exc.ArgumentError, ValueError):
        shown = settings.database.rpartition("@")[2]  # before it there may be a password
        raise SettingError("serve-database", url=shown) from None
    if url.drivername in ("postgresql", "postgres"):
        return _postgres_url(url)
    ours = url.drivername == "sqlite" and not url.host and not url.query
    if not ours or not url.database or url.database == ":memory:":
        raise SettingError("serve-database", url=url.render_as_string(hide_password=True))
    return sqlite_url(Path(url.database))


def _postgres_url(url: sa.URL) -> sa.URL:
    """Return the URL for the driver, which calls libpq's ``sslmode`` another name."""
    if find_spec("asyncpg") is None:
        raise SettingError("serve-driver", install="pip install red7[cluster]")
    query = {{"sslmode": "ssl"}.get(name, name): value for name, value in url.query.items()}
    return url.set(drivername="postgresql+asyncpg", query=query)


def file_of(settings: Settings) -> Path | None:
    """Return the file of the database, if it is in one."""
    url = url_of(settings)
    return Path(url.database or "") if url.get_backend_name() == "sqlite" else None


def shown(settings: Settings) -> str:
    """Return where the data is, without a password."""
    if not settings.database:
        return str(settings.folder)
    url = sa.make_url(settings.database)
    hidden = {name: "***" for name in url.query if "password" in name}
    return url.update_query_dict(hidden).render_as_string(hide_password=True)


def open_store(settings: Settings, time: Time | None = None) -> Store:
    """Return the store given in the settings, not started yet."""
    return DatabaseStore(url_of(settings), (time or SystemTime()).wall)


def _stop() -> None:
    """Stop this process in good order."""
    _log.error("another server uses the data")
    os.kill(os.getpid(), signal.SIGTERM)


@contextmanager
def held(settings: Settings, lost: Callable[[], object] = _stop) -> Iterator[None]:
    """Keep other servers away from a database; refuse one that another server uses.

    A server may get it while PostgreSQL has lost the connection of this one, which then stops.
    """
    file, shared = file_of(settings), bool(settings.bus)
    try:
        lock = (
            alone(file, shared=shared) if file else alone_in(url_of(settings), lost, shared=shared)
        )
        with lock:
            yield
    except InUseError:
        raise SettingError("serve-in-use", folder=shown(settings)) from None
    except StoreError as error:
        values = {"url": shown(settings), "why": reason_of(error)}
        raise SettingError("serve-unreachable", **values) from None


async def start_store(store: Store, settings: Settings) -> None:
    """Start a store; refuse one that this version cannot use, before anything is served."""
    file = file_of(settings)
    if file and file.exists():
        damage = await asyncio.to_thread(damage_at_start, file)
        if damage:
            raise SettingError("serve-data", folder=shown(settings), why=damage)
    try:
        await store.start()
    except DatabaseNewerError:
        await store.close()
        raise SettingError("serve-newer", folder=shown(settings)) from None
    except StoreError as error:
        await store.close()
        raise unusable(settings, error) from None


def unusable(settings: Settings, error: StoreError) -> SettingError:
    """Return what to tell of a database with which no server can start."""
    why = reason_of(error)
    if file_of(settings):
        return SettingError("serve-data", folder=shown(settings), why=why)
    return SettingError("serve-unreachable", url=shown(settings), why=why)

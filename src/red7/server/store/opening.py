"""Opening the store that a URL names."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import sqlalchemy as sa

from red7.server.clock import SystemTime, Time
from red7.server.settings import SettingError, Settings
from red7.server.store.database import DatabaseStore, sqlite_url
from red7.server.store.interface import Store

DATABASE: Final = "red7.db"


def database_of(folder: Path) -> Path:
    """Give the file of the database in a folder."""
    return folder / DATABASE


def url_of(settings: Settings) -> sa.URL:
    """Give the URL of the database; refuse one that no store can open."""
    if not settings.database:
        return sqlite_url(database_of(settings.folder))
    try:
        url = sa.make_url(settings.database)
    except (sa.exc.ArgumentError, ValueError):
        shown = settings.database.rpartition("@")[2]  # before it there may be a password
        raise SettingError("serve-database", url=shown) from None
    if url.drivername != "sqlite" or not url.database or url.database == ":memory:":
        raise SettingError("serve-database", url=url.render_as_string(hide_password=True))
    return sqlite_url(Path(url.database))


def file_of(settings: Settings) -> Path:
    """Give the file of the database."""
    return Path(url_of(settings).database or "")


def open_store(settings: Settings, time: Time | None = None) -> Store:
    """Give the store that the settings name; it is not started yet."""
    return DatabaseStore(url_of(settings), (time or SystemTime()).wall)

"""Empty tables in SQLite, made once for all tests of a process."""

from __future__ import annotations

import secrets
import tempfile
from functools import cache
from pathlib import Path

from red7.server.store.access import GENERATION
from red7.server.store.engines import make_sync_engine, sqlite_url
from red7.server.store.opening import database_of
from red7.server.store.upkeep.upgrading import migrate


def lay_tables(folder: Path) -> None:
    """Give a folder what its first server would create: tables, and a generation of its own."""
    file = database_of(folder)
    if not file.exists():
        database, generation = _blank()
        file.write_bytes(database.replace(generation, secrets.token_hex(16).encode()))


@cache
def _blank() -> tuple[bytes, bytes]:
    """Make a database, and return it with the generation that is written in it."""
    with tempfile.TemporaryDirectory() as folder:
        file = database_of(Path(folder))
        engine = make_sync_engine(sqlite_url(file))
        with engine.connect() as connection:
            connection.exec_driver_sql("BEGIN")
            migrate(connection)
            generation = connection.scalar(GENERATION)
            connection.exec_driver_sql("COMMIT")
        engine.dispose()
        return file.read_bytes(), str(generation).encode()

"""Upgrading a database to the tables of this version."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from red7.server.store.interface import DatabaseNewerError

MIGRATIONS: Final = Path(__file__).parent / "migrations"
# Any number that other programs do not use for the same database.
_LOCK: Final = 0x7ED7


def alembic_config() -> Config:
    """Return alembic's configuration: where the migrations are."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def known_versions() -> set[str]:
    """Return the versions of the tables that can be upgraded to the present one."""
    scripts = ScriptDirectory.from_config(alembic_config())
    return {script.revision for script in scripts.walk_revisions()}


def migrate(connection: sa.Connection) -> None:
    """Upgrade a database to this version; refuse one from a newer version.

    The connection is in a transaction that no other process can enter: for SQLite that of a writer,
    for PostgreSQL one that holds a lock until it ends.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))
    present = MigrationContext.configure(connection).get_current_heads()
    if not set(present) <= known_versions():
        raise DatabaseNewerError
    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")

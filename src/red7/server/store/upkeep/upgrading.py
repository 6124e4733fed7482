"""Creating the tables of this version, and upgrading a database of an earlier one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa
from sqlalchemy.schema import CreateIndex, CreateTable

from red7.server.store.errors import DatabaseNewerError
from red7.server.store.marks import fresh_mark
from red7.server.store.schema import INDEXES, META, METADATA

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS: Final = Path(__file__).parents[1] / "migrations"
# Any number that other programs do not use for the same database.
_LOCK: Final = 0x7ED7

# As alembic creates it.
_VERSIONS: Final = sa.Table(
    "alembic_version",
    sa.MetaData(),
    sa.Column("version_num", sa.String(32), nullable=False),
    sa.PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)


def known_versions() -> list[str]:
    """Return the versions of the tables that can be upgraded, and last, the present one."""
    files = (MIGRATIONS / "versions").glob("v*.py")
    return sorted(file.name[1:].partition("_")[0] for file in files)


def migrate(connection: sa.Connection) -> None:
    """Upgrade a database to this version; refuse one from a newer version.

    The connection is in a transaction that no other process can enter: for SQLite that of a writer,
    for PostgreSQL one that holds a lock until it ends.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))
    known = known_versions()
    version = _version(connection)
    if version is None:
        _create(connection, known[-1])
    elif version not in known:
        raise DatabaseNewerError
    elif version != known[-1]:
        _upgrade(connection)


def _version(connection: sa.Connection) -> str | None:
    """Return the version of the tables, if there are any."""
    if not sa.inspect(connection).has_table(_VERSIONS.name):
        return None
    found: str | None = connection.scalar(sa.select(_VERSIONS.c.version_num))
    return found


def _create(connection: sa.Connection, version: str) -> None:
    for table in METADATA.sorted_tables:
        connection.execute(CreateTable(table))
    indexes = {
        str(index.name): index for table in METADATA.sorted_tables for index in table.indexes
    }
    for name in INDEXES:
        connection.execute(CreateIndex(indexes[name]))
    _VERSIONS.create(connection, checkfirst=True)
    connection.execute(sa.insert(_VERSIONS), {"version_num": version})
    generation = {"name": "generation", "value": fresh_mark()}
    connection.execute(sa.insert(META), generation)


def _upgrade(connection: sa.Connection) -> None:
    from alembic import command  # noqa: PLC0415 - a tenth of the start, and seldom needed

    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def alembic_config() -> Config:
    """Return alembic's configuration: where the migrations are."""
    from alembic.config import Config  # noqa: PLC0415 - as above

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config

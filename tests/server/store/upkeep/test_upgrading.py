"""A new database gets the tables that an upgraded one has."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy.engine.interfaces import ReflectedIndex

from red7.server.store.engines import make_engine
from red7.server.store.opening import url_of
from red7.server.store.upkeep.upgrading import alembic_config, known_versions, migrate
from tests.server.serving import settings_for


def tables_of(connection: sa.Connection) -> Any:
    """Describe all tables, and what is in a new database."""
    inspector = sa.inspect(connection)

    def index(found: ReflectedIndex) -> str:
        where = {name: str(value) for name, value in found.pop("dialect_options", {}).items()}
        return f"{found} {where}"

    def described(table: str) -> dict[str, Any]:
        columns = inspector.get_columns(table)
        return {
            "columns": [(c["name"], str(c["type"]), c["nullable"], c["default"]) for c in columns],
            "key": inspector.get_pk_constraint(table),
            "unique": sorted(map(str, inspector.get_unique_constraints(table))),
            "indexes": sorted(map(index, inspector.get_indexes(table))),
        }

    rows = {
        "meta": sa.text("SELECT name FROM meta"),
        "alembic_version": sa.text("SELECT * FROM alembic_version"),
    }
    found: dict[str, Any] = {table: described(table) for table in inspector.get_table_names()}
    for table, asked in rows.items():
        found[table]["rows"] = [tuple(row) for row in connection.execute(asked)]
    if connection.dialect.name == "sqlite":  # whose choice of an index depends on their order
        asked = sa.text("SELECT name FROM sqlite_master WHERE type = 'index' AND sql <> ''")
        found["order"] = connection.scalars(asked).all()
    return found


def upgrade_from_nothing(connection: sa.Connection) -> None:
    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def drop_all(connection: sa.Connection) -> None:
    everything = sa.MetaData()
    everything.reflect(connection)
    everything.drop_all(connection)


def test_new_tables_are_as_upgraded_ones(place: Path) -> None:
    async def main() -> None:
        engine = make_engine(url_of(settings_for(place)))
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
            created = await connection.run_sync(tables_of)
            await connection.run_sync(drop_all)
            await connection.run_sync(upgrade_from_nothing)
            assert await connection.run_sync(tables_of) == created
        await engine.dispose()

    asyncio.run(main())


def test_the_versions_are_those_that_alembic_knows() -> None:
    scripts = ScriptDirectory.from_config(alembic_config())
    assert known_versions() == sorted(script.revision for script in scripts.walk_revisions())
    assert known_versions()[-1] == scripts.get_current_head()


def test_a_start_does_without_alembic() -> None:
    code = "import sys, red7.server.app.run; sys.exit('alembic' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0

"""Databases for the tests of the server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres
from tests.server.serving import URLS


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Run a PostgreSQL for all tests of this process; each takes a database of its own."""
    made = Postgres()
    yield made
    made.remove()


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """Run a PostgreSQL that a test may stop."""
    made = Postgres()
    yield made
    made.remove()


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path]:
    """Give a folder whose data is in SQLite, and then one whose data is in PostgreSQL."""
    if request.param == "postgres":
        server: Postgres = request.getfixturevalue("postgres")
        URLS[tmp_path] = server.new_database()
    yield tmp_path
    URLS.pop(tmp_path, None)

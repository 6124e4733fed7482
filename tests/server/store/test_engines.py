from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa

from red7.server.store.engines import make_sync_engine, sqlite_url


class Hindered(sqlite3.Connection):
    """A connection that finds its file in use a few times, as others begin with it."""

    def cursor(self, *_: object) -> sqlite3.Cursor:  # type: ignore[override]
        return HinderedCursor(self)


class HinderedCursor(sqlite3.Cursor):
    left = 0
    code = sqlite3.SQLITE_BUSY

    def execute(self, sql: str, *given: object) -> sqlite3.Cursor:  # type: ignore[override]
        if "journal_mode" in sql and HinderedCursor.left:
            HinderedCursor.left -= 1
            error = sqlite3.OperationalError("database is locked")
            error.sqlite_errorcode = HinderedCursor.code
            raise error
        return super().execute(sql, *given)  # type: ignore[arg-type]


@pytest.fixture
def engine(tmp_path: Path) -> sa.Engine:
    made = make_sync_engine(sqlite_url(tmp_path / "red7.db"))

    @sa.event.listens_for(made, "do_connect")
    def connect(_dialect: object, _record: object, given: list[str], options: object) -> Hindered:
        del options
        return sqlite3.connect(given[0], factory=Hindered)

    return made


def test_of_several_that_begin_with_a_new_file_each_gets_its_turn(
    engine: sa.Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(HinderedCursor, "left", 3)
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    assert HinderedCursor.left == 0
    engine.dispose()


def test_whatever_else_is_wrong_with_a_file_is_said_at_once(
    engine: sa.Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(HinderedCursor, "left", 3)
    monkeypatch.setattr(HinderedCursor, "code", sqlite3.SQLITE_IOERR)
    with pytest.raises(sa.exc.OperationalError):
        engine.connect()
    assert HinderedCursor.left == 2
    engine.dispose()

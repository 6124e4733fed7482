"""The tables of the database."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

METADATA: Final = MetaData()
_SEATED: Final = text("kind = 'seated'")
RUNNING: Final = text("stage IN ('playing', 'pause')")

LOG: Final = Table(
    "log",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("payload", Text, nullable=False),
    Column("who", String(32), nullable=False),
    Column("send_id", String(64), nullable=False),
    UniqueConstraint("table_id", "who", "send_id", name="log_send"),
    Index("log_who", "who"),
    Index("log_seated", "who", "table_id", sqlite_where=_SEATED, postgresql_where=_SEATED),
)

# Derived from the log, in the same transaction: what has to be found quickly.
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("stage", String(16), nullable=False),
    Column("game", Integer, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("wake", BigInteger, nullable=True),
    Column("host", String(32), nullable=False, server_default=""),
    Index("tables_host", "host", "stage"),
    Index("tables_wake", "wake"),
    Index("tables_listed", "listed", "created"),
    Index("tables_running", "wake", "at", sqlite_where=RUNNING, postgresql_where=RUNNING),
)

# Also derived from the logs: the games that are over, and who sat where.
GAMES: Final = Table(
    "games",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("game", Integer, primary_key=True, autoincrement=False),
    Column("seq", Integer, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("rules", String(40), nullable=False),
)

GAME_SEATS: Final = Table(
    "game_seats",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("game", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("who", String(32), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("score", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Index("game_seats_who", "who"),
)

PLAYERS: Final = Table(
    "players",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(200), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

META: Final = Table(
    "meta",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", String(64), nullable=False),
)

# In the order in which they were added: of two that would do, SQLite uses the later one.
INDEXES: Final = (
    "log_who",
    "tables_wake",
    "tables_listed",
    "game_seats_who",
    "log_seated",
    "tables_host",
    "tables_running",
)

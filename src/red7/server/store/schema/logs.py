"""Logs, what is derived from them, players, and facts about the data."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

from red7.server.store.schema.metadata import METADATA

_SEATED: Final = text("kind = 'seated'")
# Steps are most of every log. Whoever made some sat down at the table.
_NO_STEPS: Final = text("kind <> 'steps'")
RUNNING: Final = text("stage IN ('playing', 'pause')")
WATCHABLE: Final = text("watchable")
UNPACKED: Final = text("stage IN ('over', 'waiting') AND packed < seq")

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
    Index("log_who", "who", sqlite_where=_NO_STEPS, postgresql_where=_NO_STEPS),
    Index("log_seated", "who", "table_id", sqlite_where=_SEATED, postgresql_where=_SEATED),
)

# The first part of a log, up to a number, once nothing happens at its table any more. What comes
# after it is in the log above.
PACKS: Final = Table(
    "packs",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

# Whose entries are in a pack, and whether they sat down.
PACK_PLAYERS: Final = Table(
    "pack_players",
    METADATA,
    Column("who", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("seated", Boolean, nullable=False),
    sqlite_with_rowid=False,  # which would double it
)

# Derived from the log, in the same transaction: what has to be found quickly. Its ``seq`` also
# keeps the numbers of packed entries from being taken again.
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
    Column("packed", Integer, nullable=False, server_default="0"),  # as far as this number
    # Whether a game is running that is open to everybody, and worth being looked at now.
    Column("watchable", Boolean, nullable=False, server_default=false()),
    Index("tables_host", "host", "stage"),
    Index("tables_wake", "wake"),
    Index("tables_listed", "listed", "created"),
    Index("tables_running", "wake", "at", sqlite_where=RUNNING, postgresql_where=RUNNING),
    Index("tables_unpacked", "at", sqlite_where=UNPACKED, postgresql_where=UNPACKED),
    Index("tables_watchable", "at", sqlite_where=WATCHABLE, postgresql_where=WATCHABLE),
)

# What an append writes there.
INDEXED: Final = tuple(name for name in TABLES.columns.keys() if name != "packed")  # noqa: SIM118

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
    # Of the game, so that one index finds the games of a player, newest first.
    Column("ended", BigInteger, nullable=False, server_default="0"),
    Column("family", String(8), nullable=False, server_default=""),
    Index("game_seats_ended", "who", "ended", "table_id", "game"),
)

# Also derived, from the records of games: what study has found out about each. Whatever is of
# another version is made again when it is asked for.
REVIEWS: Final = Table(
    "reviews",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("game", Integer, primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

PLAYERS: Final = Table(
    "players",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(200), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("players_name", "name"),
)

META: Final = Table(
    "meta",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", String(64), nullable=False),
)

"""The tables of the database, by subject."""

from red7.server.store.schema.accounts import ACCOUNTS
from red7.server.store.schema.logs import (
    GAME_SEATS,
    GAMES,
    INDEXED,
    INDEXES,
    LOG,
    META,
    PACK_PLAYERS,
    PACKS,
    PLAYERS,
    REVIEWS,
    RUNNING,
    TABLES,
    UNPACKED,
)
from red7.server.store.schema.metadata import METADATA
from red7.server.store.schema.people import AUDIT, BANS, HIDDEN, NAME_RULES, REPORTS, TIES

__all__ = [
    "ACCOUNTS",
    "AUDIT",
    "BANS",
    "GAMES",
    "GAME_SEATS",
    "HIDDEN",
    "INDEXED",
    "INDEXES",
    "LOG",
    "META",
    "METADATA",
    "NAME_RULES",
    "PACKS",
    "PACK_PLAYERS",
    "PLAYERS",
    "REPORTS",
    "REVIEWS",
    "RUNNING",
    "TABLES",
    "TIES",
    "UNPACKED",
]

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
from red7.server.store.schema.ratings import RATED_GAMES, RATING_CHANGES, RATINGS

__all__ = [
    "ACCOUNTS",
    "GAMES",
    "GAME_SEATS",
    "INDEXED",
    "INDEXES",
    "LOG",
    "META",
    "METADATA",
    "PACKS",
    "PACK_PLAYERS",
    "PLAYERS",
    "RATED_GAMES",
    "RATINGS",
    "RATING_CHANGES",
    "REVIEWS",
    "RUNNING",
    "TABLES",
    "UNPACKED",
]

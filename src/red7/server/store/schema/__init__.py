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
from red7.server.store.schema.meeting import OFFER_SEATS, OFFERS, PLACES
from red7.server.store.schema.metadata import METADATA

__all__ = [
    "ACCOUNTS",
    "GAMES",
    "GAME_SEATS",
    "INDEXED",
    "INDEXES",
    "LOG",
    "META",
    "METADATA",
    "OFFERS",
    "OFFER_SEATS",
    "PACKS",
    "PACK_PLAYERS",
    "PLACES",
    "PLAYERS",
    "REVIEWS",
    "RUNNING",
    "TABLES",
    "UNPACKED",
]

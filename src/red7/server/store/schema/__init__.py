"""The tables of the database, by subject."""

from red7.server.store.schema.accounts import (
    ACCOUNT_INDEXES,
    ACCOUNTS,
    CHALLENGES,
    PASSKEYS,
    PASSWORDS,
    RECOVERY_CODES,
    SESSIONS,
    TOKENS,
)
from red7.server.store.schema.logs import (
    GAME_SEATS,
    GAMES,
    INDEXED,
    LOG,
    LOG_INDEXES,
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
from red7.server.store.schema.people import AUDIT, BANS, HIDDEN, NAME_RULES, REPORTS, TIES
from red7.server.store.schema.ratings import RATED_GAMES, RATING_CHANGES, RATINGS

# In the order in which they were added: of two that would do, SQLite uses the later one.
INDEXES = (*LOG_INDEXES, *ACCOUNT_INDEXES)

__all__ = [
    "ACCOUNTS",
    "AUDIT",
    "BANS",
    "CHALLENGES",
    "GAMES",
    "GAME_SEATS",
    "HIDDEN",
    "INDEXED",
    "INDEXES",
    "LOG",
    "META",
    "METADATA",
    "NAME_RULES",
    "OFFERS",
    "OFFER_SEATS",
    "PACKS",
    "PACK_PLAYERS",
    "PASSKEYS",
    "PASSWORDS",
    "PLACES",
    "PLAYERS",
    "RATED_GAMES",
    "RATINGS",
    "RATING_CHANGES",
    "RECOVERY_CODES",
    "REPORTS",
    "REVIEWS",
    "RUNNING",
    "SESSIONS",
    "TABLES",
    "TIES",
    "TOKENS",
    "UNPACKED",
]

"""The order in which games are rated, and what follows from it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    String,
    Table,
    UniqueConstraint,
    text,
)

from red7.server.store.schema.metadata import METADATA

BOTS: Final = text("subject LIKE '%@%'")

# A source of truth, like the logs: written in the transaction that ends a game. Numbers begin at 1,
# have no gaps, and become visible in their order. Only here stands which versions of bots played.
RATED_GAMES: Final = Table(
    "rated_games",
    METADATA,
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", String(32), nullable=False),
    Column("game", Integer, nullable=False),
    Column("versions", String(400), nullable=False),  # of each seat's bot, as JSON
    UniqueConstraint("table_id", "game", name="rated_games_game"),
)

# Who play a rated game that is running, or about to begin: noted before it does, so that nobody
# begins more of them at the same time than they may.
RATED_CLAIMS: Final = Table(
    "rated_claims",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("game", Integer, primary_key=True, autoincrement=False),
    Column("who", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("rated_claims_who", "who"),
)

# Derived from rated games: how strong everybody is. Players go by their ids, bots by
# "name@version".
RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("subject", String(96), primary_key=True),
    Column("family", String(8), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("settled", Boolean, nullable=False),  # no longer provisional
    Column("at", BigInteger, nullable=False),  # when their last rated game ended
    Index("ratings_leaders", "family", "settled", "mu", "subject"),
    Index("ratings_bots", "subject", sqlite_where=BOTS, postgresql_where=BOTS),
)

# Also derived: what each game did to the ratings of those who played it.
RATING_CHANGES: Final = Table(
    "rating_changes",
    METADATA,
    Column("subject", String(96), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("family", String(8), nullable=False),
    Column("games", Integer, nullable=False),  # of this subject and family so far
    Column("at", BigInteger, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("mu_before", Double, nullable=False),
    Column("sigma_before", Double, nullable=False),
    Index("rating_changes_family", "subject", "family", "games"),
    sqlite_with_rowid=False,  # which would double it
)

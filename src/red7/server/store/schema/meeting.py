"""Who looks for opponents, and the games that people have been asked to play."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, String, Table, Text, false

from red7.server.store.schema.metadata import METADATA

# One row for each person, so that nobody can wait twice.
PLACES: Final = Table(
    "places",
    METADATA,
    Column("who", String(32), primary_key=True),
    Column("rules", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("clock", String(80), nullable=False),
    Column("slow", Boolean, nullable=False),  # nobody has to be there when the game begins
    Column("bots", Boolean, nullable=False),  # may take the seats that stay free
    Column("let_down", Boolean, nullable=False),  # by somebody who did not want to play with them
    Column("strength", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("offer", String(32), nullable=False),  # empty while nobody has been found
    Column("rated", Boolean, nullable=False, server_default=false()),
    Index("places_waiting", "offer", "since"),
)

# A game that begins once everybody has said yes: found by the queue, or asked for by somebody.
OFFERS: Final = Table(
    "offers",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("kind", String(16), nullable=False),  # match, or challenge
    Column("stage", String(8), nullable=False),  # open, agreed, begun, or off
    Column("setup", Text, nullable=False),
    Column("host", String(32), nullable=False),
    Column("table_id", String(32), nullable=False),  # of the game, once it has begun
    Column("created", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("offers_until", "stage", "until"),
)

OFFER_SEATS: Final = Table(
    "offer_seats",
    METADATA,
    Column("offer", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("who", String(32), nullable=False),
    Column("answer", String(8), nullable=False),  # yes, no, or empty
    Index("offer_seats_who", "who"),
)

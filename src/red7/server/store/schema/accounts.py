"""Players who have more than a cookie to be recognised by."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, String, Table

from red7.server.store.schema.metadata import METADATA

ACCOUNTS: Final = Table(
    "accounts",
    METADATA,
    Column("player", String(32), primary_key=True),
    # What is left of the name when look-alikes are the same; no two accounts share it.
    Column("skeleton", String(400), nullable=False, unique=True),
    Column("kind", String(8), nullable=False),  # person, or bot
    Column("created", BigInteger, nullable=False),
)

"""What players think of each other, and what hosts do about it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    String,
    Table,
    UniqueConstraint,
    text,
)

from red7.server.store.schema.metadata import METADATA

_OPEN: Final = text("handled IS NULL")

# Whom somebody follows, blocks or has muted.
TIES: Final = Table(
    "ties",
    METADATA,
    Column("player", String(32), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("other", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("ties_other", "other", "kind"),
)

# Who does not want to be seen online.
HIDDEN: Final = Table(
    "hidden",
    METADATA,
    Column("player", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("sender", String(32), nullable=False),
    Column("about", String(32), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("reason", String(16), nullable=False),
    Column("handled", BigInteger, nullable=True),
    # However often somebody presses, a host reads it once.
    UniqueConstraint("sender", "about", "table_id", name="reports_once"),
    Index("reports_about", "about"),
    Index("reports_open", "at", sqlite_where=_OPEN, postgresql_where=_OPEN),
)

BANS: Final = Table(
    "bans",
    METADATA,
    Column("player", String(32), primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=True),  # none for good
    Column("why", String(200), nullable=False),
)

# What hosts have done. It is only ever added to. Like the logs, it holds the ids of players and not
# their names, so that a player can be forgotten.
AUDIT: Final = Table(
    "audit",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("host", String(64), nullable=False),  # who did it, as their system calls them
    Column("act", String(16), nullable=False),
    Column("subject", String(64), nullable=False),  # a player, or a table
    Column("detail", String(400), nullable=False),
    Index("audit_at", "at"),
    Index("audit_subject", "subject"),
)

# How a host has changed the list of names that are refused.
NAME_RULES: Final = Table(
    "name_rules",
    METADATA,
    Column("pattern", String(200), primary_key=True),
    Column("refused", Boolean, nullable=False),  # or allowed, though it is in the list
    Column("at", BigInteger, nullable=False),
)

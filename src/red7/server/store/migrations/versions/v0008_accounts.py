"""Accounts, for players who want to keep their name and games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def _text(name: str, length: int) -> sa.Column[str]:
    return sa.Column(name, sa.String(length), nullable=False)


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger(), nullable=False)


def upgrade() -> None:
    """Create the tables; everybody is a guest until they ask for an account."""
    op.create_table(
        "accounts",
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("skeleton", sa.String(400), nullable=False, unique=True),
        _text("kind", 8),
        _number("created"),
        sa.Column("owner", sa.String(32), nullable=False, server_default=""),
    )
    op.create_table(
        "passwords",
        sa.Column("player", sa.String(32), primary_key=True),
        _text("hash", 200),
        _number("changed"),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        _text("player", 32),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        _number("count"),
        _text("name", 200),
        _number("created"),
        _number("used"),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("hash", sa.String(64), primary_key=True),
        _text("player", 32),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), primary_key=True),
        _text("player", 32),
        _text("device", 100),
        _number("created"),
        _number("seen"),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        _text("player", 32),
        _text("name", 200),
        _text("may", 100),
        _number("created"),
        _number("used"),
    )
    op.create_table(
        "challenges",
        sa.Column("hash", sa.String(64), primary_key=True),
        _text("player", 32),
        _number("until"),
    )
    op.create_table(
        "former_names",
        sa.Column("skeleton", sa.String(400), primary_key=True),
        _text("player", 32),
        _number("until"),
    )
    for table, column in (
        ("accounts", "owner"),
        ("passkeys", "player"),
        ("recovery_codes", "player"),
        ("sessions", "player"),
        ("sessions", "seen"),
        ("tokens", "player"),
        ("challenges", "until"),
    ):
        op.create_index(f"{table}_{column}", table, [column])

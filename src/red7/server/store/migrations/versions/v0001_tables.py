"""Logs, the index of tables, players."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the first tables."""
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("payload", sa.Text, nullable=False),
        sa.Column("who", sa.String(32), nullable=False),
        sa.Column("send_id", sa.String(64), nullable=False),
        sa.UniqueConstraint("table_id", "who", "send_id", name="log_send"),
    )
    op.create_index("log_who", "log", ["who"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("stage", sa.String(16), nullable=False),
        sa.Column("game", sa.Integer, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("wake", sa.BigInteger, nullable=True),
    )
    op.create_index("tables_wake", "tables", ["wake"])
    op.create_index("tables_listed", "tables", ["listed", "created"])
    op.create_table(
        "players",
        sa.Column("id", sa.String(32), primary_key=True),
        # SQLite heeds no length; PostgreSQL, which came later, does.
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    meta = op.create_table(
        "meta",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.String(64), nullable=False),
    )
    op.bulk_insert(meta, [{"name": "generation", "value": secrets.token_hex(16)}])

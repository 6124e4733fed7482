"""Whom players follow, block and mute; reports, bans, refused names, and what hosts have done."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

_OPEN = sa.text("handled IS NULL")


def upgrade() -> None:
    """Create the tables, which are empty at first."""
    op.create_table(
        "ties",
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("other", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "hidden",
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("sender", sa.String(32), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("handled", sa.BigInteger(), nullable=True),
        sa.UniqueConstraint("sender", "about", "table_id", name="reports_once"),
    )
    op.create_table(
        "bans",
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.Column("why", sa.String(200), nullable=False),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("act", sa.String(16), nullable=False),
        sa.Column("subject", sa.String(64), nullable=False),
        sa.Column("detail", sa.String(400), nullable=False),
    )
    op.create_table(
        "name_rules",
        sa.Column("pattern", sa.String(200), primary_key=True),
        sa.Column("refused", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    op.create_index("ties_other", "ties", ["other", "kind"])
    op.create_index("reports_about", "reports", ["about"])
    op.create_index("reports_open", "reports", ["at"], sqlite_where=_OPEN, postgresql_where=_OPEN)
    op.create_index("audit_at", "audit", ["at"])
    op.create_index("audit_subject", "audit", ["subject"])

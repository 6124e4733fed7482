"""Who looks for opponents, the games people are asked to play, and those one may watch."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables; a running game can be found to be watched from its next entry on."""
    op.create_table(
        "places",
        sa.Column("who", sa.String(32), primary_key=True),
        sa.Column("rules", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("clock", sa.String(80), nullable=False),
        sa.Column("slow", sa.Boolean(), nullable=False),
        sa.Column("bots", sa.Boolean(), nullable=False),
        sa.Column("let_down", sa.Boolean(), nullable=False),
        sa.Column("strength", sa.Integer(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("offer", sa.String(32), nullable=False),
    )
    op.create_table(
        "offers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("stage", sa.String(8), nullable=False),
        sa.Column("setup", sa.Text(), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "offer_seats",
        sa.Column("offer", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("who", sa.String(32), nullable=False),
        sa.Column("answer", sa.String(8), nullable=False),
    )
    op.add_column(
        "tables",
        sa.Column("watchable", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.create_index("places_waiting", "places", ["offer", "since"])
    op.create_index("offers_until", "offers", ["stage", "until"])
    op.create_index("offer_seats_who", "offer_seats", ["who"])
    shown = sa.text("watchable")
    op.create_index(
        "tables_watchable", "tables", ["at"], sqlite_where=shown, postgresql_where=shown
    )

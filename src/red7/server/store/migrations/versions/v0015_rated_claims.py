"""Rated games that are running, by those who play them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table. Games that are running now count when they have ended, as before."""
    op.create_table(
        "rated_claims",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("game", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("who", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    op.create_index("rated_claims_who", "rated_claims", ["who"])

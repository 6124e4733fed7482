"""Accounts, for players who want to keep their name and games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables; everybody is a guest until they ask for an account."""
    op.create_table(
        "accounts",
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("skeleton", sa.String(400), nullable=False, unique=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )

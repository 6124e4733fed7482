"""Codes with which a terminal signs in."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table, which is empty at first."""
    op.create_table(
        "sign_in_codes",
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        sa.Column("until", sa.BigInteger(), nullable=False),
    )

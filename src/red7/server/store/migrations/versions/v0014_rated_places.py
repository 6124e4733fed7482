"""Places in the queue for rated games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add a column; nobody who waits has asked for a rated game."""
    op.add_column(
        "places", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false())
    )

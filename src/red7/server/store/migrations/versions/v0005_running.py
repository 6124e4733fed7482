"""An index of the running games, to give up those that nobody returns to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the index, which covers the games that are there."""
    running = sa.text("stage IN ('playing', 'pause')")
    op.create_index(
        "tables_running", "tables", ["wake", "at"], sqlite_where=running, postgresql_where=running
    )

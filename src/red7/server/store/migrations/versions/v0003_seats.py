"""An index of who has sat down where, to find a player's running games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the index, which covers the logs that are there."""
    seated = sa.text("kind = 'seated'")
    op.create_index(
        "log_seated", "log", ["who", "table_id"], sqlite_where=seated, postgresql_where=seated
    )

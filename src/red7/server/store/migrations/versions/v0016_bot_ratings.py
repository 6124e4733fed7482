"""An index that finds the ratings of bots among those of people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None

_BOTS = sa.text("subject LIKE '%@%'")


def upgrade() -> None:
    """Create the index."""
    op.create_index(
        "ratings_bots", "ratings", ["subject"], sqlite_where=_BOTS, postgresql_where=_BOTS
    )

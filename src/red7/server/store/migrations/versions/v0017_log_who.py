"""An index of what players said and did, without steps: they are most of every log.

Whoever made steps sat down at the table, which another index tells.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None

_NO_STEPS = sa.text("kind <> 'steps'")


def upgrade() -> None:
    """Replace the index that covers the whole log."""
    op.drop_index("log_who", "log")
    op.create_index("log_who", "log", ["who"], sqlite_where=_NO_STEPS, postgresql_where=_NO_STEPS)

"""Who opened each table, so that quotas and the list of open tables can tell hosts apart."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the host of every table, who wrote the first entry of its log."""
    op.add_column("tables", sa.Column("host", sa.String(32), nullable=False, server_default=""))
    op.execute(
        "UPDATE tables SET host = coalesce("
        "(SELECT who FROM log WHERE log.table_id = tables.id AND log.seq = 1), '')"
    )
    op.create_index("tables_host", "tables", ["host", "stage"])

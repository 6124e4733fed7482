"""Packs, to which the logs of finished games shrink, and an index of those that have not yet."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables; a server packs the logs that are there, one after the other."""
    op.create_table(
        "packs",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
    )
    op.create_table(
        "pack_players",
        sa.Column("who", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seated", sa.Boolean(), nullable=False),
        sqlite_with_rowid=False,
    )
    packed = sa.Column("packed", sa.Integer(), nullable=False, server_default="0")
    op.add_column("tables", packed)
    unpacked = sa.text("stage IN ('over', 'waiting') AND packed < seq")
    op.create_index(
        "tables_unpacked", "tables", ["at"], sqlite_where=unpacked, postgresql_where=unpacked
    )

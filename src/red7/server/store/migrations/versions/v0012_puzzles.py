"""Puzzles: who has tried which, how hard they have turned out, how strong their solvers are."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables, which are empty at first."""
    op.create_table(
        "puzzle_tries",
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("puzzle", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("turn", sa.String(200), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle", sa.String(32), primary_key=True),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
    )
    op.create_table(
        "solvers",
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.Column("longest", sa.Integer(), nullable=False),
        sa.Column("day", sa.Integer(), nullable=False),
        sa.Column("rush", sa.Integer(), nullable=False),
    )
    op.create_table(
        "rushes",
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("seed", sa.String(32), nullable=False),
        sa.Column("began", sa.BigInteger(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("missed", sa.String(200), nullable=False),
    )

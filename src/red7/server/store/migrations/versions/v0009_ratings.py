"""Rated games, ratings, and an index of games that finds those of a player, newest first."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables. No game before was rated.

    The index of games is derived from the logs: it is emptied, and the server fills it again.
    """
    op.create_table(
        "rated_games",
        sa.Column("number", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("game", sa.Integer(), nullable=False),
        sa.Column("versions", sa.String(400), nullable=False),
        sa.UniqueConstraint("table_id", "game", name="rated_games_game"),
    )
    op.create_table(
        "ratings",
        sa.Column("subject", sa.String(96), primary_key=True),
        sa.Column("family", sa.String(8), primary_key=True),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("settled", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "rating_changes",
        sa.Column("subject", sa.String(96), primary_key=True),
        sa.Column("number", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("family", sa.String(8), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("mu_before", sa.Double(), nullable=False),
        sa.Column("sigma_before", sa.Double(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.execute("DELETE FROM games")
    op.drop_index("game_seats_who", "game_seats")
    op.drop_table("game_seats")
    op.create_table(
        "game_seats",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("game", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("who", sa.String(32), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        # A server of the version before, which knows neither, may still write.
        sa.Column("ended", sa.BigInteger(), nullable=False, server_default="0"),
        sa.Column("family", sa.String(8), nullable=False, server_default=""),
    )
    op.create_index("game_seats_ended", "game_seats", ["who", "ended", "table_id", "game"])
    op.create_index("ratings_leaders", "ratings", ["family", "settled", "mu", "subject"])
    op.create_index("rating_changes_family", "rating_changes", ["subject", "family", "games"])
    op.create_index("players_name", "players", ["name"])

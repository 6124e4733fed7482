"""Puzzles: who has tried which, how hard they have turned out, how strong their solvers are."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Float, Integer, String, Table

from red7.server.store.schema.metadata import METADATA

# A player at a puzzle. The first turn that is tried is what both are rated by.
PUZZLE_TRIES: Final = Table(
    "puzzle_tries",
    METADATA,
    Column("player", String(32), primary_key=True),
    Column("puzzle", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("turn", String(200), nullable=False),  # the last that was wrong
    Column("ended", BigInteger, nullable=True),
    Column("solved", Boolean, nullable=False),
    Column("points", Integer, nullable=False),  # the player's rating after the first try
)

# Only puzzles that somebody has tried; the others are as hard as they were measured to be.
PUZZLE_RATINGS: Final = Table(
    "puzzle_ratings",
    METADATA,
    Column("puzzle", String(32), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)

SOLVERS: Final = Table(
    "solvers",
    METADATA,
    Column("player", String(32), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("streak", Integer, nullable=False),  # days in a row, up to ``day``
    Column("longest", Integer, nullable=False),
    Column("day", Integer, nullable=False),  # since 1970, on which the day's puzzle was last solved
    Column("rush", Integer, nullable=False),  # the most that were solved in a rush
)

# The last rush of each player.
RUSHES: Final = Table(
    "rushes",
    METADATA,
    Column("player", String(32), primary_key=True),
    Column("seed", String(32), nullable=False),
    Column("began", BigInteger, nullable=False),
    Column("number", Integer, nullable=False),  # of puzzles that are behind the player
    Column("score", Integer, nullable=False),
    Column("missed", String(200), nullable=False),  # their ids
)

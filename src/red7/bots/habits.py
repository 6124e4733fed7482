"""How the strong bots differ."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Habits:
    """How a bot thinks; the amounts are per 100 units of its budget."""

    worlds: int  # different worlds to imagine
    games: int  # two-player playouts; fewer of longer rounds, and half if it also solves
    nodes: int = 0  # positions to search when solving exactly
    sensible: bool = True  # plays out like a sensible beginner, not at random
    recalls: bool = False  # weights worlds by the play seen so far

"""How the strong bots differ from each other."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Habits:
    """How a bot thinks; the amounts are for each 100 of its budget."""

    worlds: int  # different worlds
    games: int  # rounds of two players played on; fewer of longer ones, half where it solves too
    nodes: int = 0  # positions searched in exact solutions
    sensible: bool = True  # plays on as a sensible beginner would, not at random
    recalls: bool = False  # weighs worlds by the play seen so far

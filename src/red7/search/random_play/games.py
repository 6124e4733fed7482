"""Thousands of random games, from the deal to the end."""

from __future__ import annotations

import numpy as np

from red7.core import Rules
from red7.search.kernels.chance import new_chance
from red7.search.kernels.flat import Flat, flat_rules
from red7.search.random_play.playouts import random_games


def play_random_games(rules: Rules | str, players: int, games: int, seed: int) -> tuple[int, Flat]:
    """Deal and play many rounds; return the turns made, and the wins by distance from the first."""
    won = np.zeros(4, dtype=np.int64)
    turns = random_games(players, flat_rules(Rules.of(rules)), new_chance(seed), games, won)
    return int(turns), won

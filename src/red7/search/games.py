"""Random games by the fastest kernel that plays them."""

from __future__ import annotations

import numpy as np

from red7.core import Draw, Rules
from red7.search.chance import new_chance
from red7.search.duels import random_duels
from red7.search.flat import Flat, flat_rules
from red7.search.playouts import random_games


def play_random_games(rules: Rules | str, players: int, games: int, seed: int) -> tuple[int, Flat]:
    """Deal and play many rounds; give the turns made, and the wins by distance from the first."""
    laws = Rules.of(rules)
    won = np.zeros(4, dtype=np.int64)
    chance = new_chance(seed)
    plain = laws.draw is Draw.NEVER and not laws.actions and not laws.edition.losing_discard
    if players == 2 and plain:
        turns = random_duels(chance, games, won)
    else:
        turns = random_games(players, flat_rules(laws), chance, games, won)
    return int(turns), won

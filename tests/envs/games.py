"""Games of all 108 combinations of rules and players."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from red7.core import Match, View
from tests.games import ALL_RULES, play_match

COMBINATIONS = tuple((rules, players) for rules in ALL_RULES for players in (2, 3, 4))


def plain(shown: Any) -> Any:
    """Return what an environment showed as a value that can be compared as a whole."""
    if isinstance(shown, dict):
        return {name: plain(part) for name, part in shown.items()}
    if isinstance(shown, list | tuple):
        return [plain(part) for part in shown]
    if isinstance(shown, np.ndarray) and shown.dtype != object:
        return shown.dtype.name, shown.shape, shown.tobytes()
    return plain(shown.tolist()) if isinstance(shown, np.ndarray) else shown


def some_views(seed: int) -> list[View]:
    """Return every seat's view at a random point of one game of each combination."""
    chance = random.Random(seed)
    views = []
    for rules, players in COMBINATIONS:
        games = list(play_match(Match.start(players, rules, chance.randbytes(32)), chance))
        game = chance.choice(games).round
        views += [game.view(seat) for seat in range(1, players + 1)]
    return views

"""Games from which puzzles are taken: dealt and played by chance and by bots of different kinds."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from red7.bots import Budget, find_bot
from red7.core import Round
from red7.study.puzzles.puzzle import ACTION, BEST, DENY, OPEN, STAY, SURE

# Who plays: those that need no time. Together they reach positions of every sort.
_PLAYERS: Final = ("violet", "indigo")

# For each kind, the rules and the number of players, as often as they are to come up.
SETTINGS: Final[Mapping[str, tuple[tuple[str, int], ...]]] = {
    STAY: (
        ("basic", 2),
        ("basic", 3),
        ("basic", 4),
        ("advanced", 2),
        ("advanced", 3),
        ("advanced", 4),
        ("expert", 2),
        ("expert", 2),
        ("expert", 3),
        ("expert", 4),
    ),
    SURE: (("basic", 2), ("basic", 3), ("basic", 4), ("advanced", 3), ("advanced", 4)),
    OPEN: (("basic", 2), ("basic", 2), ("basic", 3), ("basic", 4)),
    ACTION: (
        ("v1.2+actions", 2),
        ("v1.2+actions", 2),
        ("v1.2+actions", 3),
        ("expert", 2),
        ("expert", 2),
        ("expert", 3),
        ("v1.2+actions", 4),
    ),
    DENY: (("basic", 2), ("basic", 2), ("basic", 3), ("basic", 4)),
    BEST: (("basic", 2), ("basic", 3), ("basic", 4), ("basic", 4)),
}


def some_game(kind: str, chance: Random) -> list[Round]:
    """Play a game, and return the round at the start of each turn."""
    rules, players = chance.choice(SETTINGS[kind])
    now = Round.deal(players, rules, chance.randbytes(32))
    bots = [find_bot(chance.choice(_PLAYERS)) for _ in range(players)]
    budget, starts = Budget(1), []
    while not now.over:
        if not now.steps:
            starts.append(now)
        view = now.view(now.turn)
        now = now.apply(bots[now.turn - 1].choose(view, budget, chance.randrange(1 << 30)).step)
    return starts

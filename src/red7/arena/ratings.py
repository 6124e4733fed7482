"""OpenSkill ratings of a tournament: one number for each bot, whichever bots it met."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from red7.arena.game import Game
from red7.rating import START, Rating, rate


def ratings(bots: Sequence[str], games: Iterable[Game]) -> dict[str, Rating]:
    """Rate the bots game by game, in the order of deals and seatings.

    Winners come first, a bot that forfeited comes last, and all others share the place between,
    because bots play to win, not to come second. Bots do not learn, so their uncertainty only
    shrinks.
    """
    found = dict.fromkeys(bots, START)
    for game in sorted(games, key=lambda game: (game.deal, game.rotation)):
        found |= rate(found, game.seats, _places(game))
    return found


def _places(game: Game) -> list[int]:
    faulty = game.forfeit.seat if game.forfeit else 0
    return [
        1 if seat in game.winners else 3 if seat == faulty else 2
        for seat in range(1, len(game.seats) + 1)
    ]

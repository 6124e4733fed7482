"""OpenSkill ratings: one number for each bot, whichever bots it met."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import fsum, sqrt
from typing import NamedTuple

from red7.arena.game import Game


class Rating(NamedTuple):
    """A bot's estimated strength and its uncertainty; every bot starts at 25 ± 8.3."""

    mu: float
    sigma: float


def ratings(bots: Sequence[str], games: Iterable[Game]) -> dict[str, Rating]:
    """Rate the bots game by game, in the order of deals and seatings.

    Winners come first, a bot that forfeited comes last, and all others share the place between,
    because bots play to win, not to come second. A bot that sits at a table twice is rated at
    each seat and continues with the mean.
    """
    from openskill.models import PlackettLuce  # noqa: PLC0415 - slow to import

    # Bots do not learn, so their uncertainty only shrinks.
    model = PlackettLuce(tau=0.0)
    start = model.rating()
    found = {bot: Rating(start.mu, start.sigma) for bot in bots}
    for game in sorted(games, key=lambda game: (game.deal, game.rotation)):
        seats = [[model.rating(mu=found[bot].mu, sigma=found[bot].sigma)] for bot in game.seats]
        rated = model.rate(seats, ranks=[float(place) for place in _places(game)])
        for bot in set(game.seats):
            mine = [r for name, (r,) in zip(game.seats, rated, strict=True) if name == bot]
            mu = fsum(r.mu for r in mine) / len(mine)
            sigma = sqrt(fsum(r.sigma**2 for r in mine) / len(mine))
            found[bot] = Rating(mu, sigma)
    return found


def _places(game: Game) -> list[int]:
    faulty = game.forfeit.seat if game.forfeit else 0
    return [
        1 if seat in game.winners else 3 if seat == faulty else 2
        for seat in range(1, len(game.seats) + 1)
    ]

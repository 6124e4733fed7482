"""How often bots win, and how certain that is.

Games with the same deal are not independent: the luck a bot has in one seating it lacks in another.
So the interval is based on the variance between deals, not between single games.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import fsum, sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

from red7.arena.game import FAULTS, Game

CONFIDENCE: Final = 0.95
_Z: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


class Interval(NamedTuple):
    """An estimate and its bounds."""

    low: float
    mid: float
    high: float


UNKNOWN: Final = Interval(0.0, 0.5, 1.0)


class DealResult(NamedTuple):
    """The result of one deal: how much was won, out of how much could be won."""

    won: float
    of: float


def interval(deals: Sequence[DealResult]) -> Interval:
    """Estimate the share that is won, with a 95 % interval.

    The variance is that of the ratio of two sums over independent deals. The bounds are Wilson's
    for as many independent games as would have this variance, so they stay between 0 and 1.
    If all deals went alike, there is no variance to use, and each deal counts as one game.
    """
    count = len(deals)
    total = fsum(deal.of for deal in deals)
    if not total:
        return UNKNOWN
    mid = fsum(deal.won for deal in deals) / total
    if count == 1:
        return Interval(0.0, mid, 1.0)
    squares = fsum((deal.won - mid * deal.of) ** 2 for deal in deals)
    variance = squares * count / (count - 1) / total**2
    # Rounding leaves a trace of variance even where there is none.
    independent = mid * (1 - mid) / variance if variance > 1e-18 else float(count)  # noqa: PLR2004
    return _wilson(mid, max(independent, 1.0))


def _wilson(share: float, games: float) -> Interval:
    square = _Z * _Z / games
    centre = (share + square / 2) / (1 + square)
    half = _Z * sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return Interval(max(0.0, min(share, centre - half)), share, min(1.0, max(share, centre + half)))


def win_rates(bots: Sequence[str], games: Iterable[Game]) -> dict[str, Interval]:
    """Return the share of its games that each bot won; with n seats, equal bots win one in n.

    A shared win counts in part. A bot that sits at a table twice is counted for each seat.
    """
    deals = _by_deal(games)
    return {bot: interval([t for d in deals if (t := _won_by(bot, d)).of]) for bot in bots}


def _won_by(bot: str, deal: Sequence[Game]) -> DealResult:
    shares = [
        game.share(seat) for game in deal for seat, name in enumerate(game.seats, 1) if name == bot
    ]
    return DealResult(fsum(shares), len(shares))


def cross_table(bots: Sequence[str], games: Iterable[Game]) -> dict[str, dict[str, Interval]]:
    """Return, for each pair of bots that met, the first one's share of the games that either won.

    With two players, that is the share of games won. With more, places behind the winner do not
    count, because bots play to win.
    """
    deals = _by_deal(games)
    found: dict[str, dict[str, Interval]] = {bot: {} for bot in bots}
    for place, first in enumerate(bots):
        for second in bots[place + 1 :]:
            tallies = [_duel(first, second, deal) for deal in deals]
            share = interval([tally for tally in tallies if tally.of])
            if any(_met(first, second, game) for deal in deals for game in deal):
                found[first][second] = share
                found[second][first] = Interval(1 - share.high, 1 - share.mid, 1 - share.low)
    return found


def _met(first: str, second: str, game: Game) -> bool:
    return first in game.seats and second in game.seats


def _duel(first: str, second: str, deal: Sequence[Game]) -> DealResult:
    games = [game for game in deal if _met(first, second, game)]
    # If one of them sits twice, each of its seats counts half, and so on.
    mine, theirs = (
        fsum(_won_by(bot, [game]).won / game.seats.count(bot) for game in games)
        for bot in (first, second)
    )
    return DealResult(mine, mine + theirs)


def faults(bots: Sequence[str], games: Iterable[Game]) -> dict[str, dict[str, int]]:
    """Count the games that each bot forfeited, by reason."""
    found = {bot: dict.fromkeys(FAULTS, 0) for bot in bots}
    for game in games:
        if game.forfeit:
            found[game.seats[game.forfeit.seat - 1]][game.forfeit.reason] += 1
    return found


def _by_deal(games: Iterable[Game]) -> list[list[Game]]:
    deals: defaultdict[int, list[Game]] = defaultdict(list)
    for game in games:
        deals[game.deal].append(game)
    return [deals[deal] for deal in sorted(deals)]

"""What the end of a round is worth: the chance of winning the match after it.

In this model, every player is equally likely to win each later round, and rounds bring the points
they do between good players. If each player wins rounds at random moments, independently of the
others, who reaches the goal first follows from how likely each is to be still short of it at any
given moment.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final, NamedTuple

from red7.core import Position, View
from red7.core.rules import GOALS

# How often a round brings how many points: 260 rounds of matches between bots, in steps of four.
POINTS: Final = {2: 0.07, 6: 0.33, 10: 0.2, 14: 0.19, 18: 0.1, 22: 0.08, 26: 0.03}
MOST_POINTS: Final = 64  # more than any set is worth
_MOMENTS: Final = 80
_SPAN: Final = 16.0  # by then, everybody has won enough rounds
_CARDS: Final = 49


class Stakes(NamedTuple):
    """What each way for a round to end is worth to a player."""

    values: tuple[tuple[tuple[float, ...], ...], ...]  # by match over or not, winner, points
    limit: int  # this many scored cards end the match


def stakes_of(view: View) -> Stakes:
    """Return what the ends of the round are worth to the player to move."""
    return stakes_for(view, view.turn)


def stakes_for(position: Position, seat: int) -> Stakes:
    """Return what the ends of the round are worth to a player."""
    me = seat - 1
    if not position.rules.match or position.scores is None:
        won = tuple((float(other == me),) * MOST_POINTS for other in range(position.players))
        return Stakes((won, won), _CARDS + 1)
    # A round is dealt from all the cards that nobody has scored.
    dealt = position.past[0].deck if position.past else position.at_start.deck_size
    # The next round needs a hand and a palette card for everybody; if too few are left, there is
    # none.
    return Stakes(_values(position.scores, me), dealt + 1)


@lru_cache(maxsize=256)
def _values(scores: tuple[int, ...], me: int) -> tuple[tuple[tuple[float, ...], ...], ...]:
    players = len(scores)
    going_on = []
    over = []
    for seat in range(players):
        ends = [
            (*scores[:seat], scores[seat] + points, *scores[seat + 1 :])
            for points in range(MOST_POINTS)
        ]
        going_on.append(tuple(chances(after)[me] for after in ends))
        over.append(tuple(shares(after)[me] for after in ends))
    return tuple(going_on), tuple(over)


def shares(scores: tuple[int, ...]) -> tuple[float, ...]:
    """Return each player's share of the win in a match that is over."""
    highest = max(scores)
    return tuple((score == highest) / scores.count(highest) for score in scores)


@lru_cache(maxsize=4096)
def chances(scores: tuple[int, ...]) -> tuple[float, ...]:
    """Return each player's chance of winning a match with these scores.

    >>> [round(chance, 2) for chance in chances((20, 20))]
    [0.5, 0.5]
    >>> chances((40, 39))
    (1.0, 0.0)
    """
    goal = GOALS[len(scores)]
    if max(scores) >= goal:
        return shares(scores)
    short = [_short(goal - score) for score in scores]
    firsts = []
    for seat, mine in enumerate(short):
        first = 0.0
        for moment in range(_MOMENTS):
            others = mine[moment] - mine[moment + 1]
            for other, theirs in enumerate(short):
                if other != seat:
                    others *= (theirs[moment] + theirs[moment + 1]) / 2
            first += others
        firsts.append(first)
    total = sum(firsts)
    return tuple(first / total for first in firsts)


@lru_cache(maxsize=64)
def _short(needed: int) -> tuple[float, ...]:
    """Return how likely a player is to be still short of this many points, moment by moment."""
    # How likely the points are to be too few, by number of rounds won.
    sums = {0: 1.0}
    still = []
    while sums:
        still.append(sum(sums.values()))
        longer: dict[int, float] = {}
        for points, share in sums.items():
            for more, often in POINTS.items():
                if points + more < needed:
                    longer[points + more] = longer.get(points + more, 0.0) + share * often
        sums = longer
    moments = [_SPAN * (at / _MOMENTS) ** 1.5 for at in range(_MOMENTS + 1)]
    return tuple(
        sum(
            share * math.exp(-moment) * moment**won / math.factorial(won)
            for won, share in enumerate(still)
        )
        for moment in moments
    )

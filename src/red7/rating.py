"""OpenSkill ratings: one number for each player, whomever they met.

>>> after = rate({}, ["ann", "ben"], [1, 2])
>>> after["ann"].points > START.points > after["ben"].points
True
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from math import fsum, sqrt
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

VERSION: Final = "1"  # of everything here that has a say in the numbers

FAMILIES: Final = ("basic", "advanced", "expert")
SETTLED: Final = 10  # games after which a rating is no longer provisional
_POINTS: Final = 60.0  # so that everybody starts at 1500
_MARGIN: Final = 2.0  # standard deviations: the true strength is within them, 19 times in 20
# How much a person may have learned from one game to the next: a hundredth of the first doubt.
LEARNING: Final = 25.0 / 300.0
# After each game, ratings are rounded to this many decimals, far below what anybody can notice. The
# last bits of an exponential depend on the machine, and would otherwise add up.
_DECIMALS: Final = 6

T = TypeVar("T")


class Rating(NamedTuple):
    """An estimated strength and its uncertainty; everybody starts at 25 ± 8.3."""

    mu: float
    sigma: float

    @property
    def points(self) -> int:
        """The strength as people are told it."""
        return round(self.mu * _POINTS)

    @property
    def margin(self) -> int:
        """How many points the true strength may be away, 19 times in 20."""
        return round(self.sigma * _POINTS * _MARGIN)


START: Final = Rating(25.0, round(25.0 / 3.0, _DECIMALS))


def rate(
    known: Mapping[T, Rating],
    seats: Sequence[T],
    places: Sequence[int],
    learning: Collection[T] = (),
) -> dict[T, Rating]:
    """Return the ratings of those who played a game, by their places in it.

    Those who learn may have changed since their last game, so their uncertainty grows before it
    shrinks. Whoever sits at a table twice is rated at each seat and continues with the mean.
    """
    model = _model()
    before = {player: known.get(player, START) for player in seats}
    for player in set(before) & set(learning):
        mu, sigma = before[player]
        before[player] = Rating(mu, sqrt(sigma * sigma + LEARNING * LEARNING))
    teams = [[model.rating(mu=before[one].mu, sigma=before[one].sigma)] for one in seats]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    after = {}
    for player in before:
        mine = [one for name, (one,) in zip(seats, rated, strict=True) if name == player]
        mu = fsum(one.mu for one in mine) / len(mine)
        sigma = sqrt(fsum(one.sigma**2 for one in mine) / len(mine))
        after[player] = Rating(round(mu, _DECIMALS), round(sigma, _DECIMALS))
    return after


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # noqa: PLC0415 - slow to import

    return PlackettLuce(tau=0.0)

"""From what is counted in imagined worlds to the chance of winning a game.

How often turns with a certain share were won by strong players was measured; see docs/study.md. The
share is bent so that the two agree, by a line between their logarithmic odds. In solved worlds
everybody sees all cards and punishes every mistake; real opponents do not, so that a turn is worth
more the better the best turn of its position is.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from red7.core import View
from red7.study.findings import Span

_LEAST: Final = 0.002  # of a chance that is neither nought nor one


class Bend(NamedTuple):
    """A line between logarithmic odds, which leans towards the best turn of the position."""

    shift: float = 0.0
    slope: float = 1.0
    lean: float = 0.0

    def __call__(self, share: float, best: float) -> float:
        """Return the chance for a share, where the best turn has another."""
        odds = self.shift + self.slope * _odds(share) + self.lean * _odds(best)
        return 1 / (1 + math.exp(-odds))


def _odds(share: float) -> float:
    """Return the logarithmic odds of a share."""
    inside = min(max(share, _LEAST), 1 - _LEAST)
    return math.log(inside / (1 - inside))


# Worlds that are solved; rounds that the network plays on; matches, where no bend fits better.
SOLVED: Final = Bend(-0.15, 0.70, 0.17)
ROUND: Final = Bend(0.0, 0.93)
MATCH: Final = Bend()


def bend_of(view: View, *, solved: bool) -> Bend:
    """Return the bend for the chances of a view's turns."""
    if solved:
        return SOLVED
    return MATCH if view.rules.match else ROUND


def calibrated(span: Span, bend: Bend, best: float) -> Span:
    """Return a chance with its bounds, where the best turn has a certain share."""
    low, mid, high = span
    return Span(bend(low, best), bend(mid, best), bend(high, best))

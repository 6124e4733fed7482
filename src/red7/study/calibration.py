"""From what is counted in imagined worlds to the chance of winning a game.

How often turns with a certain share were won by strong players was measured; see docs/study.md. The
share is bent so that the two agree, by a line between their logarithmic odds.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from red7.core import View
from red7.study.findings import Span

_LEAST: Final = 0.002  # of a chance that is neither nought nor one


class Bend(NamedTuple):
    """A line between logarithmic odds."""

    shift: float = 0.0
    slope: float = 1.0

    def __call__(self, share: float) -> float:
        """Return the chance for a share."""
        inside = min(max(share, _LEAST), 1 - _LEAST)
        odds = self.shift + self.slope * math.log(inside / (1 - inside))
        return 1 / (1 + math.exp(-odds))


# Worlds that are solved; rounds that the network plays on; matches, by number of players.
SOLVED: Final = Bend(0.12, 0.93)
ROUND: Final = Bend(0.0, 0.93)
MATCH: Final = {2: Bend(), 3: Bend(-0.2, 0.9), 4: Bend(-0.2, 0.9)}


def bend_of(view: View, *, solved: bool) -> Bend:
    """Return the bend for the chances of a view's turns."""
    if solved:
        return SOLVED
    return MATCH[view.players] if view.rules.match else ROUND


def calibrated(span: Span, bend: Bend) -> Span:
    """Return a chance with its bounds."""
    low, mid, high = span
    return Span(bend(low), bend(mid), bend(high))

"""Thinking ahead comes to an end, also where there is nothing to think about."""

from __future__ import annotations

from red7.bots import Analyst, Budget, find_bot
from red7.core import View

# A match of two; whatever seat 1 does with its last card, the round is over.
_LAST_CARD = (
    "O 1 12 B6O3B2R1/R6|- O7V6V4O2/-"
    " *R7Y7G7B7I7O6Y6G6I6Y5B5I5V5Y4G4B4Y3G3B3I3V3G2I2V2O1Y1I1V1 $38,20"
)


def test_steps_that_end_the_round_at_once_use_up_the_work_too() -> None:
    red = find_bot("red")
    assert isinstance(red, Analyst)
    analysis = red.analyse(View.parse("expert", _LAST_CARD, 1), Budget(), seed=1)
    assert not analysis.cut
    assert all(line.tried for line in analysis.lines)
    assert len(analysis.lines) > 1

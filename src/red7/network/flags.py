"""Rules as nine small integers, so that one compiled function plays them all."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from red7.core import Draw, Phase, Rules
from red7.core.rules import Target
from red7.core.steps import DISCARDS, DRAW_STEP, DROP_STEP, END_STEP, LAYS, PLAYS

LOSING, ONE_MORE, SEVEN_ITSELF, SEVEN_DECK, AT_ONCE, SEVEN_DRAWS, DRAWS, ACTIONS, MATCH = range(9)
MAY, MUST = 1, 2

START, FREE, ONE, THREE, FIVE, SEVEN, SEVEN_EARNED, EARNED, OVER = range(9)
PHASES: Final = tuple(Phase)

# Steps have the same numbers as in the core; the card is added to that of its kind.
PLAY: Final = PLAYS[0].number
DISCARD: Final = DISCARDS[0].number
LAY: Final = LAYS[0].number
DRAW: Final = DRAW_STEP.number
END: Final = END_STEP.number
DROP: Final = DROP_STEP.number
STEP_COUNT: Final = DROP + 1
SEATS: Final = 4


def flags(rules: Rules | str) -> NDArray[np.int32]:
    """Return rules as an array."""
    rules = Rules.of(rules)
    edition = rules.edition
    values = (
        edition.losing_discard,
        edition.one_takes_from is Target.MORE_THAN_ONE,
        edition.seven_takes_itself,
        edition.seven_to_deck,
        edition.seven_wins_at_once,
        edition.seven_earns_draw,
        list(Draw).index(rules.draw),
        rules.actions,
        rules.match,
    )
    return np.array(values, dtype=np.int32)

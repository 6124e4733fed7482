"""Rules, phases and steps as small integers, for code that keeps a round in arrays."""

from __future__ import annotations

from typing import Final

from red7.core.rules import Draw, Rules, Target
from red7.core.steps import DISCARDS, DRAW_STEP, DROP_STEP, END_STEP, LAYS, PLAYS
from red7.core.turn import Phase

# Where each rule stands among the numbers of the rules.
LOSING, ONE_MORE, SEVEN_ITSELF, SEVEN_DECK, AT_ONCE, SEVEN_DRAWS, DRAWS, ACTIONS, MATCH = range(9)
MAY, MUST = 1, 2  # the values of DRAWS, beside 0

START, FREE, ONE, THREE, FIVE, SEVEN_ACTS, SEVEN_EARNED, EARNED, OVER = range(9)
PHASES: Final = tuple(Phase)

# Steps are numbered as in ``STEPS``; the card is added to the number of its kind.
PLAY: Final = PLAYS[0].number
DISCARD: Final = DISCARDS[0].number
LAY: Final = LAYS[0].number
DRAW: Final = DRAW_STEP.number
END: Final = END_STEP.number
DROP: Final = DROP_STEP.number
STEP_COUNT: Final = DROP + 1


def rule_numbers(rules: Rules) -> tuple[int, ...]:
    """Return the rules as numbers."""
    edition = rules.edition
    return (
        int(edition.losing_discard),
        int(edition.one_takes_from is Target.MORE_THAN_ONE),
        int(edition.seven_takes_itself),
        int(edition.seven_to_deck),
        int(edition.seven_wins_at_once),
        int(edition.seven_earns_draw),
        list(Draw).index(rules.draw),
        int(rules.actions),
        int(rules.match),
    )

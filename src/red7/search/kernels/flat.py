"""A round as one flat array of integers: where things stand in it, and how to fill it.

``legal`` and ``flow`` are the core's turn on this array, written once more for speed; the tests
compare the two step by step.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from red7.core import Draw, Phase, Position, Rules
from red7.core.layout import HIDDEN
from red7.core.rules import Target
from red7.core.steps import DISCARDS, DRAW_STEP, DROP_STEP, END_STEP, LAYS, PLAYS

Flat = np.ndarray[tuple[int], np.dtype[np.int64]]
Worlds = np.ndarray[tuple[int, int], np.dtype[np.int64]]  # a flat round in each row
Lines = np.ndarray[tuple[int, int], np.dtype[np.int64]]  # a line of step numbers in each row

# Where things stand in the array of a round.
PALETTE, HAND, OUT = 0, 4, 8
CANVAS, MOVER, PLAYERS, DECK_SIZE, DECK_KNOWN, PHASE, SEVEN, TRIED, BOUND, STILL_IN = range(12, 22)
# How many cards at the bottom of the deck lie in no order yet: it is found as they are drawn.
LOOSE: Final = 22
DECK: Final = 24  # the bottom of the deck; its top is the last
# What has to be beaten under each colour: as things stand, and with a card taken away.
BARS: Final = DECK + 49
BARS_AFTER: Final = BARS + 7
# What random play keeps: the packed strengths of each palette and what the mover has to beat; and
# what that becomes once a card is taken from another palette, with the seats of which it is known.
STRENGTHS: Final = BARS_AFTER + 7
BAR: Final = STRENGTHS + 4
FOUND: Final = BAR + 1
BAR_WITHOUT: Final = FOUND + 1
TURNS: Final = BAR_WITHOUT  # or, without actions, the turns by the card played, and those without
SIZE: Final = BAR_WITHOUT + 50

# Where things stand in the array of the rules.
LOSING, ONE_MORE, SEVEN_ITSELF, SEVEN_DECK, AT_ONCE, SEVEN_DRAWS, DRAWS, ACTIONS = range(8)
MAY, MUST = 1, 2

START, FREE, ONE, THREE, FIVE, SEVEN_ACTS, SEVEN_EARNED, EARNED, OVER = range(9)
PHASES: Final = tuple(Phase)

# A step is its number in the core: with a card, that of its kind and the card added.
PLAY: Final = PLAYS[0].number
DISCARD: Final = DISCARDS[0].number
LAY: Final = LAYS[0].number
DRAW: Final = DRAW_STEP.number
END: Final = END_STEP.number
DROP: Final = DROP_STEP.number
MOST_STEPS: Final = 160
LONGEST_LINE: Final = 16  # steps; -1 stands after the last of a shorter line


def flat_rules(rules: Rules) -> Flat:
    """Write rules as an array."""
    edition = rules.edition
    flags = (
        edition.losing_discard,
        edition.one_takes_from is Target.MORE_THAN_ONE,
        edition.seven_takes_itself,
        edition.seven_to_deck,
        edition.seven_wins_at_once,
        edition.seven_earns_draw,
        list(Draw).index(rules.draw),
        rules.actions,
    )
    return np.array(flags, dtype=np.int64)


def flat_round(position: Position) -> Flat:
    """Write a position in which every card is known as an array."""
    flat = np.zeros(SIZE, dtype=np.int64)
    players = position.players
    flat[PALETTE : PALETTE + players] = position.palettes
    flat[HAND : HAND + players] = position.hands
    flat[OUT : OUT + players] = position.out
    flat[CANVAS] = position.canvas
    flat[MOVER] = position.turn - 1
    flat[PLAYERS] = players
    flat[DECK_SIZE] = len(position.deck)
    flat[DECK_KNOWN] = position.deck_known
    flat[PHASE] = PHASES.index(position.phase)
    flat[SEVEN] = position.seven
    flat[TRIED] = position.tried
    flat[BOUND] = position.bound
    flat[STILL_IN] = position.out.count(False)
    if HIDDEN in position.deck or any(position.hidden):
        raise ValueError("hidden cards have to be filled in first")
    flat[DECK : DECK + len(position.deck)] = position.deck[::-1]
    return flat

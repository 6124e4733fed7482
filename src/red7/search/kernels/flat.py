"""A round as one flat array of integers: its layout, and how to fill it.

``legal`` and ``flow`` implement the core's turn on this array again, for speed; the tests compare
the two step by step.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from red7.core import Position, Rules
from red7.core.layout import HIDDEN
from red7.core.numbering import PHASES, rule_numbers

Flat = np.ndarray[tuple[int], np.dtype[np.int64]]
Worlds = np.ndarray[tuple[int, int], np.dtype[np.int64]]  # one flat round per row
Lines = np.ndarray[tuple[int, int], np.dtype[np.int64]]  # one line of step numbers per row

# The layout of a round.
PALETTE, HAND, OUT = 0, 4, 8
CANVAS, MOVER, PLAYERS, DECK_SIZE, DECK_KNOWN, PHASE, SEVEN, TRIED, BOUND, STILL_IN = range(12, 22)
# How many cards at the bottom of the deck have no order yet; it is chosen as they are drawn.
LOOSE: Final = 22
DECK: Final = 24  # the bottom of the deck; the top comes last
# What has to be beaten under each colour: now, and after a card is taken away.
BARS: Final = DECK + 49
BARS_AFTER: Final = BARS + 7
# For random play: each palette's packed strengths, and what the mover has to beat; then the same
# after taking a given card from another palette, and the seats for which that is stored.
STRENGTHS: Final = BARS_AFTER + 7
BAR: Final = STRENGTHS + 4
FOUND: Final = BAR + 1
BAR_WITHOUT: Final = FOUND + 1
TURNS: Final = BAR_WITHOUT  # or, without actions: how many turns play each card, or none
SIZE: Final = BAR_WITHOUT + 50

MOST_STEPS: Final = 160
LONGEST_LINE: Final = 16  # steps; a shorter line is filled up with -1


def flat_rules(rules: Rules) -> Flat:
    """Convert rules to an array."""
    return np.array(rule_numbers(rules), dtype=np.int64)


def flat_round(position: Position) -> Flat:
    """Convert a position in which every card is known to an array."""
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

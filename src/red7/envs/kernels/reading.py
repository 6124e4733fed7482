"""Reading a compact observation back into a scene, as far as the observer knows it.

The observer becomes seat 0 of the scene, and is to move and still in: only then is it seen first.
Hidden cards are only counted.
"""

from __future__ import annotations

from red7.envs.kernels import writing as at
from red7.envs.kernels.decorators import allocation_free
from red7.network.flags import SEATS
from red7.network.kernels import scene
from red7.search.kernels.flat import (
    BOUND,
    CANVAS,
    DECK,
    DECK_KNOWN,
    DECK_SIZE,
    HAND,
    OUT,
    PALETTE,
    PHASE,
    PLAYERS,
    SEVEN,
    STILL_IN,
    TRIED,
)


@allocation_free
def read_compact(cards, numbers, s):
    """Store what an observation tells in a scene that was all zeros."""
    s[PLAYERS] = numbers[at.PLAYERS_AT]
    s[CANVAS] = numbers[at.CANVAS_AT]
    s[SEVEN] = -1
    if numbers[at.MOVER_AT] == 0:
        s[PHASE] = numbers[at.PHASE_AT]
        s[SEVEN] = numbers[at.SEVEN_AT]
        s[TRIED] = numbers[at.TRIED_AT]
        s[BOUND] = numbers[at.BOUND_AT]
    s[DECK_SIZE] = numbers[at.DECK_SIZE_AT]
    s[scene.SCORED] = numbers[at.SCORED_AT]
    s[scene.GONE] = cards[at.GONE_AT]
    for rule in range(scene.RULE_COUNT):
        s[scene.RULES + rule] = numbers[at.RULES_AT + rule]
    for seat in range(SEATS):
        held = cards[at.KNOWN_AT + seat] if seat else cards[at.HAND_AT]
        s[HAND + seat] = held
        s[scene.HIDDEN + seat] = numbers[at.HAND_SIZES_AT + seat] - held.bit_count()
        s[scene.KNOWN + seat] = cards[at.KNOWN_AT + seat]
        s[PALETTE + seat] = cards[at.PALETTES_AT + seat]
        s[scene.PLAYED + 2 * seat] = cards[at.PLAYED_AT + seat]
        s[scene.PLAYED + 2 * seat + 1] = cards[at.PLAYED_BEFORE_AT + seat]
        s[scene.DISCARDED + 2 * seat] = cards[at.DISCARDED_AT + seat]
        s[scene.DISCARDED + 2 * seat + 1] = cards[at.DISCARDED_BEFORE_AT + seat]
        s[scene.LAID + seat] = cards[at.LAID_BY_AT + seat]
        s[OUT + seat] = 1 - numbers[at.INSIDE_AT + seat]
        s[STILL_IN] += numbers[at.INSIDE_AT + seat]
        s[scene.SCORES + seat] = numbers[at.SCORES_AT + seat]
        s[scene.DRAWN + seat] = numbers[at.DRAWN_AT + seat]
        s[scene.BEGAN + seat] = numbers[at.BEGAN_AT + seat]
    s[OUT] = 0
    # Of the known cards on the deck, only the one on top has to be in its place.
    laid, top = cards[at.LAID_AT], numbers[at.TOP_AT]
    s[DECK_KNOWN] = laid.bit_count()
    if top >= 0:
        place = DECK + s[DECK_SIZE] - 1
        s[place] = top
        laid ^= 1 << top
        while laid:
            place -= 1
            s[place] = laid.bit_length() - 1
            laid ^= 1 << s[place]

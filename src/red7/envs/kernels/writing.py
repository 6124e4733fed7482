"""Writing what a seat may know: the layouts of ``red7.envs.encoding``, from a scene."""

from __future__ import annotations

from typing import Final

import numpy as np

from red7.envs.encoding.compact import CARD_SETS, NUMBERS
from red7.envs.kernels.decorators import allocation_free
from red7.network.flags import SEATS
from red7.network.kernels import scene
from red7.network.kernels.sight import laid_cards, see
from red7.network.observation import SCALE
from red7.search.kernels.flat import (
    BOUND,
    CANVAS,
    DECK,
    DECK_KNOWN,
    DECK_SIZE,
    HAND,
    MOVER,
    OUT,
    PALETTE,
    PHASE,
    PLAYERS,
    SEVEN,
    TRIED,
)

COMPACT, DENSE, SCALED = range(3)


def _starts(fields: tuple[tuple[str, int], ...]) -> dict[str, int]:
    """Return where each field begins."""
    starts, at = {}, 0
    for name, width in fields:
        starts[name] = at
        at += width
    return starts


_SETS: Final = _starts(CARD_SETS)
HAND_AT: Final = _SETS["hand"]
KNOWN_AT: Final = _SETS["known"]
PALETTES_AT: Final = _SETS["palettes"]
GONE_AT: Final = _SETS["gone"]
LAID_AT: Final = _SETS["laid"]
PLAYED_AT: Final = _SETS["played"]
DISCARDED_AT: Final = _SETS["discarded"]
LAID_BY_AT: Final = _SETS["laid_by"]
PLAYED_BEFORE_AT: Final = _SETS["played_before"]
DISCARDED_BEFORE_AT: Final = _SETS["discarded_before"]

_NUMBERS: Final = _starts(NUMBERS)
PLAYERS_AT: Final = _NUMBERS["players"]
INSIDE_AT: Final = _NUMBERS["inside"]
MOVER_AT: Final = _NUMBERS["mover"]
CANVAS_AT: Final = _NUMBERS["canvas"]
PHASE_AT: Final = _NUMBERS["phase"]
SEVEN_AT: Final = _NUMBERS["seven"]
TRIED_AT: Final = _NUMBERS["tried"]
BOUND_AT: Final = _NUMBERS["bound"]
DECK_SIZE_AT: Final = _NUMBERS["deck_size"]
TOP_AT: Final = _NUMBERS["top"]
HAND_SIZES_AT: Final = _NUMBERS["hand_sizes"]
SCORES_AT: Final = _NUMBERS["scores"]
SCORED_AT: Final = _NUMBERS["scored"]
DRAWN_AT: Final = _NUMBERS["drawn"]
BEGAN_AT: Final = _NUMBERS["began"]
RULES_AT: Final = _NUMBERS["rules"]

_SCALE: Final = SCALE


@allocation_free
def write_compact(s, cards, numbers):
    """Store what the seat to move may know, in the compact layout.

    Entries of seats at which nobody plays are never written, and have to be zero.
    """
    players, mover = s[PLAYERS], s[MOVER]
    cards[HAND_AT] = s[HAND + mover]
    cards[GONE_AT] = s[scene.GONE]
    cards[LAID_AT] = laid_cards(s)
    numbers[PLAYERS_AT] = players
    numbers[MOVER_AT] = 0
    numbers[CANVAS_AT] = s[CANVAS]
    numbers[PHASE_AT] = s[PHASE]
    numbers[SEVEN_AT] = s[SEVEN]
    numbers[TRIED_AT] = s[TRIED]
    numbers[BOUND_AT] = s[BOUND]
    numbers[DECK_SIZE_AT] = s[DECK_SIZE]
    numbers[TOP_AT] = s[DECK + s[DECK_SIZE] - 1] if s[DECK_KNOWN] > 0 else -1
    numbers[SCORED_AT] = s[scene.SCORED]
    for rule in range(scene.RULE_COUNT):
        numbers[RULES_AT + rule] = s[scene.RULES + rule]
    seat = mover
    for place in range(players):
        cards[KNOWN_AT + place] = s[scene.KNOWN + seat]
        cards[PALETTES_AT + place] = s[PALETTE + seat]
        cards[PLAYED_AT + place] = s[scene.PLAYED + 2 * seat]
        cards[DISCARDED_AT + place] = s[scene.DISCARDED + 2 * seat]
        cards[LAID_BY_AT + place] = s[scene.LAID + seat]
        cards[PLAYED_BEFORE_AT + place] = s[scene.PLAYED + 2 * seat + 1]
        cards[DISCARDED_BEFORE_AT + place] = s[scene.DISCARDED + 2 * seat + 1]
        numbers[INSIDE_AT + place] = 1 - s[OUT + seat]
        numbers[HAND_SIZES_AT + place] = s[HAND + seat].bit_count()
        numbers[SCORES_AT + place] = s[scene.SCORES + seat]
        numbers[DRAWN_AT + place] = s[scene.DRAWN + seat]
        numbers[BEGAN_AT + place] = s[scene.BEGAN + seat]
        seat = seat + 1 if seat + 1 < players else 0
    for place in range(players, SEATS):
        numbers[BEGAN_AT + place] = -1


@allocation_free
def write_dense(s, places, values, work, dense):
    """Store what the seat to move may know, in the dense layout."""
    dense[:] = 0
    for at in range(see(s, places, values, work)):
        dense[places[at]] = np.int8(values[at] / _SCALE[places[at]] + np.float32(0.5))


@allocation_free
def write_scaled(s, places, values, work, scaled):
    """Store the dense layout as floats."""
    scaled[:] = 0
    for at in range(see(s, places, values, work)):
        scaled[places[at]] = values[at]

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
_HAND: Final = _SETS["hand"]
_KNOWN: Final = _SETS["known"]
_PALETTES: Final = _SETS["palettes"]
_GONE: Final = _SETS["gone"]
_LAID: Final = _SETS["laid"]
_PLAYED: Final = _SETS["played"]
_DISCARDED: Final = _SETS["discarded"]
_LAID_BY: Final = _SETS["laid_by"]
_PLAYED_BEFORE: Final = _SETS["played_before"]
_DISCARDED_BEFORE: Final = _SETS["discarded_before"]

_NUMBERS: Final = _starts(NUMBERS)
_PLAYERS: Final = _NUMBERS["players"]
_INSIDE: Final = _NUMBERS["inside"]
_MOVER: Final = _NUMBERS["mover"]
_CANVAS: Final = _NUMBERS["canvas"]
_PHASE: Final = _NUMBERS["phase"]
_SEVEN: Final = _NUMBERS["seven"]
_TRIED: Final = _NUMBERS["tried"]
_BOUND: Final = _NUMBERS["bound"]
_DECK_SIZE: Final = _NUMBERS["deck_size"]
_TOP: Final = _NUMBERS["top"]
_HAND_SIZES: Final = _NUMBERS["hand_sizes"]
_SCORES: Final = _NUMBERS["scores"]
_SCORED: Final = _NUMBERS["scored"]
_DRAWN: Final = _NUMBERS["drawn"]
_BEGAN: Final = _NUMBERS["began"]
_RULES: Final = _NUMBERS["rules"]

_SCALE: Final = SCALE


@allocation_free
def write_compact(s, cards, numbers):
    """Store what the seat to move may know, in the compact layout.

    Entries of seats at which nobody plays are never written, and have to be zero.
    """
    players, mover = s[PLAYERS], s[MOVER]
    cards[_HAND] = s[HAND + mover]
    cards[_GONE] = s[scene.GONE]
    cards[_LAID] = laid_cards(s)
    numbers[_PLAYERS] = players
    numbers[_MOVER] = 0
    numbers[_CANVAS] = s[CANVAS]
    numbers[_PHASE] = s[PHASE]
    numbers[_SEVEN] = s[SEVEN]
    numbers[_TRIED] = s[TRIED]
    numbers[_BOUND] = s[BOUND]
    numbers[_DECK_SIZE] = s[DECK_SIZE]
    numbers[_TOP] = s[DECK + s[DECK_SIZE] - 1] if s[DECK_KNOWN] > 0 else -1
    numbers[_SCORED] = s[scene.SCORED]
    for rule in range(scene.RULE_COUNT):
        numbers[_RULES + rule] = s[scene.RULES + rule]
    seat = mover
    for place in range(players):
        cards[_KNOWN + place] = s[scene.KNOWN + seat]
        cards[_PALETTES + place] = s[PALETTE + seat]
        cards[_PLAYED + place] = s[scene.PLAYED + 2 * seat]
        cards[_DISCARDED + place] = s[scene.DISCARDED + 2 * seat]
        cards[_LAID_BY + place] = s[scene.LAID + seat]
        cards[_PLAYED_BEFORE + place] = s[scene.PLAYED + 2 * seat + 1]
        cards[_DISCARDED_BEFORE + place] = s[scene.DISCARDED + 2 * seat + 1]
        numbers[_INSIDE + place] = 1 - s[OUT + seat]
        numbers[_HAND_SIZES + place] = s[HAND + seat].bit_count()
        numbers[_SCORES + place] = s[scene.SCORES + seat]
        numbers[_DRAWN + place] = s[scene.DRAWN + seat]
        numbers[_BEGAN + place] = s[scene.BEGAN + seat]
        seat = seat + 1 if seat + 1 < players else 0
    for place in range(players, SEATS):
        numbers[_BEGAN + place] = -1


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

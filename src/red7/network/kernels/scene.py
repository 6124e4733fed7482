"""A scene: a flat round with everything that the network sees beside the cards.

A scene is a flat round (``red7.search.kernels.flat``) with more entries behind it, so the kernels
of the search take it as it is. It holds its rules as well; scenes of one batch may differ in them.
``follow_step`` makes a step and keeps everything up to date, as often as one likes.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from red7.core import Position, View
from red7.core.numbering import DISCARD, DRAW, LAY, SEVEN_ACTS
from red7.network.flags import SEATS, flags
from red7.network.recent import recent_of
from red7.network.sets import LOW_CARDS, Array
from red7.search.kernels import flat
from red7.search.kernels.decorators import allocation_free, kernel
from red7.search.kernels.flat import (
    CANVAS,
    DECK,
    DECK_KNOWN,
    DECK_SIZE,
    MOVER,
    OUT,
    PALETTE,
    PHASE,
    PLAYERS,
    STILL_IN,
)
from red7.search.kernels.flow import make_step
from red7.search.worlds.sampler import Unknown, flat_view

Scene = flat.Flat
Scenes = flat.Worlds  # one scene per row

# The layout behind the flat round. Where there is one entry for each seat, seat 1 comes first.
HIDDEN: Final = flat.SIZE  # how many cards of each hand are not in the scene
KNOWN: Final = HIDDEN + SEATS  # the cards of each hand that everybody knows
GONE: Final = KNOWN + SEATS
SCORES: Final = GONE + 1
SCORED: Final = SCORES + SEATS  # how many cards lie in score piles
PLAYED: Final = SCORED + 1  # two for each seat: in its latest turn, and in the one before
DISCARDED: Final = PLAYED + 2 * SEATS
LAID: Final = DISCARDED + 2 * SEATS
DRAWN: Final = LAID + SEATS
BEGAN: Final = DRAWN + SEATS
RULES: Final = BEGAN + SEATS  # see ``red7.network.flags``
RULE_COUNT: Final = 9
SIZE: Final = RULES + RULE_COUNT


def scene_of(position: Position) -> Scene:
    """Return a round or a view as a scene; what is hidden stays open."""
    players = position.players
    base = flat_view(position) if isinstance(position, View) else None
    recent = recent_of(position)
    start = position.past[0].deck if position.past else position.at_start.deck_size
    scene = np.zeros(SIZE, dtype=np.int64)
    scene[: flat.SIZE] = base.base if base else flat.flat_round(position)
    scene[HIDDEN : HIDDEN + players] = position.hidden
    scene[KNOWN : KNOWN + players] = position.known
    scene[GONE] = position.gone
    scene[SCORES : SCORES + players] = position.scores or 0
    scene[SCORED] = 49 - 8 * players - start
    scene[PLAYED : PLAYED + 2 * SEATS] = _masks(recent.played).reshape(-1)
    scene[DISCARDED : DISCARDED + 2 * SEATS] = _masks(recent.discarded).reshape(-1)
    scene[LAID : LAID + SEATS] = _masks(recent.laid)
    scene[DRAWN : DRAWN + SEATS] = recent.drawn
    scene[BEGAN : BEGAN + SEATS] = recent.began
    scene[RULES:] = flags(position.rules)
    return scene


def _masks(sets: Array) -> Array:
    """Return sets of two words as single integers."""
    wide = sets.astype(np.int64)
    return wide[..., 0] | wide[..., 1] << LOW_CARDS


def unknown_of(view: View) -> Unknown:
    """Return a view for ``sample_worlds``, which then makes scenes with every card in its place."""
    base = scene_of(view)
    base[HIDDEN : HIDDEN + SEATS] = 0
    return flat_view(view)._replace(base=base)


@allocation_free
def _clear(s, seat):
    """Forget what a seat that went out did and held."""
    s[KNOWN + seat] = 0
    s[PLAYED + 2 * seat] = 0
    s[PLAYED + 2 * seat + 1] = 0
    s[DISCARDED + 2 * seat] = 0
    s[DISCARDED + 2 * seat + 1] = 0
    s[LAID + seat] = 0
    s[DRAWN + seat] = 0
    s[BEGAN + seat] = -1


@allocation_free
def follow_step(s, step):
    """Make a legal step in a scene in which every card is known."""
    mover, deck = s[MOVER], s[DECK_SIZE]
    staying = 0
    for seat in range(s[PLAYERS]):
        staying |= (1 - s[OUT + seat]) << seat
    if step < DISCARD:
        bit = 1 << step
        s[PLAYED + 2 * mover] |= bit
        s[KNOWN + mover] &= ~bit
    elif step < LAY:
        bit = 1 << step - DISCARD
        s[DISCARDED + 2 * mover] |= bit
        s[GONE] |= bit
        if s[PHASE] != SEVEN_ACTS:
            s[KNOWN + mover] &= ~bit
    elif step < DRAW:
        s[LAID + mover] |= 1 << step - LAY
    public, top = s[DECK_KNOWN] > 0, s[DECK + deck - 1]
    palettes = (s[PALETTE], s[PALETTE + 1], s[PALETTE + 2], s[PALETTE + 3])
    make_step(s, s[RULES:], step)
    if s[DECK_SIZE] < deck:
        s[DRAWN + mover] += 1
        if public:
            s[KNOWN + mover] |= 1 << top
    for seat in range(s[PLAYERS]):
        if staying >> seat & 1 and s[OUT + seat]:
            s[GONE] |= palettes[seat]
            _clear(s, seat)
    # Whoever wins because all others have run out of cards moves on to a turn of their own.
    if s[MOVER] != mover or s[STILL_IN] < 2:
        _begin_turn(s, s[MOVER])


@allocation_free
def _begin_turn(s, seat):
    """Let a seat's latest turn become the one before."""
    s[PLAYED + 2 * seat + 1] = s[PLAYED + 2 * seat]
    s[PLAYED + 2 * seat] = 0
    s[DISCARDED + 2 * seat + 1] = s[DISCARDED + 2 * seat]
    s[DISCARDED + 2 * seat] = 0
    s[LAID + seat] = 0
    s[DRAWN + seat] = 0
    s[BEGAN + seat] = s[CANVAS]


@kernel
def follow_steps(scenes, steps):
    """Make one step in each scene; a negative number makes none."""
    for row in range(scenes.shape[0]):
        if steps[row] >= 0:
            follow_step(scenes[row], steps[row])

"""The legal steps of a scene as three sets of bits, found quickly where most steps are made.

Bit 0 to 48 of each set stand for the cards that may be played, discarded and laid on the deck. Bit
49 stands for a step without a card: a draw, the end of the turn, and dropping out.
"""

from __future__ import annotations

from typing import Final

from red7.core.numbering import (
    ACTIONS,
    DRAW,
    DRAWS,
    EARNED,
    FIVE,
    FREE,
    LOSING,
    MAY,
    MUST,
    ONE,
    OVER,
    SEVEN_ACTS,
    START,
    THREE,
)
from red7.core.strength import COLUMN, LANE, colours_of
from red7.envs.kernels.decorators import allocation_free
from red7.envs.kernels.layout import KINDS, OPENED
from red7.network.kernels.scene import RULES
from red7.search.kernels.chance import below
from red7.search.kernels.counts import nth_bit
from red7.search.kernels.decorators import inlined
from red7.search.kernels.flat import (
    BARS,
    BOUND,
    CANVAS,
    DECK_SIZE,
    HAND,
    MOVER,
    PALETTE,
    PHASE,
    PLAYERS,
    STILL_IN,
    TRIED,
)
from red7.search.kernels.lanes import higher, joined, packed, won_colours
from red7.search.kernels.legal import find_bars, may_play, open_steps

PLAYED, DISCARDED, LAID = range(3)
_CARDS: Final = 49
_BARE: Final = 1 << _CARDS
_THREES: Final = LANE << 14
_ODD: Final = LANE | LANE << 14 | LANE << 28 | LANE << 42


@inlined
def is_open(s, step):
    """Return whether a step, any number at all, is one of the legal ones."""
    if step < 0 or step >= DRAW + KINDS:
        return False
    if step < DRAW:
        return s[OPENED + step // _CARDS] >> step % _CARDS & 1 == 1
    return s[OPENED + step - DRAW] & _BARE != 0


@inlined
def any_open(s, chance):
    """Return one of the legal steps, all equally likely; -1 if there is none."""
    total = 0
    for kind in range(KINDS):
        total += s[OPENED + kind].bit_count()
    if total == 0:
        return -1
    which = below(chance, total)
    for kind in range(KINDS):
        steps = s[OPENED + kind]
        count = steps.bit_count()
        if which < count:
            card = nth_bit(steps, which)
            return DRAW + kind if card == _CARDS else _CARDS * kind + card
        which -= count
    return -1


@inlined
def close_all(s):
    """Store that no step is legal."""
    for kind in range(KINDS):
        s[OPENED + kind] = 0


@allocation_free
def find_open(s, steps):
    """Store the legal steps."""
    close_all(s)
    phase = s[PHASE]
    if s[STILL_IN] < 2 or phase == OVER:
        return
    if phase == ONE or phase == SEVEN_ACTS or phase == FIVE:
        _find_slowly(s, steps)
        return
    mover, canvas = s[MOVER], s[CANVAS]
    hand, palette = s[HAND + mover], s[PALETTE + mover]
    own, bar = packed(palette), 0
    for seat in range(s[PLAYERS]):
        if seat != mover and s[PALETTE + seat]:
            bar = higher(packed(s[PALETTE + seat]), bar)
    won = won_colours(own, bar)
    draws = s[RULES + DRAWS]
    if phase == START:
        s[OPENED + PLAYED] = _plays(s, own, bar)
    elif phase == THREE:
        s[OPENED + PLAYED] = _BARE
        return
    elif phase != FREE:
        s[OPENED + PLAYED] = _BARE
        if draws == MUST:
            return
    if phase == START or phase == FREE or (phase != EARNED and draws == MAY):
        losing = s[RULES + LOSING] and not s[BOUND]
        s[OPENED + DISCARDED] = hand if losing else hand & COLUMN * won
    if phase == START:
        s[OPENED + LAID] = _BARE if hand else 0
    elif won >> canvas & 1:
        s[OPENED + DISCARDED] |= _BARE
    elif s[TRIED]:
        s[OPENED + LAID] = _BARE


@allocation_free
def _plays(s, own, bar):
    """Return the cards that may be played at the start of a turn, with what they have to beat."""
    mover, canvas = s[MOVER], s[CANVAS]
    hand, palette = s[HAND + mover], s[PALETTE + mover]
    acting = hand & _ODD if s[RULES + ACTIONS] else 0
    rest, found = hand & ~acting, 0
    while rest:
        card = rest.bit_length() - 1
        bit = 1 << card
        rest ^= bit
        won = won_colours(joined(own, palette | bit, card), bar)
        if won & (colours_of(hand ^ bit) | 1 << canvas):
            found |= bit
    if s[DECK_SIZE] > 0:
        found |= acting & _THREES
        acting &= ~_THREES
    if acting:
        find_bars(s, BARS)
    while acting:
        card = acting.bit_length() - 1
        acting ^= 1 << card
        if may_play(s, s[RULES:], card, palette, hand, hand.bit_length()):
            found |= 1 << card
    return found


@allocation_free
def _find_slowly(s, steps):
    """Store the legal steps while an action is under way."""
    for at in range(open_steps(s, s[RULES:], steps)):
        step = steps[at]
        if step < DRAW:
            s[OPENED + step // _CARDS] |= 1 << step % _CARDS
        else:
            s[OPENED + step - DRAW] |= _BARE


@inlined
def write_mask(s, mask):
    """Store the legal steps as a mask."""
    for step in range(DRAW + KINDS):
        mask[step] = 0
    for kind in range(KINDS):
        rest = s[OPENED + kind]
        if rest & _BARE:
            rest ^= _BARE
            mask[DRAW + kind] = 1
        while rest:
            card = rest.bit_length() - 1
            rest ^= 1 << card
            mask[_CARDS * kind + card] = 1

"""How a step changes a flat round, and how the turn passes on."""

from __future__ import annotations

from red7.core.numbering import (
    ACTIONS,
    DISCARD,
    DRAW,
    DROP,
    EARNED,
    END,
    FIVE,
    FREE,
    LAY,
    LOSING,
    ONE,
    PLAY,
    SEVEN_ACTS,
    SEVEN_DRAWS,
    SEVEN_EARNED,
    SEVEN_ITSELF,
    START,
)
from red7.search.kernels.decorators import allocation_free
from red7.search.kernels.flat import (
    BARS,
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
    STILL_IN,
    STRENGTHS,
    TRIED,
)
from red7.search.kernels.legal import earns, find_bars, targets, wins


@allocation_free
def go_out(s):
    """Turn down the mover's hand and palette."""
    mover = s[MOVER]
    s[PALETTE + mover] = 0
    s[HAND + mover] = 0
    s[STRENGTHS + mover] = 0
    s[OUT + mover] = 1
    s[STILL_IN] -= 1


@allocation_free
def pass_turn(s):
    """Pass the turn on; a player who would begin with an empty hand is out."""
    mover, players = s[MOVER], s[PLAYERS]
    while True:
        # Comparing is faster than dividing.
        mover = mover + 1 if mover + 1 < players else 0
        if s[OUT + mover]:
            continue
        s[MOVER] = mover
        if s[STILL_IN] > 1 and not s[HAND + mover]:
            go_out(s)
            continue
        break
    s[PHASE] = START
    s[SEVEN] = -1
    s[TRIED] = 0
    s[BOUND] = 0


@allocation_free
def draw_card(s):
    """Let the mover draw the top card."""
    s[DECK_SIZE] -= 1
    s[HAND + s[MOVER]] |= 1 << s[DECK + s[DECK_SIZE]]
    if s[DECK_KNOWN] > 0:
        s[DECK_KNOWN] -= 1


@allocation_free
def lay_card(s, card):
    """Put a card face down on the deck, as everybody saw it."""
    s[DECK + s[DECK_SIZE]] = card
    s[DECK_SIZE] += 1
    s[DECK_KNOWN] += 1
    s[PHASE] = FREE


@allocation_free
def make_step(s, r, step):
    """Make a legal step; a 3's draw and the change of turn follow automatically."""
    mover = s[MOVER]
    if step == DROP:
        go_out(s)
        pass_turn(s)
        return
    if step == END:
        pass_turn(s)
        return
    if step == DRAW:
        draw_card(s)
        if s[PHASE] == EARNED:
            pass_turn(s)
        else:
            s[PHASE] = FREE
        return
    card = step - (LAY if step >= LAY else DISCARD if step >= DISCARD else PLAY)
    bit = 1 << card
    if step >= LAY:
        for seat in range(s[PLAYERS]):
            s[PALETTE + seat] &= ~bit
        lay_card(s, card)
    elif step < DISCARD:
        s[HAND + mover] &= ~bit
        s[PALETTE + mover] |= bit
        s[PHASE] = FREE
        number = card // 7 + 1
        if r[ACTIONS] and number & 1:
            if number == 3 and s[DECK_SIZE] > 0:
                draw_card(s)
                s[TRIED] = 1
            elif number == 5 and s[HAND + mover]:
                s[PHASE] = FIVE
            elif number == 1:
                s[BOUND] = 1
                if targets(s, r, s[PALETTE + mover]):
                    s[PHASE] = ONE
            elif number == 7:
                s[BOUND] = 1
                s[SEVEN] = card
                own = s[PALETTE + mover]
                if r[SEVEN_ITSELF] or own & ~bit:
                    s[PHASE] = SEVEN_ACTS
    elif s[PHASE] == SEVEN_ACTS:
        s[PALETTE + mover] &= ~bit
        s[CANVAS] = card % 7
        s[PHASE] = FREE
        if r[SEVEN_DRAWS] and earns(r, card, s[PALETTE + mover], s[DECK_SIZE]):
            s[PHASE] = SEVEN_EARNED
    else:
        s[HAND + mover] &= ~bit
        s[CANVAS] = card % 7
        if r[LOSING]:
            find_bars(s, BARS)
            if not wins(s, BARS, card % 7, s[PALETTE + mover]):
                go_out(s)
                pass_turn(s)
                return
        if earns(r, card, s[PALETTE + mover], s[DECK_SIZE]):
            s[PHASE] = EARNED
        else:
            pass_turn(s)


@allocation_free
def winner(s):
    """Return the seat, from 0, of the last player in; -1 while the round goes on."""
    if s[STILL_IN] > 1:
        return -1
    for seat in range(s[PLAYERS]):
        if not s[OUT + seat]:
            return seat
    return -1

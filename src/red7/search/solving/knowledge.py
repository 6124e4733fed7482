"""What a player knows of a round, and how it follows the steps that are made.

It is always of one form: some cards of each hand, how many more it holds, and which cards have not
been seen. Nothing else follows from what the others did, because a turn shows the cards that make
it legal. So a hidden card gets its place when somebody shows it.

Where somebody draws after a 7's discard, a hand may be credited with a little more than it can
hold.
"""

from __future__ import annotations

from typing import Final

from red7.core.numbering import (
    ACTIONS,
    AT_ONCE,
    DISCARD,
    DRAW,
    DRAWS,
    DROP,
    EARNED,
    END,
    FIVE,
    FREE,
    LAY,
    LOSING,
    MAY,
    MUST,
    ONE,
    PLAY,
    SEVEN_ACTS,
    SEVEN_DECK,
    SEVEN_EARNED,
    SEVEN_ITSELF,
    START,
)
from red7.search.kernels.decorators import allocation_free, kernel
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
    SIZE,
    TRIED,
)
from red7.search.kernels.flow import make_step
from red7.search.kernels.legal import can_finish, find_bars, targets, wins

# What is known of the hands, behind the flat round. The player whose proof it is holds exactly
# HAND; the others hold KNOWN and so many HIDDEN cards of UNSEEN, and their HAND is all they may
# hold. The player's own KNOWN is what the others know. WAITING is a step that draws an unseen card,
# which the player has chosen; -1 if there is none.
UNSEEN: Final = SIZE
KNOWN: Final = UNSEEN + 1
HIDDEN: Final = KNOWN + 4
WAITING: Final = HIDDEN + 4
LARGE: Final = WAITING + 1


@allocation_free
def find_hands(s, me):
    """Let the others hold all they may hold."""
    for seat in range(s[PLAYERS]):
        if seat != me and not s[OUT + seat]:
            s[HAND + seat] = s[KNOWN + seat]
            if s[HIDDEN + seat]:
                s[HAND + seat] |= s[UNSEEN]


@allocation_free
def show(s, card):
    """Let a card that the mover, not the player, is about to use be one of its hand."""
    mover, bit = s[MOVER], 1 << card
    if s[KNOWN + mover] & bit:
        s[KNOWN + mover] ^= bit
    else:
        s[UNSEEN] ^= bit
        s[HIDDEN + mover] -= 1
    s[HAND + mover] = s[KNOWN + mover] | bit
    if s[HIDDEN + mover]:
        s[HAND + mover] |= s[UNSEEN]


@allocation_free
def advance(s, r, me, step):
    """Make a step as far as it is known; the player's own unknown draw waits for its card."""
    mover, deck = s[MOVER], s[DECK_SIZE]
    blind = s[DECK_KNOWN] == 0
    top = s[DECK + deck - 1] if deck else 0
    if mover == me:
        if deck and blind and draws(r, step):
            s[WAITING] = step
            return
    elif step < DISCARD:
        show(s, step - PLAY)
    elif step < LAY and s[PHASE] != SEVEN_ACTS:
        show(s, step - DISCARD)
    make_step(s, r, step)
    if s[DECK_SIZE] < deck:
        if blind:
            s[HIDDEN + mover] += 1
        else:
            s[KNOWN + mover] |= 1 << top
    s[KNOWN + me] &= s[HAND + me]
    for seat in range(s[PLAYERS]):
        if s[OUT + seat]:
            s[KNOWN + seat] = 0
            s[HIDDEN + seat] = 0
    find_hands(s, me)


@allocation_free
def draws(r, step):
    """Return whether a step draws a card, if the deck has one."""
    if step == DRAW:
        return True
    return step < DISCARD and r[ACTIONS] and (step - PLAY) // 7 + 1 == 3


@allocation_free
def receive(s, r, me, card):
    """Make the step that waits, now that its card is known."""
    step = s[WAITING]
    s[WAITING] = -1
    s[UNSEEN] &= ~(1 << card)
    s[DECK + s[DECK_SIZE] - 1] = card
    make_step(s, r, step)
    find_hands(s, me)


@allocation_free
def may_lead_on(s, r, card):
    """Return whether the mover, not the player, may be winning after playing a card."""
    mover, bit = s[MOVER], 1 << card
    number = card // 7 + 1
    if r[ACTIONS] and number & 1:
        return True
    rest, hidden = s[KNOWN + mover] & ~bit, s[HIDDEN + mover]
    if not s[KNOWN + mover] & bit:
        hidden -= 1
    if hidden:
        rest |= s[UNSEEN] & ~bit
    return can_finish(s, BARS, s[CANVAS], s[PALETTE + mover] | bit, rest)


@allocation_free
def possible_steps(s, r, steps):
    """Store the steps that a mover may make who may hold all of HAND; return how many there are.

    A step need not lead to the legal end of a turn: if it does not, nothing follows it.
    """
    n = 0
    phase, mover = s[PHASE], s[MOVER]
    palette, hand = s[PALETTE + mover], s[HAND + mover]
    find_bars(s, BARS)
    if phase == SEVEN_ACTS:
        own = palette if r[SEVEN_ITSELF] else palette & ~(1 << s[SEVEN])
        rest = own
        while rest:
            card = rest.bit_length() - 1
            rest ^= 1 << card
            if not r[AT_ONCE] or wins(s, BARS, card % 7, palette & ~(1 << card)):
                steps[n] = DISCARD + card
                n += 1
        rest = own if r[SEVEN_DECK] else 0
        while rest:
            card = rest.bit_length() - 1
            rest ^= 1 << card
            steps[n] = LAY + card
            n += 1
        return n
    if phase == ONE:
        rest = targets(s, r, palette)
        while rest:
            card = rest.bit_length() - 1
            rest ^= 1 << card
            steps[n] = LAY + card
            n += 1
        return n
    if phase == START or phase == FIVE:
        rest = hand
        while rest:
            card = rest.bit_length() - 1
            rest ^= 1 << card
            if may_lead_on(s, r, card):
                steps[n] = PLAY + card
                n += 1
    if phase == START or phase == FREE or (phase == SEVEN_EARNED and r[DRAWS] == MAY):
        losing = r[LOSING] and not s[BOUND]
        rest = hand
        while rest:
            card = rest.bit_length() - 1
            rest ^= 1 << card
            if losing or wins(s, BARS, card % 7, palette):
                steps[n] = DISCARD + card
                n += 1
    if phase == START:
        steps[n] = DROP
        return n + 1
    if phase == EARNED or phase == SEVEN_EARNED:
        steps[n] = DRAW
        n += 1
        if r[DRAWS] == MUST:
            return n
    elif phase != FREE:
        return n
    if wins(s, BARS, s[CANVAS], palette):
        steps[n] = END
        n += 1
    elif s[TRIED]:
        steps[n] = DROP
        n += 1
    return n


@kernel
def follow_line(s, r, me, line):
    """Make the steps of a line, up to the first -1."""
    for at in range(line.shape[0]):
        if line[at] < 0:
            return
        advance(s, r, me, line[at])

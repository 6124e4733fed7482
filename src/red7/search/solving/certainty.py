"""Proofs that a player wins whatever the hidden cards are and whatever the others do.

Such a proof is a way of playing on in which every choice depends only on what the player knows at
that moment. What is known is always of one form: some cards of each hand, how many more it holds,
and which cards have not been seen. Nothing else follows from what the others did, because a turn
shows the cards that make it legal. So a node of the search is what the player knows, and not one of
the worlds in which that may be so: a hidden card gets its place when somebody shows it.

Where somebody draws after a 7's discard, a hand may be credited with a little more than it can
hold. That can only hide a proof, and never makes one.

The search is that of ``proof``. The others choose among all they may hold, and so does the deck
when the player draws.
"""

from __future__ import annotations

from typing import Final

import numpy as np

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
from red7.search.kernels.compiled import get
from red7.search.kernels.decorators import allocation_free, kernel
from red7.search.kernels.flat import (
    BARS,
    BOUND,
    CANVAS,
    DECK,
    DECK_KNOWN,
    DECK_SIZE,
    HAND,
    MOST_STEPS,
    MOVER,
    OUT,
    PALETTE,
    PHASE,
    PLAYERS,
    SEVEN,
    SIZE,
    STILL_IN,
    TRIED,
)
from red7.search.kernels.flow import make_step
from red7.search.kernels.legal import can_finish, find_bars, open_steps, targets, wins
from red7.search.solving.proof import mixed, weigh

# What is known of the hands, behind the flat round. The player whose proof it is holds exactly
# HAND; the others hold KNOWN and so many HIDDEN cards of UNSEEN, and their HAND is all they may
# hold. The player's own KNOWN is what the others know. WAITING is a step that draws an unseen card,
# which the player has chosen; -1 if there is none.
UNSEEN: Final = SIZE
KNOWN: Final = UNSEEN + 1
HIDDEN: Final = KNOWN + 4
WAITING: Final = HIDDEN + 4
LARGE: Final = WAITING + 1

_DEPTH: Final = 120  # steps; a longer line is not proven
_NEVER: Final = 1 << 40  # the number of a position that cannot be proven
_TABLE_BITS: Final = 18
_SHIFT: Final = np.uint64(64 - _TABLE_BITS)
_A: Final = np.uint64(0x9E3779B97F4A7C15)
_B: Final = np.uint64(0xBF58476D1CE4E5B9)
_C: Final = np.uint64(32)

# As in ``proof``.
_COUNT, _TRIED_STEP, _MOST_PROOF, _MOST_DISPROOF, _STEPS = 0, 1, 2, 3, 4
_PROOFS: Final = _STEPS + MOST_STEPS
_DISPROOFS: Final = _PROOFS + MOST_STEPS
_FRAME: Final = _DISPROOFS + MOST_STEPS


class Certainties:
    """The memory of a search for a proof; each thread needs its own."""

    def __init__(self) -> None:
        self.states = np.zeros((_DEPTH + 2, LARGE), dtype=np.int64)
        self.frames = np.zeros((_DEPTH + 1, _FRAME), dtype=np.int64)
        self.keys = np.zeros(1 << _TABLE_BITS, dtype=np.uint64)
        self.numbers = np.zeros((1 << _TABLE_BITS, 2), dtype=np.int64)
        self.nodes = np.zeros(1, dtype=np.int64)


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


@allocation_free
def mixed_knowledge(s):
    """Mix everything that the search depends on into 64 bits."""
    h = mixed(s)
    h = (h ^ h >> _C ^ np.uint64(s[UNSEEN])) * _A
    h = (h ^ h >> _C ^ np.uint64(s[WAITING] + 1)) * _B
    for seat in range(4):
        known = np.uint64(get(s, KNOWN + seat) << 5 | get(s, HIDDEN + seat))
        h = (h ^ h >> _C ^ known) * _A
    h ^= h >> _C
    return h | np.uint64(1)


@allocation_free
def guess_numbers(s, r, me, steps):
    """Estimate how hard a new node is to prove and to disprove."""
    count = 1
    if s[WAITING] >= 0:
        return s[UNSEEN].bit_count(), 1
    if s[PHASE] == START:
        if s[MOVER] == me:
            count = max(1, open_steps(s, r, steps) - 1)
        else:
            count = max(1, possible_steps(s, r, steps) - 1)
    if s[MOVER] == me:
        return 1, count
    return count, 1


@allocation_free
def list_children(s, r, me, steps):
    """Store the steps that may follow, or the cards that may be drawn; return how many."""
    if s[WAITING] >= 0:
        n, rest = 0, s[UNSEEN]
        while rest:
            card = rest.bit_length() - 1
            rest ^= 1 << card
            steps[n] = card
            n += 1
        return n
    if s[MOVER] == me:
        return open_steps(s, r, steps)
    return possible_steps(s, r, steps)


@allocation_free
def make_child(s, r, me, step):
    """Make one of the steps, or draw one of the cards, that ``list_children`` stored."""
    if s[WAITING] >= 0:
        receive(s, r, me, step)
    else:
        advance(s, r, me, step)


@allocation_free
def copy_node(states, a, b):
    """Copy one node to the place of another."""
    for at in range(BARS):
        states[b, at] = states[a, at]
    for at in range(SIZE, LARGE):
        states[b, at] = states[a, at]


@kernel
def expand(depth, r, me, states, frames, keys, numbers, steps):
    """Store what may follow a node, each with what is known about where it leads."""
    s, after, frame = states[depth], states[_DEPTH + 1], frames[depth]
    count = list_children(s, r, me, steps)
    frame[_COUNT] = count
    for at in range(count):
        frame[_STEPS + at] = steps[at]
    for at in range(count):
        copy_node(states, depth, _DEPTH + 1)
        make_child(after, r, me, frame[_STEPS + at])
        if after[OUT + me]:
            proof, disproof = _NEVER, 0
        elif after[STILL_IN] == 1:
            proof, disproof = 0, _NEVER
        else:
            key = mixed_knowledge(after)
            slot = key >> _SHIFT
            if keys[slot] == key:
                proof, disproof = numbers[slot, 0], numbers[slot, 1]
            else:
                proof, disproof = guess_numbers(after, r, me, steps)
        frame[_PROOFS + at] = proof
        frame[_DISPROOFS + at] = disproof


@kernel
def prove_certain(r, me, most, states, frames, keys, numbers, nodes):
    """Return whether the player wins for certain: 1, 0, or -1 if the budget is too small."""
    steps = np.zeros(MOST_STEPS, np.int64)
    nodes[0] = 0
    if states[0, OUT + me]:
        return 0
    if states[0, STILL_IN] == 1:
        return 1
    depth = 0
    nodes[0] = 1
    expand(0, r, me, states, frames, keys, numbers, steps)
    frames[0, _MOST_PROOF] = _NEVER
    frames[0, _MOST_DISPROOF] = _NEVER
    while True:
        s, frame = states[depth], frames[depth]
        mine = s[MOVER] == me and s[WAITING] < 0
        if mine:
            best, second, at, total = weigh(frame, _PROOFS, _DISPROOFS)
            proof, disproof = best, total
            limit, other_limit = frame[_MOST_PROOF], frame[_MOST_DISPROOF]
        else:
            best, second, at, total = weigh(frame, _DISPROOFS, _PROOFS)
            proof, disproof = total, best
            limit, other_limit = frame[_MOST_DISPROOF], frame[_MOST_PROOF]
        if best >= limit or total >= other_limit or best == 0 or total == 0:
            if depth == 0:
                return 1 if proof == 0 else 0
            key = mixed_knowledge(s)
            slot = key >> _SHIFT
            keys[slot] = key
            numbers[slot, 0] = proof
            numbers[slot, 1] = disproof
            depth -= 1
            tried = frames[depth, _TRIED_STEP]
            frames[depth, _PROOFS + tried] = proof
            frames[depth, _DISPROOFS + tried] = disproof
            continue
        if nodes[0] >= most or depth == _DEPTH:
            return -1
        nodes[0] += 1
        frame[_TRIED_STEP] = at
        child = frames[depth + 1]
        summed = frame[(_DISPROOFS if mine else _PROOFS) + at]
        most_best, most_summed = min(limit, second + 1), other_limit - total + summed
        child[_MOST_PROOF] = most_best if mine else most_summed
        child[_MOST_DISPROOF] = most_summed if mine else most_best
        copy_node(states, depth, depth + 1)
        make_child(states[depth + 1], r, me, frame[_STEPS + at])
        depth += 1
        expand(depth, r, me, states, frames, keys, numbers, steps)


@kernel
def follow_line(s, r, me, line):
    """Make the steps of a line, up to the first -1."""
    for at in range(line.shape[0]):
        if line[at] < 0:
            return
        advance(s, r, me, line[at])

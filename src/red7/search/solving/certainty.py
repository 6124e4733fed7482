"""Proofs that a player wins whatever the hidden cards are and whatever the others do.

Such a proof is a way of playing on in which every choice depends only on what the player knows at
that moment. So a node of the search is what the player knows (``knowledge``), and not one of the
worlds in which that may be so. That a hand may be credited there with a little more than it can
hold can only hide a proof, and never makes one.

The search is that of ``proof``. The others choose among all they may hold, and so does the deck
when the player draws.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from red7.core.numbering import START
from red7.search.kernels.compiled import get
from red7.search.kernels.decorators import allocation_free, kernel
from red7.search.kernels.flat import BARS, MOST_STEPS, MOVER, OUT, PHASE, SIZE, STILL_IN
from red7.search.kernels.legal import open_steps
from red7.search.solving.knowledge import (
    HIDDEN,
    KNOWN,
    LARGE,
    UNSEEN,
    WAITING,
    advance,
    possible_steps,
    receive,
)
from red7.search.solving.proof import (
    COUNT,
    DEPTH,
    DISPROOFS,
    MOST_DISPROOF,
    MOST_PROOF,
    NEVER,
    PROOFS,
    STEPS,
    Proofs,
    choose,
    go_down,
    hand_back,
    mixed,
)

_TABLE_BITS: Final = 18
_SHIFT: Final = np.uint64(64 - _TABLE_BITS)
_A: Final = np.uint64(0x9E3779B97F4A7C15)
_B: Final = np.uint64(0xBF58476D1CE4E5B9)
_C: Final = np.uint64(32)


def new_space() -> Proofs:
    """Return the memory of a search for certain wins; each thread needs its own."""
    return Proofs(LARGE, _TABLE_BITS)


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
    s, after, frame = states[depth], states[DEPTH + 1], frames[depth]
    count = list_children(s, r, me, steps)
    frame[COUNT] = count
    for at in range(count):
        frame[STEPS + at] = steps[at]
    for at in range(count):
        copy_node(states, depth, DEPTH + 1)
        make_child(after, r, me, frame[STEPS + at])
        if after[OUT + me]:
            proof, disproof = NEVER, 0
        elif after[STILL_IN] == 1:
            proof, disproof = 0, NEVER
        else:
            key = mixed_knowledge(after)
            slot = key >> _SHIFT
            if keys[slot] == key:
                proof, disproof = numbers[slot, 0], numbers[slot, 1]
            else:
                proof, disproof = guess_numbers(after, r, me, steps)
        frame[PROOFS + at] = proof
        frame[DISPROOFS + at] = disproof


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
    frames[0, MOST_PROOF] = NEVER
    frames[0, MOST_DISPROOF] = NEVER
    while True:
        s, frame = states[depth], frames[depth]
        mine = s[MOVER] == me and s[WAITING] < 0
        settled, proof, disproof, at = choose(frame, mine)
        if settled:
            if depth == 0:
                return 1 if proof == 0 else 0
            key = mixed_knowledge(s)
            slot = key >> _SHIFT
            keys[slot] = key
            numbers[slot, 0] = proof
            numbers[slot, 1] = disproof
            depth -= 1
            hand_back(frames[depth], proof, disproof)
            continue
        if nodes[0] >= most or depth == DEPTH:
            return -1
        nodes[0] += 1
        go_down(frame, frames[depth + 1], mine, at)
        copy_node(states, depth, depth + 1)
        make_child(states[depth + 1], r, me, frame[STEPS + at])
        depth += 1
        expand(depth, r, me, states, frames, keys, numbers, steps)

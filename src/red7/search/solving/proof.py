"""Proofs that a player can force a win, when all cards and the order of the deck are known.

Works with any rules and two to four players. With more than two players, the others are assumed to
play together against the one: a proven win holds whatever they do, and a proven loss means that
they could prevent it.

This is a depth-first proof-number search: it goes where the fewest positions remain to be proven or
disproven, so that the budget is not lost in one deep wrong line.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from red7.core import Position
from red7.core.numbering import START
from red7.search.kernels.compiled import get
from red7.search.kernels.decorators import kernel
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
    SEVEN,
    SIZE,
    STILL_IN,
    TRIED,
    flat_round,
    flat_rules,
)
from red7.search.kernels.flow import make_step
from red7.search.kernels.legal import open_steps

WIN, LOSS, NOT_PROVEN = 1, 0, -1

DEPTH: Final = 120  # steps; a longer line is not proven
NEVER: Final = 1 << 40  # the number of a position that cannot be proven
_TABLE_BITS: Final = 15
_SHIFT: Final = np.uint64(64 - _TABLE_BITS)
_A: Final = np.uint64(0x9E3779B97F4A7C15)
_B: Final = np.uint64(0xBF58476D1CE4E5B9)
_C: Final = np.uint64(32)

# For each position on the current line: its number of steps, the step being tried, and its limits;
# then its steps, and both numbers of each.
COUNT, TRIED_STEP, MOST_PROOF, MOST_DISPROOF, STEPS = 0, 1, 2, 3, 4
PROOFS: Final = STEPS + MOST_STEPS
DISPROOFS: Final = PROOFS + MOST_STEPS
_FRAME: Final = DISPROOFS + MOST_STEPS


class Proofs:
    """The memory of a proof search; each thread needs its own."""

    def __init__(self, size: int = SIZE, bits: int = _TABLE_BITS) -> None:
        self.states = np.zeros((DEPTH + 2, size), dtype=np.int64)
        self.frames = np.zeros((DEPTH + 1, _FRAME), dtype=np.int64)
        self.keys = np.zeros(1 << bits, dtype=np.uint64)
        self.numbers = np.zeros((1 << bits, 2), dtype=np.int64)
        self.nodes = np.zeros(1, dtype=np.int64)


def prove(position: Position, seat: int, most_nodes: int, space: Proofs | None = None) -> int:
    """Return whether a seat can force a win in a round in which all cards are known."""
    space = space or Proofs()
    space.keys[:] = 0
    space.states[0] = flat_round(position)
    answer = search(
        flat_rules(position.rules),
        seat - 1,
        most_nodes,
        space.states,
        space.frames,
        space.keys,
        space.numbers,
        space.nodes,
    )
    return int(answer)


@kernel
def mixed(s):
    """Mix everything that a round's future depends on into 64 bits."""
    h = np.uint64(s[MOVER] * 16 + s[PHASE]) * _A
    h = (h ^ np.uint64(s[CANVAS] << 8 | s[TRIED] << 4 | s[BOUND] << 3)) * _B
    for seat in range(4):
        h = (h ^ h >> _C ^ np.uint64(get(s, PALETTE + seat) << 1 | get(s, OUT + seat))) * _A
        h = (h ^ h >> _C ^ np.uint64(get(s, HAND + seat))) * _B
    h = (h ^ h >> _C ^ np.uint64((s[SEVEN] + 1) << 12 | s[DECK_KNOWN] << 6 | s[DECK_SIZE])) * _A
    for place in range(DECK, DECK + s[DECK_SIZE]):
        h = (h ^ h >> _C ^ np.uint64(get(s, place))) * _B
    h ^= h >> _C
    return h | np.uint64(1)


@kernel
def estimate(s, r, me, steps):
    """Estimate how hard a new position is to prove and to disprove, from its number of choices."""
    # In mid-turn the steps say little; at the start of a turn, each is a way out for its player.
    count = 1
    if s[PHASE] == START:
        count = max(1, open_steps(s, r, steps) - 1)
    if s[MOVER] == me:
        return 1, count
    return count, 1


@kernel
def expand(depth, r, me, states, frames, keys, numbers, steps):
    """Store the steps of a position, each with what is known about where it leads."""
    s, after, frame = states[depth], states[DEPTH + 1], frames[depth]
    count = open_steps(s, r, steps)
    frame[COUNT] = count
    for at in range(count):
        frame[STEPS + at] = steps[at]
    for at in range(count):
        after[:BARS] = s[:BARS]
        make_step(after, r, frame[STEPS + at])
        if after[OUT + me]:
            proof, disproof = NEVER, 0
        elif after[STILL_IN] == 1:
            proof, disproof = 0, NEVER
        else:
            key = mixed(after)
            slot = key >> _SHIFT
            if keys[slot] == key:
                proof, disproof = numbers[slot, 0], numbers[slot, 1]
            else:
                proof, disproof = estimate(after, r, me, steps)
        frame[PROOFS + at] = proof
        frame[DISPROOFS + at] = disproof


@kernel
def weigh(frame, least, summed):
    """Return the least and second least of one number, where the least is, and the other's sum.

    The player who chooses needs the least of one number; the other has to be added up.
    """
    best, second, at, total = NEVER, NEVER, 0, 0
    for other in range(frame[COUNT]):
        value = frame[least + other]
        if value < best:
            second = best
            best = value
            at = other
        elif value < second:
            second = value
        total += frame[summed + other]
    return best, second, at, min(total, NEVER)


@kernel
def choose(frame, mine):
    """Return whether a node is settled within its limits, its numbers, and what to try next."""
    if mine:
        best, _, at, total = weigh(frame, PROOFS, DISPROOFS)
        over = best >= frame[MOST_PROOF] or total >= frame[MOST_DISPROOF]
        return over or best == 0 or total == 0, best, total, at
    best, _, at, total = weigh(frame, DISPROOFS, PROOFS)
    over = best >= frame[MOST_DISPROOF] or total >= frame[MOST_PROOF]
    return over or best == 0 or total == 0, total, best, at


@kernel
def go_down(frame, child, mine, at):
    """Note what is tried, and give it its limits: until another choice looks better."""
    frame[TRIED_STEP] = at
    least, summed = (PROOFS, DISPROOFS) if mine else (DISPROOFS, PROOFS)
    limit, other = (MOST_PROOF, MOST_DISPROOF) if mine else (MOST_DISPROOF, MOST_PROOF)
    _, second, _, total = weigh(frame, least, summed)
    child[limit] = min(frame[limit], second + 1)
    child[other] = frame[other] - total + frame[summed + at]


@kernel
def hand_back(frame, proof, disproof):
    """Take up the numbers of what was tried."""
    tried = frame[TRIED_STEP]
    frame[PROOFS + tried] = proof
    frame[DISPROOFS + tried] = disproof


@kernel
def search(r, me, most, states, frames, keys, numbers, nodes):
    """Return whether the player can force a win: 1, 0, or -1 if the budget is too small."""
    steps = np.zeros(MOST_STEPS, np.int64)
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
        settled, proof, disproof, at = choose(frame, s[MOVER] == me)
        if settled:
            if depth == 0:
                return 1 if proof == 0 else 0
            key = mixed(s)
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
        go_down(frame, frames[depth + 1], s[MOVER] == me, at)
        states[depth + 1, :BARS] = s[:BARS]
        make_step(states[depth + 1], r, frame[STEPS + at])
        depth += 1
        expand(depth, r, me, states, frames, keys, numbers, steps)

"""All ways to continue a turn, found in a kernel: to its end, or to an unknown draw."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from red7.core.numbering import DISCARD, PLAY
from red7.search.kernels.decorators import kernel
from red7.search.kernels.flat import (
    BARS,
    BOUND,
    CANVAS,
    DECK,
    DECK_KNOWN,
    DECK_SIZE,
    HAND,
    LONGEST_LINE,
    MOST_STEPS,
    MOVER,
    OUT,
    PALETTE,
    PHASE,
    PLAYERS,
    SIZE,
    STILL_IN,
    Flat,
    Lines,
)
from red7.search.kernels.flow import make_step
from red7.search.kernels.legal import find_bars, open_steps, wins

MOST_LINES: Final = 4000  # with actions, there can be very many


class Turns(NamedTuple):
    """Lines of step numbers, and what each leaves."""

    lines: Lines
    kept: Flat  # cards in hand, including one about to be drawn
    gone: Flat  # whether the player is out
    unsure: Flat  # whether everything depends on the card a 3 is about to draw


def list_turns(base: Flat, rules: Flat) -> Turns:
    """Return the ways to continue, keeping only one of those with the same result."""
    lines = np.full((MOST_LINES, LONGEST_LINE), -1, dtype=np.int64)
    kept, gone, unsure = (np.zeros(MOST_LINES, dtype=np.int64) for _ in range(3))
    found = find_turns(base, rules, lines, kept, gone, unsure)
    return Turns(lines[:found], kept[:found], gone[:found], unsure[:found])


@kernel
def mixed(s, mover, waits):
    """Mix everything that a line can have changed into one number."""
    h = np.uint64(waits + 1)
    for seat in range(s[PLAYERS]):
        h = (h ^ np.uint64(s[PALETTE + seat])) * np.uint64(0x9E3779B97F4A7C15)
        h ^= h >> np.uint64(29)
    h = (h ^ np.uint64(s[HAND + mover])) * np.uint64(0xBF58476D1CE4E5B9)
    h ^= h >> np.uint64(32)
    small = s[CANVAS] | s[OUT + mover] << 4 | s[BOUND] << 5 | s[DECK_SIZE] << 8 | s[PHASE] << 16
    for place in range(s[DECK_KNOWN]):
        small = small * 64 + s[DECK + s[DECK_SIZE] - 1 - place]
    h = (h ^ np.uint64(small)) * np.uint64(0x94D049BB133111EB)
    return h ^ h >> np.uint64(29)


@kernel
def find_turns(base, r, lines, kept, gone, unsure):
    """Store the lines, depth first, and return how many there are."""
    states = np.zeros((LONGEST_LINE + 1, SIZE), np.int64)
    steps = np.zeros((LONGEST_LINE + 1, MOST_STEPS), np.int64)
    counts = np.zeros(LONGEST_LINE + 1, np.int64)
    nexts = np.zeros(LONGEST_LINE + 1, np.int64)
    seen = np.zeros(lines.shape[0], np.uint64)
    mover = base[MOVER]
    found = 0
    depth = 0
    states[0, :] = base
    counts[0] = open_steps(states[0], r, steps[0])
    while depth >= 0 and found < lines.shape[0]:
        if nexts[depth] == counts[depth]:
            depth -= 1
            continue
        step = steps[depth, nexts[depth]]
        nexts[depth] += 1
        s = states[depth + 1]
        s[:] = states[depth]
        hand, deck = s[HAND + mover], s[DECK_SIZE]
        blind = s[DECK_KNOWN] == 0
        make_step(s, r, step)
        # An unknown card ends the line, because the array has no card to draw.
        waits = blind and s[DECK_SIZE] < deck
        by_three = waits and step < DISCARD
        if waits:
            s[HAND + mover] = hand & ~(1 << step - PLAY) if by_three else hand
        elif s[STILL_IN] > 1 and s[MOVER] == mover and depth + 1 < LONGEST_LINE:
            depth += 1
            counts[depth] = open_steps(s, r, steps[depth])
            nexts[depth] = 0
            continue
        key = mixed(s, mover, waits)
        new = True
        for at in range(found):
            if seen[at] == key:
                new = False
                break
        if not new:
            continue
        seen[found] = key
        for at in range(depth + 1):
            lines[found, at] = steps[at, nexts[at] - 1]
        kept[found] = s[HAND + mover].bit_count() + waits
        gone[found] = s[OUT + mover]
        if by_three:
            find_bars(s, BARS)
            unsure[found] = not wins(s, BARS, s[CANVAS], s[PALETTE + mover])
        found += 1
    return found

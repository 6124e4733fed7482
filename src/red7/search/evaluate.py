"""Weighing lines of steps by playing on at random."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from red7.core import Step
from red7.core.strength import best
from red7.search.compiled import kernel
from red7.search.flat import CANVAS, MOST_STEPS, OUT, PALETTE, PLAYERS, SIZE, Flat, make_step
from red7.search.playouts import play_out

LONGEST_LINE: Final = 16
_KINDS: Final = "+>^!.~"


def coded(step: Step) -> int:
    """Write a step as a kernel reads it."""
    card = 0 if step.card is None or step.kind == "!" else int(step.card)
    return 64 * _KINDS.index(step.kind) + card


def coded_lines(lines: Sequence[Sequence[Step]]) -> np.ndarray[tuple[int, int], np.dtype[np.int64]]:
    """Write lines of steps as an array, -1 after the end of each; a 3's draw is left out."""
    table = np.full((len(lines), LONGEST_LINE), -1, dtype=np.int64)
    for row, line in enumerate(lines):
        column = 0
        for at, step in enumerate(line):
            by_three = step.kind == "!" and at > 0 and line[at - 1].kind == "+"
            if not by_three and column < LONGEST_LINE:
                table[row, column] = coded(step)
                column += 1
    return table


@kernel
def follow_lines(start, r, lines, me, chance, repeats, won, points):
    """Make each line in a world and play on at random; add up wins and the points scored."""
    s = np.zeros(SIZE, np.int64)
    steps = np.zeros(MOST_STEPS, np.int64)
    weights = np.zeros(MOST_STEPS, np.int64)
    for row in range(lines.shape[0]):
        for _ in range(repeats):
            s[:] = start
            for column in range(lines.shape[1]):
                if lines[row, column] < 0:
                    break
                make_step(s, r, lines[row, column])
            play_out(s, r, chance, steps, weights)
            for seat in range(s[PLAYERS]):
                if not s[OUT + seat]:
                    scored = best(s[CANVAS], s[PALETTE + seat])
                    value = 0
                    while scored:
                        card = scored.bit_length() - 1
                        scored ^= 1 << card
                        value += card // 7 + 1
                    if seat == me:
                        won[row] += 1
                        points[row] += value
                    else:
                        points[row] -= value


def play_lines(  # the friendly face of the kernel
    start: Flat,
    rules: Flat,
    lines: np.ndarray[tuple[int, int], np.dtype[np.int64]],
    me: int,
    chance: np.ndarray[tuple[int], np.dtype[np.uint64]],
    repeats: int,
    won: Flat,
    points: Flat,
) -> None:
    """Play each line on ``repeats`` times in one world, adding to the wins and points."""
    follow_lines(start, rules, lines, me, chance, repeats, won, points)

"""Weighing lines of steps in many worlds with one call: by playing out, and by solving."""

from __future__ import annotations

import numpy as np

from red7.core.numbering import DISCARD, DROP, END, PLAY
from red7.core.strength import best
from red7.search.kernels.decorators import kernel
from red7.search.kernels.flat import CANVAS, HAND, MOST_STEPS, MOVER, OUT, PALETTE, PLAYERS, SIZE
from red7.search.kernels.flow import make_step
from red7.search.random_play.playouts import play_out
from red7.search.random_play.sensible import play_sensibly
from red7.search.solving.solver import solve_turns

MOST_POINTS = 64  # more than any set of cards is worth


@kernel
def make_line(s, r, line):
    """Make the steps of a line, up to the first -1."""
    for column in range(line.shape[0]):
        if line[column] < 0:
            return
        make_step(s, r, line[column])


@kernel
def worth(s, values, limit):
    """Return what the end of a round is worth, by winner, points, and whether the match is over."""
    for seat in range(s[PLAYERS]):
        if not s[OUT + seat]:
            scored = best(s[CANVAS], s[PALETTE + seat])
            ended = 1 if scored.bit_count() >= limit else 0
            points = 0
            while scored:
                card = scored.bit_length() - 1
                scored ^= 1 << card
                points += card // 7 + 1
            return values[ended, seat, min(points, MOST_POINTS - 1)]
    return 0.0


@kernel
def play_worlds(worlds, r, lines, values, limit, sensible, repeats, chance, gains):
    """Make each line in each world, play out the round, and add up what the ends are worth.

    Playouts are either sensible or random. In a world, every line meets the same random numbers.
    """
    s = np.zeros(SIZE, np.int64)
    steps = np.zeros(MOST_STEPS, np.int64)
    weights = np.zeros(MOST_STEPS, np.int64)
    for row in range(worlds.shape[0]):
        for _ in range(repeats):
            before = chance[0]
            after = before
            for at in range(lines.shape[0]):
                chance[0] = before
                s[:] = worlds[row]
                make_line(s, r, lines[at])
                if sensible:
                    play_sensibly(s, r, chance, steps)
                else:
                    play_out(s, r, chance, steps, weights)
                gains[at] += worth(s, values, limit)
                if at == 0:
                    after = chance[0]
            chance[0] = after


@kernel
def cards_of(lines):
    """Return the cards that each line plays and discards, or -1; only for lines without options."""
    turns = np.full((lines.shape[0], 2), -1, np.int64)
    for at in range(lines.shape[0]):
        for column in range(lines.shape[1]):
            step = lines[at, column]
            if step < 0 or step == END:
                break
            if step < DISCARD:
                turns[at, 0] = step - PLAY
            else:
                # Dropping out is searched too, but its answer is ignored.
                turns[at, 1] = 0 if step == DROP else step - DISCARD
    return turns


@kernel
def solve_each(worlds, lines, most, space, answers):
    """Store for each world and line whether the line wins against the best defence.

    As in ``solve_worlds``, with two players left of any number; the answers are those of
    ``solve_turns``.
    """
    turns = cards_of(lines)
    for row in range(worlds.shape[0]):
        s = worlds[row]
        me = s[MOVER]
        other = 0
        while other == me or s[OUT + other]:
            other += 1
        solve_turns(
            s[PALETTE + me],
            s[HAND + me],
            s[PALETTE + other],
            s[HAND + other],
            s[CANVAS],
            turns,
            most,
            space,
            answers[row],
        )


@kernel
def solve_worlds(worlds, lines, most, space, gains):
    """Count the worlds in which each line wins against the best defence; return nodes searched.

    Only for two players without options.
    """
    turns = cards_of(lines)
    answers = np.zeros(lines.shape[0], np.int64)
    nodes = 0
    for row in range(worlds.shape[0]):
        s = worlds[row]
        me = s[MOVER]
        nodes += solve_turns(
            s[PALETTE + me],
            s[HAND + me],
            s[PALETTE + 1 - me],
            s[HAND + 1 - me],
            s[CANVAS],
            turns,
            most,
            space,
            answers,
        )
        for at in range(lines.shape[0]):
            if lines[at, 0] != DROP:
                gains[at] += 0.5 if answers[at] < 0 else answers[at]
    return nodes

"""Playing a round to its end as strong players do, for two who neither draw nor act.

The player to move imagines some worlds, solves every turn in each of them, and makes the turn that
wins most often. That is how Red plays, in a hundredth of the time.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from red7.core.cards import ALL_CARDS
from red7.search.kernels.chance import below
from red7.search.kernels.decorators import kernel
from red7.search.kernels.flat import (
    CANVAS,
    HAND,
    LONGEST_LINE,
    MOVER,
    OUT,
    PALETTE,
    STILL_IN,
)
from red7.search.kernels.flow import make_step, winner
from red7.search.kernels.turns import find_turns
from red7.search.solving.solver import solve_turns
from red7.search.worlds.weigh import cards_of

_MOST_LINES: Final = 64
_MOST_NODES: Final = 5000  # for one solution


@kernel
def best_line(s, other, unseen, known, worlds, chance, space, lines, count):
    """Return which of some lines wins in most of the worlds that the mover imagines."""
    me = s[MOVER]
    turns = cards_of(lines[:count])
    answers = np.zeros(count, np.int64)
    wins = np.zeros(count, np.int64)
    cards = np.zeros(49, np.int64)
    n = 0
    for card in range(49):
        if unseen >> card & 1:
            cards[n] = card
            n += 1
    hidden = (s[HAND + other] & ~known).bit_count()
    for _ in range(worlds):
        hand = s[HAND + other] & known
        for at in range(hidden):
            chosen = at + below(chance, n - at)
            card = cards[chosen]
            cards[chosen] = cards[at]
            cards[at] = card
            hand |= 1 << card
        solve_turns(
            s[PALETTE + me],
            s[HAND + me],
            s[PALETTE + other],
            hand,
            s[CANVAS],
            turns,
            _MOST_NODES,
            space,
            answers,
        )
        for at in range(count):
            wins[at] += 1 if answers[at] > 0 else 0
    best = 0
    for at in range(1, count):
        # Of equal lines, the one that keeps more cards.
        if wins[at] > wins[best]:
            best = at
    return best


@kernel
def play_strongly(s, r, gone, known, worlds, chance, space):
    """Play a flat round on, and return the seat, from 0, that wins it.

    ``gone`` are the cards that everybody has seen out of play, ``known`` those of each hand that
    everybody knows.
    """
    lines = np.full((_MOST_LINES, LONGEST_LINE), -1, np.int64)
    kept = np.zeros(_MOST_LINES, np.int64)
    out = np.zeros(_MOST_LINES, np.int64)
    unsure = np.zeros(_MOST_LINES, np.int64)
    while s[STILL_IN] > 1:
        me = s[MOVER]
        other = 0
        while other == me or s[OUT + other]:
            other += 1
        lines[:] = -1
        found = find_turns(s, r, lines, kept, out, unsure)
        count = 0
        for at in range(found):
            if not out[at]:
                lines[count] = lines[at]
                count += 1
        chosen = 0
        if count > 1:
            seen = s[PALETTE + me] | s[PALETTE + other] | s[HAND + me] | gone | known[other]
            unseen = ALL_CARDS & ~seen
            chosen = best_line(s, other, unseen, known[other], worlds, chance, space, lines, count)
        for column in range(LONGEST_LINE):
            step = lines[chosen, column]
            if step < 0:
                break
            before = s[HAND + me] | s[PALETTE + me]
            make_step(s, r, step)
            gone |= before & ~(s[HAND + me] | s[PALETTE + me])
    return winner(s)


@kernel
def win_often(base, r, gone, known, games, worlds, chance, space, wins):
    """Play a flat round on several times, and count how often each seat wins it."""
    s = base.copy()
    for _ in range(games):
        s[:] = base
        wins[play_strongly(s, r, gone, known, worlds, chance, space)] += 1

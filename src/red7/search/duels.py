"""Random games of two players without options, all in registers: the fastest playouts.

The same game as in ``playouts``; the tests compare the two.
"""

from __future__ import annotations

import numpy as np

from red7.core.strength import strength
from red7.search.chance import below
from red7.search.compiled import kernel

_MISSES = 10  # candidates tried before the legal turns are counted out


@kernel
def lowest_but(mask, n):
    """Give the bit of a mask that has ``n`` bits below it."""
    for _ in range(n):
        mask &= mask - 1
    return mask & -mask


@kernel
def pick_turn(palette, hand, theirs, canvas, chance):
    """Choose a legal turn at random: the bits of the card played and of the one discarded."""
    held = hand.bit_count()
    for _ in range(_MISSES):
        first, second = below(chance, held + 1), below(chance, held + 1)
        if first == second:
            continue
        played = lowest_but(hand, first) if first < held else 0
        discarded = lowest_but(hand, second) if second < held else 0
        rule = (discarded.bit_length() + 6) % 7 if discarded else canvas
        if strength(rule, palette | played) > strength(rule, theirs):
            return played, discarded
    return count_out_turn(palette, hand, theirs, canvas, chance)


@kernel
def count_out_turn(palette, hand, theirs, canvas, chance):
    """Choose a legal turn by counting them all; two zeros if there is none."""
    chosen = -1
    for round_trip in range(2):
        count = 0
        plays = hand
        played = 0
        while True:
            mine = palette | played
            known, won = 0, 0
            rest = hand & ~played
            discarded = 0
            while True:
                if played or discarded:
                    rule = (discarded.bit_length() + 6) % 7 if discarded else canvas
                    if not known >> rule & 1:
                        known |= 1 << rule
                        if strength(rule, mine) > strength(rule, theirs):
                            won |= 1 << rule
                    if won >> rule & 1:
                        if count == chosen:
                            return played, discarded
                        count += 1
                if not rest:
                    break
                discarded = rest & -rest
                rest ^= discarded
            if not plays:
                break
            played = plays & -plays
            plays ^= played
        if round_trip == 0:
            if count == 0:
                break
            chosen = below(chance, count)
    return 0, 0


@kernel
def random_duels(chance, games, won):
    """Deal and play many games; count the wins by distance from the first to move."""
    deck = np.arange(49)
    turns = 0
    for _ in range(games):
        # What lies in the deck stays in any order: sixteen cards drawn from it are random.
        for place in range(16):
            other = place + below(chance, 49 - place)
            card = deck[other]
            deck[other] = deck[place]
            deck[place] = card
        hand, other_hand = 0, 0
        for place in range(7):
            hand |= 1 << deck[place]
            other_hand |= 1 << deck[place + 7]
        palette, theirs = 1 << deck[14], 1 << deck[15]
        if palette > theirs:
            palette, theirs = theirs, palette
            hand, other_hand = other_hand, hand
        canvas = 6
        mover = 0
        while hand:
            turns += 1
            played, discarded = pick_turn(palette, hand, theirs, canvas, chance)
            if not played and not discarded:
                break
            if discarded:
                canvas = (discarded.bit_length() + 6) % 7
            mine, rest = palette | played, hand & ~(played | discarded)
            palette, hand, theirs, other_hand = theirs, other_hand, mine, rest
            mover = 1 - mover
        won[1 - mover] += 1
    return turns

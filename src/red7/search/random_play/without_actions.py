"""Random turns under rules without actions; choosing a whole turn at once is faster."""

from __future__ import annotations

from red7.core.numbering import LOSING
from red7.core.strength import LANE
from red7.search.kernels.chance import below
from red7.search.kernels.compiled import get, put
from red7.search.kernels.counts import bar_of, count_discards, count_ends
from red7.search.kernels.decorators import allocation_free
from red7.search.kernels.flat import CANVAS, DECK_SIZE, HAND, MOVER, PALETTE, STRENGTHS, TURNS
from red7.search.kernels.flow import pass_turn
from red7.search.kernels.lanes import joined, won_colours
from red7.search.random_play.turns import discard_at_random, drop_out


@allocation_free
def random_turn_without_actions(s, r, chance):
    """Make a random legal turn; drop out if there is none.

    Call ``find_strengths`` first; the turn keeps its results up to date.
    """
    mover, canvas, deck, losing = get(s, MOVER), get(s, CANVAS), get(s, DECK_SIZE), get(r, LOSING)
    palette, hand, own = get(s, PALETTE + mover), get(s, HAND + mover), get(s, STRENGTHS + mover)
    count, bar = palette.bit_count(), bar_of(s, mover)
    won = won_colours(own, bar)
    total = count_discards(r, won, count, hand, deck, losing)
    # For each card that may be played: the running total of turns, and the colours it wins.
    put(s, TURNS, total << 7 | won)
    at = TURNS
    rest = hand
    while rest:
        card = rest.bit_length() - 1
        bit = 1 << card
        rest ^= bit
        won = won_colours(joined(own, palette | bit, card), bar)
        total += count_ends(r, won, canvas, count + 1, hand ^ bit, deck, losing)
        at += 1
        put(s, at, total << 7 | won)
    if total == 0:
        drop_out(s)
        return
    left = below(chance, total)
    at = TURNS
    before = 0
    rest = hand
    while get(s, at) >> 7 <= left:
        before = get(s, at) >> 7
        at += 1
        card = rest.bit_length() - 1
        rest ^= 1 << card
    left -= before
    won = get(s, at) & LANE
    if at > TURNS:
        palette |= 1 << card
        put(s, PALETTE + mover, palette)
        put(s, HAND + mover, hand ^ 1 << card)
        put(s, STRENGTHS + mover, joined(own, palette, card))
        left -= won >> canvas & 1
        if left < 0:
            pass_turn(s)
            return
    discard_at_random(s, r, chance, won, left)

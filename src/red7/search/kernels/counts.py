"""How many lines a player has, without making any of them.

A line is the steps of a turn up to the next draw or to its end. Packed strengths tell under which
colours a palette wins, and so which cards of the hand may end the turn, without looking at each.
"""

from __future__ import annotations

from typing import Final

from red7.core.strength import COLUMN, LANE
from red7.search.kernels.compiled import get, put
from red7.search.kernels.decorators import allocation_free, inlined
from red7.search.kernels.flat import (
    ACTIONS,
    AT_ONCE,
    BAR,
    BAR_WITHOUT,
    BOUND,
    CANVAS,
    DECK,
    DECK_KNOWN,
    DECK_SIZE,
    DRAWS,
    FOUND,
    HAND,
    LOSING,
    MAY,
    MOVER,
    ONE_MORE,
    PALETTE,
    PLAYERS,
    SEVEN_DECK,
    SEVEN_DRAWS,
    SEVEN_ITSELF,
    STRENGTHS,
)
from red7.search.kernels.lanes import higher, joined, packed, won_colours

THREES: Final = LANE << 14
FIVES: Final = LANE << 28
_ONES_AND_SEVENS: Final = LANE << 42 | LANE
# How far behind its weight a card stands.
CARDS_AT: Final = 64


@inlined
def nth_bit(mask, n):
    """Give the number of the n-th bit of a mask, from the lowest."""
    for _ in range(n):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


# What the mover has to beat


@allocation_free
def find_strengths(s):
    """Write down the strengths of all palettes."""
    for seat in range(get(s, PLAYERS)):
        put(s, STRENGTHS + seat, packed(get(s, PALETTE + seat)))


@inlined
def bar_of(s, mover):
    """Give what the mover has to beat; the strengths of those who are out are nothing."""
    bar = 0
    for seat in range(get(s, PLAYERS)):
        if seat != mover:
            bar = higher(get(s, STRENGTHS + seat), bar)
    return bar


@inlined
def find_bar(s):
    """Write down what the mover has to beat; nothing is known of cards that may be taken."""
    put(s, BAR, bar_of(s, get(s, MOVER)))
    put(s, FOUND, 0)


@inlined
def find_bars_without(s, seat):
    """Write down what the mover has to beat once a card has been taken from the palette there."""
    found = get(s, FOUND)
    if found >> seat & 1:
        return
    put(s, FOUND, found | 1 << seat)
    mover = get(s, MOVER)
    bar = 0
    for other in range(get(s, PLAYERS)):
        if other != mover and other != seat:
            bar = higher(get(s, STRENGTHS + other), bar)
    palette = get(s, PALETTE + seat)
    cards = palette
    while cards:
        card = cards.bit_length() - 1
        cards ^= 1 << card
        put(s, BAR_WITHOUT + card, higher(packed(palette ^ 1 << card), bar))


# Counting


@inlined
def earning(cards, count):
    """Give the cards that earn a draw when discarded beside a palette of so many cards."""
    return cards & -1 << 7 * min(count, 7)


@inlined
def count_discards(r, won, count, hand, deck, losing):
    """Count the discards with which a turn may end, those with a draw that may be left twice."""
    winning = hand & COLUMN * won
    ways = winning.bit_count()
    if get(r, DRAWS) == MAY and deck:
        ways += earning(winning, count).bit_count()
    if losing:
        ways += (hand ^ winning).bit_count()
    return ways


@inlined
def count_ends(r, won, canvas, count, hand, deck, losing):
    """Count the ways to end a turn, all actions being finished; 0 if none of them wins."""
    ways = (won >> canvas & 1) + count_discards(r, won, count, hand, deck, False)
    if losing and ways:
        ways += (hand & ~(COLUMN * won)).bit_count()
    return ways


@inlined
def least_taken_from(r, palette):
    """Give how many cards a palette needs for a 1 to take one, the 1 being in the mover's."""
    return 2 if get(r, ONE_MORE) else palette.bit_count()


@inlined
def count_takes(s, r, own, palette, hand):
    """Count the lines of a 1 that has been played; -1 if it can take no card."""
    mover, canvas, count = get(s, MOVER), get(s, CANVAS), palette.bit_count()
    least = least_taken_from(r, palette)
    ways = -1
    for seat in range(get(s, PLAYERS)):
        cards = get(s, PALETTE + seat)
        if seat == mover or cards.bit_count() < least:
            continue
        ways = max(ways, 0)
        find_bars_without(s, seat)
        while cards:
            card = cards.bit_length() - 1
            cards ^= 1 << card
            won = won_colours(own, get(s, BAR_WITHOUT + card))
            ways += count_ends(r, won, canvas, count, hand, 1, False)
    return ways


@inlined
def count_to_canvas(s, r, card, won, rest, hand):
    """Count the lines of a 7 that moves a card to the canvas, and what is left wins these."""
    colour, count, deck = card % 7, rest.bit_count(), get(s, DECK_SIZE)
    ways = count_ends(r, won, colour, count, hand, deck, False)
    draws = get(r, SEVEN_DRAWS) and get(r, DRAWS) and deck
    if get(r, AT_ONCE):
        # Sums in place of branches that could not be foreseen.
        winning = won >> colour & 1
        if not draws:
            return ways * winning
        earned = earning(1 << card, count).bit_count()
        if get(r, DRAWS) == MAY:
            return (ways + earned) * winning
        return (ways + (1 - ways) * earned) * winning
    if draws and earning(1 << card, count):
        # A draw is no reason to hope, but a card that is known to come is a certainty.
        certain = get(s, DECK_KNOWN) and won >> get(s, DECK + deck - 1) % 7 & 1
        if ways == 0 and not certain:
            return 0
        return 1 + ways if get(r, DRAWS) == MAY else 1
    return ways


@inlined
def count_to_deck(s, r, won, rest, hand):
    """Count the lines of a 7 that lays a card on the deck, and what is left wins these colours."""
    if not get(r, SEVEN_DECK):
        return 0
    return count_ends(r, won, get(s, CANVAS), rest.bit_count(), hand, 1, False)


@inlined
def movable(r, palette, seven):
    """Give the cards that a 7 may take from the mover's palette."""
    return palette if get(r, SEVEN_ITSELF) else palette & ~(1 << seven)


@inlined
def count_moves(s, r, palette, hand, seven):
    """Count the lines of a 7 that has been played; -1 if it can move no card."""
    bar = get(s, BAR)
    cards = movable(r, palette, seven)
    if not cards:
        return -1
    ways = 0
    while cards:
        card = cards.bit_length() - 1
        cards ^= 1 << card
        rest = palette ^ 1 << card
        won = won_colours(packed(rest), bar)
        ways += count_to_canvas(s, r, card, won, rest, hand)
        ways += count_to_deck(s, r, won, rest, hand)
    return ways


@inlined
def count_plays(s, r, own, palette, hand, weights):
    """Count the lines that begin with playing a card which is no 5 that acts.

    By cards, too: their numbers stand behind their weights, and -1 for all 3s that draw. Cards of
    one kind come together, since the processor foresees what comes again.
    """
    bar, canvas, deck = get(s, BAR), get(s, CANVAS), get(s, DECK_SIZE)
    acts, losing = get(r, ACTIONS), get(r, LOSING) and not get(s, BOUND)
    count = palette.bit_count() + 1
    threes = hand & THREES if acts and deck else 0
    others = hand & _ONES_AND_SEVENS if acts else 0
    cards = hand & ~(FIVES | threes | others) if acts else hand
    total = 0
    at = 0
    while cards:
        card = cards.bit_length() - 1
        bit = 1 << card
        cards ^= bit
        won = won_colours(joined(own, palette | bit, card), bar)
        ways = count_ends(r, won, canvas, count, hand ^ bit, deck, losing)
        put(weights, at, ways)
        put(weights, at + CARDS_AT, card)
        at += 1
        total += ways
    while others:
        card = others.bit_length() - 1
        bit = 1 << card
        others ^= bit
        mine = joined(own, palette | bit, card)
        if card < 7:
            ways = count_takes(s, r, mine, palette | bit, hand ^ bit)
        else:
            ways = count_moves(s, r, palette | bit, hand ^ bit, card)
        if ways < 0:
            # The action is passed over.
            won = won_colours(mine, bar)
            ways = count_ends(r, won, canvas, count, hand ^ bit, deck, False)
        put(weights, at, ways)
        put(weights, at + CARDS_AT, card)
        at += 1
        total += ways
    put(weights, at, threes.bit_count())
    put(weights, at + CARDS_AT, -1)
    return total + threes.bit_count()


@inlined
def joined_all(own, palette, cards):
    """Give the strengths of a palette that some cards join."""
    while cards:
        card = cards.bit_length() - 1
        cards ^= 1 << card
        palette |= 1 << card
        own = joined(own, palette, card)
    return own


@inlined
def count_after_fives(s, r, fives, weights):
    """Count the lines that play these 5s, in any order, and then a card that is none."""
    mover = get(s, MOVER)
    palette, hand = get(s, PALETTE + mover), get(s, HAND + mover) ^ fives
    own = joined_all(get(s, STRENGTHS + mover), palette, fives)
    if fives and not hand:
        # The last 5 finds no card to play.
        ways = won_colours(own, get(s, BAR)) >> get(s, CANVAS) & 1
    else:
        ways = count_plays(s, r, own, palette | fives, hand, weights)
    for order in range(2, fives.bit_count() + 1):
        ways *= order
    return ways

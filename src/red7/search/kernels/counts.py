"""How many lines a player has, counted without making any of them.

A line is the steps of a turn up to its end or the next draw. Packed strengths show under which
colours a palette wins, and so which cards in hand may end the turn, without trying each.
"""

from __future__ import annotations

from typing import Final

from red7.core.numbering import (
    ACTIONS,
    AT_ONCE,
    DRAWS,
    LOSING,
    MAY,
    ONE_MORE,
    SEVEN_DECK,
    SEVEN_DRAWS,
    SEVEN_ITSELF,
)
from red7.core.strength import COLUMN, LANE
from red7.search.kernels.compiled import get, put
from red7.search.kernels.decorators import allocation_free, inlined
from red7.search.kernels.flat import (
    BAR,
    BAR_WITHOUT,
    BOUND,
    CANVAS,
    DECK,
    DECK_KNOWN,
    DECK_SIZE,
    FOUND,
    HAND,
    MOVER,
    PALETTE,
    PLAYERS,
    STRENGTHS,
)
from red7.search.kernels.lanes import higher, joined, packed, won_colours

THREES: Final = LANE << 14
FIVES: Final = LANE << 28
_ONES_AND_SEVENS: Final = LANE << 42 | LANE
# A card is stored this far behind its weight.
CARDS_AT: Final = 64


@inlined
def nth_bit(mask, n):
    """Return the index of a mask's n-th bit, from the lowest."""
    for _ in range(n):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


# What the mover has to beat


@allocation_free
def find_strengths(s):
    """Store the strengths of all palettes."""
    for seat in range(get(s, PLAYERS)):
        put(s, STRENGTHS + seat, packed(get(s, PALETTE + seat)))


@inlined
def bar_of(s, mover):
    """Return what the mover has to beat; the strengths of players who are out are zero."""
    bar = 0
    for seat in range(get(s, PLAYERS)):
        if seat != mover:
            bar = higher(get(s, STRENGTHS + seat), bar)
    return bar


@inlined
def find_bar(s):
    """Store what the mover has to beat, and forget what was found for taken cards."""
    put(s, BAR, bar_of(s, get(s, MOVER)))
    put(s, FOUND, 0)


@inlined
def find_bars_without(s, seat):
    """Store what the mover has to beat after taking a card from this seat's palette."""
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
    """Return the cards that earn a draw if discarded when the palette has this many cards."""
    return cards & -1 << 7 * min(count, 7)


@inlined
def count_discards(r, won, count, hand, deck, losing):
    """Count the discards that may end a turn, twice if the draw they earn is optional."""
    winning = hand & COLUMN * won
    ways = winning.bit_count()
    if get(r, DRAWS) == MAY and deck:
        ways += earning(winning, count).bit_count()
    if losing:
        ways += (hand ^ winning).bit_count()
    return ways


@inlined
def count_ends(r, won, canvas, count, hand, deck, losing):
    """Count the ways to end a turn after all actions; 0 if none of them wins."""
    ways = (won >> canvas & 1) + count_discards(r, won, count, hand, deck, False)
    if losing and ways:
        ways += (hand & ~(COLUMN * won)).bit_count()
    return ways


@inlined
def least_taken_from(r, palette):
    """Return how many cards a palette needs for a 1 to take one, given the mover's palette."""
    return 2 if get(r, ONE_MORE) else palette.bit_count()


@inlined
def count_takes(s, r, own, palette, hand):
    """Count the lines after playing a 1; -1 if it can take no card."""
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
    """Count the lines after a 7 moves a card to the canvas and the rest wins these colours."""
    colour, count, deck = card % 7, rest.bit_count(), get(s, DECK_SIZE)
    ways = count_ends(r, won, colour, count, hand, deck, False)
    draws = get(r, SEVEN_DRAWS) and get(r, DRAWS) and deck
    if get(r, AT_ONCE):
        # Sums instead of branches that the processor could not predict.
        winning = won >> colour & 1
        if not draws:
            return ways * winning
        earned = earning(1 << card, count).bit_count()
        if get(r, DRAWS) == MAY:
            return (ways + earned) * winning
        return (ways + (1 - ways) * earned) * winning
    if draws and earning(1 << card, count):
        # An unknown draw cannot save the mover, but a card known to be on top can.
        certain = get(s, DECK_KNOWN) and won >> get(s, DECK + deck - 1) % 7 & 1
        if ways == 0 and not certain:
            return 0
        return 1 + ways if get(r, DRAWS) == MAY else 1
    return ways


@inlined
def count_to_deck(s, r, won, rest, hand):
    """Count the lines after a 7 moves a card to the deck and the rest wins these colours."""
    if not get(r, SEVEN_DECK):
        return 0
    return count_ends(r, won, get(s, CANVAS), rest.bit_count(), hand, 1, False)


@inlined
def movable(r, palette, seven):
    """Return the cards that a 7 may move from the mover's palette."""
    return palette if get(r, SEVEN_ITSELF) else palette & ~(1 << seven)


@inlined
def count_moves(s, r, palette, hand, seven):
    """Count the lines after playing a 7; -1 if it can move no card."""
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
    """Count the lines that begin by playing a card other than an acting 5.

    Counts for each card are stored too, with the card behind its weight, or -1 for all 3s that
    draw. Cards of the same kind are grouped, which helps branch prediction.
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
            # The action is skipped.
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
    """Return the strengths of a palette after adding some cards."""
    while cards:
        card = cards.bit_length() - 1
        cards ^= 1 << card
        palette |= 1 << card
        own = joined(own, palette, card)
    return own


@inlined
def count_after_fives(s, r, fives, weights):
    """Count the lines that play these 5s, in any order, and then another card."""
    mover = get(s, MOVER)
    palette, hand = get(s, PALETTE + mover), get(s, HAND + mover) ^ fives
    own = joined_all(get(s, STRENGTHS + mover), palette, fives)
    if fives and not hand:
        # After the last 5, no card is left to play.
        ways = won_colours(own, get(s, BAR)) >> get(s, CANVAS) & 1
    else:
        ways = count_plays(s, r, own, palette | fives, hand, weights)
    for order in range(2, fives.bit_count() + 1):
        ways *= order
    return ways

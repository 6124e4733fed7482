"""Random turns: every legal turn other than dropping out is equally likely.

A turn is chosen as far as it can be foreseen: where a card is drawn, the choice begins anew. So
"the legal turns" are the lines of steps up to the next draw or the end of the turn. All of them are
counted: packed strengths tell under which colours a palette wins, and so which cards of the hand
may end the turn, without looking at each. Then the turn is made part by part, each part being as
likely as it has lines.
"""

from __future__ import annotations

from typing import Final

from red7.core.strength import COLUMN, LANE
from red7.search.chance import below
from red7.search.compiled import get, put
from red7.search.flat import (
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
    EARNED,
    FIVE,
    FOUND,
    FREE,
    HAND,
    LOOSE,
    LOSING,
    MAY,
    MOVER,
    ONE,
    ONE_MORE,
    PALETTE,
    PHASE,
    PLAYERS,
    SEVEN,
    SEVEN_ACTS,
    SEVEN_DECK,
    SEVEN_DRAWS,
    SEVEN_EARNED,
    SEVEN_ITSELF,
    START,
    STRENGTHS,
    TRIED,
    draw_card,
    go_out,
    lay_card,
    pass_turn,
)
from red7.search.lanes import higher, joined, packed, won_colours
from red7.search.lean import inlined, lean

_THREES: Final = LANE << 14
_FIVES: Final = LANE << 28
_ONES_AND_SEVENS: Final = LANE << 42 | LANE
# How far behind its weight a card stands.
_CARDS: Final = 64


@inlined
def nth_bit(mask, n):
    """Give the number of the n-th bit of a mask, from the lowest."""
    for _ in range(n):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


# What the mover has to beat


@lean
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
    threes = hand & _THREES if acts and deck else 0
    others = hand & _ONES_AND_SEVENS if acts else 0
    cards = hand & ~(_FIVES | threes | others) if acts else hand
    total = 0
    at = 0
    while cards:
        card = cards.bit_length() - 1
        bit = 1 << card
        cards ^= bit
        won = won_colours(joined(own, palette | bit, card), bar)
        ways = count_ends(r, won, canvas, count, hand ^ bit, deck, losing)
        put(weights, at, ways)
        put(weights, at + _CARDS, card)
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
        put(weights, at + _CARDS, card)
        at += 1
        total += ways
    put(weights, at, threes.bit_count())
    put(weights, at + _CARDS, -1)
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


# Choosing


@inlined
def draw(s, chance):
    """Let the mover draw the top card, which may have to be found first."""
    top = get(s, DECK_SIZE) - 1
    if top < get(s, LOOSE):
        other = below(chance, top + 1)
        card = get(s, DECK + other)
        put(s, DECK + other, get(s, DECK + top))
        put(s, DECK + top, card)
        put(s, LOOSE, top)
    draw_card(s)


@inlined
def drop_out(s):
    """Let the mover drop out and pass the turn on."""
    go_out(s)
    pass_turn(s)


@inlined
def discard_at_random(s, r, chance, won, left):
    """Discard the card with this number among those that ``count_discards`` counts."""
    mover = get(s, MOVER)
    hand, palette, deck = get(s, HAND + mover), get(s, PALETTE + mover), get(s, DECK_SIZE)
    winning = hand & COLUMN * won
    cards, draws, loses = winning, False, False
    earners = earning(winning, palette.bit_count()) if get(r, DRAWS) and deck else 0
    if left >= winning.bit_count():
        left -= winning.bit_count()
        cards, draws = earners, True
        if get(r, DRAWS) != MAY or left >= earners.bit_count():
            if get(r, DRAWS) == MAY:
                left -= earners.bit_count()
            cards, draws, loses = hand ^ winning, False, True
    card = nth_bit(cards, left)
    put(s, HAND + mover, hand ^ 1 << card)
    put(s, CANVAS, card % 7)
    if loses:
        go_out(s)
    elif draws or (get(r, DRAWS) != MAY and earners >> card & 1):
        draw(s, chance)
    pass_turn(s)


@inlined
def end_at_random(s, r, chance, drawing):
    """End the turn in a random way, all actions being finished; or draw, if ``drawing``."""
    mover, canvas, deck = get(s, MOVER), get(s, CANVAS), get(s, DECK_SIZE)
    hand, palette = get(s, HAND + mover), get(s, PALETTE + mover)
    won = won_colours(get(s, STRENGTHS + mover), get(s, BAR))
    ends = won >> canvas & 1
    losing = get(r, LOSING) and not get(s, BOUND)
    ways = ends + count_discards(r, won, palette.bit_count(), hand, deck, losing)
    if ways + drawing == 0:
        drop_out(s)
        return
    left = below(chance, ways + drawing)
    if left == ways:
        draw(s, chance)
        put(s, PHASE, FREE)
    elif left < ends:
        pass_turn(s)
    else:
        discard_at_random(s, r, chance, won, left - ends)


@inlined
def take_at_random(s, r, chance):
    """Let a 1 that has been played take a random card."""
    mover, canvas = get(s, MOVER), get(s, CANVAS)
    own, palette, hand = get(s, STRENGTHS + mover), get(s, PALETTE + mover), get(s, HAND + mover)
    least, count = least_taken_from(r, palette), palette.bit_count()
    left = below(chance, count_takes(s, r, own, palette, hand))
    for seat in range(get(s, PLAYERS)):
        cards = get(s, PALETTE + seat)
        if seat == mover or cards.bit_count() < least:
            continue
        while cards:
            card = cards.bit_length() - 1
            cards ^= 1 << card
            bar = get(s, BAR_WITHOUT + card)
            left -= count_ends(r, won_colours(own, bar), canvas, count, hand, 1, False)
            if left < 0:
                rest = get(s, PALETTE + seat) ^ 1 << card
                put(s, PALETTE + seat, rest)
                put(s, STRENGTHS + seat, packed(rest))
                put(s, BAR, bar)
                lay_card(s, card)
                return


@inlined
def move_at_random(s, r, chance):
    """Let a 7 that has been played move a random card."""
    mover, bar, deck = get(s, MOVER), get(s, BAR), get(s, DECK_SIZE)
    palette, hand, seven = get(s, PALETTE + mover), get(s, HAND + mover), get(s, SEVEN)
    left = below(chance, count_moves(s, r, palette, hand, seven))
    cards = movable(r, palette, seven)
    while True:
        card = cards.bit_length() - 1
        cards ^= 1 << card
        rest = palette ^ 1 << card
        own = packed(rest)
        won = won_colours(own, bar)
        ways = count_to_canvas(s, r, card, won, rest, hand)
        others = count_to_deck(s, r, won, rest, hand)
        if left < ways + others:
            break
        left -= ways + others
    put(s, PALETTE + mover, rest)
    put(s, STRENGTHS + mover, own)
    if left >= ways:
        lay_card(s, card)
        return
    put(s, CANVAS, card % 7)
    earned = get(r, SEVEN_DRAWS) and get(r, DRAWS) and deck and earning(1 << card, rest.bit_count())
    put(s, PHASE, SEVEN_EARNED if earned else FREE)


@inlined
def play_card(s, r, chance, card):
    """Play a card which is no 5 that acts; a 3 draws at once."""
    mover = get(s, MOVER)
    palette = get(s, PALETTE + mover) | 1 << card
    put(s, PALETTE + mover, palette)
    put(s, HAND + mover, get(s, HAND + mover) ^ 1 << card)
    put(s, STRENGTHS + mover, joined(get(s, STRENGTHS + mover), palette, card))
    put(s, PHASE, FREE)
    if not get(r, ACTIONS):
        return
    number = card // 7 + 1
    if number == 3 and get(s, DECK_SIZE):
        draw(s, chance)
        put(s, TRIED, 1)
    elif number == 1:
        put(s, BOUND, 1)
        least = least_taken_from(r, palette)
        for seat in range(get(s, PLAYERS)):
            if seat != mover and get(s, PALETTE + seat).bit_count() >= least:
                put(s, PHASE, ONE)
    elif number == 7:
        put(s, BOUND, 1)
        put(s, SEVEN, card)
        if movable(r, palette, card):
            put(s, PHASE, SEVEN_ACTS)


@inlined
def play_fives(s, fives):
    """Play some 5s, which are not the last cards to be played unless the hand is empty then."""
    mover = get(s, MOVER)
    palette = get(s, PALETTE + mover)
    put(s, STRENGTHS + mover, joined_all(get(s, STRENGTHS + mover), palette, fives))
    put(s, PALETTE + mover, palette | fives)
    put(s, HAND + mover, get(s, HAND + mover) ^ fives)


@inlined
def play_at_random(s, r, chance, sets, weights):
    """Play a random card to the palette, or discard one if nothing has been done yet.

    5s are played together with the card that follows them.
    """
    mover = get(s, MOVER)
    palette, hand = get(s, PALETTE + mover), get(s, HAND + mover)
    won, discards = 0, 0
    if get(s, PHASE) == START:
        won = won_colours(get(s, STRENGTHS + mover), get(s, BAR))
        deck, losing = get(s, DECK_SIZE), get(r, LOSING)
        discards = count_discards(r, won, palette.bit_count(), hand, deck, losing)
    all_fives = hand & _FIVES if get(r, ACTIONS) else 0
    total = discards
    at = 0
    fives = all_fives
    while True:
        ways = count_after_fives(s, r, fives, weights)
        put(sets, at, ways)
        total += ways
        if not fives:
            break
        at += 1
        fives = (fives - 1) & all_fives
    if total == 0:
        drop_out(s)
        return
    left = below(chance, total)
    if left < discards:
        discard_at_random(s, r, chance, won, left)
        return
    left -= discards
    if all_fives:
        at = 0
        fives = all_fives
        while left >= get(sets, at):
            left -= get(sets, at)
            at += 1
            fives = (fives - 1) & all_fives
        if fives:
            play_fives(s, fives)
            hand ^= fives
            if not hand:
                put(s, PHASE, FREE)
                return
            # The lines stand for all orders of these 5s.
            own = get(s, STRENGTHS + mover)
            left = below(chance, count_plays(s, r, own, palette | fives, hand, weights))
    at = 0
    while left >= get(weights, at):
        left -= get(weights, at)
        at += 1
    card = get(weights, at + _CARDS)
    play_card(s, r, chance, nth_bit(hand & _THREES, left) if card < 0 else card)


@inlined
def go_on_at_random(s, r, chance, sets, weights):
    """Make the next part of a turn at random, so that all its lines are equally likely."""
    phase = get(s, PHASE)
    if phase == START:
        find_bar(s)
    if phase == START or phase == FIVE:
        play_at_random(s, r, chance, sets, weights)
    elif phase == FREE:
        end_at_random(s, r, chance, 0)
    elif phase == ONE:
        take_at_random(s, r, chance)
    elif phase == SEVEN_ACTS:
        move_at_random(s, r, chance)
    elif phase == SEVEN_EARNED and get(r, DRAWS) == MAY:
        end_at_random(s, r, chance, 1)
    elif phase == EARNED:
        if get(r, DRAWS) != MAY or below(chance, 2):
            draw(s, chance)
        pass_turn(s)
    else:
        draw(s, chance)
        put(s, PHASE, FREE)

"""Random turns: every legal turn other than dropping out is equally likely.

A turn is chosen only up to the next draw; then the choice begins again. So "the legal turns" are
the lines that ``counts`` counts. A turn is made part by part, and each part is as likely as its
share of the lines.
"""

from __future__ import annotations

from red7.core.numbering import (
    ACTIONS,
    DRAWS,
    EARNED,
    FIVE,
    FREE,
    LOSING,
    MAY,
    ONE,
    SEVEN_ACTS,
    SEVEN_DRAWS,
    SEVEN_EARNED,
    START,
)
from red7.core.strength import COLUMN
from red7.search.kernels.chance import below
from red7.search.kernels.compiled import get, put
from red7.search.kernels.counts import (
    CARDS_AT,
    FIVES,
    THREES,
    count_after_fives,
    count_discards,
    count_ends,
    count_moves,
    count_plays,
    count_takes,
    count_to_canvas,
    count_to_deck,
    earning,
    find_bar,
    joined_all,
    least_taken_from,
    movable,
    nth_bit,
)
from red7.search.kernels.decorators import inlined
from red7.search.kernels.flat import (
    BAR,
    BAR_WITHOUT,
    BOUND,
    CANVAS,
    DECK,
    DECK_SIZE,
    HAND,
    LOOSE,
    MOVER,
    PALETTE,
    PHASE,
    PLAYERS,
    SEVEN,
    STRENGTHS,
    TRIED,
)
from red7.search.kernels.flow import draw_card, go_out, lay_card, pass_turn
from red7.search.kernels.lanes import joined, packed, won_colours


@inlined
def draw(s, chance):
    """Let the mover draw the top card, which may have to be chosen first."""
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
    """Let the mover drop out, and pass the turn on."""
    go_out(s)
    pass_turn(s)


@inlined
def discard_at_random(s, r, chance, won, left):
    """Discard the card with this number among those counted by ``count_discards``."""
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
    """End the turn in a random way, after all actions; or draw, if ``drawing``."""
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
    """Play a card other than an acting 5; a 3 draws at once."""
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
    """Play some 5s; another card must follow unless the hand is then empty."""
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
    all_fives = hand & FIVES if get(r, ACTIONS) else 0
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
            # The lines cover all orders of these 5s.
            own = get(s, STRENGTHS + mover)
            left = below(chance, count_plays(s, r, own, palette | fives, hand, weights))
    at = 0
    while left >= get(weights, at):
        left -= get(weights, at)
        at += 1
    card = get(weights, at + CARDS_AT)
    play_card(s, r, chance, nth_bit(hand & THREES, left) if card < 0 else card)


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

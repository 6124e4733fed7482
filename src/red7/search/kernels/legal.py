"""Which steps are legal in a flat round: the core's rules, written again for speed."""

from __future__ import annotations

from red7.core.numbering import (
    ACTIONS,
    AT_ONCE,
    DISCARD,
    DRAW,
    DRAWS,
    DROP,
    EARNED,
    END,
    FIVE,
    FREE,
    LAY,
    LOSING,
    MAY,
    MUST,
    ONE,
    ONE_MORE,
    OVER,
    PLAY,
    SEVEN_ACTS,
    SEVEN_DECK,
    SEVEN_DRAWS,
    SEVEN_EARNED,
    SEVEN_ITSELF,
    START,
    THREE,
)
from red7.core.strength import colours_of, strength
from red7.search.kernels.counts import FIVES
from red7.search.kernels.decorators import allocation_free
from red7.search.kernels.flat import (
    BARS,
    BARS_AFTER,
    BOUND,
    CANVAS,
    DECK,
    DECK_KNOWN,
    DECK_SIZE,
    HAND,
    MOVER,
    OUT,
    PALETTE,
    PHASE,
    PLAYERS,
    SEVEN,
    STILL_IN,
    TRIED,
)


@allocation_free
def find_bars(s, at):
    """Store what the player to move has to beat under each colour."""
    for rule in range(7):
        s[at + rule] = 0
    for seat in range(s[PLAYERS]):
        if seat != s[MOVER] and not s[OUT + seat]:
            for rule in range(7):
                other = strength(rule, s[PALETTE + seat])
                s[at + rule] = max(s[at + rule], other)


@allocation_free
def wins(s, at, rule, palette):
    """Return whether a palette beats what has to be beaten under a rule."""
    bar = s[at + rule]
    # With too few cards in all, there is no need to compute the strength.
    return palette.bit_count() >= bar >> 6 and strength(rule, palette) > bar


@allocation_free
def can_finish(s, at, canvas, palette, hand):
    """Return whether the turn can end with the player winning, after all actions."""
    colours = colours_of(hand) | 1 << canvas
    while colours:
        colour = colours.bit_length() - 1
        colours ^= 1 << colour
        if wins(s, at, colour, palette):
            return True
    return False


@allocation_free
def targets(s, r, palette):
    """Return the cards that a 1 in this palette may take."""
    least = 2 if r[ONE_MORE] else palette.bit_count()
    cards = 0
    for seat in range(s[PLAYERS]):
        other = s[PALETTE + seat]
        if seat != s[MOVER] and not s[OUT + seat] and other.bit_count() >= least:
            cards |= other
    return cards


@allocation_free
def find_bars_without(s, card):
    """Store what has to be beaten after taking a card from another palette."""
    for seat in range(s[PLAYERS]):
        if s[PALETTE + seat] >> card & 1:
            s[PALETTE + seat] ^= 1 << card
            find_bars(s, BARS_AFTER)
            s[PALETTE + seat] ^= 1 << card
            return


@allocation_free
def may_take(s, card, palette, hand):
    """Return whether a 1 may take this card."""
    find_bars_without(s, card)
    return can_finish(s, BARS_AFTER, s[CANVAS], palette, hand)


@allocation_free
def earns(r, card, palette, deck):
    """Return whether a discard earns a card."""
    return r[DRAWS] > 0 and deck > 0 and card // 7 + 1 > palette.bit_count()


@allocation_free
def may_move(s, r, card, palette, hand, to_canvas):
    """Return whether a 7 may move this card from its player's palette."""
    rest = palette & ~(1 << card)
    if not to_canvas:
        return r[SEVEN_DECK] != 0 and can_finish(s, BARS, s[CANVAS], rest, hand)
    colour = card % 7
    if r[AT_ONCE]:
        return wins(s, BARS, colour, rest)
    if can_finish(s, BARS, colour, rest, hand):
        return True
    if r[SEVEN_DRAWS] and s[DECK_KNOWN] > 0 and earns(r, card, rest, s[DECK_SIZE]):
        top = s[DECK + s[DECK_SIZE] - 1] % 7
        return wins(s, BARS, top, rest)
    return False


@allocation_free
def may_play(s, r, card, palette, hand, below):
    """Return whether a card in hand may be played to the palette, and then only 5s below a card.

    Several 5s lead to the same situation in any order, so one order is enough.
    """
    palette |= 1 << card
    hand &= ~(1 << card)
    number = card // 7 + 1
    if r[ACTIONS] and number & 1:
        if number == 3 and s[DECK_SIZE] > 0:
            return True
        if number == 5 and hand:
            rest = hand & ~(FIVES & -1 << below)
            while rest:
                other = rest.bit_length() - 1
                rest ^= 1 << other
                if may_play(s, r, other, palette, hand, other):
                    return True
            return False
        if number == 1:
            rest = targets(s, r, palette)
            if rest:
                while rest:
                    other = rest.bit_length() - 1
                    rest ^= 1 << other
                    if may_take(s, other, palette, hand):
                        return True
                return False
        if number == 7:
            rest = palette if r[SEVEN_ITSELF] else palette & ~(1 << card)
            if rest:
                while rest:
                    other = rest.bit_length() - 1
                    rest ^= 1 << other
                    if may_move(s, r, other, palette, hand, True) or may_move(
                        s, r, other, palette, hand, False
                    ):
                        return True
                return False
    return can_finish(s, BARS, s[CANVAS], palette, hand)


@allocation_free
def open_steps(s, r, steps):
    """Store the legal steps, in the core's order, and return how many there are."""
    n = 0
    phase, mover = s[PHASE], s[MOVER]
    if s[STILL_IN] < 2 or phase == OVER:
        return 0
    palette, hand = s[PALETTE + mover], s[HAND + mover]
    find_bars(s, BARS)
    if phase == SEVEN_ACTS:
        own = palette if r[SEVEN_ITSELF] else palette & ~(1 << s[SEVEN])
        for to_canvas in (True, False):
            rest = own
            while rest:
                card = rest.bit_length() - 1
                rest ^= 1 << card
                if may_move(s, r, card, palette, hand, to_canvas):
                    steps[n] = (DISCARD if to_canvas else LAY) + card
                    n += 1
        return n
    if phase == ONE:
        rest = targets(s, r, palette)
        while rest:
            card = rest.bit_length() - 1
            rest ^= 1 << card
            if may_take(s, card, palette, hand):
                steps[n] = LAY + card
                n += 1
        return n
    if phase == START or phase == FIVE:
        rest = hand
        while rest:
            card = rest.bit_length() - 1
            rest ^= 1 << card
            if may_play(s, r, card, palette, hand, hand.bit_length()):
                steps[n] = PLAY + card
                n += 1
    if phase == START or phase == FREE or (phase == SEVEN_EARNED and r[DRAWS] == MAY):
        losing = r[LOSING] and not s[BOUND]
        rest = hand
        while rest:
            card = rest.bit_length() - 1
            rest ^= 1 << card
            if losing or wins(s, BARS, card % 7, palette):
                steps[n] = DISCARD + card
                n += 1
    if phase == START:
        if hand:
            steps[n] = DROP
            n += 1
        return n
    if phase == THREE:
        steps[n] = DRAW
        return n + 1
    if phase == EARNED or phase == SEVEN_EARNED:
        steps[n] = DRAW
        n += 1
        if r[DRAWS] == MUST:
            return n
    elif phase != FREE:
        return n
    if wins(s, BARS, s[CANVAS], palette):
        steps[n] = END
        n += 1
    elif s[TRIED]:
        steps[n] = DROP
        n += 1
    return n

"""A round as one flat array of integers, and the flow of a turn on it.

This is the core's turn written once more for speed; the tests compare the two step by step.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from red7.core import Draw, Phase, Position, Rules
from red7.core.position import HIDDEN
from red7.core.rules import Target
from red7.core.strength import colours_of, strength
from red7.search.lean import lean

Flat = np.ndarray[tuple[int], np.dtype[np.int64]]

# Where things stand in the array of a round.
PALETTE, HAND, OUT = 0, 4, 8
CANVAS, MOVER, PLAYERS, DECK_SIZE, DECK_KNOWN, PHASE, SEVEN, TRIED, BOUND, STILL_IN = range(12, 22)
# How many cards at the bottom of the deck lie in no order yet: it is found as they are drawn.
LOOSE: Final = 22
DECK: Final = 24  # the bottom of the deck; its top is the last
# What has to be beaten under each colour: as things stand, and with a card taken away.
BARS: Final = DECK + 49
BARS_AFTER: Final = BARS + 7
# What random play keeps: the packed strengths of each palette and what the mover has to beat; and
# what that becomes once a card is taken from another palette, with the seats of which it is known.
STRENGTHS: Final = BARS_AFTER + 7
BAR: Final = STRENGTHS + 4
FOUND: Final = BAR + 1
BAR_WITHOUT: Final = FOUND + 1
TURNS: Final = BAR_WITHOUT  # or, without actions, the turns by the card played, and those without
SIZE: Final = BAR_WITHOUT + 50

# Where things stand in the array of the rules.
LOSING, ONE_MORE, SEVEN_ITSELF, SEVEN_DECK, AT_ONCE, SEVEN_DRAWS, DRAWS, ACTIONS = range(8)
MAY, MUST = 1, 2

START, FREE, ONE, THREE, FIVE, SEVEN_ACTS, SEVEN_EARNED, EARNED, OVER = range(9)
PHASES: Final = tuple(Phase)

# A step is 64 times its kind and its card.
PLAY, DISCARD, LAY, DRAW, END, DROP = (64 * kind for kind in range(6))
MOST_STEPS: Final = 160


def flat_rules(rules: Rules) -> Flat:
    """Write rules as an array."""
    edition = rules.edition
    flags = (
        edition.losing_discard,
        edition.one_takes_from is Target.MORE_THAN_ONE,
        edition.seven_takes_itself,
        edition.seven_to_deck,
        edition.seven_wins_at_once,
        edition.seven_earns_draw,
        list(Draw).index(rules.draw),
        rules.actions,
    )
    return np.array(flags, dtype=np.int64)


def flat_round(position: Position) -> Flat:
    """Write a position in which every card is known as an array."""
    flat = np.zeros(SIZE, dtype=np.int64)
    players = position.players
    flat[PALETTE : PALETTE + players] = position.palettes
    flat[HAND : HAND + players] = position.hands
    flat[OUT : OUT + players] = position.out
    flat[CANVAS] = position.canvas
    flat[MOVER] = position.turn - 1
    flat[PLAYERS] = players
    flat[DECK_SIZE] = len(position.deck)
    flat[DECK_KNOWN] = position.deck_known
    flat[PHASE] = PHASES.index(position.phase)
    flat[SEVEN] = position.seven
    flat[TRIED] = position.tried
    flat[BOUND] = position.bound
    flat[STILL_IN] = position.out.count(False)
    if HIDDEN in position.deck or any(position.hidden):
        raise ValueError("hidden cards have to be filled in first")
    flat[DECK : DECK + len(position.deck)] = position.deck[::-1]
    return flat


@lean
def find_bars(s, at):
    """Find what the player to move has to beat under each colour, and write it there."""
    for rule in range(7):
        s[at + rule] = 0
    for seat in range(s[PLAYERS]):
        if seat != s[MOVER] and not s[OUT + seat]:
            for rule in range(7):
                other = strength(rule, s[PALETTE + seat])
                s[at + rule] = max(s[at + rule], other)


@lean
def wins(s, at, rule, palette):
    """Tell whether a palette beats what has to be beaten under a rule."""
    bar = s[at + rule]
    # Too few cards in all: the strength itself need not be found.
    return palette.bit_count() >= bar >> 6 and strength(rule, palette) > bar


@lean
def can_finish(s, at, canvas, palette, hand):
    """Tell whether the turn can end with the player winning, all actions being finished."""
    colours = colours_of(hand) | 1 << canvas
    while colours:
        colour = colours.bit_length() - 1
        colours ^= 1 << colour
        if wins(s, at, colour, palette):
            return True
    return False


@lean
def targets(s, r, palette):
    """Give the cards that a 1 may take, the 1 being in the palette."""
    least = 2 if r[ONE_MORE] else palette.bit_count()
    cards = 0
    for seat in range(s[PLAYERS]):
        other = s[PALETTE + seat]
        if seat != s[MOVER] and not s[OUT + seat] and other.bit_count() >= least:
            cards |= other
    return cards


@lean
def find_bars_without(s, card):
    """Find what has to be beaten once a card has been taken from another palette."""
    for seat in range(s[PLAYERS]):
        if s[PALETTE + seat] >> card & 1:
            s[PALETTE + seat] ^= 1 << card
            find_bars(s, BARS_AFTER)
            s[PALETTE + seat] ^= 1 << card
            return


@lean
def may_take(s, card, palette, hand):
    """Tell whether a 1 may take this card."""
    find_bars_without(s, card)
    return can_finish(s, BARS_AFTER, s[CANVAS], palette, hand)


@lean
def earns(r, card, palette, deck):
    """Tell whether a discard earns a card."""
    return r[DRAWS] > 0 and deck > 0 and card // 7 + 1 > palette.bit_count()


@lean
def may_move(s, r, card, palette, hand, to_canvas):
    """Tell whether a 7 may move this card of one's own palette."""
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


@lean
def may_play(s, r, card, palette, hand):
    """Tell whether a card of the hand may be played to the palette."""
    palette |= 1 << card
    hand &= ~(1 << card)
    number = card // 7 + 1
    if r[ACTIONS] and number & 1:
        if number == 3 and s[DECK_SIZE] > 0:
            return True
        if number == 5 and hand:
            rest = hand
            while rest:
                other = rest.bit_length() - 1
                rest ^= 1 << other
                if may_play(s, r, other, palette, hand):
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


@lean
def open_steps(s, r, steps):
    """Write the open steps, in the order of the core, and give how many there are."""
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
            if may_play(s, r, card, palette, hand):
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


@lean
def go_out(s):
    """Turn the mover's hand and palette face down."""
    mover = s[MOVER]
    s[PALETTE + mover] = 0
    s[HAND + mover] = 0
    s[STRENGTHS + mover] = 0
    s[OUT + mover] = 1
    s[STILL_IN] -= 1


@lean
def pass_turn(s):
    """Pass the turn on; whoever would begin with an empty hand is out."""
    mover, players = s[MOVER], s[PLAYERS]
    while True:
        # A comparison: division is slow.
        mover = mover + 1 if mover + 1 < players else 0
        if s[OUT + mover]:
            continue
        s[MOVER] = mover
        if s[STILL_IN] > 1 and not s[HAND + mover]:
            go_out(s)
            continue
        break
    s[PHASE] = START
    s[SEVEN] = -1
    s[TRIED] = 0
    s[BOUND] = 0


@lean
def draw_card(s):
    """Let the mover draw the top card."""
    s[DECK_SIZE] -= 1
    s[HAND + s[MOVER]] |= 1 << s[DECK + s[DECK_SIZE]]
    if s[DECK_KNOWN] > 0:
        s[DECK_KNOWN] -= 1


@lean
def lay_card(s, card):
    """Lay a card face down onto the deck, seen by all."""
    s[DECK + s[DECK_SIZE]] = card
    s[DECK_SIZE] += 1
    s[DECK_KNOWN] += 1
    s[PHASE] = FREE


@lean
def make_step(s, r, step):
    """Make an open step; a 3's draw and the next player's turn follow by themselves."""
    kind, card = step & ~63, step & 63
    mover = s[MOVER]
    bit = 1 << card
    if kind == DROP:
        go_out(s)
        pass_turn(s)
    elif kind == END:
        pass_turn(s)
    elif kind == DRAW:
        draw_card(s)
        if s[PHASE] == EARNED:
            pass_turn(s)
        else:
            s[PHASE] = FREE
    elif kind == LAY:
        for seat in range(s[PLAYERS]):
            s[PALETTE + seat] &= ~bit
        lay_card(s, card)
    elif kind == PLAY:
        s[HAND + mover] &= ~bit
        s[PALETTE + mover] |= bit
        s[PHASE] = FREE
        number = card // 7 + 1
        if r[ACTIONS] and number & 1:
            if number == 3 and s[DECK_SIZE] > 0:
                draw_card(s)
                s[TRIED] = 1
            elif number == 5 and s[HAND + mover]:
                s[PHASE] = FIVE
            elif number == 1:
                s[BOUND] = 1
                if targets(s, r, s[PALETTE + mover]):
                    s[PHASE] = ONE
            elif number == 7:
                s[BOUND] = 1
                s[SEVEN] = card
                own = s[PALETTE + mover]
                if r[SEVEN_ITSELF] or own & ~bit:
                    s[PHASE] = SEVEN_ACTS
    elif s[PHASE] == SEVEN_ACTS:
        s[PALETTE + mover] &= ~bit
        s[CANVAS] = card % 7
        s[PHASE] = FREE
        if r[SEVEN_DRAWS] and earns(r, card, s[PALETTE + mover], s[DECK_SIZE]):
            s[PHASE] = SEVEN_EARNED
    else:
        s[HAND + mover] &= ~bit
        s[CANVAS] = card % 7
        if r[LOSING]:
            find_bars(s, BARS)
            if not wins(s, BARS, card % 7, s[PALETTE + mover]):
                go_out(s)
                pass_turn(s)
                return
        if earns(r, card, s[PALETTE + mover], s[DECK_SIZE]):
            s[PHASE] = EARNED
        else:
            pass_turn(s)


@lean
def winner(s):
    """Give the seat, from 0, of the last player in; -1 while the round goes on."""
    if s[STILL_IN] > 1:
        return -1
    for seat in range(s[PLAYERS]):
        if not s[OUT + seat]:
            return seat
    return -1

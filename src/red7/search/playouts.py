"""Random games: every legal turn other than dropping out is equally likely.

A turn is chosen as far as it can be foreseen: where a card is drawn, the choice begins anew. So
"the legal turns" are the lines of steps up to the next draw or the end of the turn.
"""

from __future__ import annotations

import numpy as np

from red7.core.strength import strength
from red7.search.chance import below
from red7.search.compiled import kernel
from red7.search.flat import (
    ACTIONS,
    AT_ONCE,
    BARS,
    BARS_AFTER,
    BOUND,
    CANVAS,
    DECK,
    DECK_SIZE,
    DISCARD,
    DRAW,
    DRAWS,
    DROP,
    END,
    HAND,
    LAY,
    LOSING,
    MAY,
    MOST_STEPS,
    MOVER,
    OUT,
    PALETTE,
    PHASE,
    PLAY,
    PLAYERS,
    SEVEN,
    SEVEN_ACTS,
    SEVEN_DECK,
    SEVEN_DRAWS,
    SEVEN_ITSELF,
    SIZE,
    START,
    STILL_IN,
    can_finish,
    earns,
    find_bars,
    find_bars_without,
    make_step,
    may_move,
    open_steps,
    targets,
    wins,
)

_MISSES = 8  # candidates tried before the legal turns are counted out


@kernel
def deal_cards(s, chance, players, whole):
    """Deal a fresh round; the deck is put in order by lot only where it matters, the ``whole``."""
    s[:DECK] = 0
    size = 49 - 8 * players
    for card in range(49):
        s[DECK + card] = card
    for place in range(48, 0 if whole else size - 1, -1):
        other = below(chance, place + 1)
        s[DECK + place], s[DECK + other] = s[DECK + other], s[DECK + place]
    at = DECK + size
    for seat in range(players):
        hand = 0
        for _ in range(7):
            hand |= 1 << s[at]
            at += 1
        s[HAND + seat] = hand
    highest = -1
    for seat in range(players):
        card = s[at]
        at += 1
        s[PALETTE + seat] = 1 << card
        if card > highest:
            highest = card
            s[MOVER] = (seat + 1) % players
    s[CANVAS] = 6
    s[PLAYERS] = players
    s[DECK_SIZE] = size
    s[SEVEN] = -1
    s[STILL_IN] = players


@kernel
def beats(s, rule, palette):
    """Tell whether a palette beats all others under one rule, of which nothing is known yet."""
    mine = strength(rule, palette)
    if mine == 0:
        return False
    for seat in range(s[PLAYERS]):
        if seat != s[MOVER] and not s[OUT + seat] and strength(rule, s[PALETTE + seat]) > mine:
            return False
    return True


@kernel
def plain_turn_is_open(s, r, played, discarded):
    """Tell whether a turn without actions is legal; -1 stands for no card."""
    palette = s[PALETTE + s[MOVER]]
    if played < 0:
        return r[LOSING] != 0 or beats(s, discarded % 7, palette)
    palette |= 1 << played
    if beats(s, s[CANVAS] if discarded < 0 else discarded % 7, palette):
        return True
    if discarded < 0 or not r[LOSING]:
        return False
    find_bars(s, BARS)
    return can_finish(s, BARS, s[CANVAS], palette, s[HAND + s[MOVER]] & ~(1 << played))


@kernel
def random_plain_turn(s, r, chance):
    """Make a random legal turn under rules without actions; drop out if there is none."""
    hand = s[HAND + s[MOVER]]
    held = hand.bit_count()
    ways = 2 if r[DRAWS] == MAY else 1
    for _ in range(_MISSES):
        # Draw a candidate among all pairs of cards, one to play and one to discard, or none.
        first, second = below(chance, held + 1), below(chance, held + 1)
        if first == second:
            continue
        played = nth_bit(hand, first) if first < held else -1
        discarded = nth_bit(hand, second) if second < held else -1
        draws = ways == 2 and below(chance, 2) == 1
        if draws and not draw_follows(s, r, played, discarded):
            continue
        if plain_turn_is_open(s, r, played, discarded):
            make_plain_turn(s, r, played, discarded, draws)
            return
    choose_plain_turn(s, r, chance, hand)


@kernel
def choose_plain_turn(s, r, chance, hand):
    """Make a random legal turn by counting them all."""
    find_bars(s, BARS)
    palette, deck = s[PALETTE + s[MOVER]], s[DECK_SIZE]
    total = count_discards(s, r, palette, hand, deck)
    rest = hand
    while rest:
        card = rest.bit_length() - 1
        rest ^= 1 << card
        total += count_ends(
            s, r, BARS, s[CANVAS], palette | 1 << card, hand & ~(1 << card), deck, 0
        )
    if total == 0:
        make_step(s, r, DROP)
        return
    left = below(chance, total)
    count = count_discards(s, r, palette, hand, deck)
    played = -1
    rest = hand
    while left >= count:
        left -= count
        played = rest.bit_length() - 1
        rest ^= 1 << played
        count = count_ends(
            s, r, BARS, s[CANVAS], palette | 1 << played, hand & ~(1 << played), deck, 0
        )
    if played >= 0:
        palette |= 1 << played
        hand &= ~(1 << played)
        if wins(s, BARS, s[CANVAS], palette):
            left -= 1
            if left < 0:
                make_plain_turn(s, r, played, -1, False)
                return
    while hand:
        card = hand.bit_length() - 1
        hand ^= 1 << card
        winning = wins(s, BARS, card % 7, palette)
        if not winning and not r[LOSING]:
            continue
        left -= 1
        if left < 0:
            make_plain_turn(s, r, played, card, False)
            return
        if winning and r[DRAWS] == MAY and earns(r, card, palette, deck):
            left -= 1
            if left < 0:
                make_plain_turn(s, r, played, card, True)
                return


@kernel
def count_discards(s, r, palette, hand, deck):
    """Count the turns that only discard a card."""
    total = 0
    while hand:
        card = hand.bit_length() - 1
        hand ^= 1 << card
        if wins(s, BARS, card % 7, palette):
            total += 2 if r[DRAWS] == MAY and earns(r, card, palette, deck) else 1
        elif r[LOSING]:
            total += 1
    return total


@kernel
def nth_bit(mask, n):
    """Give the number of the n-th bit of a mask, from the lowest."""
    for _ in range(n):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


@kernel
def draw_follows(s, r, played, discarded):
    """Tell whether a plain turn earns a draw that may be left."""
    if discarded < 0:
        return False
    palette = s[PALETTE + s[MOVER]]
    if played >= 0:
        palette |= 1 << played
    if r[LOSING] and not beats(s, discarded % 7, palette):
        return False
    return earns(r, discarded, palette, s[DECK_SIZE])


@kernel
def make_plain_turn(s, r, played, discarded, draws):
    """Make a turn without actions."""
    if played >= 0:
        make_step(s, r, PLAY + played)
    if discarded < 0:
        make_step(s, r, END)
        return
    mover = s[MOVER]
    make_step(s, r, DISCARD + discarded)
    if s[MOVER] == mover and s[PHASE] != START:
        make_step(s, r, DRAW if draws or r[DRAWS] != MAY else END)


@kernel
def count_ends(s, r, at, canvas, palette, hand, deck, bound):
    """Count the ways to end a turn, all actions being finished; 0 if none of them wins."""
    winning = 1 if wins(s, at, canvas, palette) else 0
    losing = 0
    while hand:
        card = hand.bit_length() - 1
        hand ^= 1 << card
        if wins(s, at, card % 7, palette):
            winning += 2 if r[DRAWS] == MAY and earns(r, card, palette, deck) else 1
        else:
            losing += 1
    if winning and r[LOSING] and not bound:
        return winning + losing
    return winning


@kernel
def count_lines(s, r, card, palette, hand, bound):
    """Count the lines that begin with playing a card to the palette."""
    palette |= 1 << card
    hand &= ~(1 << card)
    number = card // 7 + 1
    deck = s[DECK_SIZE]
    canvas = s[CANVAS]
    if r[ACTIONS] and number & 1:
        if number == 3 and deck > 0:
            return 1
        if number == 5 and hand:
            total = 0
            rest = hand
            while rest:
                other = rest.bit_length() - 1
                rest ^= 1 << other
                total += count_lines(s, r, other, palette, hand, bound)
            return total
        if number == 1:
            bound = 1
            rest = targets(s, r, palette)
            if rest:
                return count_takes(s, r, rest, palette, hand)
        if number == 7:
            bound = 1
            rest = palette if r[SEVEN_ITSELF] else palette & ~(1 << card)
            if rest:
                return count_moves(s, r, rest, palette, hand)
    return count_ends(s, r, BARS, canvas, palette, hand, deck, bound)


@kernel
def count_takes(s, r, cards, palette, hand):
    """Count the lines that begin with a 1 taking a card."""
    total = 0
    while cards:
        card = cards.bit_length() - 1
        cards ^= 1 << card
        find_bars_without(s, card)
        total += count_ends(s, r, BARS_AFTER, s[CANVAS], palette, hand, s[DECK_SIZE] + 1, 1)
    return total


@kernel
def count_moves(s, r, cards, palette, hand):
    """Count the lines that begin with a 7 moving a card of one's own palette."""
    total = 0
    while cards:
        card = cards.bit_length() - 1
        cards ^= 1 << card
        total += count_move(s, r, card, palette, hand, True)
        total += count_move(s, r, card, palette, hand, False)
    return total


@kernel
def count_move(s, r, card, palette, hand, to_canvas):
    """Count the lines that begin with a 7 moving this card there."""
    rest = palette & ~(1 << card)
    deck = s[DECK_SIZE]
    if not to_canvas:
        if not r[SEVEN_DECK]:
            return 0
        return count_ends(s, r, BARS, s[CANVAS], rest, hand, deck + 1, 1)
    if r[AT_ONCE] or r[SEVEN_DRAWS]:
        if not may_move(s, r, card, palette, hand, True):
            return 0
        if r[SEVEN_DRAWS] and earns(r, card, rest, deck):
            if r[DRAWS] != MAY:
                return 1
            return 1 + count_ends(s, r, BARS, card % 7, rest, hand, deck, 1)
    return count_ends(s, r, BARS, card % 7, rest, hand, deck, 1)


@kernel
def weigh_steps(s, r, steps, n, weights):
    """Count the lines that begin with each open step; dropping out counts nothing."""
    mover = s[MOVER]
    palette, hand = s[PALETTE + mover], s[HAND + mover]
    phase = s[PHASE]
    total = 0
    for at in range(n):
        kind, card = steps[at] & ~63, steps[at] & 63
        weight = 1
        if kind == DROP:
            weight = 0
        elif kind == PLAY:
            weight = count_lines(s, r, card, palette, hand, s[BOUND])
        elif kind == DISCARD and phase == SEVEN_ACTS:
            weight = count_move(s, r, card, palette, hand, True)
        elif kind == DISCARD:
            if (
                wins(s, BARS, card % 7, palette)
                and r[DRAWS] == MAY
                and earns(r, card, palette, s[DECK_SIZE])
            ):
                weight = 2
        elif kind == LAY and phase == SEVEN_ACTS:
            weight = count_move(s, r, card, palette, hand, False)
        elif kind == LAY:
            find_bars_without(s, card)
            weight = count_ends(s, r, BARS_AFTER, s[CANVAS], palette, hand, s[DECK_SIZE] + 1, 1)
        weights[at] = weight
        total += weight
    return total


@kernel
def random_step(s, r, chance, steps, weights):
    """Make a random step so that every line of the turn is equally likely."""
    n = open_steps(s, r, steps)
    if n == 1:
        make_step(s, r, steps[0])
        return
    total = weigh_steps(s, r, steps, n, weights)
    if total == 0:
        make_step(s, r, steps[n - 1])
        return
    left = below(chance, total)
    for at in range(n):
        left -= weights[at]
        if left < 0:
            make_step(s, r, steps[at])
            return


@kernel
def play_out(s, r, chance, steps, weights):
    """Play a round to its end at random and give the number of turns begun."""
    turns = 0
    while s[STILL_IN] > 1:
        if s[PHASE] == START:
            turns += 1
            if not r[ACTIONS]:
                random_plain_turn(s, r, chance)
                continue
        random_step(s, r, chance, steps, weights)
    return turns


@kernel
def random_games(players, r, chance, games, won):
    """Deal and play many rounds; count the wins by distance from the first to move."""
    s = np.zeros(SIZE, np.int64)
    whole = r[DRAWS] != 0 or r[ACTIONS] != 0
    steps = np.zeros(MOST_STEPS, np.int64)
    weights = np.zeros(MOST_STEPS, np.int64)
    turns = 0
    for _ in range(games):
        deal_cards(s, chance, players, whole)
        first = s[MOVER]
        turns += play_out(s, r, chance, steps, weights)
        for seat in range(players):
            if not s[OUT + seat]:
                won[(seat - first) % players] += 1
    return turns

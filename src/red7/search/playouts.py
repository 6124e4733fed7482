"""Random games, played to the end on the flat array of a round."""

from __future__ import annotations

import numpy as np

from red7.search.chance import below
from red7.search.compiled import get, kernel, put
from red7.search.counts import find_bar, find_strengths
from red7.search.flat import (
    ACTIONS,
    CANVAS,
    DECK,
    DECK_SIZE,
    DISCARD,
    DRAW,
    DRAWS,
    END,
    HAND,
    LOOSE,
    MAY,
    MOST_STEPS,
    MOVER,
    OUT,
    PALETTE,
    PHASE,
    PLAY,
    PLAYERS,
    SEVEN,
    SIZE,
    START,
    STILL_IN,
    make_step,
)
from red7.search.lean import lean
from red7.search.plain import plain_turn
from red7.search.random_turns import go_on_at_random


@lean
def deal_cards(s, chance, players):
    """Deal a fresh round; the deck is left in no order, which is found as cards are drawn."""
    s[:DECK] = 0
    size = 49 - 8 * players
    for card in range(49):
        put(s, DECK + card, card)
    for place in range(48, size - 1, -1):
        other = below(chance, place + 1)
        card = get(s, DECK + other)
        put(s, DECK + other, get(s, DECK + place))
        put(s, DECK + place, card)
    at = DECK + size
    for seat in range(players):
        hand = 0
        for _ in range(7):
            hand |= 1 << get(s, at)
            at += 1
        put(s, HAND + seat, hand)
    highest = -1
    for seat in range(players):
        card = get(s, at)
        at += 1
        put(s, PALETTE + seat, 1 << card)
        if card > highest:
            highest = card
            put(s, MOVER, seat + 1 if seat + 1 < players else 0)
    put(s, CANVAS, 6)
    put(s, PLAYERS, players)
    put(s, DECK_SIZE, size)
    put(s, LOOSE, size)
    put(s, SEVEN, -1)
    put(s, STILL_IN, players)


@lean
def random_plain_turn(s, r, chance):
    """Make a random legal turn under rules without actions; drop out if there is none."""
    find_strengths(s)
    plain_turn(s, r, chance)


@lean
def make_plain_turn(s, r, played, discarded, draws):
    """Make a turn without actions; -1 stands for no card."""
    if played >= 0:
        make_step(s, r, PLAY + played)
    if discarded < 0:
        make_step(s, r, END)
        return
    mover = get(s, MOVER)
    make_step(s, r, DISCARD + discarded)
    if get(s, MOVER) == mover and get(s, PHASE) != START:
        make_step(s, r, DRAW if draws or get(r, DRAWS) != MAY else END)


@lean
def play_out(s, r, chance, steps, weights):
    """Play a round to its end at random and give the number of turns begun."""
    turns = 0
    find_strengths(s)
    find_bar(s)
    plain = get(r, ACTIONS) == 0
    while get(s, STILL_IN) > 1:
        if get(s, PHASE) == START:
            turns += 1
            if plain:
                plain_turn(s, r, chance)
                continue
        go_on_at_random(s, r, chance, steps, weights)
    return turns


@kernel
def random_games(players, r, chance, games, won):
    """Deal and play many rounds; count the wins by distance from the first to move."""
    s = np.zeros(SIZE, np.int64)
    steps = np.zeros(MOST_STEPS, np.int64)
    weights = np.zeros(MOST_STEPS, np.int64)
    turns = 0
    for _ in range(games):
        deal_cards(s, chance, players)
        first = s[MOVER]
        turns += play_out(s, r, chance, steps, weights)
        for seat in range(players):
            if not s[OUT + seat]:
                won[(seat - first) % players] += 1
    return turns

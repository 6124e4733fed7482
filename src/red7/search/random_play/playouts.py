"""Random games, played to the end on flat rounds."""

from __future__ import annotations

import numpy as np

from red7.core.numbering import ACTIONS, START
from red7.search.kernels.chance import below
from red7.search.kernels.compiled import get, put
from red7.search.kernels.counts import find_bar, find_strengths
from red7.search.kernels.decorators import allocation_free, kernel
from red7.search.kernels.flat import (
    CANVAS,
    DECK,
    DECK_SIZE,
    HAND,
    LOOSE,
    MOST_STEPS,
    MOVER,
    OUT,
    PALETTE,
    PHASE,
    PLAYERS,
    SEVEN,
    SIZE,
    STILL_IN,
)
from red7.search.random_play.turns import go_on_at_random
from red7.search.random_play.without_actions import random_turn_without_actions


@allocation_free
def deal_cards(s, chance, players):
    """Deal a fresh round; the deck gets its order only as cards are drawn."""
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


@allocation_free
def play_out(s, r, chance, steps, weights):
    """Play a round to the end at random, and return how many turns were begun."""
    turns = 0
    find_strengths(s)
    find_bar(s)
    without_actions = get(r, ACTIONS) == 0
    while get(s, STILL_IN) > 1:
        if get(s, PHASE) == START:
            turns += 1
            if without_actions:
                random_turn_without_actions(s, r, chance)
                continue
        go_on_at_random(s, r, chance, steps, weights)
    return turns


@kernel
def random_games(players, r, chance, games, won):
    """Deal and play many rounds, counting wins by distance from the first player to move."""
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

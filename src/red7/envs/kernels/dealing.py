"""Dealing the rounds of a game in a scene."""

from __future__ import annotations

from red7.core.numbering import ACTIONS, DRAWS, START
from red7.core.rules import HAND
from red7.core.strength import LANE, RED
from red7.envs.kernels.decorators import allocation_free
from red7.envs.kernels.layout import LOGGED, PILES
from red7.network.flags import SEATS
from red7.network.kernels.scene import BEGAN, GONE, RULES, SCORED, SCORES
from red7.search.kernels.chance import below
from red7.search.kernels.flat import (
    CANVAS,
    DECK,
    DECK_SIZE,
    MOVER,
    OUT,
    PALETTE,
    PHASE,
    PLAYERS,
    SEVEN,
    STILL_IN,
)
from red7.search.kernels.flat import HAND as HANDS


@allocation_free
def points_of(cards):
    """Return what cards are worth in a score pile."""
    points = 0
    for number in range(1, 8):
        points += number * (cards >> 7 * (number - 1) & LANE).bit_count()
    return points


@allocation_free
def shuffle(s, chance, order):
    """Store the cards that nobody has scored in random order; -1 marks the end.

    If no card is ever drawn, those in the deck stay as they are.
    """
    gone = 0
    for seat in range(SEATS):
        gone |= s[PILES + seat]
    count = 0
    for card in range(order.shape[0]):
        # Written anyway, and kept if the card is left: a branch would be slower.
        order[count] = card
        count += 1 - (gone >> card & 1)
    if count < order.shape[0]:
        order[count] = -1
    drawn = s[RULES + DRAWS] or s[RULES + ACTIONS]
    for place in range(count if drawn else s[PLAYERS] * (HAND + 1)):
        other = place + below(chance, count - place)
        card = order[other]
        order[other] = order[place]
        order[place] = card


@allocation_free
def set_up(s, order):
    """Set up a round from cards in order: hands, then palettes, then the deck from the top."""
    players = s[PLAYERS]
    for at in range(RULES):
        s[at] = 0
    s[PLAYERS] = players
    at, highest = 0, -1
    for seat in range(players):
        hand = 0
        for _ in range(HAND):
            hand |= 1 << order[at]
            at += 1
        s[HANDS + seat] = hand
    for seat in range(players):
        card = order[at]
        at += 1
        s[PALETTE + seat] = 1 << card
        if card > highest:
            highest = card
            # The player to the left of the owner of the highest palette card begins.
            s[MOVER] = seat + 1 if seat + 1 < players else 0
    count = at
    while count < order.shape[0] and order[count] >= 0:
        count += 1
    s[DECK_SIZE] = count - at
    for depth in range(count - at):
        s[DECK + count - at - 1 - depth] = order[at + depth]
    for seat in range(SEATS):
        s[OUT + seat] = seat >= players
        s[BEGAN + seat] = -1
        s[GONE] |= s[PILES + seat]
        s[SCORES + seat] = points_of(s[PILES + seat])
    s[SCORED] = s[GONE].bit_count()
    s[CANVAS] = RED
    s[BEGAN + s[MOVER]] = RED
    s[PHASE] = START
    s[SEVEN] = -1
    s[STILL_IN] = players
    s[LOGGED] = 0

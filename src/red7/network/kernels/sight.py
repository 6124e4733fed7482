"""What the mover sees in a scene, as a list of the inputs that are not zero.

The same values as ``red7.network.observation.observe`` times ``SCALE``, found by a kernel, and
behind them a critic's secrets: the other hands and the two cards on top of the deck.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from red7.core.cards import ALL_CARDS
from red7.core.numbering import ACTIONS, DRAWS, LOSING, MATCH, ONE_MORE
from red7.core.rules import GOALS
from red7.core.strength import LANE, strength
from red7.network import observation
from red7.network.flags import SEATS
from red7.network.kernels.scene import (
    BEGAN,
    DISCARDED,
    DRAWN,
    GONE,
    HIDDEN,
    KNOWN,
    LAID,
    PLAYED,
    RULES,
    SCORED,
    SCORES,
)
from red7.network.observation import CARD_VALUES, GLOBALS, PLANES, ROUND_VALUES
from red7.network.sets import CARDS
from red7.search.kernels.decorators import allocation_free, inlined
from red7.search.kernels.flat import (
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
from red7.search.kernels.lanes import LOW, WIDTH, beaten, higher, joined, packed, won_colours


def _places(values: tuple[tuple[str, int], ...], start: int) -> dict[str, int]:
    """Return where each of these values begins."""
    places = {}
    for name, width in values:
        places[name] = start
        start += width
    return places


_CARD: Final = _places(CARD_VALUES, 0)
_HAND: Final = _CARD["hand"]
_KNOWN: Final = _CARD["known"]
_PALETTE: Final = _CARD["palette"]
_GONE: Final = _CARD["gone"]
_LAID: Final = _CARD["laid"]
_TOP: Final = _CARD["top"]
_UNSEEN: Final = _CARD["unseen"]
_SEVEN: Final = _CARD["seven"]
_PLAYED: Final = _CARD["played"]
_DISCARDED: Final = _CARD["discarded"]
_PLAYED_BEFORE: Final = _CARD["played before"]
_DISCARDED_BEFORE: Final = _CARD["discarded before"]
_LAID_BY: Final = _CARD["laid by"]
_WINS_AS_DISCARD: Final = _CARD["wins as a discard"]
_WINS: Final = _CARD["wins"]
_ANSWERS: Final = _CARD["answers"]

_ROUND: Final = _places(ROUND_VALUES, CARDS * PLANES)
_PHASE: Final = _ROUND["phase"]
_CANVAS: Final = _ROUND["canvas"]
_EDITION: Final = _ROUND["edition"]
_DRAW: Final = _ROUND["draw"]
_ACTIONS: Final = _ROUND["actions"]
_MATCH: Final = _ROUND["match"]
_PLAYERS: Final = _ROUND["players"]
_PLAYERS_IN: Final = _ROUND["players in"]
_TRIED: Final = _ROUND["tried"]
_BOUND: Final = _ROUND["bound"]
_LEADER: Final = _ROUND["leader"]
_BEST_SET: Final = _ROUND["best set"]
_RIVALS: Final = _ROUND["answers"]
_HAND_SIZE: Final = _ROUND["hand size"]
_PALETTE_SIZE: Final = _ROUND["palette size"]
_DECK_SIZE: Final = _ROUND["deck size"]
_NEEDED: Final = _ROUND["points needed"]
_IN: Final = _ROUND["in"]
_SEATED: Final = _ROUND["at the table"]
_SPARE: Final = _ROUND["spare cards"]
_BEGAN: Final = _ROUND["began"]
_DRAWN: Final = _ROUND["drawn"]

HAND_STEPS: Final = np.array(observation.HAND_STEPS)
PALETTE_STEPS: Final = np.array(observation.PALETTE_STEPS)
DECK_STEPS: Final = np.array(observation.DECK_STEPS)
NEEDED_STEPS: Final = np.array(observation.NEEDED_STEPS)
SPARE_STEPS: Final = np.array(observation.SPARE_STEPS)
_GOAL_OF: Final = np.array([GOALS.get(players, 0) for players in range(SEATS + 1)])
_FULL: Final = int(ALL_CARDS)
_EIGHTH: Final = np.float32(1 / 8)
_HALF: Final = np.float32(1 / 2)
_ONE: Final = np.float32(1)

SECRETS: Final = 5 * CARDS  # three hands and two cards of the deck
# No position comes near: a card can have at most 27 values that are not zero, most have two.
MOST: Final = CARDS * 27 + GLOBALS + SECRETS
# Space to work in: the seat at each place, packed strengths of the palettes, then, for each card,
# how strong the best opponent would be with it.
STRENGTH: Final = SEATS
BEST: Final = STRENGTH + SEATS
SPACE: Final = BEST + CARDS


@allocation_free
def find_places(s, work):
    """Store the seats in the order of an observation."""
    mover, players, n = s[MOVER], s[PLAYERS], 0
    for kind in range(3):
        for away in range(SEATS):
            seat = mover + away & 3
            its = 2 if seat >= players else 1 if s[OUT + seat] else 0
            if its == kind:
                work[n] = seat
                n += 1


@inlined
def _put(n, index, value, at, what):
    index[n] = at
    value[n] = what
    return n + 1


@allocation_free
def _put_cards(n, index, value, cards, plane):
    """Add a value for each of these cards."""
    while cards:
        card = cards.bit_length() - 1
        cards ^= 1 << card
        index[n] = card * PLANES + plane
        value[n] = _ONE
        n += 1
    return n


@allocation_free
def _put_steps(n, index, value, at, reached, steps):
    """Add which steps a value reaches."""
    for step in range(steps.shape[0]):
        if reached >= steps[step]:
            index[n] = at + step
            value[n] = _ONE
            n += 1
    return n


@allocation_free
def _put_colours(n, index, value, at, colours):
    """Add a value for each of these colours."""
    while colours:
        colour = colours.bit_length() - 1
        colours ^= 1 << colour
        index[n] = at + colour
        value[n] = _ONE
        n += 1
    return n


@allocation_free
def _put_counts(n, index, value, at, counts):
    """Add the counts of answers under each colour, which are packed like strengths."""
    for colour in range(7):
        count = counts >> WIDTH * colour & LOW
        if count:
            index[n] = at + colour
            value[n] = np.float32(count) * _EIGHTH
            n += 1
    return n


@allocation_free
def unseen_cards(s):
    """Return the cards whose place the mover does not know."""
    cards = s[GONE] | s[HAND + s[MOVER]] | laid_cards(s)
    for seat in range(s[PLAYERS]):
        cards |= s[PALETTE + seat] | s[KNOWN + seat]
    return _FULL & ~cards


@allocation_free
def laid_cards(s):
    """Return the cards that everybody knows to lie on the deck."""
    cards = 0
    for depth in range(s[DECK_KNOWN]):
        cards |= 1 << s[DECK + s[DECK_SIZE] - 1 - depth]
    return cards


@allocation_free
def see(s, index, value, work):
    """Store the inputs that are not zero, each with its index, and return how many there are."""
    find_places(s, work)
    for place in range(SEATS):
        seat = work[place]
        work[STRENGTH + place] = packed(s[PALETTE + seat]) if seat < s[PLAYERS] else 0
    n = _see_places(s, index, value, work, 0)
    n = _see_chances(s, index, value, work, n)
    return _see_round(s, index, value, n)


@allocation_free
def _see_places(s, index, value, work, n):
    """Add where the cards are, and what each seat holds and did."""
    n = _put_cards(n, index, value, s[HAND + s[MOVER]], _HAND)
    n = _put_cards(n, index, value, s[GONE], _GONE)
    n = _put_cards(n, index, value, laid_cards(s), _LAID)
    n = _put_cards(n, index, value, unseen_cards(s), _UNSEEN)
    if s[DECK_KNOWN] > 0:
        n = _put(n, index, value, s[DECK + s[DECK_SIZE] - 1] * PLANES + _TOP, _ONE)
    if s[SEVEN] >= 0:
        n = _put(n, index, value, s[SEVEN] * PLANES + _SEVEN, _ONE)
    match, players, laid = s[RULES + MATCH], s[PLAYERS], 0
    for place in range(players):
        seat = work[place]
        laid |= s[LAID + seat]
        n = _put_cards(n, index, value, s[KNOWN + seat], _KNOWN + place)
        n = _put_cards(n, index, value, s[PALETTE + seat], _PALETTE + place)
        n = _put_cards(n, index, value, s[PLAYED + 2 * seat], _PLAYED + place)
        n = _put_cards(n, index, value, s[DISCARDED + 2 * seat], _DISCARDED + place)
        if place:
            before = place - 1
            n = _put_cards(n, index, value, s[PLAYED + 2 * seat + 1], _PLAYED_BEFORE + before)
            n = _put_cards(n, index, value, s[DISCARDED + 2 * seat + 1], _DISCARDED_BEFORE + before)
        held = s[HAND + seat].bit_count() + s[HIDDEN + seat]
        n = _put_steps(n, index, value, _HAND_SIZE + 9 * place, held, HAND_STEPS)
        shown = s[PALETTE + seat].bit_count()
        n = _put_steps(n, index, value, _PALETTE_SIZE + 8 * place, shown, PALETTE_STEPS)
        if match:
            needed = _GOAL_OF[players] - s[SCORES + seat]
            n = _put_steps(n, index, value, _NEEDED + 9 * place, needed, NEEDED_STEPS)
        if not s[OUT + seat]:
            n = _put(n, index, value, _IN + place, _ONE)
        n = _put(n, index, value, _SEATED + place, _ONE)
        if s[BEGAN + seat] >= 0:
            n = _put(n, index, value, _BEGAN + 7 * place + s[BEGAN + seat], _ONE)
        if s[DRAWN + seat]:
            n = _put(n, index, value, _DRAWN + place, np.float32(s[DRAWN + seat]))
    return _put_cards(n, index, value, laid, _LAID_BY)


@allocation_free
def _see_chances(s, index, value, work, n):
    """Add who is winning, and what each card would change."""
    players, mover = s[PLAYERS], s[MOVER]
    mine, bar = work[STRENGTH], 0
    for place in range(1, players):
        bar = higher(work[STRENGTH + place], bar)
    winning = won_colours(mine, bar)
    for place in range(players):
        palette = s[PALETTE + work[place]]
        if not palette:
            continue
        leads = winning
        if place:
            leads = LANE
            for other in range(players):
                if other != place:
                    leads &= won_colours(work[STRENGTH + place], work[STRENGTH + other])
        n = _put_colours(n, index, value, _LEADER + 7 * place, leads)
        for colour in range(7):
            count = strength(colour, palette) >> 6
            if count:
                at = _BEST_SET + 7 * place + colour
                n = _put(n, index, value, at, np.float32(count) * _HALF)

    # What opponents would have with each unseen card.
    unseen = unseen_cards(s)
    for card in range(CARDS):
        work[BEST + card] = 0
    for place in range(1, players):
        seat = work[place]
        if s[OUT + seat]:
            continue
        palette, theirs, rivals = s[PALETTE + seat], work[STRENGTH + place], 0
        rest = unseen
        while rest:
            card = rest.bit_length() - 1
            rest ^= 1 << card
            changed = joined(theirs, palette | 1 << card, card)
            rivals += beaten(changed, mine) >> WIDTH - 1
            work[BEST + card] = higher(changed, work[BEST + card])
        n = _put_counts(n, index, value, _RIVALS + 7 * (place - 1), rivals)

    # What the mover would have.
    hand, own = s[HAND + mover], s[PALETTE + mover]
    rest = hand | own
    while rest:
        card = rest.bit_length() - 1
        bit = 1 << card
        rest ^= bit
        moved = joined(mine, own | bit, card) if hand & bit else packed(own ^ bit)
        if hand & bit and winning >> card % 7 & 1:
            n = _put(n, index, value, card * PLANES + _WINS_AS_DISCARD, _ONE)
        n = _put_colours(n, index, value, card * PLANES + _WINS, won_colours(moved, bar))
        answers, other = 0, unseen
        while other:
            reply = other.bit_length() - 1
            other ^= 1 << reply
            answers += beaten(work[BEST + reply], moved) >> WIDTH - 1
        n = _put_counts(n, index, value, card * PLANES + _ANSWERS, answers)

    # What would be left to beat without a card of another palette.
    for place in range(1, players):
        palette = s[PALETTE + work[place]]
        others = 0
        for other in range(1, players):
            if other != place:
                others = higher(work[STRENGTH + other], others)
        rest = palette
        while rest:
            card = rest.bit_length() - 1
            rest ^= 1 << card
            won = won_colours(mine, higher(packed(palette ^ 1 << card), others))
            n = _put_colours(n, index, value, card * PLANES + _WINS, won)
    return n


@allocation_free
def _see_round(s, index, value, n):
    """Add what concerns the round as a whole."""
    players = s[PLAYERS]
    n = _put(n, index, value, _PHASE + s[PHASE], _ONE)
    n = _put(n, index, value, _CANVAS + s[CANVAS], _ONE)
    edition = 2 if s[RULES + LOSING] else 0 if s[RULES + ONE_MORE] else 1
    n = _put(n, index, value, _EDITION + edition, _ONE)
    n = _put(n, index, value, _DRAW + s[RULES + DRAWS], _ONE)
    if s[RULES + ACTIONS]:
        n = _put(n, index, value, _ACTIONS, _ONE)
    if s[RULES + MATCH]:
        n = _put(n, index, value, _MATCH, _ONE)
        spare = CARDS - 8 * players - s[SCORED]
        n = _put_steps(n, index, value, _SPARE, spare, SPARE_STEPS)
    n = _put(n, index, value, _PLAYERS + players - 2, _ONE)
    if s[STILL_IN] > 1:
        n = _put(n, index, value, _PLAYERS_IN + s[STILL_IN] - 2, _ONE)
    if s[TRIED]:
        n = _put(n, index, value, _TRIED, _ONE)
    if s[BOUND]:
        n = _put(n, index, value, _BOUND, _ONE)
    return _put_steps(n, index, value, _DECK_SIZE, s[DECK_SIZE], DECK_STEPS)


@allocation_free
def see_secrets(s, index, value, work, n):
    """Add the other hands and the two cards on top of the deck, as only a critic may."""
    start = CARDS * PLANES + GLOBALS
    for place in range(1, s[PLAYERS]):
        rest = s[HAND + work[place]]
        while rest:
            card = rest.bit_length() - 1
            rest ^= 1 << card
            n = _put(n, index, value, start + CARDS * (place - 1) + card, _ONE)
    for depth in range(min(2, s[DECK_SIZE])):
        card = s[DECK + s[DECK_SIZE] - 1 - depth]
        n = _put(n, index, value, start + CARDS * (3 + depth) + card, _ONE)
    return n

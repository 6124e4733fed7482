"""What the network thinks of scenes: likely steps, chances to win, and where hidden cards are."""

from __future__ import annotations

from typing import Final

import numpy as np

from red7.core.numbering import DRAW, MATCH, STEP_COUNT
from red7.network.flags import SEATS
from red7.network.kernels.layers import answer, enter, pass_through
from red7.network.kernels.scene import RULES
from red7.network.kernels.sight import MOST, SPACE, find_places, see, see_secrets, unseen_cards
from red7.network.kernels.tiles import LANES
from red7.network.observation import PLANES
from red7.network.sets import CARDS
from red7.search.kernels.decorators import allocation_free, kernel
from red7.search.kernels.flat import MOST_STEPS, OUT, PLAYERS, STILL_IN
from red7.search.kernels.flow import winner
from red7.search.kernels.legal import open_steps

TOGETHER: Final = 64  # scenes that go through the layers together
_NEVER: Final = np.float32(-np.inf)
_ZERO: Final = np.float32(0)


@allocation_free
def _soften(logits, count):
    """Turn logits into chances."""
    most = _NEVER
    for k in range(count):
        most = max(most, logits[k])
    total = _ZERO
    for k in range(count):
        logits[k] = np.exp(logits[k] - most)
        total += logits[k]
    for k in range(count):
        logits[k] /= total


@allocation_free
def _store_chances(s, logits, work, small, chances):
    """Store each seat's chance to win, from logits in the order of an observation."""
    find_places(s, work)
    for place in range(SEATS):
        seat = work[place]
        possible = seat < s[PLAYERS] and (s[RULES + MATCH] or not s[OUT + seat])
        small[place] = logits[place] if possible else _NEVER
    _soften(small, SEATS)
    for place in range(SEATS):
        chances[work[place]] = small[place]


@allocation_free
def _settled(s, chances):
    """Store who has won a round that is over, and return whether it is."""
    chances[:] = 0
    if s[STILL_IN] > 1:
        return False
    chances[winner(s)] = 1
    return True


@allocation_free
def _ask_cards(index, value, count, cards, context, needed, units, by_card):
    """Store what the small network says of each needed card."""
    size, answers = units.shape[1], by_card.shape[1]
    for card in range(CARDS):
        if needed >> card & 1:
            for k in range(size):
                units[card, k] = cards.each[card, k] + context[k]
    for n in range(count):
        card = index[n] // PLANES
        if card < CARDS and needed >> card & 1:
            weights, factor = cards.inputs[index[n] - card * PLANES], value[n]
            for k in range(size):
                units[card, k] += factor * weights[k]
    for card in range(CARDS):
        if needed >> card & 1:
            for j in range(answers):
                by_card[card, j] = cards.answers_bias[j]
            for k in range(size):
                unit = units[card, k]
                if unit > 0:
                    for j in range(answers):
                        by_card[card, j] += unit * cards.answers[k, j]


@allocation_free
def _store_belief(answers, by_card, unseen, work, small, belief):
    """Store how likely each unseen card is to be in each hand."""
    for card in range(CARDS):
        if unseen >> card & 1:
            for place in range(SEATS):
                small[place] = answers[SEATS * card + place] + by_card[card, 3 + place]
            _soften(small, SEATS)
            # The last answer stands for the deck and for cards turned down.
            for place in range(1, SEATS):
                belief[work[place], card] = small[place - 1]


@allocation_free
def _needed_cards(legal, count):
    """Return the cards of some steps."""
    cards = 0
    for k in range(count):
        if legal[k] < DRAW:
            cards |= 1 << legal[k] % CARDS
    return cards


@kernel
def think_of_all(scenes, trunk, cards, guesses, steps, chances, belief):
    """Store what the actor thinks of each scene; the belief only if asked to guess.

    Where a round is over, no step is likely, and its winner has won.
    """
    most = min(TOGETHER, scenes.shape[0])
    width, neck, size = trunk.first.shape[1], trunk.down_columns.shape[1], cards.inputs.shape[1]
    index, value = np.empty((most, MOST), np.int32), np.empty((most, MOST), np.float32)
    counts, live = np.empty(most, np.int64), np.empty(most, np.int64)
    h, x = np.empty((most, width), np.float32), np.empty((most, width), np.float32)
    inner = np.empty((most, neck), np.float32)
    outer = np.empty((most, trunk.up_columns.shape[1]), np.float32)
    space = np.empty((max(width, neck), LANES), np.float32)
    heads = np.empty((most, trunk.heads_bias.shape[0]), np.float32)
    guessed = np.empty((most, cards.belief_bias.shape[0]), np.float32)
    units, by_card = np.empty((CARDS, size), np.float32), np.empty((CARDS, 7), np.float32)
    work, legal = np.empty(SPACE, np.int64), np.empty(MOST_STEPS, np.int64)
    small = np.empty(MOST_STEPS, np.float32)
    steps[:] = 0
    belief[:] = 0
    at = 0
    while at < scenes.shape[0]:
        rows = 0
        while at < scenes.shape[0] and rows < most:
            if not _settled(scenes[at], chances[at]):
                live[rows] = at
                counts[rows] = see(scenes[at], index[rows], value[rows], work)
                enter(index[rows], value[rows], counts[rows], trunk, h[rows])
                rows += 1
            at += 1
        pass_through(h, rows, trunk, x, inner, outer, space, heads)
        if guesses:
            answer(h, rows, cards.belief, cards.belief_rows, cards.belief_columns,
                   cards.belief_bias, x, space, guessed)  # fmt: skip
        for row in range(rows):
            s, answers = scenes[live[row]], heads[row]
            unseen = unseen_cards(s) if guesses else 0
            count = open_steps(s, s[RULES:], legal)
            needed = _needed_cards(legal, count) | unseen
            _ask_cards(index[row], value[row], counts[row], cards, answers, needed, units, by_card)
            for k in range(count):
                small[k] = answers[size + legal[k]]
                if legal[k] < DRAW:
                    small[k] += by_card[legal[k] % CARDS, legal[k] // CARDS]
            _soften(small, count)
            for k in range(count):
                steps[live[row], legal[k]] = small[k]
            _store_chances(s, answers[size + STEP_COUNT :], work, small, chances[live[row]])
            if guesses:
                _store_belief(guessed[row], by_card, unseen, work, small, belief[live[row]])


@kernel
def judge_all(scenes, trunk, chances):
    """Store each seat's chance to win, as a critic sees it who knows all cards.

    Where a round is over, its winner has won.
    """
    most = min(TOGETHER, scenes.shape[0])
    width, neck = trunk.first.shape[1], trunk.down_columns.shape[1]
    index, value = np.empty(MOST, np.int32), np.empty(MOST, np.float32)
    live = np.empty(most, np.int64)
    h, x = np.empty((most, width), np.float32), np.empty((most, width), np.float32)
    inner = np.empty((most, neck), np.float32)
    outer = np.empty((most, trunk.up_columns.shape[1]), np.float32)
    space = np.empty((max(width, neck), LANES), np.float32)
    heads = np.empty((most, trunk.heads_bias.shape[0]), np.float32)
    work, small = np.empty(SPACE, np.int64), np.empty(SEATS, np.float32)
    at = 0
    while at < scenes.shape[0]:
        rows = 0
        while at < scenes.shape[0] and rows < most:
            if not _settled(scenes[at], chances[at]):
                live[rows] = at
                count = see(scenes[at], index, value, work)
                count = see_secrets(scenes[at], index, value, work, count)
                enter(index, value, count, trunk, h[rows])
                rows += 1
            at += 1
        pass_through(h, rows, trunk, x, inner, outer, space, heads)
        for row in range(rows):
            _store_chances(scenes[live[row]], heads[row], work, small, chances[live[row]])

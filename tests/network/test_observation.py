from __future__ import annotations

import random
from typing import Any

import numpy as np

from red7.core import Round, View
from red7.network.observation import (
    CARD_VALUES,
    GLOBALS,
    PLANES,
    ROUND_VALUES,
    SCALE,
    SIZE,
    observe,
)
from red7.network.outlook import outlook
from red7.network.seen import seen_by
from tests.games import ALL_RULES, random_round


def observed(view: View) -> Any:
    seen = seen_by(view)
    return observe(seen, outlook(seen, np), np)


def card_value(observation: Any, name: str) -> Any:
    """Return the named values of all cards: [card, value]."""
    names = [each for each, width in CARD_VALUES for _ in range(width)]
    cards = observation[: 49 * PLANES].reshape(49, PLANES)
    return cards[:, [place for place, each in enumerate(names) if each == name]]


def round_value(observation: Any, name: str) -> Any:
    names = [each for each, width in ROUND_VALUES for _ in range(width)]
    return observation[49 * PLANES :][[place for place, each in enumerate(names) if each == name]]


def test_the_vector_has_the_documented_size() -> None:
    view = Round.deal(3, "expert", "07" * 32).view(1)
    assert (PLANES, GLOBALS, SIZE) == (44, 272, 2428)
    assert SCALE.shape == (SIZE,)
    turn = Round.deal(3, "expert", "07" * 32).turn
    assert observed(Round.deal(3, "expert", "07" * 32).view(turn)).shape == (SIZE,)
    assert view.players == 3


def test_values_of_a_small_round_are_as_worked_out_by_hand() -> None:
    # Seat 2 is to move under Red; seat 1 leads with the R6.
    view = View.parse("v1.2+draw", "R 2 33 R6/?7 O6/R7Y2G1B4V5I3O2 ", 2)
    observation = observed(view)
    cards = {"R7": 48, "Y2": 11, "B4": 23, "O6": 40, "R6": 41}
    hand = card_value(observation, "hand")[:, 0]
    assert sorted(np.flatnonzero(hand)) == sorted(view.hand(2))
    assert card_value(observation, "palette")[cards["O6"]].tolist() == [1, 0, 0, 0]
    assert card_value(observation, "palette")[cards["R6"]].tolist() == [0, 1, 0, 0]
    # The R7 wins under Red (violet is the first colour, red the last); nothing beats it.
    assert card_value(observation, "wins")[cards["R7"]][6] == 1
    assert card_value(observation, "answers")[cards["R7"]][6] == 0
    # The Y2 does not; every unseen card but one that loses to R6 answers: R6 itself is there.
    assert card_value(observation, "wins")[cards["Y2"]][6] == 0
    assert card_value(observation, "answers")[cards["Y2"]][6] == view.unseen.mask.bit_count()
    # No colour lets the O6 beat the R6 but those that count something else.
    assert round_value(observation, "leader").reshape(4, 7)[1].tolist() == [0, 1, 1, 1, 1, 1, 1]
    assert round_value(observation, "players in").tolist() == [1, 0, 0]


def test_hidden_cards_change_nothing() -> None:
    chance = random.Random(2)
    for rules in ALL_RULES:
        full = random_round(rules, chance.choice((2, 3, 4)), chance)
        view = full.view(full.turn)
        other = shuffled(full, chance)
        assert other.view(full.turn) == view
        assert np.array_equal(observed(other.view(full.turn)), observed(view))


def shuffled(full: Round, chance: random.Random) -> Round:
    """Return the round with the cards that the mover cannot see dealt anew."""
    view = full.view(full.turn)
    pool = [card for card in view.unseen if card not in lost(full)]
    chance.shuffle(pool)
    hands = list(full.hands)
    for index, count in enumerate(view.hidden):
        if index + 1 != full.turn:
            hands[index] = full.known[index]
            for _ in range(count):
                hands[index] |= 1 << pool.pop()
    deck = (*full.deck[: full.deck_known], *pool)
    return full._with(hands=tuple(hands), deck=deck)


def lost(full: Round) -> list[int]:
    """Return the cards of hands that were turned down."""
    there = full.gone | sum(1 << card for card in full.deck)
    for mask in (*full.hands, *full.palettes):
        there |= mask
    return [card for card in range(49) if not there >> card & 1]

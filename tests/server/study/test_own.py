"""What is refused depends on nothing but the asker's own view."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import cast

import pytest

from red7.core import Position, Round, View, read_position
from red7.core.cards import listed, mask_of
from red7.server.study.own import is_own_view

RULES = ("basic", "v1.2+draw+actions")


def positions(seed: int, rules: str, players: int) -> list[Round]:
    """Play a round at random, and give each of its positions."""
    chance = random.Random(seed)
    now = Round.deal(players=players, rules=rules, seed=chance.randbytes(32).hex())
    found = [now]
    while not now.over:
        steps = [step for step in now.legal_steps if str(step) != "~"] or now.legal_steps
        now = now.apply(chance.choice(steps))
        found.append(now)
    return found


def exchanged(now: Round, seat: int, chance: random.Random) -> Round:
    """Deal everything that a seat does not see in another way."""
    view = now.view(seat)
    unseen = list(listed(view.unseen.mask))
    chance.shuffle(unseen)
    left = iter(unseen)
    hands = tuple(
        view.hands[at] | mask_of([next(left) for _ in range(view.hidden[at])])
        for at in range(now.players)
    )
    deck = tuple(int(next(left)) if card < 0 else card for card in view.deck)
    begin = None if now.begin is None else exchanged(cast("Round", now.begin), seat, chance)
    return replace(now, hands=hands, deck=deck, begin=begin)


def asked_about(now: Round, seat: int, chance: random.Random) -> list[Position]:
    """Give what somebody at this seat might ask: what they see, and with made-up hidden cards."""
    view = now.view(seat)
    made_up = exchanged(now, seat, chance)
    texts = [str(view), str(made_up), str(now)]
    return [read_position(now.rules, text) for text in texts]


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("players", [2, 3])
def test_hidden_cards_make_no_difference(rules: str, players: int) -> None:
    chance = random.Random(3)
    refused = answered = 0
    game = positions(players, rules, players)
    others = positions(players + 10, rules, players)
    for now in game:
        if now.over or now.begin is not None:
            continue
        for seat in range(1, players + 1):
            asked = [
                *asked_about(now, seat, chance),
                *(read_position(now.rules, str(one.view(seat))) for one in (game[0], others[0])),
            ]
            found = [is_own_view(one, now.view(seat)) for one in asked]
            swapped = exchanged(now, seat, chance).view(seat)
            assert found == [is_own_view(one, swapped) for one in asked]
            assert all(found[:3])
            refused += sum(found)
            answered += found.count(False)
    assert refused
    assert answered


@pytest.mark.parametrize("rules", RULES)
def test_a_turn_under_way_is_the_same_turn(rules: str) -> None:
    chance = random.Random(4)
    for now in positions(5, rules, 2):
        if now.over:
            continue
        own = now.view(now.turn)
        texts = (str(own), str(own.at_start), str(exchanged(now, now.turn, chance).at_start))
        for text in texts:
            assert is_own_view(read_position(rules, text), own), text


OWN = View.parse("v1.2", "R 1 30 B5G1/R7V1 V7/?2 Y4/?3 *G4", seat=1)


@pytest.mark.parametrize(
    "text",
    [
        "O 1 30 B5G1/R7V1 V7/?2 Y4/?3 *G4",  # the canvas
        "R 2 30 B5G1/R7V1 V7/?2 Y4/?3 *G4",  # whose turn it is
        "R 1 30 B5/R7V1 V7/?2 Y4/?3 *G4",  # palettes
        "R 1 30 B5G1/R7V1 V7/?2 Y3/?3 *G4",
        "R 1 30 B5G1/R7V2 V7/?2 Y4/?3 *G4",  # the hand
        "R 1 30 B5G1/R7 V7/?2 Y4/?3 *G4",
        "R 1 30 B5G1/R7V1 V7/?2 x *G4",  # who is out
        "R 1 30 B5G1/R7V1 V7/?2",  # how many play
    ],
)
def test_another_position_is_another(text: str) -> None:
    assert not is_own_view(read_position("v1.2", text), OWN)


@pytest.mark.parametrize("rules", ["basic", "v1.1", "v1.3", "v1.2+match", "v1.2+draw+actions"])
@pytest.mark.parametrize(
    "text",
    [
        "R 1 30 B5G1/R7V1 V7/?2 Y4/?3 *G4",
        "R 1 30 B5G1/R7V1 V7/?2 Y4/?3 x *G4",  # with a seat that is out
        "R 2 30 Y4/?3 B5G1/R7V1 V7/?2 *G4",  # with the seats in another order
    ],
)
def test_another_name_makes_no_other_position(rules: str, text: str) -> None:
    assert is_own_view(read_position(rules, text), OWN)


def test_the_table_as_it_lies_in_the_middle_of_a_turn_is_the_own_one() -> None:
    own = View.parse("v1.2+actions", "R 1 30 B5/R3V1 V4/?2 ; +R3 !B4", seat=1)
    assert is_own_view(read_position("v1.2+actions", "R 1 29 B5R3/B4V1 V4/?2"), own)


@pytest.mark.parametrize(
    "text",
    [
        "R 1 0 B5G1/R7V1 V7/?2 Y4/?3",  # deck and canvas
        "R 1 O1?29 B5G1/R7|V1 V7/R6O6 Y4/?3 *G4 $0,1,2",
        "R 1 30 B5G1/R7V1 V7/?2 Y4/?3 *G4 ; +R7",
    ],
)
def test_claims_about_what_nobody_sees_do_not_help(text: str) -> None:
    assert is_own_view(read_position("v1.2", text), OWN)


def test_a_hand_that_is_not_given_is_not_the_own_one() -> None:
    assert not is_own_view(read_position("v1.2", "R 1 30 B5G1/?2 V7/?2 Y4/?3 *G4"), OWN)

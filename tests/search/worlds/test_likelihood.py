"""Hands that could have done better than what was done are less likely."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given

from red7.core import Round, View
from red7.core.cards import Cards
from red7.search.kernels import flat
from red7.search.kernels.chance import new_chance
from red7.search.worlds.likelihood import TRUST, likely_worlds, remember, weigh_worlds
from red7.search.worlds.sampler import flat_view, sample_worlds
from tests.games import chances, players, random_round, round_rules


def weights_of(view: View, hands: list[str], seat: int = 2) -> list[float]:
    """Give the weight of each hand that a seat might hold now."""
    worlds = sample_worlds(flat_view(view), len(hands), new_chance(1))
    for world, hand in zip(worlds, hands, strict=True):
        world[flat.HAND + seat - 1] = Cards.parse(hand).mask
    weights = np.zeros(len(hands))
    weigh_worlds(worlds, *remember(view), new_chance(1), weights)
    return [float(weight) for weight in weights]


def after(position: str, *turns: str, rules: str = "basic") -> View:
    """Give the view of seat 1 after some turns."""
    game = Round.parse(rules, position)
    for turn in turns:
        game = game.play_turn(turn)
    return game.view(1)


def test_who_spent_two_cards_had_no_cheaper_way() -> None:
    # Red is in force and seat 1 leads with a 5; seat 2 played a 2 and discarded to Green.
    view = after("R 2 =- R5O5/B1B2 V1/G2G4Y1Y3", "+G2 >G4")
    with_seven, without = weights_of(view, ["R7Y1", "Y3Y1"])
    assert without > 5 * with_seven


def test_who_played_a_card_in_place_of_a_better_one_lacks_the_better_one() -> None:
    """Orange 7 leaves more answers under Red than Red 7 does."""
    view = after("R 2 =- R6/B1B2 V1/O7Y1Y2", "+O7 .")
    with_red, without = weights_of(view, ["R7Y1", "Y2Y1"])
    assert without > with_red


def test_nothing_seen_tells_nothing() -> None:
    view = after("R 1 =- R6/B1B2 V1/O7Y1Y2")
    assert weights_of(view, ["R7Y1G1", "O7Y1Y2"]) == [1.0, 1.0]


def test_a_draw_is_taken_back_before_a_turn_is_judged() -> None:
    """Whatever was drawn after the discard was not there to be played before it."""
    view = after("R 2 =R7B3 R5O5/B1B2 V2/G4G6", ">G6 !", rules="v1.2+draw")
    assert [str(step) for step in view.past[0].steps] == [">G6", "!"]
    weights = weights_of(view, ["R7G4"] * 200)
    # Either the Red 7 was drawn, or it was held back in favour of a discard.
    assert len(set(weights)) == 2


def test_known_cards_are_taken_back_exactly() -> None:
    view = after("R 2 =R7|B3 R5O5/B1B2 V2/G4G6", ">G6 !", rules="v1.2+draw")
    assert len(set(weights_of(view, ["R7G4"] * 200))) == 1


@given(round_rules, players, chances)
def test_the_true_hands_are_always_possible(rules: str, seats: int, chance: random.Random) -> None:
    game = random_round(rules, seats, chance)
    view = game.view(game.turn)
    memory = remember(view)
    weights = np.zeros(1)
    world = flat.flat_round(game)
    weigh_worlds(world[None, :], *memory, new_chance(1), weights)
    # Chance may take back a card that was not drawn, and then a turn looks impossible: rarely.
    assert 0 <= weights[0] <= 1
    if not game.rules.draw.value and not game.rules.actions:
        assert weights[0] > 0


@given(round_rules, players, chances)
def test_worlds_are_chosen_from_those_supposed(
    rules: str, seats: int, chance: random.Random
) -> None:
    game = random_round(rules, seats, chance)
    view = game.view(game.turn)
    dice = new_chance(chance.getrandbits(60))
    supposed = sample_worlds(flat_view(view), 40, dice)
    kept = likely_worlds(supposed, remember(view), dice, 10)
    assert len(kept) == 10
    rows = {row.tobytes() for row in supposed}
    assert all(row.tobytes() in rows for row in kept)


def test_worlds_are_kept_in_proportion() -> None:
    view = after("R 2 =- R5O5/B1B2 V1/G2G4Y1Y3", "+G2 >G4")
    hands = ["R7Y1", "Y3Y1"]
    first, second = weights_of(view, hands)
    worlds = sample_worlds(flat_view(view), 1000, new_chance(1))
    for row, world in enumerate(worlds):
        world[flat.HAND + 1] = Cards.parse(hands[row // 500]).mask
    kept = likely_worlds(worlds, remember(view), new_chance(2), 500)
    cheap = sum(int(world[flat.HAND + 1]) >> 48 & 1 for world in kept)
    assert cheap == pytest.approx(500 * first**TRUST / (first**TRUST + second**TRUST), abs=2)

from __future__ import annotations

import numpy as np
import pytest

from red7.core import Cards, Round, read_position
from red7.study.review.above import from_above


@pytest.mark.parametrize(
    ("rules", "players"), [("basic", 2), ("basic", 3), ("v1.2+draw+actions", 4), ("expert", 2)]
)
def test_chances_are_shares_of_one_and_repeat(rules: str, players: int) -> None:
    game = Round.deal(players, rules, bytes(32))
    piles = (Cards(),) * players
    found = from_above(game, piles, np.random.default_rng(1))
    assert sum(found) == pytest.approx(1)
    assert min(found) >= 0
    assert found == from_above(game, piles, np.random.default_rng(1))


def test_what_is_over_has_its_result() -> None:
    piles = (Cards(), Cards())
    won = Round.of(read_position("basic", "R 1 =- B5/R7 x"))
    assert from_above(won, piles, np.random.default_rng(1)) == (1, 0)
    scored = (Cards.parse("R7O7Y7G7B7I7V7"), Cards())
    match = Round.of(read_position("v1.2+match", "R 1 =- B5/R6 x *R7O7Y7G7B7I7V7 $49,0"))
    assert from_above(match, scored, np.random.default_rng(1)) == (1, 0)


def test_a_sure_win_is_sure() -> None:
    game = Round.of(read_position("basic", "R 1 =- B5/R7V1 V7/R6"))
    assert from_above(game, (Cards(), Cards()), np.random.default_rng(1))[0] > 0.75

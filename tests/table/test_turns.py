from __future__ import annotations

import random

import pytest
from hypothesis import given

from red7.core import Round, Step
from red7.table.compose import check_steps
from red7.table.turns import any_steps
from tests.games import any_rules, chances, players, random_round


@given(any_rules, players, chances)
def test_some_move_can_always_be_sent(rules: str, seats: int, chance: random.Random) -> None:
    table = random_round(rules, seats, chance)
    view = table.view(table.turn)
    check_steps(view, any_steps(view))


@pytest.mark.parametrize(
    ("rules", "position", "steps"),
    [
        ("v1.1+draw!+actions", "Y 1 =R1|G2G6 R7B6V3I1/G7O5 O6I6V5O2/I5 ; +O5 +G7", [">R7", "!"]),
        ("v1.2+actions", "R 1 =B2|B3 B5/Y3 V7V6V5/I1I2", ["+Y3"]),  # which draws by itself
        ("v1.2+draw!", "R 1 =G2 R7/R6G1 V7V6/I1 ; >R6", ["!"]),
    ],
)
def test_some_move_stops_at_a_draw(rules: str, position: str, steps: list[str]) -> None:
    table = Round.parse(rules, position)
    view = table.view(table.turn)
    assert any_steps(view) == tuple(map(Step.parse, steps))
    check_steps(view, any_steps(view))

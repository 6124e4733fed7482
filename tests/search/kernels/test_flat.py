"""The flat engine against the core, step by step, with all editions, options and players."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given

from red7.core import Round, View
from red7.search.kernels import flat, flow, legal
from tests.games import any_rules, chances, choose, players


@given(any_rules, players, chances)
def test_no_step_differs(rules: str, seats: int, chance: random.Random) -> None:
    game = Round.deal(seats, rules, chance.randbytes(32))
    state, laws = flat.flat_round(game), flat.flat_rules(game.rules)
    steps = np.zeros(flat.MOST_STEPS, dtype=np.int64)
    while not game.over:
        count = legal.open_steps(state, laws, steps)
        assert steps[:count].tolist() == [step.number for step in game.legal_steps]
        assert flow.winner(state) == -1
        step = choose(game.legal_steps, chance)
        game = game.apply(step)
        flow.make_step(state, laws, step.number)
        live = flat.DECK + len(game.deck)
        assert state[:live].tolist() == flat.flat_round(game)[:live].tolist()
    assert flow.winner(state) == game.winner - 1


def test_hidden_cards_have_to_be_filled_in() -> None:
    view = View.parse("basic", "R 1 33 B5/R1O2Y3G4B6I7V2 V7/?7", 1)
    with pytest.raises(ValueError, match="hidden"):
        flat.flat_round(view)

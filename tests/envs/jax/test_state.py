from __future__ import annotations

from dataclasses import replace
from types import ModuleType

import numpy as np
import pytest

from red7.envs import encoding
from tests.envs.jax.conftest import Moment

pytestmark = pytest.mark.xdist_group("jax-rounds")


def test_rounds_go_as_in_the_core(env: ModuleType, moments: list[Moment]) -> None:
    assert len(moments) > 1000
    for moment in moments:
        expected = moment.expected
        assert bool(env.is_over(moment.state)) == moment.round.over
        if moment.round.over:
            assert int(env.winner(moment.state)) + 1 == moment.round.winner
        for name in set(expected._fields) - {"recent", "log"}:
            same = np.array_equal(getattr(moment.state, name), getattr(expected, name))
            assert same, (name, str(moment.round))


def test_a_round_can_be_had_back_in_the_core(env: ModuleType, moments: list[Moment]) -> None:
    for moment in moments:
        bare = replace(moment.round, begin=None, steps=(), past=())
        assert env.round_of(moment.state) == bare
    begun = [moment for moment in moments if not moment.round.steps and not moment.round.over]
    for moment in begun[:40]:
        after, made = moment.round, []
        while after.turn == moment.round.turn and not after.over:
            made.append(after.legal_steps[-1].number)
            after = after.apply(encoding.step(made[-1]))
        again = env.round_of(moment.state, made)
        assert (again, again.past) == (after, after.past[-len(again.past) :])


def test_the_last_turns_are_those_of_the_log(moments: list[Moment]) -> None:
    for moment in moments:
        if moment.round.over:
            continue
        expected = moment.expected.recent
        for name in expected._fields:
            same = np.array_equal(getattr(moment.state.recent, name), getattr(expected, name))
            assert same, (name, moment.round.past)

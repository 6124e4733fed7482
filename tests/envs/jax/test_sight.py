from __future__ import annotations

import random
from types import ModuleType

import numpy as np
import pytest

from red7.core import Round
from red7.network.observation import SIZE, observe
from red7.network.outlook import loose_mask, outlook
from red7.network.seen import seen_by
from tests.envs.jax.conftest import Compiled, Moment
from tests.games import ROUND_RULES

pytestmark = pytest.mark.xdist_group("jax-rounds")


def test_a_view_gives_the_same_observation_and_loose_mask(moments: list[Moment]) -> None:
    going = [moment for moment in moments if not moment.round.over]
    for moment in random.Random(1).sample(going, 400):
        seen = seen_by(moment.round.view(moment.round.turn))
        ahead = outlook(seen, np)
        observation = observe(seen, ahead, np)
        assert observation.shape == (SIZE,)
        assert np.array_equal(observation, moment.observation), str(moment.round)
        assert np.array_equal(loose_mask(seen, ahead, np), moment.loose), str(moment.round)


def test_the_loose_mask_allows_all_that_is_legal(moments: list[Moment]) -> None:
    assert not any((moment.exact & ~moment.loose).any() for moment in moments)


def test_a_step_that_only_the_loose_mask_allows_leads_out(
    env: ModuleType, compiled: Compiled
) -> None:
    # In v1.1 a draw that nobody may count on can still save its player.
    rules = [rules for rules in ROUND_RULES if "v1.1" not in rules]
    chance = random.Random(5)
    # As many as in the other tests, so that nothing is compiled again.
    deals = [
        Round.deal(2 + number % 3, rules[number // 3 % len(rules)], chance.randbytes(32))
        for number in range(3 * len(ROUND_RULES))
    ]
    state = env.stack([env.state_of(deal) for deal in deals])
    doomed = np.zeros(len(deals), bool)
    lost = 0
    over = np.zeros(len(deals), bool)
    while not over.all():
        exact = np.asarray(compiled.exact_mask(state))
        loose = np.asarray(compiled.look(state)[1])
        assert (loose.any(axis=1) | over).all()
        action = np.array(
            [chance.choice(np.flatnonzero(row)) if row.any() else 149 for row in loose]
        )
        doomed |= ~over & ~exact[np.arange(len(deals)), action]
        mover = np.asarray(state.turn)
        after = compiled.step(state, action)
        out = np.asarray(after.out)[np.arange(len(deals)), mover]
        ended = ~over & (out | (np.asarray(after.phase) == 0))
        assert out[ended & doomed].all()
        lost += int((ended & doomed).sum())
        doomed &= ~ended
        state = after
        over = (~np.asarray(state.out)).sum(axis=1) == 1
    assert lost > 10

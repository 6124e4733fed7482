from __future__ import annotations

import random
from types import ModuleType

import numpy as np
import pytest

from red7.core import Round, Rules
from red7.core.turn import Phase
from tests.envs.jax.conftest import SEARCHED, Compiled, Moment, fives_first, listed
from tests.games import ROUND_RULES, choose

pytestmark = pytest.mark.xdist_group("jax-rounds")


def test_the_exact_mask_is_the_legal_steps(moments: list[Moment]) -> None:
    seen = set()
    for moment in moments:
        legal = (
            [] if moment.round.over else sorted(step.number for step in moment.round.legal_steps)
        )
        assert [number for number in range(150) if moment.exact[number]] == legal, (
            str(moment.round),
            listed(moment.exact),
        )
        seen.add(moment.round.phase)
    # A 3 draws at once, and a finished turn is passed on.
    assert seen == set(Phase) - {Phase.THREE, Phase.OVER}


def test_the_exact_mask_with_hands_full_of_actions(env: ModuleType, compiled: Compiled) -> None:
    chance, fives, refused = random.Random(9), 0, 0
    for _ in range(4):
        # As many as in the other tests, so that nothing is compiled again.
        rounds = [
            Round.from_cards(Rules.parse(rules), players, fives_first(chance))
            for rules in ROUND_RULES
            for players in (2, 3, 4)
        ]
        state = env.stack([env.state_of(each) for each in rounds])
        for _ in range(14):
            masks = np.asarray(compiled.exact_mask(state))
            for each, mask in zip(rounds, masks, strict=True):
                legal = [] if each.over else sorted(step.number for step in each.legal_steps)
                assert np.flatnonzero(mask).tolist() == legal, str(each)
                open_fives = mask[28:35].sum()
                if each.rules.actions and each.phase in (Phase.START, Phase.FIVE):
                    held = 0 if each.over else (each.hands[each.turn - 1] >> 28 & 127).bit_count()
                    fives += held > 1 and open_fives > 1
                    refused += held > open_fives
            steps = [None if each.over else choose(each.legal_steps, chance) for each in rounds]
            state = compiled.step(state, np.array([step.number if step else 149 for step in steps]))
            rounds = [
                each.apply(step) if step else each for each, step in zip(rounds, steps, strict=True)
            ]
    assert fives > 300
    assert refused > 5


def test_5s_may_be_played_that_only_a_search_finds(env: ModuleType, compiled: Compiled) -> None:
    found = [Round.parse(rules, text) for rules, (text, _) in SEARCHED.items()]
    # As many as in the other tests, so that nothing is compiled again.
    many = [found[at % len(found)] for at in range(3 * len(ROUND_RULES))]
    masks = np.asarray(compiled.exact_mask(env.stack([env.state_of(each) for each in many])))
    for each, mask, (_, fives) in zip(found, masks, SEARCHED.values(), strict=False):
        assert np.flatnonzero(mask).tolist() == sorted(step.number for step in each.legal_steps)
        assert set(fives) <= set(listed(mask))

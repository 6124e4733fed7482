from __future__ import annotations

import random
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from red7.core import Match
from red7.core.cards import mask_of
from red7.envs.rewards import REWARDS, forfeited, paid
from tests.envs.games import COMBINATIONS
from tests.games import play_match

SEATS = 4


@pytest.fixture(scope="module")
def steps() -> list[tuple[Match, Match]]:
    """Matches before and after some steps, among them all that end a round."""
    chance, found = random.Random(13), []
    for rules, players in COMBINATIONS[::2]:
        match = Match.start(players, rules, chance.randbytes(32))
        for after in play_match(match, chance):
            stepped = after.number == match.number and after is not match
            if stepped and (after.round.over or chance.random() < 0.2):
                found.append((match, after))
            match = after
    return found


def padded(rewards: tuple[float, ...]) -> list[float]:
    return [*rewards, *[0.0] * (SEATS - len(rewards))]


def states(env: ModuleType, matches: list[Match]) -> Any:
    piles = [mask_of(card for pile in match.piles for card in pile) for match in matches]
    return env.stack([env.state_of(m.round, left) for m, left in zip(matches, piles, strict=True)])


def test_steps_and_illegal_steps_pay_as_in_the_core(
    env: ModuleType, steps: list[tuple[Match, Match]]
) -> None:
    jax = import_module("jax")

    def pays(before: Any, after: Any) -> Any:
        # The cards in score piles are those of the round as it began.
        end = env.ending(after._replace(piles=before.piles))
        return (
            [env.paid(reward, before, after, end) for reward in REWARDS],
            [env.forfeited(reward, before) for reward in REWARDS],
        )

    before, after = zip(*steps, strict=True)
    told = jax.jit(jax.vmap(pays))(states(env, [*before]), states(env, [*after]))
    for place, reward in enumerate(REWARDS):
        rewards, losses = (np.asarray(part[place]) for part in told)
        expected = [padded(paid(reward, *pair)) for pair in steps]
        assert np.allclose(rewards, expected, atol=1e-6)
        assert np.allclose(losses, [padded(forfeited(reward, m)) for m in before], atol=1e-6)
    assert sum(match.over for match in after) > 40
    assert sum(match.round.over for match in after) > 120
    assert len(steps) > 400


def test_a_game_pays_by_the_kind_of_rewards_asked_for(env: ModuleType) -> None:
    assert env.make("basic").reward == "match"
    with pytest.raises(ValueError, match="rewards are by match, round, shaped, not points"):
        env.make("basic", reward="points")

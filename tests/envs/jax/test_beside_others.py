"""One deal and the same steps, in every interface at once."""

from __future__ import annotations

import random
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from red7.core import Match, Round, View
from red7.core.cards import listed
from red7.envs import encoding
from tests.envs.jax.conftest import Compiled, row
from tests.games import ROUND_RULES, walk
from tests.require import lacks

pytestmark = pytest.mark.xdist_group("jax-rounds")

RULES, PLAYERS, DEAL, SEAT = "v1.2+draw+actions", 3, bytes(range(32)), 2


@pytest.fixture
def _libraries() -> None:
    if not all(map(find_spec, ("pettingzoo", "gymnasium", "pyspiel"))):
        lacks("research", "pip install red7[research]")


def whole_game() -> tuple[list[Round], list[int]]:
    """Return a random round before each of its steps and as it ended, and the steps."""
    steps = list(walk(Match.start(PLAYERS, RULES, DEAL).round, random.Random(3)))
    rounds = [before for before, _, _ in steps] + [steps[-1][2]]
    return rounds, [step.number for _, step, _ in steps]


def of_openspiel(first: Round) -> Any:
    """Return the same deal in OpenSpiel."""
    import_module("red7.envs.openspiel")
    game = import_module("pyspiel").load_game(f"red7(rules={RULES},players={PLAYERS})")
    state = game.new_initial_state()
    cards = [card for hand in first.hands for card in sorted(listed(hand))]
    for card in [*cards, *(palette.bit_length() - 1 for palette in first.palettes)]:
        state.apply_action(int(card))
    return state


@pytest.mark.usefixtures("_libraries")
def test_one_deal_and_the_same_steps_give_the_same_states(
    env: ModuleType, compiled: Compiled
) -> None:
    rounds, made = whole_game()
    others = iter(made)

    def follow(_: View) -> int:
        return next(others)

    zoo = import_module("red7.envs.pettingzoo.red7_v0").raw_env(
        players=PLAYERS, rules=RULES, layout="compact"
    )
    zoo.reset(options={"deal": DEAL})
    gym = import_module("gymnasium")
    import_module("red7.envs.gymnasium")
    opponents = [follow] * (PLAYERS - 1)
    single = gym.make("Red7-v0", opponents=opponents, seat=SEAT, rules=RULES).unwrapped
    single.reset(options={"deal": DEAL})
    vector = gym.make_vec("Red7SelfPlay-v0", num_envs=1, rules=RULES, players=PLAYERS)
    seen, _ = vector.reset(options={"deals": [DEAL]})
    spiel = of_openspiel(rounds[0])
    # As many as in the other tests, so that nothing is compiled again.
    jax = env.stack([env.state_of(rounds[0])] * 3 * len(ROUND_RULES))

    for place, now in enumerate(rounds):
        mover = now.view(now.turn)
        mask, compact = encoding.mask(mover), encoding.compact(mover)
        assert zoo.episode.match.round == vector.unwrapped.batch.round(0) == now
        shown = zoo.observe(f"player_{now.turn}"), row(seen, 0)
        for each in shown:
            assert np.array_equal(each["action_mask"], mask)
            assert np.array_equal(each["observation"]["cards"], compact.cards)
            assert np.array_equal(each["observation"]["numbers"], compact.numbers)
        assert env.round_of(row(jax, 0)) == replace(now, begin=None, steps=(), past=())
        assert [spiel.view(player) for player in range(PLAYERS)] == [
            now.view(seat) for seat in range(1, PLAYERS + 1)
        ]
        if now.turn == SEAT or now.over:
            assert single.episode.match.round == now
        if now.over:
            break
        legal = np.flatnonzero(mask).tolist()
        assert np.flatnonzero(compiled.exact_mask(jax)[0]).tolist() == legal
        assert spiel.legal_actions() == legal
        step = made[place]
        zoo.step(step)
        seen, *_ = vector.step(np.array([step]))
        jax = compiled.step(jax, np.full(3 * len(ROUND_RULES), step))
        spiel.apply_action(step)
        if spiel.is_chance_node():
            spiel.apply_action(now.deck[0])
        if now.turn == SEAT:
            assert next(others) == step
            single.step(step)
    assert len(made) > 15
    assert min(len(now.deck) for now in rounds) < len(rounds[0].deck)

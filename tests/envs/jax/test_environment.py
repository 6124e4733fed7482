from __future__ import annotations

import random
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from red7.core import STEPS, Round, Rules
from red7.network.sets import plane
from tests.envs.jax.conftest import blind, row

pytestmark = pytest.mark.xdist_group("jax-games")
GAMES = 12


def dealt(state: Any, rules: str, players: int) -> Round:
    """Return a freshly dealt round in the core, with any deck that nobody draws from."""
    hands = [np.flatnonzero(plane(hand, np)) for hand in state.hands]
    palettes = [np.flatnonzero(plane(palette, np)) for palette in state.palettes]
    order = [int(card) for cards in (*hands, *palettes) for card in cards]
    order += [card for card in range(49) if card not in order]
    return Round.from_cards(Rules.parse(rules), players, order)


@pytest.fixture(scope="module")
def games(env: ModuleType) -> tuple[Any, Any]:
    """Return the first games of a batch, and the compiled step."""
    jax = import_module("jax")
    basic = env.make("basic", 2)

    batch = blind(basic.init)(jax.random.split(jax.random.key(5), GAMES))
    return batch, blind(basic.step)


def test_games_of_fixed_rules_go_as_in_the_core(games: tuple[Any, Any]) -> None:
    batch, step = games
    state = import_module("jax").tree.map(np.asarray, batch.round)
    rounds = [dealt(row(state, index), "v1.2", 2) for index in range(GAMES)]
    chance = random.Random(8)
    while not all(each.over for each in rounds):
        assert list(batch.current_player) == [each.turn - 1 for each in rounds]
        assert list(batch.terminated) == [each.over for each in rounds]
        masks = np.asarray(batch.legal_action_mask)
        actions = []
        for mask, each in zip(masks, rounds, strict=True):
            legal = range(150) if each.over else sorted(step.number for step in each.legal_steps)
            assert list(np.flatnonzero(mask)) == list(legal)
            actions.append(chance.choice(legal))
        batch = step(batch, np.array(actions))
        ended = []
        for index, action in enumerate(actions):
            if not rounds[index].over:
                rounds[index] = rounds[index].apply(STEPS[action])
                ended += [index] if rounds[index].over else []
        for index, rewards in enumerate(np.asarray(batch.rewards)):
            won = [1.0 if seat == rounds[index].winner else -1.0 for seat in (1, 2)]
            assert list(rewards) == (won if index in ended else [0.0, 0.0])
    assert np.asarray(batch.terminated).all()


def test_a_step_outside_the_mask_loses_the_game(games: tuple[Any, Any]) -> None:
    batch, step = games
    illegal = [int(np.flatnonzero(~mask)[0]) for mask in np.asarray(batch.legal_action_mask)]
    after = step(batch, np.array([-1, 150, *illegal[2:]]))
    assert after.terminated.all()
    assert after.legal_action_mask.all()
    mover = np.asarray(batch.current_player)
    rewards = np.asarray(after.rewards)
    assert (rewards[range(GAMES), mover] == -1).all()
    assert (rewards[range(GAMES), 1 - mover] == 1).all()
    again = step(after, np.full(GAMES, 149))
    assert again.terminated.all()
    assert not again.rewards.any()


@pytest.mark.parametrize(
    ("rules", "masks", "recall"), [("basic", "loose", 0), ("expert", "exact", 9)]
)
def test_a_step_keeps_the_types_of_a_game(
    env: ModuleType, rules: str, masks: str, recall: int
) -> None:
    # Otherwise, no loop could carry a game. Numbers without a type would be wide here.
    jax = import_module("jax")
    with jax.enable_x64(True):  # noqa: FBT003 - its only argument
        made = env.make(rules, 3, masks=masks, recall=recall)
        game = jax.eval_shape(made.init, jax.random.key(1))
        after = jax.eval_shape(made.step, game, jax.ShapeDtypeStruct((), np.int32))
    assert jax.tree.map(lambda part: (part.shape, part.dtype), after) == jax.tree.map(
        lambda part: (part.shape, part.dtype), game
    )

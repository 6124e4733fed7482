"""The compiled network against the plain one of training."""

from __future__ import annotations

import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from red7.core import Round, View
from red7.network.kernels.scene import Scenes, scene_of
from red7.network.opinion import Network, shipped_network
from red7.network.seen import seat_order
from red7.train.network import criticise, think
from tests.games import ALL_RULES
from tests.network.networks import observed, secrets, small_weights, some_rounds, unpacked


@pytest.fixture(scope="module")
def network() -> Network:
    return Network(small_weights())


@pytest.fixture(scope="module")
def rounds() -> list[Round]:
    return some_rounds(list(ALL_RULES) * 2, random.Random(4))


@pytest.fixture(scope="module")
def scenes(rounds: list[Round]) -> Scenes:
    return np.stack([scene_of(game) for game in rounds])


def softened(logits: Any, possible: Any) -> Any:
    weights = np.where(possible, np.exp(logits - logits[possible].max()), 0)
    return weights / weights.sum()


def by_seat(game: Round, logits: Any) -> Any:
    """Return the chances of all seats."""
    order = seat_order(game.view(game.turn))
    out = [*game.out, *[True] * (4 - game.players)]
    seated = [seat < game.players if game.rules.match else not out[seat] for seat in order]
    chances = np.zeros(4)
    chances[order] = softened(logits, np.array(seated))
    return chances


def test_it_thinks_as_in_training(network: Network, rounds: list[Round], scenes: Scenes) -> None:
    opinions = network.think(scenes, guesses=True)
    params = unpacked(small_weights())
    for row, game in enumerate(rounds):
        thoughts = think(params, observed(game), np)
        legal = np.isin(np.arange(150), [step.number for step in game.legal_steps])
        steps = softened(thoughts.logits, legal)
        assert np.allclose(opinions.steps[row], steps, rtol=1e-3, atol=1e-5)
        assert np.allclose(opinions.chances[row], by_seat(game, thoughts.value), atol=1e-4)
        view = game.view(game.turn)
        for card in range(49):
            belief = opinions.belief[row, :, card]
            if card in view.unseen:
                expected = softened(thoughts.belief[card], np.ones(4, bool))
                assert np.allclose(belief[seat_order(view)], [0, *expected[:3]], atol=1e-4)
            else:
                assert not belief.any()


def test_it_judges_as_in_training(network: Network, rounds: list[Round], scenes: Scenes) -> None:
    chances, params = network.judge(scenes), unpacked(small_weights())
    for row, game in enumerate(rounds):
        logits = criticise(params, observed(game), secrets(game), np)
        assert np.allclose(chances[row], by_seat(game, logits), atol=1e-4)


def test_a_view_tells_as_much_as_the_round(network: Network, rounds: list[Round]) -> None:
    for game in rounds:
        alone = network.opinion(game.view(game.turn))
        whole = network.think(scene_of(game)[None], guesses=True)
        for one, other in zip(alone, whole, strict=True):
            assert np.array_equal(one, other[0])


@pytest.mark.parametrize("size", [1, 2, 3, 8, 11, 70])
def test_a_batch_changes_no_bit(network: Network, scenes: Scenes, size: int) -> None:
    whole, judged = network.think(scenes, guesses=True), network.judge(scenes)
    for start in range(0, len(scenes), size):
        rows = slice(start, start + size)
        for one, other in zip(network.think(scenes[rows], guesses=True), whole, strict=True):
            assert np.array_equal(one, other[rows])
        assert np.array_equal(network.judge(scenes[rows]), judged[rows])


def test_a_round_that_is_over_is_won(network: Network, scenes: Scenes) -> None:
    over = Round.deal(2, "basic", bytes(32))
    over = over.apply("~")
    both = np.stack([scene_of(over), scenes[0]])
    opinions = network.think(both)
    assert opinions.chances[0].tolist() == [float(seat + 1 == over.winner) for seat in range(4)]
    assert not opinions.steps[0].any()
    assert np.array_equal(opinions.chances[1], network.think(scenes[:1]).chances[0])
    assert np.array_equal(network.judge(both)[0], opinions.chances[0])


def test_the_shipped_network_knows_a_lost_seat() -> None:
    # Seat 2 has nothing that beats the R7 in sight, and seat 1 has everything.
    view = View.parse("v1.2", "R 2 20 R7O7Y7G7B7/?1 I1/V1", 2)
    assert shipped_network().opinion(view).chances[0] > 0.8


def test_importing_bots_loads_no_weights() -> None:
    code = "import red7.bots, red7.network, sys; sys.exit('red7.network.opinion' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)

from __future__ import annotations

from pathlib import Path

import pytest

from red7.bots import Bot, Budget
from red7.core import Match
from red7.train.checkpoint import TrainingProgress, write_weights
from red7.train.network import Shape, first_weights
from red7.train.player import NetworkPlayer
from tests.games import ALL_RULES

SMALL = Shape(width=32, blocks=1, neck=16, card=8, critic_width=16)


@pytest.fixture(scope="module")
def weights(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("weights") / "player.npz"
    write_weights(path, first_weights(SMALL), TrainingProgress())
    return path


@pytest.mark.parametrize("samples", [False, True])
def test_it_plays_every_rule_legally_and_the_same_again(weights: Path, *, samples: bool) -> None:
    player = NetworkPlayer(weights, samples=samples)
    assert isinstance(player, Bot)
    for seed, rules in enumerate(ALL_RULES[::5]):
        games = []
        for _ in range(2):
            match = Match.start(2 + seed % 3, rules, bytes([seed]) * 32)
            while not match.round.over:
                view = match.round.view(match.round.turn)
                match = match.apply(player.choose(view, Budget(), seed).step)
            games.append(match.turns)
        assert games[0] == games[1]

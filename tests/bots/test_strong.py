"""How the strong bots answer while nothing is ready, and how they differ."""

from __future__ import annotations

import random
import subprocess
import sys
from collections import Counter

import pytest

from red7.bots import Budget, find_bot, warm
from red7.bots.liking import Liking
from red7.core import Match, Round
from tests.games import ALL_RULES


def test_importing_and_finding_bots_loads_neither_numba_nor_weights() -> None:
    code = (
        "import sys, red7.bots as b; [b.find_bot(name) for name in b.bot_names()];"
        "sys.exit(bool({'numba', 'numpy', 'red7.network.opinion'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize("name", ["yellow", "orange", "red"])
def test_while_the_kernels_compile_green_answers(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    started = []
    monkeypatch.setattr(warm, "is_ready", lambda: False)
    monkeypatch.setattr(warm, "start", lambda: started.append(1))
    game = Round.deal(3, "expert", bytes(32))
    view, budget = game.view(game.turn), Budget(deadline=0.0)
    answer = find_bot(name).choose(view, budget, 5)
    assert answer.cut
    assert answer.step == find_bot("green").choose(view, budget, 5).step
    assert started


def test_orange_and_yellow_make_the_likeliest_step_or_that_of_green() -> None:
    game = Round.deal(2, "v1.2", bytes(32))
    view, likeliest = game.view(game.turn), Counter[str]()
    best = Liking(view).choice
    for seed in range(100):
        green = find_bot("green").choose(view, Budget(), seed)
        for name in ("yellow", "orange"):
            answer = find_bot(name).choose(view, Budget(), seed)
            assert answer in (green, best)
            likeliest[name] += answer == best
    assert 100 > likeliest["orange"] > likeliest["yellow"] > 0


def test_the_network_plays_every_rule_to_the_end() -> None:
    orange, chance = find_bot("orange"), random.Random(3)
    for number, rules in enumerate(ALL_RULES):
        match = Match.start(2 + number % 3, rules, chance.randbytes(32))
        while not match.over:
            if match.round.over:
                match = match.next_round()
            else:
                view = match.round.view(match.round.turn)
                match = match.apply(orange.choose(view, Budget(), chance.getrandbits(32)).step)
        assert match.winners

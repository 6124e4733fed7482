from __future__ import annotations

import random

import pytest

from red7.core import Red7Error, Round, View
from red7.envs.encoding import step
from red7.envs.policies import BOTS, policy
from tests.games import random_round


@pytest.mark.parametrize("name", [*BOTS, "random"])
def test_a_policy_answers_with_the_number_of_a_legal_step(name: str) -> None:
    chance = random.Random(3)
    for rules, players in (("basic", 2), ("expert", 3)):
        game = random_round(rules, players, chance)
        view = game.view(game.turn)
        chosen = policy(name, work=1)(view)
        assert step(chosen) in view.legal_steps


def test_there_are_seven_bots() -> None:
    assert BOTS == ("violet", "indigo", "blue", "green", "yellow", "orange", "red")


def test_the_same_view_and_seed_give_the_same_step_in_any_order() -> None:
    games = [Round.deal(2, "expert", bytes([index]) * 32) for index in range(20)]
    views = [game.view(game.turn) for game in games]
    once, again, other = (policy("violet", seed=seed) for seed in (1, 1, 2))
    first = [once(view) for view in views]
    assert first == [again(view) for view in reversed(views)][::-1]
    assert first != [other(view) for view in views]


def test_all_steps_are_equally_likely_at_random(views: list[View]) -> None:
    view = next(view for view in views if view.seat == view.turn and len(view.legal_steps) > 3)
    chosen = [policy("random", seed=seed)(view) for seed in range(400)]
    assert set(chosen) == {step.number for step in view.legal_steps}
    fair = len(chosen) / len(view.legal_steps)
    assert all(fair / 2 < chosen.count(number) < fair * 2 for number in set(chosen))


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(Red7Error, match="bot-unknown"):
        policy("mauve")

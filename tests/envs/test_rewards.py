from __future__ import annotations

import random

import pytest

from red7.core import Match
from red7.envs.rewards import REWARDS, outlook, paid, result
from tests.envs.games import COMBINATIONS
from tests.games import play_match


def test_the_winner_gets_what_the_others_lose() -> None:
    assert result([1], 4) == (1.0, -1 / 3, -1 / 3, -1 / 3)
    assert result([2, 3], 3) == pytest.approx((-0.5, 0.25, 0.25))


@pytest.mark.parametrize("reward", REWARDS)
def test_rewards_add_up_to_the_results(reward: str) -> None:
    chance = random.Random(7)
    for rules, players in COMBINATIONS[:: 3 if "match" in reward else 5]:
        match = Match.start(players, rules, chance.randbytes(32))
        total, rounds = [0.0] * players, [0.0] * players
        for after in play_match(match, chance):
            if after.number == match.number:
                gained = paid(reward, match, after)  # type: ignore[arg-type]
                assert sum(gained) == pytest.approx(0)
                total = [sum(pair) for pair in zip(total, gained, strict=True)]
                if after.round.over:
                    won = result([after.round.winner], players)
                    rounds = [sum(pair) for pair in zip(rounds, won, strict=True)]
            match = after
        expected = rounds if reward == "round" else result(match.winners, players)
        assert total == pytest.approx(list(expected))


def test_the_outlook_begins_at_nothing_and_follows_hands_and_points() -> None:
    match = Match.start(2, "advanced", bytes(32))
    assert outlook(match) == (0.0, 0.0)
    played = match.apply(match.round.legal_steps[0])
    assert outlook(played) == pytest.approx((0.25 / 13, -0.25 / 13))  # 7 cards against 6
    dropped = match.apply("~")
    points = dropped.scores[0]
    assert points > 0
    assert outlook(dropped) == pytest.approx((points / 40, -points / 40))
    assert outlook(dropped.next_round()) == outlook(dropped)

from __future__ import annotations

import random
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from red7.core import Red7Error, View
from red7.envs import encoding
from red7.envs.episode import Episode
from red7.envs.policies import policy
from tests.envs.games import COMBINATIONS, plain


@pytest.mark.parametrize(
    "chosen",
    [
        {},
        {"layout": "compact", "rules": "v1.3+draw!"},
        {"opponents": ("green", "random"), "rules": "expert", "recall": 50, "layout": "scaled"},
    ],
    ids=["default", "compact", "three"],
)
def test_it_passes_the_check_of_gymnasium(gym: ModuleType, chosen: dict[str, Any]) -> None:
    checker = import_module("gymnasium.utils.env_checker")
    env = gym.make("Red7-v0", disable_env_checker=True, **chosen)
    # Every mode is tried once: it makes an environment of its own.
    checker.check_env(env.unwrapped, skip_render_check=bool(chosen))


@pytest.mark.parametrize("mode", ["human", "ansi", "rgb_array"])
def test_it_renders(gym: ModuleType, mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = gym.make("Red7-v0", render_mode=mode, opponents="blue")
    seen, _ = env.reset(seed=1)
    env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    shown = env.render()
    if mode == "rgb_array":
        assert shown.shape == (630, 1200, 3)
        assert shown.std() > 20
    else:
        text = capsys.readouterr().out if mode == "human" else shown
        assert "agent" in text
        assert "blue" in text


def test_without_a_mode_it_warns(gym: ModuleType) -> None:
    env = gym.make("Red7-v0").unwrapped
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="render_mode"):
        assert env.render() is None


def played(env: Any, seed: int, own: Any = None) -> list[Any]:
    """Play an episode and return all that it showed."""
    chance = random.Random(seed)
    seen, info = env.reset(seed=seed)
    told = [plain([seen, info])]
    over = False
    while not over:
        legal = np.flatnonzero(seen["action_mask"])
        step = own(env.unwrapped.view()) if own else int(chance.choice(legal))
        seen, reward, over, cut, info = env.step(step)
        told += [step, plain([seen, over, cut, info]), reward]
    return told


def test_the_same_seed_gives_the_same_episode(gym: ModuleType) -> None:
    chosen = {"opponents": ("violet", "blue", "random"), "rules": "v1.2+draw+actions", "recall": 40}
    env, again = (gym.make("Red7-v0", **chosen) for _ in range(2))
    first = played(env, 3)
    assert first == played(again, 3) == played(env, 3)
    assert first != played(env, 4)


class Recorded:
    """A policy that remembers whose views it was shown."""

    name = "recorded"

    def __init__(self) -> None:
        self.views: list[View] = []

    def __call__(self, view: View) -> int:
        self.views.append(view)
        return policy("random")(view)


def test_every_combination_goes_as_in_the_core(gym: ModuleType) -> None:
    chance, compared = random.Random(8), 0
    for at, (rules, players) in enumerate(COMBINATIONS):
        reward = ("match", "round", "shaped")[at % 3]
        seat = chance.randrange(players) + 1
        deal, others = chance.randbytes(32), Recorded()
        env = gym.make(
            "Red7-v0",
            opponents=[others] * (players - 1),
            rules=rules,
            seat=seat,
            reward=reward,
            layout="compact",
        ).unwrapped
        seen, info = env.reset(options={"deal": deal})
        assert env.episode.match.seed == deal
        if env.episode.over:
            continue  # the opponents ended it before the agent's turn
        compared += 1
        episode = Episode.start(players, rules, deal, reward)  # type: ignore[arg-type]
        own, total, expected, over = policy("random", seed=1), 0.0, 0.0, False
        asked, made = iter(others.views), 0
        while True:
            while not episode.over and episode.seat != seat:
                view = episode.view(episode.seat)
                assert next(asked) == view
                episode = episode.apply(policy("random")(view))
                expected += episode.rewards[seat - 1]
            view = episode.view(seat)
            assert over == episode.over
            if made:
                assert total == pytest.approx(expected)
            assert np.array_equal(seen["action_mask"], encoding.mask(view))
            if made % 5 == 0:
                found = encoding.decode(encoding.Compact(**seen["observation"]))
                assert found == encoding.sight(view)
            assert info["seat"] == seat
            assert tuple(info["scores"]) == episode.match.scores
            # Matches are long: of most, the first rounds are enough.
            if over or (made > 12 and at % 4):
                break
            step, made = own(view), made + 1
            seen, paid, over, cut, info = env.step(step)
            assert not cut
            episode = episode.apply(step)
            expected += episode.rewards[seat - 1]
            total += paid
    assert compared > 95


def leaves(view: View) -> int:
    """Drop out at once, or do anything later."""
    return encoding.number("~") if not view.past else policy("random")(view)


@pytest.mark.parametrize("reward", ["match", "shaped"])
def test_a_game_that_ends_before_the_agent_has_a_turn_is_won(gym: ModuleType, reward: str) -> None:
    env, won = gym.make("Red7-v0", opponents=leaves, reward=reward).unwrapped, 0
    for seed in range(10):
        seen, _ = env.reset(seed=seed)
        assert seen["action_mask"].any()
        if env.episode.over:
            won += 1
            assert seen["action_mask"].all()
            assert env.observation_space.contains(seen)
            seen, paid, over, _, _ = env.step(encoding.number("+V1"))
            assert (paid, over) == (1.0, True)
            assert env.observation_space.contains(seen)
            assert env.step(0)[1:3] == (0.0, True)
    assert 1 < won < 10


def test_an_illegal_step_costs_the_game_however_it_is_paid(gym: ModuleType) -> None:
    env = gym.make("Red7-v0", opponents=("violet", "random"), reward="shaped").unwrapped
    lost = 0
    for seed in range(12):
        seen, _ = env.reset(seed=seed)
        total, steps = 0.0, 0
        while not env.episode.over:
            wrong = steps == seed % 4
            chosen = "." if wrong else encoding.step(int(np.flatnonzero(seen["action_mask"])[0]))
            seen, paid, over, _, info = env.step(encoding.number(str(chosen)))
            total, steps = total + paid, steps + 1
            if "illegal" in info:
                assert over
                assert total == pytest.approx(-1)
                lost += 1
    assert lost > 6


def test_what_cannot_be_is_refused(gym: ModuleType) -> None:
    with pytest.raises(ValueError, match="lose or raise, not rasie"):
        gym.make("Red7-v0", illegal="rasie")
    single = import_module("red7.envs.gymnasium.single")
    with pytest.raises(ValueError, match="render_mode is one of human, ansi, rgb_array, not svg"):
        single.Red7Env(render_mode="svg")


def test_the_agent_sits_anywhere_unless_a_seat_was_chosen(gym: ModuleType) -> None:
    env = gym.make("Red7-v0", opponents=("random", "random"))
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {1, 2, 3}
    env = gym.make("Red7-v0", opponents=("random", "random"), seat=2)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}
    with pytest.raises(Red7Error, match="seat-unknown"):
        gym.make("Red7-v0", seat=3)


def test_opponents_sit_in_turn_order_after_the_agent(gym: ModuleType) -> None:
    env = gym.make("Red7-v0", opponents=("blue", "green"), seat=2, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text.index("green") < text.index("agent") < text.index("blue")


def test_an_illegal_step_loses_or_is_refused(gym: ModuleType) -> None:
    env = gym.make("Red7-v0")
    env.reset(seed=1)
    seen, reward, over, _, info = env.step(encoding.number("."))
    assert (reward, over, info["illegal"]) == (-1.0, True, "end-too-early")
    assert not seen["action_mask"].any()
    env = gym.make("Red7-v0", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(Red7Error, match="end-too-early"):
        env.step(encoding.number("."))


@pytest.mark.parametrize("wrong", [-1, 150, np.int64(2**40)])
def test_a_number_that_no_step_has_is_an_illegal_step(gym: ModuleType, wrong: int) -> None:
    env = gym.make("Red7-v0", opponents=("random", "random"), disable_env_checker=True).unwrapped
    env.reset(seed=1)
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over, info["illegal"]) == (-1.0, True, "step-expected")


def test_what_is_owed_stays_owed_after_a_refused_step(gym: ModuleType) -> None:
    chosen = {"opponents": leaves, "reward": "round", "rules": "advanced", "illegal": "raise"}
    env, refused = (gym.make("Red7-v0", **chosen).unwrapped for _ in range(2))
    for seed in range(4):
        for one in (env, refused):
            one.reset(seed=seed)
        for wrong in (encoding.number("."), 150):
            with pytest.raises(Red7Error):
                refused.step(wrong)
        drop = encoding.number("~")
        assert env.step(drop)[1] == refused.step(drop)[1]
        assert env.view() == refused.view()


def test_a_new_game_is_shown_to_people(gym: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    env = gym.make("Red7-v0", render_mode="human")
    env.reset(seed=1)
    assert capsys.readouterr().out.count("Canvas: ") == 1


def test_a_better_bot_wins_more(gym: ModuleType) -> None:
    env = gym.make("Red7-v0", opponents="violet")
    won = sum(played(env, seed, policy("green"))[-1] for seed in range(30))
    assert won > 10

from __future__ import annotations

import pickle
import random
from copy import deepcopy
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from red7.core import Red7Error
from red7.envs import encoding
from red7.envs.episode import Episode
from red7.envs.policies import policy
from tests.envs.games import COMBINATIONS, plain
from tests.games import choose

# PettingZoo's own card games have observations with a mask, and get these warnings.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


BOTS = ("blue", "green", "random")


def suite() -> Any:
    return import_module("pettingzoo.test")


@pytest.mark.parametrize(
    "chosen",
    [
        {},
        {"players": 4, "rules": "expert", "reward": "shaped"},
        {"players": 3, "rules": "v1.1+draw+actions", "layout": "compact", "recall": 80},
    ],
    ids=["default", "expert", "compact"],
)
def test_it_passes_the_suite_of_pettingzoo(red7_v0: ModuleType, chosen: dict[str, Any]) -> None:
    suite().api_test(red7_v0.env(**chosen), num_cycles=60)


def test_the_same_seed_gives_the_same_episode(red7_v0: ModuleType) -> None:
    suite().seed_test(lambda: red7_v0.env(players=3, rules="expert"), num_cycles=40)
    chosen = {"rules": "v1.2+draw+match+actions", "reward": "shaped", "layout": "compact"}
    env, again = (red7_v0.env(players=3, recall=30, **chosen) for _ in range(2))
    first = episode(env, 5)
    assert first == episode(again, 5) == episode(env, 5)
    assert first != episode(env, 6)
    assert len(first) > 60


def episode(env: Any, seed: int) -> list[Any]:
    """Play a whole match, and return all that it showed to anybody after each step."""
    chance, told = random.Random(2), []
    env.reset(seed=seed)
    for agent in env.agent_iter():
        shown = [env.observe(each) for each in env.agents]
        told.append(plain([agent, env.last(), shown, env.rewards, env.terminations, env.infos]))
        if env.terminations[agent]:
            env.step(None)
        else:
            env.step(int(chance.choice(np.flatnonzero(env.infos[agent]["action_mask"]))))
    return told


def test_it_renders_in_every_mode(red7_v0: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    suite().render_test(red7_v0.env)
    assert "Canvas: " in capsys.readouterr().out


def test_without_a_mode_it_warns(red7_v0: ModuleType) -> None:
    env = red7_v0.raw_env()
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="render_mode"):
        assert env.render() is None


def test_every_combination_goes_as_in_the_core(red7_v0: ModuleType) -> None:
    chance, ended = random.Random(11), 0
    for at, (rules, players) in enumerate(COMBINATIONS):
        deal = chance.randbytes(32)
        reward = ("match", "round", "shaped")[at % 3]
        env = red7_v0.raw_env(players=players, rules=rules, reward=reward, layout="compact")
        env.reset(options={"deal": deal})
        episode = Episode.start(players, rules, deal, reward)  # type: ignore[arg-type]
        made = 0
        while True:
            assert env.agent_selection == f"player_{episode.seat}"
            view = episode.view(episode.seat)
            mask = encoding.mask(view)
            looks = made % 7 == 0
            seen, _, over, cut, info = env.last(observe=looks)
            assert np.array_equal(info["action_mask"], mask)
            if looks:
                assert np.array_equal(seen["action_mask"], mask)
                found = encoding.decode(encoding.Compact(**seen["observation"]))
                assert found == encoding.sight(view)
            assert (over, cut) == (episode.over, False)
            # Matches are long: of most, the first rounds are enough.
            if over or (made > 40 and at % 4):
                break
            step = choose(view.legal_steps, chance)
            env.step(step.number)
            episode, made = episode.apply(step), made + 1
            assert tuple(env.rewards.values()) == episode.rewards
        ended += over
        assert set(env.terminations.values()) == {over}
    assert ended > 60


def test_what_was_paid_while_waiting_is_told_when_the_turn_comes(red7_v0: ModuleType) -> None:
    env = red7_v0.env(rules="advanced", reward="round")
    env.reset(options={"deal": bytes(32)})
    assert env.agent_selection == "player_2"
    env.step(encoding.number("~"))
    totals = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        _, paid, over, _, _ = env.last()
        totals[agent] += paid
        if totals["player_1"]:
            break
        env.step(None if over else encoding.number("~"))
    assert totals["player_1"] == 1.0


def test_a_waiting_agent_sees_its_own_cards_and_may_do_nothing(red7_v0: ModuleType) -> None:
    env = red7_v0.env(players=3)
    env.reset(seed=5)
    waiting = next(agent for agent in env.agents if agent != env.agent_selection)
    seen = env.observe(waiting)
    view = env.unwrapped.view(waiting)
    assert not seen["action_mask"].any()
    assert np.array_equal(seen["observation"], encoding.dense(view))
    assert env.infos[waiting] == {}


def test_perfect_recall_adds_the_last_steps(red7_v0: ModuleType) -> None:
    env = red7_v0.raw_env(recall=12)
    env.reset(seed=2)
    env.step(int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"])[0]))
    agent = env.agent_selection
    assert np.array_equal(env.observe(agent)["history"], encoding.latest(env.view(agent), 12))
    assert env.observation_space(agent).contains(env.observe(agent))


def test_an_illegal_step_loses_or_is_refused(red7_v0: ModuleType) -> None:
    raw = red7_v0.raw_env()
    raw.reset(seed=1)
    with pytest.raises(Red7Error, match="end-too-early"):
        raw.step(encoding.number("."))
    with pytest.raises(ValueError, match="has to make a step"):
        raw.step(None)
    env = red7_v0.env()
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(encoding.number("."))
    assert env.rewards[loser] == -1
    assert all(env.terminations.values())
    assert env.infos[loser]["illegal"] == "end-too-early"
    # The round would go on, but nobody may do anything more.
    assert not env.infos[loser]["action_mask"].any()
    assert not any(env.observe(agent)["action_mask"].any() for agent in env.agents)


@pytest.mark.parametrize("wrong", [-1, 150, np.int64(2**40)])
def test_a_number_that_no_step_has_is_an_illegal_step(red7_v0: ModuleType, wrong: int) -> None:
    raw = red7_v0.raw_env()
    raw.reset(seed=1)
    with pytest.raises(Red7Error, match="step-expected"):
        raw.step(wrong)
    for env in (red7_v0.env(players=3), red7_v0.raw_env(players=3, illegal="lose")):
        env.reset(seed=1)
        loser = env.agent_selection
        env.step(wrong)
        assert sorted(env.rewards.values()) == [-1, 0.5, 0.5]
        assert env.rewards[loser] == -1
        assert env.infos[loser]["illegal"] == "step-expected"


@pytest.mark.parametrize("wrong", [".", 150])
def test_what_is_owed_stays_owed_after_a_refused_step(
    red7_v0: ModuleType, wrong: str | int
) -> None:
    env = red7_v0.raw_env(rules="advanced", reward="round")
    env.reset(options={"deal": bytes(32)})
    while not env.last()[1]:
        env.step(encoding.number("~"))
    owed, waiting = env.last()[1], [env.observe(agent) for agent in env.agents]
    with pytest.raises(Red7Error):
        env.step(encoding.number(wrong) if isinstance(wrong, str) else wrong)
    assert env.last()[1] == owed == 1
    again = [env.observe(agent) for agent in env.agents]
    for one, other in zip(waiting, again, strict=True):
        assert np.array_equal(one["observation"], other["observation"])
    # It pays what is owed once.
    mover, seat = env.agent_selection, env.episode.seat
    env.step(encoding.number("~"))
    assert env._cumulative_rewards[mover] == env.episode.rewards[seat - 1]


@pytest.mark.parametrize("reward", ["match", "round", "shaped"])
def test_the_others_win_by_an_illegal_step(red7_v0: ModuleType, reward: str) -> None:
    env = red7_v0.env(players=3, reward=reward)
    env.reset(seed=2)
    totals = dict.fromkeys(env.agents, 0.0)
    for made, agent in enumerate(env.agent_iter()):
        seen, paid, over, cut, _ = env.last()
        totals[agent] += paid
        legal = int(np.flatnonzero(seen["action_mask"])[0]) if not over else 0
        env.step(None if over or cut else encoding.number("!") if made == 3 else legal)
    assert sorted(totals.values()) == pytest.approx([-1, 0.5, 0.5])


def test_bots_play_as_policies(red7_v0: ModuleType) -> None:
    env = red7_v0.env(players=3, rules="expert")
    env.reset(seed=4)
    seats = {agent: policy(name) for agent, name in zip(env.agents, BOTS, strict=True)}
    totals = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        _, paid, over, cut, _ = env.last()
        totals[agent] += paid
        env.step(None if over or cut else seats[agent](env.unwrapped.view()))
    assert sum(totals.values()) == pytest.approx(0)
    assert max(totals.values()) > 0


def test_it_can_be_copied(red7_v0: ModuleType) -> None:
    env = red7_v0.raw_env(players=4, rules="expert", layout="compact")
    copy = pickle.loads(pickle.dumps(env))  # noqa: S301 - our own
    env.reset(seed=3)
    copy.reset(seed=3)
    assert copy.possible_agents == env.possible_agents
    assert str(copy.view()) == str(env.view())


@pytest.mark.parametrize("wrapped", [True, False])
def test_a_deep_copy_goes_on_with_the_same_game(red7_v0: ModuleType, wrapped: bool) -> None:  # noqa: FBT001 - a case
    made = red7_v0.env if wrapped else red7_v0.raw_env
    env = made(players=3, rules="expert", reward="shaped")
    env.reset(seed=3)
    env.step(int(np.flatnonzero(env.last()[4]["action_mask"])[0]))
    copy = deepcopy(env)
    for _ in range(12):
        assert copy.agent_selection == env.agent_selection
        assert copy.last()[1:4] == env.last()[1:4]
        assert copy.unwrapped.view() == env.unwrapped.view()
        action = int(np.flatnonzero(env.last()[4]["action_mask"])[0])
        copy.step(action)
        assert copy.unwrapped.view() != env.unwrapped.view()
        env.step(action)
    for one in (env, copy):
        one.reset()
    assert copy.unwrapped.episode == env.unwrapped.episode


def test_what_cannot_be_is_refused(red7_v0: ModuleType) -> None:
    for wrong in ({"players": 5}, {"rules": "v9"}):
        with pytest.raises(Red7Error):
            red7_v0.env(**wrong)
    for unknown in ({"reward": "points"}, {"layout": "sparse"}, {"illegal": "rasie"}):
        with pytest.raises(ValueError, match="are"):
            red7_v0.env(**unknown)
    with pytest.raises(ValueError, match="render_mode is one of"):
        red7_v0.raw_env(render_mode="svg")

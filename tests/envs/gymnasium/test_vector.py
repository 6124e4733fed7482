from __future__ import annotations

import warnings
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from red7.core import Red7Error
from red7.envs import encoding
from red7.search.kernels.chance import new_chance
from tests.envs.games import COMBINATIONS, plain


def made(gym: ModuleType, count: int = 8, **chosen: Any) -> Any:
    return gym.make_vec("Red7SelfPlay-v0", num_envs=count, **chosen)


def spread(value: Any) -> list[Any]:
    """Return the arrays of an observation."""
    return (
        [part for one in value.values() for part in spread(one)]
        if isinstance(value, dict)
        else [value]
    )


def alike(one: Any, other: Any) -> bool:
    return all(map(np.array_equal, spread(one), spread(other)))


@pytest.mark.parametrize("layout", ["compact", "dense", "scaled"])
@pytest.mark.parametrize("mode", ["NextStep", "SameStep"])
def test_all_that_it_returns_is_in_its_spaces(gym: ModuleType, layout: str, mode: str) -> None:
    rules, players = zip(*COMBINATIONS, strict=True)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = made(
            gym, 108, rules=rules, players=players, layout=layout, autoreset_mode=mode, threads=1
        )
    assert env.metadata["autoreset_mode"] is gym.vector.AutoresetMode(mode)
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    for _ in range(12):
        actions = env.random_actions()
        assert env.action_space.contains(actions)
        seen, reward, over, cut, info = env.step(actions)
        assert env.observation_space.contains(seen)
        assert [one.shape for one in (reward, over, cut)] == [(108,)] * 3
        assert [one.dtype.name for one in (reward, over, cut)] == ["float64", "bool", "bool"]
        assert info["rewards"].shape == (108, 4)
        assert not info["illegal"].any()
        assert ("final_obs" in info) == (mode == "SameStep" and over.any())
        if "final_obs" in info:
            assert np.array_equal(info["_final_obs"], over)
            for last, ended in zip(info["final_obs"], over, strict=True):
                assert env.single_observation_space.contains(last) if ended else last is None
    env.close()


def test_both_modes_play_the_same_games(gym: ModuleType) -> None:
    same, later = (made(gym, 1, autoreset_mode=mode) for mode in ("SameStep", "NextStep"))
    first, _ = same.reset(seed=4)
    second, _ = later.reset(seed=4)
    ended = 0
    for _ in range(60):
        assert alike(first, second)
        action = same.random_actions()
        first, reward, over, _, info = same.step(action)
        second, paid, done, _, _ = later.step(action)
        assert (reward, over) == (paid, done)
        if over:
            ended += 1
            for part, (last,) in zip(
                spread(info["final_obs"][0]), map(list, spread(second)), strict=True
            ):
                assert np.array_equal(part, last)
            # The step after the end begins the next game, whatever it is.
            second, paid, done, _, after = later.step(np.array([0]))
            assert (paid, done, after["actor"]) == (0, False, 0)
    assert ended > 3


@pytest.mark.parametrize("mode", ["NextStep", "SameStep"])
def test_a_seed_gives_the_same_games_again(gym: ModuleType, mode: str) -> None:
    chosen = {"rules": "v1.2+draw+match", "reward": "shaped", "autoreset_mode": mode}
    one, other, unlike = (made(gym, 8, recall=9, **chosen) for _ in range(3))
    for seeds in ((9, 9), (range(9, 17), 9)):
        assert plain(one.reset(seed=seeds[0])) == plain(other.reset(seed=seeds[1]))
    ended = np.zeros(8, bool)
    while not ended.all():
        actions = one.random_actions()
        assert np.array_equal(actions, other.random_actions())
        first, second = one.step(actions), other.step(actions)
        assert plain(first) == plain(second)
        ended |= first[2]
    first, _ = one.reset()
    second, _ = other.reset()
    assert alike(first, second)
    assert not alike(first, other.reset()[0])
    assert not alike(first, unlike.reset()[0])


def test_the_reward_is_that_of_whoever_made_the_step(gym: ModuleType) -> None:
    env = made(gym, 30, players=3, rules="v1.2+draw", reward="shaped", autoreset_mode="SameStep")
    _, info = env.reset(seed=2)
    for _ in range(30):
        movers = info["seat"]
        _, reward, _, _, info = env.step(env.random_actions())
        assert np.array_equal(info["actor"], movers)
        assert np.array_equal(reward, info["rewards"][np.arange(30), movers - 1])
        assert np.allclose(info["rewards"].sum(axis=1), 0)


def test_what_was_returned_stays_unless_asked_otherwise(gym: ModuleType) -> None:
    for copy in (True, False):
        env = made(gym, copy=copy)
        seen, _ = env.reset(seed=3)
        before = seen["observation"]["cards"].copy()
        env.step(env.random_actions())
        assert np.array_equal(before, seen["observation"]["cards"]) == copy


def test_options_choose_rows_and_deals(gym: ModuleType) -> None:
    env = made(gym, 2)
    env.reset(options={"deals": [bytes(32), "07" * 32]})
    assert str(env.batch.view(1)) == "R 1 33 B4/O6B6R4I4Y3B3G2 B5/?7"
    env.step(np.array([149, encoding.number("+O6")]))
    env.reset(options={"reset_mask": np.array([True, False])})
    assert env.batch.view(1).steps
    assert not env.batch.finished.any()


def test_without_autoreset_games_that_are_over_have_to_be_reset(gym: ModuleType) -> None:
    env = made(gym, 2, autoreset_mode="Disabled")
    env.reset(seed=1)
    _, _, over, _, _ = env.step(np.array([149, 149]))
    assert over.all()
    with pytest.raises(ValueError, match="have to be reset"):
        env.step(np.array([149, 149]))
    env.reset(options={"reset_mask": over})
    env.step(np.array([149, 149]))


def test_illegal_steps_lose_or_are_refused(gym: ModuleType) -> None:
    wrong = np.array([encoding.number(".")] * 2)
    env = made(gym, 2)
    env.reset(seed=1)
    _, reward, over, _, info = env.step(wrong)
    assert reward.tolist() == [-1, -1]
    assert over.all()
    assert info["illegal"].all()
    env = made(gym, 2, illegal="raise")
    env.reset(seed=1)
    with pytest.raises(Red7Error, match="end-too-early"):
        env.step(wrong)


@pytest.mark.parametrize("mode", ["NextStep", "Disabled"])
def test_nothing_is_legal_once_a_game_is_over(gym: ModuleType, mode: str) -> None:
    env = made(gym, 3, autoreset_mode=mode)
    seen, _ = env.reset(seed=1)
    legal = int(np.flatnonzero(seen["action_mask"][2])[0])
    # By an illegal step, and by dropping out.
    seen, _, over, _, info = env.step(np.array([148, 149, legal]))
    assert over.tolist() == [True, True, False]
    assert info["illegal"].tolist() == [True, False, False]
    assert seen["action_mask"].any(axis=1).tolist() == [False, False, True]
    assert env.batch.random_steps(new_chance(1))[:2].tolist() == [-1, -1]
    seen, _ = env.reset(options={"reset_mask": np.array([False, False, True])})
    assert seen["action_mask"].any(axis=1).tolist() == [False, False, True]
    seen, _ = env.reset(options={"reset_mask": np.array([True, True, False])})
    assert seen["action_mask"].any(axis=1).all()


def test_what_cannot_be_is_refused(gym: ModuleType) -> None:
    env = made(gym, 4)
    env.reset(seed=1)
    for few in (np.array([149]), np.full((4, 1), 149), np.full(5, 149)):
        with pytest.raises(ValueError, match="steps have to be as many as games"):
            env.step(few)
    with pytest.raises(ValueError, match="truth values have to be"):
        env.reset(options={"reset_mask": np.array([True])})
    with pytest.raises(ValueError, match="deals have to be"):
        env.reset(options={"deals": [bytes(32)]})
    for recall in (-1, 513):
        with pytest.raises(ValueError, match="from 0 to 512 steps can be recalled"):
            made(gym, 4, recall=recall)
    with pytest.raises(ValueError, match="lose or raise, not rasie"):
        made(gym, 4, illegal="rasie")


def test_games_that_go_on_keep_their_seeds(gym: ModuleType) -> None:
    one, other = made(gym, 2), made(gym, 2)
    for env in (one, other):
        env.reset(seed=1)
    one.reset(seed=7, options={"reset_mask": np.array([True, False])})
    for env in (one, other):
        env.reset(options={"reset_mask": np.array([False, True])})
    assert str(one.batch.view(1)) == str(other.batch.view(1))
    assert str(one.batch.view(0)) != str(other.batch.view(0))


def test_random_steps_do_not_depend_on_the_deals(gym: ModuleType) -> None:
    env, ranks = made(gym, 1), []
    for seed in range(400):
        env.reset(seed=seed)
        legal = np.flatnonzero(env.batch.look.mask[0]).tolist()
        ranks.append((legal.index(env.random_actions()[0]) / len(legal), env.batch._orders[0, 0]))
    correlation = np.corrcoef(np.array(ranks).T)[0, 1]
    assert abs(correlation) < 0.2  # four standard deviations; it was 0.99


def test_the_end_of_a_game_is_told_where_the_next_has_begun(gym: ModuleType) -> None:
    env = made(gym, 3, autoreset_mode="SameStep")
    env.reset(seed=1)
    _, _, over, _, info = env.step(np.array([149, 149, 148]))
    assert over.all()
    assert np.array_equal(info["_final_info"], over)
    assert info["final_info"]["illegal"].tolist() == [False, False, True]
    assert np.array_equal(info["final_info"]["rewards"], info["rewards"])


def test_the_wrappers_of_gymnasium_take_it(gym: ModuleType) -> None:
    wrapped = gym.wrappers.vector.RecordEpisodeStatistics(
        made(gym, 16, autoreset_mode="SameStep", layout="scaled")
    )
    wrapped.reset(seed=5)
    lengths: list[int] = []
    for _ in range(40):
        _, _, over, _, info = wrapped.step(wrapped.unwrapped.random_actions())
        if over.any():
            lengths += info["episode"]["l"][over].tolist()
    assert len(lengths) > 20
    assert min(lengths) >= 1


def test_a_wrapper_of_single_observations_takes_the_last_one(gym: ModuleType) -> None:
    mode = gym.vector.AutoresetMode
    env, bare = (made(gym, 6, autoreset_mode="SameStep") for _ in range(2))
    # Gymnasium 1.4 refuses to wrap what the wrapper's own step supports.
    env.metadata["autoreset_mode"] = mode.NEXT_STEP
    wrapped = gym.wrappers.vector.FilterObservation(env, ["observation"])
    wrapped.autoreset_mode = mode.SAME_STEP
    wrapped.reset(seed=3)
    bare.reset(seed=3)
    ended = 0
    for _ in range(12):
        action = env.random_actions()
        *_, info = wrapped.step(action)
        *_, told = bare.step(action)
        for row in np.flatnonzero(told.get("_final_obs", ())):
            ended += 1
            assert list(info["final_obs"][row]) == ["observation"]
            one, other = (each["final_obs"][row]["observation"] for each in (info, told))
            assert alike(one, other)
    assert ended > 3


def test_infos_are_as_gymnasium_collects_them(gym: ModuleType) -> None:
    env = made(gym, 3, autoreset_mode="SameStep")
    env.reset(seed=1)
    legal = int(np.flatnonzero(env.batch.look.mask[1])[0])
    *_, info = env.step(np.array([149, legal, 148]))
    collected: dict[str, Any] = {}
    each = gym.wrappers.vector.DictInfoToList(env)._convert_info_to_list(
        {name: value for name, value in info.items() if name != "final_obs"}
    )
    for row, told in enumerate(each):
        last = {} if row == 1 else {"final_obs": info["final_obs"][row]}
        collected = env._add_info(collected, told | last, row)
    assert sorted(collected) == sorted(info)
    assert sorted(collected["final_info"]) == sorted(info["final_info"])
    for name, value in info.items():
        assert type(collected[name]) is type(value)
        if name.startswith("_"):
            assert np.array_equal(collected[name], value)
    for name, value in info["final_info"].items():
        ended = np.array([True, False, True])
        assert np.array_equal(collected["final_info"][name][ended], value[ended])


def test_infos_may_be_told_game_by_game(gym: ModuleType) -> None:
    for mode in ("SameStep", "NextStep"):
        bare = made(gym, 3, autoreset_mode=mode)
        env = gym.wrappers.vector.DictInfoToList(bare)
        _, infos = env.reset(seed=1)
        assert [sorted(info) for info in infos] == [["seat"]] * 3
        *_, infos = env.step(np.array([149, int(np.flatnonzero(bare.batch.look.mask[1])[0]), 148]))
        step = ["actor", "illegal", "rewards", "seat"]
        end = sorted([*step, "final_info", "final_obs"]) if mode == "SameStep" else step
        assert [sorted(info) for info in infos] == [end, step, end]
        assert infos[2]["illegal"]
        if mode == "SameStep":
            assert sorted(infos[2]["final_info"]) == ["actor", "illegal", "rewards"]
        else:
            # No step is made where the next game only begins.
            *_, infos = env.step(np.full(3, 149))
            assert [sorted(info) for info in infos] == [["seat"], step, ["seat"]]


@pytest.mark.parametrize("mode", ["SameStep", "NextStep"])
def test_it_recalls_what_the_seat_to_move_saw(gym: ModuleType, mode: str) -> None:
    rules, players = zip(*COMBINATIONS, strict=True)
    env = made(gym, 108, rules=rules, players=players, recall=9, autoreset_mode=mode, threads=1)
    seen, _ = env.reset(seed=6)
    assert env.observation_space.contains(seen)
    compared = drawn = hidden = 0
    for _ in range(30):
        for row in range(108):
            expected = encoding.latest(env.batch.view(row), 9)
            assert np.array_equal(seen["history"][row], expected), env.batch.view(row)
            compared += bool((expected >= 0).any())
            draws = expected[expected[:, 1] == encoding.number("!")]
            drawn += int((draws[:, 2] >= 0).sum())
            hidden += int((draws[:, 2] < 0).sum())
        steps = env.random_actions()
        rounds = [env.batch.round(row) for row in range(108)]
        seen, _, over, _, info = env.step(steps)
        for row in np.flatnonzero(over).tolist() if mode == "SameStep" else ():
            last = rounds[row].apply(encoding.step(int(steps[row])))
            expected = encoding.latest(last.view(last.turn), 9)
            assert np.array_equal(info["final_obs"][row]["history"], expected)
    assert compared > 2000
    assert drawn > 100
    assert hidden > 100


def test_of_more_steps_than_are_kept_the_last_are_recalled(
    gym: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("red7.envs.batch._LONGEST", 4)
    few = made(gym, 20, rules="v1.2+draw", recall=4)
    monkeypatch.undo()
    many = made(gym, 20, rules="v1.2+draw", recall=4)
    for env in (few, many):
        env.reset(seed=2)
    for _ in range(20):
        action = few.random_actions()
        assert np.array_equal(few.step(action)[0]["history"], many.step(action)[0]["history"])


def test_seeds_must_be_as_many_as_games(gym: ModuleType) -> None:
    with pytest.raises(ValueError, match="8 games need as many seeds"):
        made(gym).reset(seed=[1, 2])

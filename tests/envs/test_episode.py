from __future__ import annotations

import random

import numpy as np
import pytest

from red7.core import Match, Red7Error
from red7.envs.encoding import mask, number
from red7.envs.episode import Episode, deal_seed
from red7.envs.rewards import paid
from tests.games import choose


def test_an_episode_is_a_match_that_deals_by_itself() -> None:
    chance = random.Random(4)
    episode = Episode.start(3, "v1.3+draw+match+actions", bytes(32), "shaped")
    match = Match.start(3, "v1.3+draw+match+actions", bytes(32))
    while not episode.over:
        assert not episode.match.round.over
        step = choose(episode.view(episode.seat).legal_steps, chance)
        after = match.apply(step)
        episode = episode.apply(number(step))
        assert episode.rewards == paid("shaped", match, after)
        match = after.next_round() if after.round.over and not after.over else after
        assert episode.match == match
    assert match.over
    assert match.number > 1


def test_a_step_may_be_given_as_numpy_gives_it() -> None:
    episode = Episode.start(2, "basic", bytes(32))
    assert episode.apply(np.int64(149)) == episode.apply(149)


def test_an_illegal_step_is_refused_with_its_reason() -> None:
    with pytest.raises(Red7Error, match="end-too-early"):
        Episode.start(2, "basic", bytes(32)).apply(number("."))


def test_nothing_is_legal_once_a_game_is_over() -> None:
    episode = Episode.start(2, "basic", bytes(32))
    seat, other = episode.seat, 3 - episode.seat
    assert np.array_equal(episode.mask(seat), mask(episode.view(seat)))
    assert episode.mask(seat).any()
    assert not episode.mask(other).any()
    for over in (episode.forfeit(), episode.apply(149)):
        assert not over.mask(seat).any()
        assert not over.mask(other).any()


@pytest.mark.parametrize("wrong", [-1, 150, 2**40])
def test_a_number_that_no_step_has_is_refused_as_illegal(wrong: int) -> None:
    with pytest.raises(Red7Error, match="step-expected") as refused:
        Episode.start(2, "basic", bytes(32)).apply(np.int64(wrong))
    assert refused.value.facts == {"text": str(wrong), "place": 1}


def test_an_unknown_reward_is_refused() -> None:
    with pytest.raises(ValueError, match="match, round, shaped"):
        Episode.start(2, "basic", bytes(32), "points")  # type: ignore[arg-type]


def test_a_generator_gives_the_same_deals_again() -> None:
    assert deal_seed(np.random.default_rng(3)) == deal_seed(np.random.default_rng(3))
    assert deal_seed(np.random.default_rng(3)) != deal_seed(np.random.default_rng(4))

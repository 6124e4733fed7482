from __future__ import annotations

import random

import numpy as np
import pytest

from red7.core import Match, Red7Error
from red7.envs import encoding
from red7.envs.batch import Batch
from red7.envs.encoding import Layout
from red7.envs.policies import policy
from red7.envs.rewards import REWARDS, Reward
from red7.search.kernels.chance import new_chance
from tests.envs.core_games import Followed
from tests.envs.games import COMBINATIONS

RULES = [rules for rules, _ in COMBINATIONS]
PLAYERS = [players for _, players in COMBINATIONS]


def compact_row(observation: object, row: int) -> encoding.Compact:
    assert isinstance(observation, encoding.Compact)
    return encoding.Compact(observation.cards[row], observation.numbers[row])


def same(found: encoding.Compact, expected: encoding.Compact) -> bool:
    return np.array_equal(found.cards, expected.cards) and np.array_equal(
        found.numbers, expected.numbers
    )


@pytest.mark.parametrize("reward", REWARDS)
def test_every_combination_goes_as_in_the_core(reward: Reward) -> None:
    batch = Batch(len(RULES), rules=RULES, players=PLAYERS, reward=reward, threads=1)
    chance = random.Random(reward)
    look = batch.begin()
    followed = [Followed.of(batch, row) for row in range(batch.count)]
    rounds = games = 0
    for turn in range(45):
        steps = batch.random_steps(new_chance(chance.randrange(2**32)))
        for row in range(batch.count):
            view = followed[row].view
            mask = encoding.mask(view)
            assert np.array_equal(look.mask[row], mask), view
            assert look.seats[row] == view.turn
            if reward == "match" or (turn + row) % 6 == 0:
                found = compact_row(look.observation, row)
                assert same(found, encoding.compact(view)), view
            # Not to drop out too often, so that rounds get long enough to matter.
            if steps[row] == 149 and mask.sum() > 1 and chance.random() < 0.8:
                steps[row] = chance.choice(np.flatnonzero(mask)[:-1].tolist())
        outcome = batch.step(steps)
        look = outcome.look
        for row, step in enumerate(steps.tolist()):
            assert outcome.actors[row] == followed[row].view.turn
            after, paid = followed[row].after(step, reward)
            assert outcome.rewards[row] == pytest.approx(paid, abs=1e-12)
            assert outcome.over[row] == after.match.over
            followed[row] = after
            if after.match.over:
                games += 1
                final = compact_row(outcome.final, row)
                assert same(final, encoding.compact(after.view)), after.view
                followed[row] = Followed.of(batch, row)
            elif after.match.round.over:
                rounds += 1
                followed[row] = after.dealt(batch, row)
    assert not outcome.illegal.any()
    assert games > 150
    assert rounds > 80


@pytest.mark.parametrize("layout", ["dense", "scaled"])
def test_the_dense_layouts_are_those_of_the_view(layout: Layout) -> None:
    batch = Batch(len(RULES), rules=RULES, players=PLAYERS, layout=layout, threads=1)
    look = batch.begin()
    chance = new_chance(5)
    expected = encoding.dense if layout == "dense" else encoding.scaled
    compared = 0
    for turn in range(12):
        for row in range(turn % 4, batch.count, 12):
            seen = expected(batch.view(row))
            assert np.array_equal(np.asarray(look.observation)[row], seen), batch.view(row)
            compared += 1
        followed = {row: batch.round(row) for row in range(turn % 9, batch.count, 9)}
        steps = batch.random_steps(chance)
        outcome = batch.step(steps)
        for row in np.flatnonzero(outcome.over).tolist():
            if row in followed:
                last = followed[row].apply(encoding.step(int(steps[row])))
                final = np.asarray(outcome.final)[row]
                assert np.array_equal(final, expected(last.view(last.turn)))
                compared += 1
        look = outcome.look
    assert compared > 110


def test_a_game_that_is_over_may_wait_for_the_next_step() -> None:
    batch = Batch(40, rules="advanced", threads=1)
    batch.begin()
    chance = new_chance(8)
    ended = 0
    for _ in range(120):
        before = batch.finished
        rounds = [batch.round(row) for row in range(batch.count)] if ended < 3 else []
        steps = batch.random_steps(chance)
        outcome = batch.step(steps, same_step=False)
        assert outcome.final is None
        assert np.array_equal(outcome.over, batch.finished)
        assert not outcome.look.mask[outcome.over].any()
        assert not (outcome.over & before).any()
        assert not outcome.rewards[before].any()
        assert np.array_equal(outcome.actors == 0, before)
        for row in np.flatnonzero(outcome.over).tolist():
            ended += 1
            if rounds:
                last = rounds[row].apply(encoding.step(int(steps[row])))
                found = compact_row(outcome.look.observation, row)
                assert same(found, encoding.compact(last.view(last.turn)))
        for row in np.flatnonzero(before).tolist():
            assert not batch.round(row).past
            assert batch.round(row).scores == (0, 0)
    assert ended > 20


def test_the_same_seeds_give_the_same_games_in_any_number_of_threads() -> None:
    batches = [Batch(600, rules="expert", players=3, threads=threads) for threads in (1, 2)]
    assert [len(batch._parts) for batch in batches] == [1, 2]
    chances = [new_chance(1), new_chance(1)]
    for batch in batches:
        batch.seed(range(7, 607))
        batch.begin()
    for _ in range(20):
        first, second = (
            batch.step(batch.random_steps(chance))
            for batch, chance in zip(batches, chances, strict=True)
        )
        assert np.array_equal(first.look.mask, second.look.mask)
        assert np.array_equal(first.rewards, second.rewards)
        assert isinstance(first.look.observation, encoding.Compact)
        assert isinstance(second.look.observation, encoding.Compact)
        assert np.array_equal(first.look.observation.cards, second.look.observation.cards)
    for batch in batches:
        batch.close()


def test_each_seed_has_its_own_deals() -> None:
    batch = Batch(50, threads=1)
    batch.seed([3] * 25 + list(range(25)))
    batch.begin()
    deals = [str(batch.round(row)) for row in range(50)]
    assert len(set(deals[:25])) == 1
    assert len(set(deals[25:])) == 25
    batch.seed([None] * 50)
    batch.begin()
    assert not {str(batch.round(row)) for row in range(50)} & set(deals)


def test_all_cards_are_equally_likely_everywhere() -> None:
    batch = Batch(4000, rules="v1.2+draw", threads=1)
    batch.begin()
    orders = batch._orders
    assert (np.sort(orders, axis=1) == np.arange(49)).all()
    for place in (0, 15, 16, 48):
        counts = np.bincount(orders[:, place], minlength=49)
        # The sum of squares has mean 48 and standard deviation 9.8.
        assert (((counts - 4000 / 49) ** 2) / (4000 / 49)).sum() < 100


def test_deals_may_be_given_as_the_core_takes_them() -> None:
    deals = [bytes([row]) * 32 for row in range(6)]
    batch = Batch(6, rules="expert", players=4, threads=1)
    look = batch.begin(deals=deals)
    for row, deal in enumerate(deals):
        expected = Match.start(4, "expert", deal).round
        assert batch.round(row) == expected
        found = compact_row(look.observation, row)
        assert same(found, encoding.compact(expected.view(expected.turn)))


def test_some_games_may_begin_anew() -> None:
    batch = Batch(3, threads=1)
    batch.begin()
    batch.step(batch.random_steps(new_chance(2)))
    before = [str(batch.round(row)) for row in range(3)]
    batch.begin(np.array([False, True, False]))
    after = [str(batch.round(row)) for row in range(3)]
    assert [one == other for one, other in zip(before, after, strict=True)] == [True, False, True]


@pytest.mark.parametrize("wrong", [148, -1, 150, 2**40])
def test_an_illegal_step_loses_the_game(wrong: int) -> None:
    batch = Batch(2, players=3, threads=1)
    look = batch.begin()
    seat = int(look.seats[1])
    steps = batch.random_steps(new_chance(1))
    assert batch.illegal(steps) is None
    steps[1] = wrong
    assert batch.illegal(steps) == 1
    outcome = batch.step(steps)
    assert outcome.illegal.tolist() == [False, True]
    assert outcome.over[1]
    paid = outcome.rewards[1].tolist()
    assert paid[seat - 1] == -1
    assert sorted(paid) == [-1, 0, 0.5, 0.5]
    assert not batch.round(1).past


@pytest.mark.parametrize("players", [2, 3])
def test_shaped_rewards_add_up_to_a_loss_after_an_illegal_step(players: int) -> None:
    batch = Batch(60, players=players, rules="advanced", reward="shaped", threads=1)
    look = batch.begin()
    total = np.zeros((60, 4))
    chance, ended = new_chance(6), 0
    for turn in range(9):
        movers, steps = look.seats.copy(), batch.random_steps(chance)
        wrong = np.arange(60) % 9 == turn
        steps[wrong] = -1
        outcome = batch.step(steps)
        look = outcome.look
        total += outcome.rewards
        for row in np.flatnonzero(outcome.illegal).tolist():
            ended += 1
            expected = [1 / (players - 1)] * players
            expected[movers[row] - 1] = -1
            assert total[row, :players].tolist() == pytest.approx(expected)
        total[outcome.over] = 0
    assert ended == 60


def test_the_view_of_a_match_that_is_over_is_that_of_its_last_step() -> None:
    batch = Batch(40, rules="advanced", threads=1)
    batch.begin()
    chance, ended = new_chance(8), 0
    for _ in range(120):
        outcome = batch.step(batch.random_steps(chance), same_step=False)
        for row in np.flatnonzero(outcome.over).tolist():
            ended += 1
            found = compact_row(outcome.look.observation, row)
            assert same(found, encoding.compact(batch.view(row)))
    assert ended > 20


def test_a_view_comes_with_its_past_so_that_bots_can_play() -> None:
    batch = Batch(2, rules="v1.2+draw+actions", players=2, threads=1)
    batch.begin()
    bot = policy("green")
    for _ in range(8):
        steps = np.array([bot(batch.view(row)) for row in range(2)])
        assert batch.illegal(steps) is None
        batch.step(steps)
    assert any(batch.view(row).past for row in range(2))


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(Red7Error, match="players-number"):
        Batch(2, players=5)
    with pytest.raises(Red7Error, match="edition-unknown"):
        Batch(2, rules="v9")
    with pytest.raises(ValueError, match="compact, dense, scaled, not sparse"):
        Batch(2, layout="sparse")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="match, round, shaped, not points"):
        Batch(2, reward="points")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="3 games need as many"):
        Batch(3, players=[2, 3])

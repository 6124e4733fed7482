"""Whole games, played in the core and in JAX at the same time."""

from __future__ import annotations

import random
from collections import Counter
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from red7.core import STEPS, Match, Red7Error
from red7.core.cards import mask_of
from red7.core.numbering import DRAW
from red7.envs.encoding import dense, history, latest, mask
from red7.envs.rewards import forfeited, result
from red7.network.flags import flags
from red7.network.sets import words
from tests.envs.games import COMBINATIONS
from tests.envs.jax.conftest import alike, blind, laid_open
from tests.games import choose, play_match

pytestmark = pytest.mark.xdist_group("jax-games")

RECALL = 12  # some rounds have more steps


class AnyRules:
    """An environment whose rules and players are data: one compiled function plays them all."""

    def __init__(self, env: ModuleType) -> None:
        jax = import_module("jax")

        def table(laws: Any) -> Any:
            made = env.make("v1.2+match", 4, recall=RECALL)
            made._flags, made._seated = laws
            return made

        # Each part is compiled once: masks in ``shown``, observations in ``observe``.
        def step(laws: Any, game: Any, action: Any) -> Any:
            made = table(laws)
            made._shown = lambda *parts: parts
            return made.step(game, action)

        def shown(laws: Any, *parts: Any) -> Any:
            return table(laws)._shown(*parts)

        def observe(laws: Any, game: Any, player: Any) -> Any:
            return table(laws).observe(game, player)

        def history(laws: Any, game: Any, player: Any) -> Any:
            return table(laws).history(game, player)

        parts = (jax.jit(jax.vmap(function)) for function in (step, observe, history))
        self.step, self.observe, self.history = parts
        self.shown = blind(shown)


def states_of(env: ModuleType, matches: list[Match]) -> Any:
    """Return the rounds of matches as a batch."""
    piles = [mask_of(card for pile in match.piles for card in pile) for match in matches]
    return env.stack(
        [
            env.state_of(match.round, left, RECALL)
            for match, left in zip(matches, piles, strict=True)
        ]
    )


def test_games_of_all_rules_and_players_go_as_in_the_core(env: ModuleType) -> None:
    jax = import_module("jax")
    chance = random.Random(8)
    matches = [Match.start(seats, rules, chance.randbytes(32)) for rules, seats in COMBINATIONS]
    laws = (
        np.stack([flags(rules) for rules, _ in COMBINATIONS]),
        np.array([seats for _, seats in COMBINATIONS], np.int32),
    )
    table = AnyRules(env)
    keys = jax.random.split(jax.random.key(1), len(matches))
    nothing = np.zeros((len(matches), 4), np.float32), np.zeros(len(matches), bool)
    games = table.shown(laws, states_of(env, matches), keys, *nothing)
    drawn: Counter[str] = Counter()
    for place in range(32):
        # Every third time it is somebody who waits.
        observers = np.array(
            [chance.randrange(m.players) if place % 3 else m.round.turn - 1 for m in matches]
        )
        seen = np.asarray(table.observe(laws, games, observers))
        drawn += check_histories(table, laws, games, matches)
        for index, match in enumerate(matches):
            now = match.round
            assert bool(games.terminated[index]) == match.over
            if match.over:
                continue
            assert int(games.current_player[index]) == now.turn - 1
            legal = mask(now.view(now.turn))
            assert np.array_equal(games.legal_action_mask[index], legal), str(now)
            if (place + index) % 4 == 0:
                expected = dense(now.view(observers[index] + 1))
                assert np.array_equal(seen[index], expected), str(now)
        steps = [None if m.over else choose(m.round.legal_steps, chance) for m in matches]
        actions = np.array([step.number if step else 0 for step in steps])
        state, keys, rewards, over = table.step(laws, games, actions)
        for index, (match, step) in enumerate(zip(matches, steps, strict=True)):
            after = match.apply(step) if step else match
            paid = result(after.winners, after.players) if step and after.over else 0.0
            assert np.allclose(rewards[index][: after.players], paid)
            matches[index] = after
        state, matches = dealt_alike(env, state, matches)
        games = table.shown(laws, state, keys, rewards, over)
    check_forfeits(table, laws, games, matches)
    assert sum(match.over for match in matches) > 40
    assert sum(len(history(m.round.view(1))) > RECALL for m in matches) > 20
    assert sum(match.number > 1 for match in matches) > 5
    assert min(drawn[kind] for kind in ("own", "hidden", "public")) > 10, drawn


def check_histories(table: AnyRules, laws: Any, games: Any, matches: list[Match]) -> Counter[str]:
    """Compare what every seat remembers with the core, and count the kinds of draws in it."""
    drawn: Counter[str] = Counter()
    own = np.asarray(games.history)
    for seat in range(4):
        rows = np.asarray(table.history(laws, games, np.full(len(matches), seat)))
        assert rows.dtype == own.dtype == np.int16
        for index, match in enumerate(matches):
            if seat < match.players:
                expected = latest(match.round.view(seat + 1), RECALL)
                assert np.array_equal(rows[index], expected), match.round.past
                for place, _, card in expected[expected[:, 1] == DRAW]:
                    drawn["hidden" if card < 0 else "public" if place else "own"] += 1
            if seat == match.round.turn - 1:
                assert np.array_equal(own[index], rows[index])
    return drawn


def check_forfeits(table: AnyRules, laws: Any, games: Any, matches: list[Match]) -> None:
    """Let whoever is to move in any game make an illegal step."""
    wrong = [int(np.flatnonzero(~each)[0]) if not each.all() else 0 for each in games[2]]
    _, _, rewards, over = table.step(laws, games, np.array(wrong))
    assert over.all()
    ended = dict.fromkeys((2, 3, 4), 0)
    for index, match in enumerate(matches):
        if not match.over:
            expected = forfeited("match", match)
            assert np.allclose(rewards[index][: match.players], expected), match.players
            ended[match.players] += 1
    assert min(ended.values()) > 10


def dealt_alike(env: ModuleType, state: Any, matches: list[Match]) -> tuple[Any, list[Match]]:
    """Replace the rounds that JAX has dealt by those of the core."""
    after = [m.next_round() if m.round.over and not m.over else m for m in matches]
    again = np.array([old is not new for old, new in zip(matches, after, strict=True)])
    if not again.any():
        return state, matches
    for index in np.flatnonzero(again):
        match = after[index]
        assert tuple(state.scores[index][: match.players]) == match.scores
        piles = mask_of(card for pile in match.piles for card in pile)
        assert tuple(state.piles[index]) == words(piles)
        assert (state.log.numbers[index] == -1).all()
    tree = import_module("jax").tree
    return tree.map(lambda one, other: pick(again, one, other), states_of(env, after), state), after


def pick(chosen: Any, one: Any, other: Any) -> Any:
    """Return one of two batches, row by row."""
    return np.where(chosen.reshape((-1,) + (1,) * (other.ndim - 1)), one, other)


@pytest.fixture(scope="module")
def basic(env: ModuleType) -> Any:
    """Loose games for two, dealt anew when they end, and the function that plays them."""
    jax = import_module("jax")
    table = env.make("basic", masks="loose")
    return blind(table.init), blind(env.auto_reset(table)), jax.jit(jax.vmap(env.loose_mask))


def test_loose_games_go_on_and_on(basic: Any) -> None:
    jax = import_module("jax")
    init, step, mask_of_rounds = basic
    games = init(jax.random.split(jax.random.key(2), 32))
    chance = np.random.default_rng(2)
    ended = 0
    for place in range(12):
        loose = np.asarray(games.legal_action_mask)
        assert np.array_equal(loose, np.asarray(mask_of_rounds(games.round)))
        action = np.array([chance.choice(np.flatnonzero(row)) for row in loose])
        games = step(games, action, jax.random.split(jax.random.key(place), 32))
        over, rewards = np.asarray(games.terminated), np.asarray(games.rewards)
        assert (np.sort(rewards[over], axis=1) == [-1, 1]).all()
        assert not rewards[~over].any()
        assert not np.asarray(games.truncated).any()
        assert (np.asarray(games.round.hands)[over].any(axis=2)).all()
        ended += int(over.sum())
    assert ended > 30


def test_a_step_outside_the_mask_loses(basic: Any) -> None:
    jax = import_module("jax")
    init, step, _ = basic
    games = init(jax.random.split(jax.random.key(3), 32))
    mover = np.asarray(games.current_player)
    after = step(games, np.full(32, 147), jax.random.split(jax.random.key(4), 32))
    assert np.asarray(after.terminated).all()
    assert (np.asarray(after.rewards)[np.arange(32), mover] == -1).all()
    assert (np.asarray(after.rewards).sum(axis=1) == 0).all()


def test_the_same_key_gives_the_same_episodes(basic: Any) -> None:
    first, again, other = (played(basic, key) for key in (5, 5, 6))
    assert len(first) == len(again)
    for place, (one, two) in enumerate(zip(first, again, strict=True)):
        assert alike(one, two), place
    hands = [{row.tobytes() for row in games[0].round.hands} for games in (first, other)]
    assert [len(dealt) for dealt in hands] == [32, 32]
    assert not hands[0] & hands[1]


def played(basic: Any, key: int) -> list[Any]:
    """Play until every game has ended and been dealt anew; return them after each step."""
    jax = import_module("jax")
    init, step, _ = basic
    dealing, dealing_anew = jax.random.split(jax.random.key(key))
    games, chance = init(jax.random.split(dealing, 32)), np.random.default_rng(3)
    ended, told = np.zeros(32, bool), [laid_open(games)]
    while not ended.all():
        action = np.array(
            [chance.choice(np.flatnonzero(mask)) for mask in told[-1].legal_action_mask]
        )
        again = jax.random.split(jax.random.fold_in(dealing_anew, len(told)), 32)
        games = step(games, action, again)
        told.append(laid_open(games))
        ended |= told[-1].terminated
    return told


def test_a_round_in_the_middle_brings_its_history(env: ModuleType) -> None:
    jax = import_module("jax")
    chance = random.Random(3)
    for rows in (2, 40):
        rounds = [
            chance.choice(list(play_match(Match.start(seats, rules, chance.randbytes(32)), chance)))
            for rules, seats in COMBINATIONS[:: 5 if rows > 2 else 20]
        ]
        state = env.stack([env.state_of(match.round, recall=rows) for match in rounds])
        for seat in range(4):
            remembers = jax.vmap(lambda each, seat=seat: env.history(each, seat))
            for match, found in zip(rounds, np.asarray(remembers(state)), strict=True):
                if seat < match.players:
                    expected = latest(match.round.view(seat + 1), rows)
                    assert np.array_equal(found, expected), match.round.past


def test_a_game_keeps_what_it_is_to_recall_and_no_more(env: ModuleType) -> None:
    jax = import_module("jax")
    plain, recalling = env.make("basic"), env.make("basic", recall=5)
    with pytest.raises(ValueError, match="0 or more steps can be recalled, not -1"):
        env.make("basic", recall=-1)
    deal = Match.start(2, "basic", bytes(32))
    for one, other, kept in ((plain, recalling, 5), (recalling, plain, 0)):
        with pytest.raises(ValueError, match=f"the round keeps {kept}"):
            one.begin(other.state(deal), jax.random.key(0))
    game = jax.eval_shape(plain.init, jax.random.key(0))
    assert (game.history, game.round.log) == (None, None)
    with pytest.raises(ValueError, match="keeps no steps"):
        plain.history(game, 0)
    fresh = jax.eval_shape(recalling.init, jax.random.key(0))
    assert fresh.history.shape == (5, 3)
    assert len(jax.tree.leaves(fresh)) == len(jax.tree.leaves(game)) + 5


def test_what_cannot_be_played_is_refused(env: ModuleType) -> None:
    with pytest.raises(Red7Error, match="players-number"):
        env.make("basic", players=5)
    with pytest.raises(ValueError, match="masks must be one of exact, loose"):
        env.make("basic", masks="none")
    assert env.make("expert", 3).num_actions == len(STEPS)

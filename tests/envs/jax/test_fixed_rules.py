"""Games of fixed rules, which JAX knows when compiling: begun in the core, and played in both."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from red7.core import Match, Round, Rules
from red7.core.cards import mask_of
from red7.envs.encoding import dense, latest, mask
from red7.envs.rewards import Reward, forfeited, paid
from tests.envs.jax.conftest import alike, laid_open
from tests.games import choose

pytestmark = pytest.mark.xdist_group("jax-games")

# Without a deck, and with one; two seats, and three.
CASES = (("v1.2+match", 2, "exact"), ("expert", 3, "loose"))
# No round of the one has more steps, and rounds of the other have.
RECALL = {"v1.2+match": 40, "expert": 7}
REWARDS: dict[str, Reward] = {"v1.2+match": "shaped", "expert": "round"}


class Fixed:
    """An environment whose step is compiled in two parts, which takes half as long as in one."""

    def __init__(self, env: ModuleType, rules: str, players: int, masks: str) -> None:
        jax = import_module("jax")
        self.made, parts = (
            env.make(rules, players, masks, RECALL[rules], reward=REWARDS[rules]) for _ in range(2)
        )
        self.made._shown = jax.jit(self.made._shown)
        parts._shown = lambda *made: made
        self._step = jax.jit(parts.step)

    def step(self, game: Any, action: int) -> Any:
        return self.made._shown(*self._step(game, action))


@cache
def fixed_of(env: ModuleType, rules: str, players: int, masks: str) -> Fixed:
    """Return an environment that is compiled once."""
    return Fixed(env, rules, players, masks)


def check(env: ModuleType, made: Any, begin: Any, game: Any, match: Match) -> None:
    """Compare a game that goes on with the core; its round began like this."""
    view = match.round.view(match.round.turn)
    assert int(game.current_player) == view.turn - 1
    assert np.array_equal(game.observation, dense(view)), view
    assert np.array_equal(game.history, latest(view, made.recall)), view.past
    open_now, legal = np.asarray(game.legal_action_mask), mask(view).astype(bool)
    if made.masks == "loose":
        assert open_now[legal].all(), view
    else:
        assert np.array_equal(open_now, legal), view
        found = env.view_of(begin, game.round, view.seat - 1)
        assert (found, found.past) == (view, view.past)


def dealt_by(env: ModuleType, game: Any, match: Match) -> Match:
    """Return a match with the next round that JAX has dealt, which must be a fair one."""
    now = env.round_of(game.round)
    expected = match.next_round().round
    assert (now.scores, now.gone) == (expected.scores, expected.gone)
    assert now.gone == mask_of(card for pile in match.piles for card in pile)
    assert [hand.bit_count() for hand in now.hands] == [7] * match.players
    cards = [mask_of(now.deck), *now.hands, *now.palettes, now.gone]
    assert sum(cards) == 2**49 - 1  # every card once
    order = [card for hand in now.hands for card in range(49) if hand >> card & 1]
    order += [palette.bit_length() - 1 for palette in now.palettes] + [*now.deck]
    again = Round.from_cards(match.rules, match.players, order, gone=now.gone, scores=match.scores)
    assert now == again
    return replace(match, number=match.number + 1, begin=now, round=now, turns=())


@pytest.mark.parametrize(("rules", "players", "masks"), CASES)
def test_games_of_fixed_rules_go_as_in_the_core(
    env: ModuleType, rules: str, players: int, masks: str
) -> None:
    jax = import_module("jax")
    fixed, chance = fixed_of(env, rules, players, masks), random.Random(5)
    rounds = ended = 0
    for number in range(6):
        match = Match.start(players, rules, chance.randbytes(32))
        game = fixed.made.begin(fixed.made.state(match), jax.random.key(number))
        begin = game.round
        while not match.over:
            check(env, fixed.made, begin, game, match)
            if match.number == 4 and number < 3 and match.round.past:
                break
            step = choose(match.round.legal_steps, chance)
            before, match = match, match.apply(step)
            game = fixed.step(game, step.number)
            expected = paid(REWARDS[rules], before, match)
            assert np.allclose(game.rewards, expected, atol=1e-6)
            assert bool(game.terminated) == match.over
            if match.round.over and not match.over:
                rounds += 1
                match, begin = dealt_by(env, game, match), game.round
        ended += match.over
        if not match.over:
            wrong = int(np.flatnonzero(~np.asarray(game.legal_action_mask))[0])
            after = fixed.step(game, wrong)
            assert bool(after.terminated)
            assert np.allclose(after.rewards, forfeited(REWARDS[rules], match), atol=1e-6)
    assert rounds > 12
    assert 2 < ended < 6


def test_the_same_key_gives_the_same_match(env: ModuleType) -> None:
    fixed = fixed_of(env, *CASES[0])
    first, again, other = (whole_match(fixed, key) for key in (3, 3, 4))
    assert len(first) == len(again)
    for place, (one, two) in enumerate(zip(first, again, strict=True)):
        assert alike(one, two), place
    # The first round is given; the key deals the next.
    assert np.array_equal(first[0].round.hands, other[0].round.hands)
    rounds = [
        {game.round.hands.tobytes() for game in games if game.round.scores.any()}
        for games in (first, other)
    ]
    assert all(rounds)
    assert not rounds[0] & rounds[1]


def whole_match(fixed: Fixed, key: int) -> list[Any]:
    """Play a match of several rounds, and return the game after each step."""
    jax = import_module("jax")
    chance, match = random.Random(2), Match.start(2, CASES[0][0], bytes(range(32)))
    game = fixed.made.begin(fixed.made.state(match), jax.random.key(key))
    told = [laid_open(game)]
    while not told[-1].terminated:
        action = chance.choice(np.flatnonzero(told[-1].legal_action_mask).tolist())
        game = fixed.step(game, action)
        told.append(laid_open(game))
    return told


def test_only_what_fits_can_be_begun(env: ModuleType) -> None:
    made = env.make("advanced", 2)
    match = Match.start(2, "advanced", bytes(32))
    for other in (Match.start(3, "advanced", bytes(32)), Match.start(2, "basic", bytes(32))):
        with pytest.raises(ValueError, match="the same rules and players"):
            made.state(other)
    chance, later = random.Random(1), match
    while not later.round.gone:
        later = later.apply(choose(later.round.legal_steps, chance))
    assert env.round_of(made.state(later)).gone == later.round.gone
    with pytest.raises(ValueError, match="needs the match"):
        made.state(later.round)
    over = match.apply("~")
    with pytest.raises(ValueError, match="the same rules and players"):
        made.state(over)
    # A round as it was dealt tells which cards are in score piles; so does a round alone.
    following = over.next_round()
    assert env.round_of(made.state(following.round)) == following.round
    assert np.array_equal(made.state(following.round).piles, made.state(following).piles)
    single = env.make("v1.2+draw", 2)
    middle = Round.deal(2, "v1.2+draw", "07" * 32).play_turn("+O6 >G2")
    assert env.round_of(single.state(middle)) == middle
    assert Rules.of("v1.2+draw") == single.rules

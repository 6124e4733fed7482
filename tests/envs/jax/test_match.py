from __future__ import annotations

import random
from importlib import import_module
from types import ModuleType

import numpy as np

from red7.core import Match
from red7.core.cards import mask_of
from red7.core.strength import best
from red7.network.sets import words


def test_the_best_set_is_that_of_the_core(env: ModuleType) -> None:
    jax = import_module("jax")
    chance = random.Random(4)
    masks = [mask_of(chance.sample(range(49), chance.randint(1, 12))) for _ in range(700)]
    rules = np.arange(700) % 7
    sets = np.array([words(mask) for mask in masks], np.uint32)
    found = np.asarray(jax.jit(jax.vmap(env.best_set))(rules, sets))
    for mask, rule, cards in zip(masks, rules, found, strict=True):
        assert mask_of(map(int, np.flatnonzero(cards))) == best(int(rule), mask)


def test_rounds_end_as_in_a_match_of_the_core(env: ModuleType) -> None:
    ending = import_module("jax").jit(env.ending)
    chance = random.Random(6)
    ended = 0
    for rules in ("advanced", "expert", "v1.3+match+actions", "v1.1+draw"):
        for players in (2, 3, 4):
            match = Match.start(players, rules, chance.randbytes(32))
            while not match.over:
                if match.round.over:
                    match = match.next_round()
                before = mask_of(card for pile in match.piles for card in pile)
                match = match.apply(chance.choice(match.round.legal_steps))
                end = ending(env.state_of(match.round, before))
                after = mask_of(card for pile in match.piles for card in pile)
                assert bool(end.over) == match.over
                assert bool(end.again) == (match.round.over and not match.over)
                assert tuple(end.piles) == words(after)
                assert tuple(end.scores[:players]) == (
                    match.scores if match.rules.match else (0,) * players
                )
                shares = [
                    float(seat in match.winners) / max(len(match.winners), 1)
                    for seat in (1, 2, 3, 4)
                ]
                assert np.allclose(end.shares, shares)
                ended += match.round.over
    assert ended > 30

"""Exact masks of rules that are known when compiling, as ``make`` gives them by default."""

from __future__ import annotations

import random
from importlib import import_module
from types import ModuleType
from typing import Any
from unittest import mock

import numpy as np
import pytest

from red7.core import Phase, Round, Rules
from tests.envs.jax.conftest import SEARCHED, fives_first, listed
from tests.games import walk

# Whether a 7 may move itself, and whether a known card on the deck may be counted on, differ.
CASES = (
    ("v1.1+draw+actions", 2),
    ("v1.1+actions", 3),
    ("v1.2+draw+actions", 2),
    ("v1.3+actions", 3),
)
DEALS = 12


def moments(rules: str, players: int) -> list[Round]:
    """Return random rounds before every step, half of them with hands full of 5s."""
    chance = random.Random(f"{rules} {players}")
    found = []
    for deal in range(DEALS):
        cards = fives_first(chance) if deal % 2 else chance.sample(range(49), 49)
        begin = Round.from_cards(Rules.parse(rules), players, cards)
        found += [before for before, _, _ in walk(begin, chance)]
    return found


@pytest.mark.parametrize(("rules", "players"), CASES)
def test_the_masks_of_fixed_rules_are_the_legal_steps(
    env: ModuleType, rules: str, players: int
) -> None:
    jax, legal = import_module("jax"), import_module("red7.envs.jax.legal")
    made = env.make(rules, players)

    def as_they_are(_table: Any, _fives: Any, good: Any) -> Any:
        return jax.numpy.stack([jax.numpy.zeros_like(good), good])

    def masks(state: Any) -> Any:
        known = made._known(state)
        if not text:
            return made._mask(known), None
        with mock.patch.object(legal, "_searched", as_they_are):
            unsearched = made._mask(known)
        return made._mask(known), unsearched

    text, fives = SEARCHED.get(rules, ("", []))
    rounds = [*moments(rules, players), *([Round.parse(rules, text)] if text else [])]
    states = env.stack([made.state(each) for each in rounds])
    exact, unsearched = jax.jit(jax.vmap(masks))(states)
    for each, mask in zip(rounds, np.asarray(exact), strict=True):
        expected = sorted(step.number for step in each.legal_steps)
        assert np.flatnonzero(mask).tolist() == expected, (str(each), listed(mask))
    assert {each.phase for each in rounds} >= {Phase.START, Phase.FREE, Phase.FIVE, Phase.SEVEN}
    if text:
        assert listed(exact[-1] & ~unsearched[-1]) == fives

"""Random rounds, played in the core and in JAX at the same time."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any
from unittest import mock

import numpy as np
import pytest

from red7.core import STEPS, Round
from tests.games import ROUND_RULES, choose
from tests.require import lacks

# Rounds in which no other way finds that some 5s may be played. After one 5, the V1 takes the R7;
# after both, their player has more cards. After one 5, the G7 takes the Y6, which earns the V4 that
# wins; after both, it earns nothing.
SEARCHED = {
    "v1.2+draw+actions": ("R 1 =- V4/V5I5V1 R7I2V2/G4", ["+I5"]),
    "v1.1+draw+actions": (
        "R 1 =V4|B1 O1Y2O3Y6/O5Y5G7 R7O7Y7R6R4R3R2/G4",
        ["+Y5", "+O5"],
    ),
}


@dataclass(frozen=True)
class Moment:
    """A round in the core, and the same round in JAX."""

    round: Round
    expected: Any  # the round in the core, converted
    state: Any
    exact: Any  # the masks
    loose: Any
    observation: Any


@dataclass(frozen=True)
class Compiled:
    """The functions of the environment for batches."""

    step: Callable[..., Any]
    exact_mask: Callable[..., Any]
    look: Callable[..., Any]


@pytest.fixture(scope="session")
def env() -> ModuleType:
    if find_spec("jax") is None:
        lacks("research", "pip install red7[research]")
    return import_module("red7.envs.jax")


@pytest.fixture(scope="session")
def compiled(env: ModuleType) -> Compiled:
    jax = import_module("jax")
    functions = (env.step, env.exact_mask, env.look)
    return Compiled(*(jax.jit(jax.vmap(function)) for function in functions))


@pytest.fixture(scope="session")
def moments(env: ModuleType, compiled: Compiled) -> list[Moment]:
    """Play each rule set with two, three and four players."""
    chance = random.Random(12)
    rounds = [
        Round.deal(players, rules, chance.randbytes(32))
        for rules in ROUND_RULES
        for players in (2, 3, 4)
    ]
    state = env.stack([env.state_of(each) for each in rounds])
    played = []
    while not all(each.over for each in rounds):
        exact = np.asarray(compiled.exact_mask(state))
        observation, loose = map(np.asarray, compiled.look(state))
        whole = in_numpy(state)
        rows = [row(whole, index) for index in range(len(rounds))]
        played += [
            Moment(
                each,
                env.state_of(each),
                rows[index],
                exact[index],
                loose[index],
                observation[index],
            )
            for index, each in enumerate(rounds)
        ]
        steps = [None if each.over else choose(each.legal_steps, chance) for each in rounds]
        state = compiled.step(state, np.array([step.number if step else 149 for step in steps]))
        rounds = [
            each.apply(step) if step else each for each, step in zip(rounds, steps, strict=True)
        ]
    return played


def blind(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile a function of games for batches without their observations, which take longest."""
    jax = import_module("jax")
    environment = import_module("red7.envs.jax.environment")

    def without(*given: Any) -> Any:
        with mock.patch.object(environment, "observe_from", return_value=np.int8(0)):
            return function(*given)

    compiled: Callable[..., Any] = jax.jit(jax.vmap(without))
    return compiled


def in_numpy(batch: Any) -> Any:
    """Return a batch in arrays of NumPy, which are faster to take apart."""
    return import_module("jax").tree.map(np.asarray, batch)


def laid_open(game: Any) -> Any:
    """Return a game in arrays of NumPy, whose key is numbers as well."""
    key_data = import_module("jax").random.key_data
    return in_numpy(game._replace(key=key_data(game.key)))


def alike(one: Any, other: Any) -> bool:
    """Return whether two games are the same in everything."""
    leaves = import_module("jax").tree.leaves
    return all(np.array_equal(*parts) for parts in zip(leaves(one), leaves(other), strict=True))


def row(batch: Any, index: int) -> Any:
    """Return one round of a batch."""
    return import_module("jax").tree.map(lambda part: part[index], batch)


def listed(mask: Any) -> list[str]:
    """Return the steps of a mask."""
    return [str(STEPS[number]) for number in np.flatnonzero(mask)]


def fives_first(chance: random.Random) -> list[int]:
    """Return all cards in an order by which hands are full of 5s, and have many 1s and 7s."""
    weight = {5: 6.0, 1: 2.5, 7: 2.5}
    return sorted(range(49), key=lambda c: -(chance.random() ** (1 / weight.get(c // 7 + 1, 1.0))))

"""Measure how many steps per second each environment makes on one core, with random steps.

``python -m benchmarks.environments``. For comparison, RLCard's UNO, OpenSpiel's Crazy Eights and
Pgx's Sparrow Mahjong are measured in the same run if they are installed, best in a virtual
environment of its own: ``pip install red7[research] rlcard pgx``.
"""

from __future__ import annotations

import argparse
import os
import random
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

import numpy as np

GAMES: Final = 4096  # at once, where an environment plays many
SECONDS: Final = 3.0

# A piece of work makes some steps and returns how many.
Work = Callable[[], int]


def rate(work: Work, seconds: float) -> float:
    """Repeat some work for a while and return how many steps it made in a second of the core."""
    work()  # compiles what has to be compiled
    made, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        made += work()
    return made / spent


def vector(layout: str, rules: str, players: int) -> Work:
    """Return steps of the vector environment, with masks and observations."""
    gym = import_module("gymnasium")
    import_module("red7.envs.gymnasium")
    env = gym.make_vec(
        "Red7SelfPlay-v0",
        num_envs=GAMES,
        layout=layout,
        rules=rules,
        players=players,
        autoreset_mode="SameStep",
        threads=1,
        copy=False,
    )
    env.reset(seed=1)

    def work() -> int:
        env.step(env.random_actions())
        return GAMES

    return work


def single(layout: str) -> Work:
    """Return steps of the agent of the single environment, against a random opponent."""
    gym = import_module("gymnasium")
    import_module("red7.envs.gymnasium")
    env = gym.make("Red7-v0", opponents="random", layout=layout)
    chance = random.Random(1)
    env.reset(seed=1)

    def work() -> int:
        seen, _ = env.reset()
        made, over = 0, False
        while not over:
            step = chance.choice(np.flatnonzero(seen["action_mask"]))
            seen, _, over, _, _ = env.step(step)
            made += 1
        return made

    return work


def turns(layout: str) -> Work:
    """Return steps of the PettingZoo environment, with an observation before each."""
    env = import_module("red7.envs.pettingzoo.red7_v0").env(layout=layout)
    chance = random.Random(1)
    env.reset(seed=1)

    def work() -> int:
        env.reset()
        made = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                env.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
                made += 1
        return made

    return work


def rlcard_uno() -> Work:
    """Return steps of RLCard's UNO, with an observation before each."""
    env = import_module("rlcard").make("uno", config={"seed": 1})
    chance = random.Random(1)

    def work() -> int:
        state, _ = env.reset()
        made = 0
        while not env.is_over():
            state, _ = env.step(chance.choice(list(state["legal_actions"])))
            made += 1
        return made

    return work


def openspiel_eights() -> Work:
    """Return steps of OpenSpiel's Crazy Eights, with an observation before each."""
    game = import_module("pyspiel").load_game("crazy_eights(players=2)")
    chance = random.Random(1)

    def work() -> int:
        state = game.new_initial_state()
        made = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
                continue
            state.observation_tensor()
            state.apply_action(chance.choice(state.legal_actions()))
            made += 1
        return made

    return work


def pgx_mahjong() -> Work:
    """Return steps of Pgx's Sparrow Mahjong on the processor, with masks and observations."""
    jax = import_module("jax")
    pgx = import_module("pgx")
    env = pgx.make("sparrow_mahjong")
    again = import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init)

    def one(state: Any, key: Any) -> Any:  # noqa: ANN401 - of JAX
        logits = jax.numpy.log(state.legal_action_mask.astype(float))
        return again(state, jax.random.categorical(key, logits), key)

    advance = jax.jit(jax.vmap(one))
    keys = jax.random.split(jax.random.key(1), GAMES)
    playing = {"state": jax.jit(jax.vmap(env.init))(keys), "key": jax.random.key(2)}

    def work() -> int:
        playing["key"], drawn = jax.random.split(playing["key"])
        playing["state"] = advance(playing["state"], jax.random.split(drawn, GAMES))
        jax.block_until_ready(playing["state"].observation)
        return GAMES

    return work


# What is measured: its name, what has to be installed, and how to get the work.
LINES: Final[tuple[tuple[str, tuple[str, ...], Callable[[], Work]], ...]] = (
    ("vector, compact, basic, 2 players", ("gymnasium",), lambda: vector("compact", "basic", 2)),
    ("vector, compact, basic, 4 players", ("gymnasium",), lambda: vector("compact", "basic", 4)),
    ("vector, compact, expert, 2 players", ("gymnasium",), lambda: vector("compact", "expert", 2)),
    ("vector, compact, expert, 4 players", ("gymnasium",), lambda: vector("compact", "expert", 4)),
    ("vector, dense, basic, 2 players", ("gymnasium",), lambda: vector("dense", "basic", 2)),
    ("vector, scaled, basic, 2 players", ("gymnasium",), lambda: vector("scaled", "basic", 2)),
    ("single, compact, basic", ("gymnasium",), lambda: single("compact")),
    ("single, dense, basic", ("gymnasium",), lambda: single("dense")),
    ("PettingZoo, compact, basic", ("pettingzoo",), lambda: turns("compact")),
    ("PettingZoo, dense, basic", ("pettingzoo",), lambda: turns("dense")),
    ("RLCard, UNO", ("rlcard",), rlcard_uno),
    ("OpenSpiel, Crazy Eights", ("pyspiel",), openspiel_eights),
    ("Pgx, Sparrow Mahjong", ("jax", "pgx"), pgx_mahjong),
)


def results(seconds: float, wanted: str) -> Iterator[tuple[str, str]]:
    """Measure every line whose name contains a text."""
    for name, libraries, prepared in LINES:
        if wanted not in name:
            continue
        missing = [library for library in libraries if find_spec(library) is None]
        told = f"{rate(prepared(), seconds):,.0f}" if not missing else f"no {', '.join(missing)}"
        yield name, told


def main() -> None:
    """Read the arguments, stay on one core, and print the table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.environments")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for each line")
    parser.add_argument("--only", default="", help="lines whose name contains this text")
    given = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    print("| environment | steps/s |\n|---|---|")
    for name, told in results(given.seconds, given.only):
        print(f"| {name} | {told} |", flush=True)


if __name__ == "__main__":
    main()

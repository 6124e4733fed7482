"""Print how many games a second the JAX environment plays at random, on the device that JAX finds.

``python -m benchmarks.jax_environment``

Steps are chosen uniformly from the mask. Everything runs on the device: choosing, stepping, and
dealing anew where a game is over. Needs JAX and NumPy alone.
"""

from __future__ import annotations

import argparse
import time
from functools import partial, reduce
from typing import NamedTuple

import jax
import jax.numpy as jnp

from red7.envs.jax import Environment, Game, make
from red7.envs.jax.chance import below, place_of
from red7.envs.jax.state import apart
from red7.network.sets import Array

SECONDS = 2.0
WORD = 32


class Case(NamedTuple):
    """Something to measure."""

    rules: str
    players: int
    masks: str
    between: int  # how many steps are made before finished games are dealt anew


CASES = (
    Case("basic", 2, "loose", 4),
    Case("basic", 2, "exact", 4),
    Case("v1.2+draw+actions", 4, "loose", 8),
    Case("v1.2+draw+actions", 4, "exact", 8),
)
BATCHES = {"cpu": (4096,), "gpu": (1 << 18, 1 << 20), "tpu": (1 << 16, 1 << 18)}


def choose(mask: Array, bits: Array) -> Array:
    """Return one of the true places of a mask, from 32 random bits."""
    count = -(-mask.shape[0] // WORD)
    padded = jnp.pad(mask, (0, count * WORD - mask.shape[0])).reshape(count, WORD)
    shifts = jnp.arange(WORD, dtype=jnp.uint32)
    words = apart((padded.astype(jnp.uint32) << shifts).sum(axis=1, dtype=jnp.uint32))
    place, word = jnp.uint32(0), words[0]
    sizes = jnp.bitwise_count(words).astype(jnp.uint32)
    index = below(reduce(jnp.add, sizes), bits)
    for number in range(count - 1):
        passed = (place == WORD * number) & (index >= sizes[number])
        index = jnp.where(passed, index - sizes[number], index)
        place = jnp.where(passed, WORD * (number + 1), place)
        word = jnp.where(passed, words[number + 1], word)
    return (place + place_of(word, index)).astype(jnp.int32)


def play(env: Environment, batch: int, between: int, times: Array, key: Array) -> tuple[Array, ...]:
    """Play a batch for a while; return how many games were finished, and how many steps made."""
    first, dealing, choosing = jax.random.split(key, 3)

    def deal(key: Array) -> Game:
        games: Game = jax.vmap(env.init)(jax.random.split(key, batch))
        return apart(games)

    def once(games: Game, bits: Array) -> Game:
        action = jax.vmap(choose)(games.legal_action_mask, bits)
        after: Game = jax.vmap(env.step)(games, apart(action))
        return apart(after)

    def body(number: Array, carry: tuple[Game, Array, Array]) -> tuple[Game, Array, Array]:
        games, done, steps = carry
        chance = jax.random.bits(jax.random.fold_in(choosing, number), (between, batch), jnp.uint32)
        for bits in chance:
            steps += (~games.terminated).sum(dtype=jnp.float32)
            games = once(games, bits)
        over = games.terminated
        done += over.sum(dtype=jnp.float32)
        fresh = deal(jax.random.fold_in(dealing, number))

        def renewed(new: Array, old: Array) -> Array:
            return jnp.where(over.reshape((batch,) + (1,) * (old.ndim - 1)), new, old)

        return jax.tree.map(renewed, fresh, games), done, steps

    none = jnp.float32(0)
    _, done, steps = jax.lax.fori_loop(0, times, body, (deal(first), none, none))
    return done, steps


def measured(case: Case, batch: int, between: int) -> tuple[float, float, float]:
    """Return games a second, steps in a game, and the seconds it took to compile."""
    env = make(case.rules, case.players, masks=case.masks)  # type: ignore[arg-type]
    began = time.perf_counter()
    playing = jax.jit(partial(play, env, batch, between)).lower(4, jax.random.key(0)).compile()
    compiled = time.perf_counter() - began
    times, spent = 4, 0.0
    while spent < SECONDS:
        times = min(8 * times, round(times * max(1.5 * SECONDS / spent, 2))) if spent else times
        began = time.perf_counter()
        done, steps = (float(each) for each in playing(times, jax.random.key(times)))
        spent = time.perf_counter() - began
    return done / spent, steps / done, compiled


def main() -> None:
    """Measure every case, or those that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, nargs="+", default=range(len(CASES)))
    parser.add_argument("--batches", type=int, nargs="+")
    parser.add_argument(
        "--between", type=int, nargs="+", help="steps before finished games are dealt anew"
    )
    given = parser.parse_args()
    device = jax.devices()[0]
    print(f"JAX {jax.__version__} on {device.device_kind}")
    for number in given.cases:
        case = CASES[number]
        for between in given.between or [case.between]:
            for batch in given.batches or BATCHES[device.platform]:
                speed, length, compiled = measured(case, batch, between)
                print(
                    f"{case.rules}, {case.players} players, {case.masks} masks: "
                    f"{speed:,.0f} games/s, {speed * length:,.0f} steps/s "
                    f"({length:.1f} steps a game; {batch:,} at once, dealt every {between} steps, "
                    f"compiled in {compiled:.0f} s)",
                    flush=True,
                )


if __name__ == "__main__":
    main()

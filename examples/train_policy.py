"""Train a policy on a processor in minutes: ``python -m examples.train_policy``.

A small network plays basic Red7 for two against itself in the JAX environment and learns from the
results alone, by proximal policy optimisation. From time to time it meets Violet in mirrored deals,
each played once from either seat. Needs ``pip install red7[research]``.
"""

from __future__ import annotations

import argparse
import time
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from red7.arena import Arena
from red7.arena.game import play_game
from red7.arena.schedule import read_arena_seed
from red7.arena.statistics import Interval, win_rates
from red7.bots import Budget, Choice, find_bot
from red7.core import STEPS, View
from red7.envs.encoding import SCALE, mask, scaled
from red7.envs.jax import Game, auto_reset, make

ENV: Final = make("basic", players=2)
WIDTH: Final = 128
NEVER: Final = -1e9
EPOCHS, PARTS = 2, 4
CLIP, ENTROPY, RATE = 0.2, 0.01, 1e-3

Array = Any
Params = dict[str, Any]


class Made(NamedTuple):
    """Steps that were made, with two leading axes: step and game."""

    observation: Array
    mask: Array
    action: Array
    chance: Array  # the logarithm of how likely the step was
    player: Array
    rewards: Array
    over: Array


class Point(NamedTuple):
    """A point of the learning curve."""

    minutes: float
    games: int
    won: Interval


def first_params(seed: int) -> Params:
    """Return the weights of a network that knows nothing."""
    chance = np.random.default_rng(seed)
    shapes = {"hidden": (SCALE.size, WIDTH), "steps": (WIDTH, len(STEPS)), "value": (WIDTH, 1)}
    spread = {"hidden": 0.1, "steps": 0.01, "value": 0.1}
    weights = {name: spread[name] * chance.standard_normal(shape) for name, shape in shapes.items()}
    biases = {f"{name} bias": np.zeros(shape[1]) for name, shape in shapes.items()}
    return {name: np.float32(each) for name, each in (weights | biases).items()}


def think(params: Params, features: Array, xp: Any) -> tuple[Array, Array]:  # noqa: ANN401
    """Return the logits of the steps, and what the mover may expect to win."""
    hidden = xp.maximum(features @ params["hidden"] + params["hidden bias"], 0)
    value = xp.tanh(hidden @ params["value"] + params["value bias"])[..., 0]
    return hidden @ params["steps"] + params["steps bias"], value


def play(params: Params, games: Game, key: Array, steps: int) -> tuple[Game, Made, Array]:
    """Play on for some steps; return what was done, and what each step led to for its player."""
    step = jax.vmap(auto_reset(ENV))

    def once(games: Game, key: Array) -> tuple[Game, Made]:
        choosing, dealing = jax.random.split(key)
        logits, _ = think(params, games.observation * SCALE, jnp)
        logits = jnp.where(games.legal_action_mask, logits, NEVER)
        action = jax.random.categorical(choosing, logits)
        after = step(games, action, jax.random.split(dealing, action.size))
        chance = jnp.take_along_axis(jax.nn.log_softmax(logits), action[:, None], 1)[:, 0]
        made = Made(
            games.observation,
            games.legal_action_mask,
            action,
            chance,
            games.current_player,
            after.rewards,
            after.terminated,
        )
        return after, made

    def led_to(later: Array, made: Made) -> tuple[Array, Array]:
        results = jnp.where(made.over[:, None], made.rewards, later)
        return results, jnp.take_along_axis(results, made.player[:, None], 1)[:, 0]

    games, made = jax.lax.scan(once, games, jax.random.split(key, steps))
    # A game that is still going on is worth what its player expects.
    _, value = think(params, games.observation * SCALE, jnp)
    mine = jnp.arange(2) == games.current_player[:, None]
    hoped = jnp.where(mine, value[:, None], -value[:, None])
    _, results = jax.lax.scan(led_to, hoped, made, reverse=True)
    return games, made, results


def loss(params: Params, made: Made, results: Array) -> Array:
    """Return how badly the network does: the clipped loss of PPO, the values' error, entropy."""
    logits, value = think(params, made.observation * SCALE, jnp)
    chances = jax.nn.log_softmax(jnp.where(made.mask, logits, NEVER))
    chance = jnp.take_along_axis(chances, made.action[:, None], 1)[:, 0]
    gain = results - jax.lax.stop_gradient(value)
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    ratio = jnp.exp(chance - made.chance)
    clipped = jnp.clip(ratio, 1 - CLIP, 1 + CLIP)
    surprise = -(jnp.exp(chances) * jnp.where(made.mask, chances, 0)).sum(axis=1)
    policy = -jnp.minimum(ratio * gain, clipped * gain).mean()
    return policy + 0.5 * ((value - results) ** 2).mean() - ENTROPY * surprise.mean()


class Adam(NamedTuple):
    """The moments of Adam."""

    first: Params
    second: Params
    count: Array


def improved(params: Params, adam: Adam, slopes: Params) -> tuple[Params, Adam]:
    """Return the weights after a step of Adam."""
    count = adam.count + 1
    first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, adam.first, slopes)
    second = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, adam.second, slopes)

    def moved(weight: Array, m: Array, v: Array) -> Array:
        return weight - RATE * (m / (1 - 0.9**count)) / (jnp.sqrt(v / (1 - 0.999**count)) + 1e-5)

    return jax.tree.map(moved, params, first, second), Adam(first, second, count)


@partial(jax.jit, static_argnames="steps")
def learn(
    params: Params, adam: Adam, games: Game, key: Array, *, steps: int
) -> tuple[Params, Adam, Game, Array]:
    """Play, learn from it, and return how many games were finished as well."""
    playing, *shuffling = jax.random.split(key, 1 + EPOCHS)
    games, made, results = play(params, games, playing, steps)
    whole = jax.tree.map(lambda part: part.reshape(-1, *part.shape[2:]), (made, results))
    for epoch in shuffling:
        order = jax.random.permutation(epoch, results.size)
        for part in order.reshape(PARTS, -1):
            some, led_to = jax.tree.map(lambda each, part=part: each[part], whole)
            params, adam = improved(params, adam, jax.grad(loss)(params, some, led_to))
    return params, adam, games, made.over.sum()


class Learner:
    """The network as a bot of the arena, which makes the step it likes best."""

    name = "learner"

    def __init__(self, params: Params) -> None:
        self.params = {name: np.asarray(part) for name, part in params.items()}

    def choose(self, view: View, budget: Budget, seed: int) -> Choice:
        """Choose one of the legal steps."""
        del budget, seed
        logits, _ = think(self.params, scaled(view), np)
        return Choice(STEPS[int(np.where(mask(view), logits, NEVER).argmax())])


def measured(params: Params, opponent: str, games: int) -> Interval:
    """Return how often the network beats a bot in mirrored deals, with a 95 % interval."""
    bots = {"learner": Learner(params), opponent: find_bot(opponent)}
    arena = Arena(tuple(bots), str(ENV.rules), 2, games, read_arena_seed("7"), work=100)
    fixtures = [fixture for deal in range(arena.deals) for fixture in arena.fixtures(deal)]
    played = [play_game(arena, fixture, bots, limit=60)[0] for fixture in fixtures]
    return win_rates(arena.bots, played)["learner"]


def picture(curve: list[Point], opponent: str) -> str:
    """Draw the learning curve as SVG: the share of games won, with its interval."""
    last = max(curve[-1].minutes, 1e-9)

    def at(point: Point, share: float) -> str:
        return f"{50 + 390 * point.minutes / last:.1f},{220 - 190 * share:.1f}"

    band = [at(point, point.won.high) for point in curve]
    band += [at(point, point.won.low) for point in reversed(curve)]
    line = " ".join(at(point, point.won.mid) for point in curve)
    grid = "".join(
        f'<line x1="50" x2="440" y1="{y}" y2="{y}" stroke="currentColor" opacity=".15"/>'
        f'<text x="44" y="{y + 4}" text-anchor="end">{share} %</text>'
        for share in (0, 25, 50, 75, 100)
        for y in [220 - 1.9 * share]
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 460 256" role="img">'
        "<style>svg{background:#fbf8f1;color:#221c2b;font:13px system-ui,sans-serif}"
        "text{fill:currentColor}@media(prefers-color-scheme:dark)"
        "{svg{background:#1d1a22;color:#f1ecdf}}</style>"
        f'<text x="50" y="18" font-weight="600">Games won against {opponent.capitalize()}</text>'
        f'{grid}<polygon points="{" ".join(band)}" fill="#c2202e" opacity=".2"/>'
        f'<polyline points="{line}" fill="none" stroke="#c2202e" stroke-width="2"/>'
        f'<text x="440" y="242" text-anchor="end">{curve[-1].minutes:.1f} minutes, '
        f"{curve[-1].games:,} games</text></svg>\n"
    )


def train(given: argparse.Namespace) -> list[Point]:
    """Train for some minutes, and return the learning curve."""
    key, dealing = jax.random.split(jax.random.key(given.seed))
    params = first_params(given.seed)
    none = jax.tree.map(np.zeros_like, params)
    adam = Adam(none, none, np.int32(0))
    games = jax.jit(jax.vmap(ENV.init))(jax.random.split(dealing, given.games))
    curve: list[Point] = []
    finished, spent, told = 0, 0.0, 0.0
    while True:
        if not curve or spent - told >= given.every or spent >= 60 * given.minutes:
            won = measured(params, given.opponent, given.trials)
            curve.append(Point(spent / 60, finished, won))
            told = spent
            print(
                f"{spent / 60:5.1f} min {finished:10,} games: won {won.mid:.1%} "
                f"({won.low:.1%} to {won.high:.1%}) against {given.opponent}",
                flush=True,
            )
        if spent >= 60 * given.minutes:
            return curve
        began = time.perf_counter()
        key, using = jax.random.split(key)
        params, adam, games, over = learn(params, adam, games, using, steps=given.steps)
        finished += int(over)
        spent += time.perf_counter() - began


def main(arguments: list[str] | None = None) -> None:
    """Read the arguments and train."""
    parser = argparse.ArgumentParser(prog="python -m examples.train_policy", description=__doc__)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--games", type=int, default=512, help="how many are played at once")
    parser.add_argument("--steps", type=int, default=16, help="before the network learns again")
    parser.add_argument("--opponent", default="violet")
    parser.add_argument("--trials", type=int, default=400, help="games against the opponent")
    parser.add_argument("--every", type=float, default=30, help="seconds between such trials")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", type=Path, help="an SVG file for the learning curve")
    given = parser.parse_args(arguments)
    curve = train(given)
    if given.picture:
        given.picture.write_text(picture(curve, given.opponent), encoding="utf-8")


if __name__ == "__main__":
    main()

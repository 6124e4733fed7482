"""What a step is worth to each player: ``red7.envs.rewards``, written again for JAX."""

from __future__ import annotations

import jax.numpy as jnp

from red7.core.numbering import MATCH
from red7.envs.jax.match import Ending, goal_of
from red7.envs.jax.state import State, allows, seats_of
from red7.envs.rewards import STAKE, Reward
from red7.network.sets import Array, size


def paid(reward: Reward, before: State, after: State, end: Ending) -> Array:
    """Return what a legal step pays each player; ``after`` is before the next round is dealt."""
    players = before.players
    result = _gains(players, end.shares)
    if reward == "shaped":
        now = outlook(after, end.scores, running=~(end.over | end.again))
        earned = jnp.where(end.over, result, now) - _outlook_before(before)
    elif reward == "round":
        won = _gains(players, (~after.out).astype(jnp.float32))
        earned = jnp.where(end.over | end.again, won, 0)
    else:
        earned = jnp.where(end.over, result, 0)
    return _seated(before, earned)


def forfeited(reward: Reward, before: State) -> Array:
    """Return what each player is paid if the mover makes an illegal step: it loses the game."""
    ends = jnp.where(seats_of(before) == before.turn, -1.0, 1 / (before.players - 1))
    return _seated(before, ends - _outlook_before(before) if reward == "shaped" else ends)


def outlook(state: State, scores: Array, running: Array) -> Array:
    """Return how each player stands in a game that goes on, and in its round if that is running."""
    players, match = state.players, state.rules[MATCH] > 0
    sizes = size(state.hands, jnp)
    shares = jnp.where(
        sizes.sum() > 0,
        sizes / jnp.maximum(sizes.sum(), 1),
        ~state.out / (~state.out).sum(),
    )
    stake = jnp.where(match, STAKE, 1.0)
    stands = jnp.where(running, stake * _gains(players, shares), 0.0)
    if not allows(state, MATCH):
        return stands
    leads = (players * scores - scores.sum()) / ((players - 1) * jnp.maximum(goal_of(players), 1))
    return stands + jnp.where(match, leads, 0.0)


def _outlook_before(state: State) -> Array:
    return outlook(state, state.scores, running=jnp.asarray(True))  # noqa: FBT003 - the value itself


def _gains(players: Array, shares: Array) -> Array:
    """Return what shares of a win are worth: 1 for winning alone, and 0 in sum."""
    return (players * shares - 1) / (players - 1)


def _seated(state: State, rewards: Array) -> Array:
    """Return rewards, which are 0 for seats at which nobody plays."""
    return jnp.where(seats_of(state) < state.players, rewards, 0).astype(jnp.float32)

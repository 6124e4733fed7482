"""Playing many games at once and keeping what was seen, done and gained."""

from __future__ import annotations

from typing import NamedTuple

import jax
import jax.numpy as jnp

from red7.core.numbering import MATCH
from red7.envs.jax import State, look, next_cards, other_hands, seat_order
from red7.network.flags import SEATS
from red7.network.sets import Array
from red7.train.games import Mix, advance, fresh
from red7.train.network import Params, criticise, think

_NEVER = -1e9


class GamesUnderWay(NamedTuple):
    """Games under way."""

    state: State
    learner: Array  # the seat that learns where the others are past selves; -1 if all learn
    length: Array  # how many steps the game has taken


class MadeSteps(NamedTuple):
    """Steps that were made, with two leading axes: step and game."""

    observation: Array
    secrets: Array
    mask: Array
    action: Array
    chance: Array  # the logarithm of how likely the step was
    order: Array  # [place, seat]
    possible: Array  # [place]: who may still win the game
    mover: Array  # [seat]
    learns: Array  # whether the learner made the step
    chances: Array  # [seat]: of winning, as the critic saw them
    over: Array
    shares: Array  # [seat]: of the win, if the game is over


class RolloutCounts(NamedTuple):
    """Counts of one rollout, by number of players where there is an axis."""

    games: Array
    lengths: Array
    against: Array  # games against past selves
    won: Array  # shares of the win in those


def seated(games: Mix, key: Array, count: int, mixed: int) -> GamesUnderWay:
    """Deal the first games; in the first ``mixed``, one seat plays against past selves."""
    keys = jax.random.split(key, count + 1)
    state = jax.vmap(fresh, in_axes=(None, 0))(games, keys[1:])
    learner = _learner(keys[0], state.players, mixed)
    return GamesUnderWay(state, learner, jnp.zeros(count, jnp.int32))


def _learner(key: Array, players: Array, mixed: int) -> Array:
    chance = jax.random.uniform(key, players.shape)
    seat = jnp.minimum((chance * players).astype(jnp.int32), players - 1)
    return jnp.where(jnp.arange(players.shape[0]) < mixed, seat, -1)


def _glance(state: State) -> tuple[Array, Array, Array, Array, Array]:
    """Return all that the networks need to know."""
    secrets = jnp.concatenate([other_hands(state), next_cards(state)]).reshape(-1)
    order = seat_order(state)
    can_win = ~state.out | ((state.rules[MATCH] > 0) & (jnp.arange(SEATS) < state.players))
    possible = (order & can_win).any(axis=1)
    return (*look(state), secrets, order, possible)


def chances_of(params: Params, batch: tuple[Array, Array, Array, Array]) -> Array:
    """Return each seat's chance to win, as the critic sees it."""
    observation, secrets, order, possible = batch
    logits = jnp.where(possible, criticise(params, observation, secrets, jnp), _NEVER)
    return (order * jax.nn.softmax(logits)[..., :, None]).sum(axis=-2)


def rollout(  # noqa: PLR0913, PLR0917 - what is played, by whom, and how long
    games: Mix,
    params: Params,
    past: Params,
    tables: GamesUnderWay,
    key: Array,
    steps: int,
    mixed: int,
) -> tuple[GamesUnderWay, MadeSteps, Array, RolloutCounts]:
    """Play on for some steps; return what happened and the chances at the end."""

    def one(
        carry: tuple[GamesUnderWay, Array], _: None
    ) -> tuple[tuple[GamesUnderWay, Array], tuple[MadeSteps, RolloutCounts]]:
        tables, key = carry
        state = tables.state
        count = tables.length.shape[0]
        key, choosing, dealing, seating = jax.random.split(key, 4)
        observation, mask, secrets, order, possible = jax.vmap(_glance)(state)
        logits = think(params, observation, jnp).logits
        learns = (tables.learner < 0) | (tables.learner == state.turn)
        if mixed:
            others = think(past, observation[:mixed], jnp).logits
            others = jnp.where(learns[:mixed, None], logits[:mixed], others)
            played = jnp.concatenate([others, logits[mixed:]])
        else:
            played = logits
        played = jnp.where(mask, played, _NEVER)
        action = jax.random.categorical(choosing, played)
        chance = jax.nn.log_softmax(played)
        chosen = jnp.where(jnp.arange(mask.shape[1]) == action[:, None], chance, 0).sum(axis=1)
        chances = chances_of(params, (observation, secrets, order, possible))
        after, end = jax.vmap(advance, in_axes=(None, 0, 0, 0))(
            games, state, action, jax.random.split(dealing, count)
        )
        batch = MadeSteps(
            observation=observation,
            secrets=secrets,
            mask=mask,
            action=action,
            chance=chosen,
            order=order,
            possible=possible,
            mover=jnp.arange(SEATS) == state.turn[:, None],
            learns=learns,
            chances=chances,
            over=end.over,
            shares=end.shares,
        )
        kind = (state.players[:, None] == jnp.arange(2, 5)) & end.over[:, None]
        against = kind & (tables.learner >= 0)[:, None]
        gained = (end.shares * (jnp.arange(SEATS) == tables.learner[:, None])).sum(axis=1)
        length = tables.length + 1
        tally = RolloutCounts(
            kind.sum(axis=0),
            (kind * length[:, None]).sum(axis=0),
            against.sum(axis=0),
            (against * gained[:, None]).sum(axis=0),
        )
        learner = jnp.where(end.over, _learner(seating, after.players, mixed), tables.learner)
        new = GamesUnderWay(after, learner, jnp.where(end.over, 0, length))
        return (new, key), (batch, tally)

    (tables, _), (batch, tally) = jax.lax.scan(one, (tables, key), None, length=steps + 1)
    # The last step only says how things stand then.
    final = batch.chances[-1]
    made = jax.tree.map(lambda part: part[:-1], batch)
    return tables, made, final, RolloutCounts(*(part.sum(axis=0) for part in tally))

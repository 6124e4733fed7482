"""The games that are played while learning: which rules, how many players, and what comes next."""

from __future__ import annotations

from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from red7.envs.jax import Ending, State, ending, init, step
from red7.network.flags import SEATS, flags
from red7.network.sets import Array

# How often games of each kind are played. A match takes about as many steps as five rounds, and a
# round with actions as many as five without.
SHARES: Final = {
    "v1.2+draw+actions": 34.0,
    "v1.2+draw+match+actions": 4.0,
    "v1.2": 30.0,
    "v1.2+draw": 10.0,
    "v1.2+draw+match": 2.0,
    "v1.2+actions": 4.0,
}
OTHERS: Final = {False: 2.0, True: 0.15}  # each of the other rules, by whether it is a match
PLAYER_SHARES: Final = {2: 44, 3: 30, 4: 26}


def all_rules() -> tuple[str, ...]:
    """Return every edition with every combination of options."""
    return tuple(
        "+".join(part for part in (edition, draw, match, actions) if part)
        for edition in ("v1.1", "v1.2", "v1.3")
        for draw in ("", "draw", "draw!")
        for match in ("", "match")
        for actions in ("", "actions")
    )


class Mix(NamedTuple):
    """Kinds of games, and how likely each is."""

    rules: Array  # [kind, 9]
    players: Array  # [kind]
    upto: Array  # [kind]: how likely this kind or an earlier one is


def mix(rules: tuple[str, ...] = (), players: tuple[int, ...] = ()) -> Mix:
    """Return the usual mix of games, or one of these rules and numbers of players alone."""
    kinds = []
    for name in rules or all_rules():
        for seats in players or tuple(PLAYER_SHARES):
            share = 1.0 if rules else SHARES.get(name, OTHERS["match" in name])
            kinds.append((flags(name), seats, share * (1 if players else PLAYER_SHARES[seats])))
    total = np.cumsum([share for _, _, share in kinds])
    return Mix(
        jnp.asarray(np.stack([rule for rule, _, _ in kinds])),
        jnp.asarray(np.array([seats for _, seats, _ in kinds], np.int32)),
        jnp.asarray((total / total[-1]).astype(np.float32)),
    )


def fresh(games: Mix, key: Array) -> State:
    """Deal a new game of some kind."""
    which, deal = jax.random.split(key)
    kind = (games.upto[:-1] <= jax.random.uniform(which)).sum()
    return init(deal, games.rules[kind], games.players[kind])


def advance(games: Mix, state: State, action: Array, key: Array) -> tuple[State, Ending]:
    """Make a step, and deal the next round of a match or a new game where one has ended."""
    after = step(state, action)
    end = ending(after)
    which, deal = jax.random.split(key)
    kind = (games.upto[:-1] <= jax.random.uniform(which)).sum()
    rules = jnp.where(end.again, after.rules, games.rules[kind])
    players = jnp.where(end.again, after.players, games.players[kind])
    piles = jnp.where(end.again, end.piles, 0).astype(jnp.uint32)
    scores = jnp.where(end.again, end.scores, jnp.zeros(SEATS, jnp.int32))
    dealt = init(deal, rules, players, piles, scores)
    new = end.over | end.again
    return jax.tree.map(lambda old, other: jnp.where(new, other, old), after, dealt), end

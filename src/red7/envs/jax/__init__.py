"""The game as pure JAX functions, for thousands of rounds at once.

``make`` returns whole games in the manner of Pgx; docs/environments.md shows how to use it. It is
built from functions of single rounds: ``init`` deals a round, ``step`` makes a step, ``exact_mask``
and ``loose_mask`` list the open steps, and ``observe`` returns what the mover may know as a vector.

All take a single round or game; ``jax.vmap`` and ``jax.jit`` make them batched and fast. In the
functions of rounds, rules are data (``red7.network.flags``), so one compiled function plays every
edition, option and number of players.
"""

from red7.envs.jax.compact import CompactWords, compact_from, joined
from red7.envs.jax.deal import dealt, init
from red7.envs.jax.environment import Environment, Game, auto_reset, make
from red7.envs.jax.flow import step
from red7.envs.jax.legal import exact_mask, loose_mask
from red7.envs.jax.log import Log, new_log
from red7.envs.jax.match import Ending, best_set, ending
from red7.envs.jax.paying import forfeited, paid
from red7.envs.jax.replay import view_of
from red7.envs.jax.sight import (
    history,
    look,
    next_cards,
    observe,
    observe_from,
    other_hands,
    seat_order,
)
from red7.envs.jax.state import State, is_over, round_of, stack, state_of, winner

__all__ = [
    "CompactWords",
    "Ending",
    "Environment",
    "Game",
    "Log",
    "State",
    "auto_reset",
    "best_set",
    "compact_from",
    "dealt",
    "ending",
    "exact_mask",
    "forfeited",
    "history",
    "init",
    "is_over",
    "joined",
    "look",
    "loose_mask",
    "make",
    "new_log",
    "next_cards",
    "observe",
    "observe_from",
    "other_hands",
    "paid",
    "round_of",
    "seat_order",
    "stack",
    "state_of",
    "step",
    "view_of",
    "winner",
]

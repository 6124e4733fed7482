"""The game as pure JAX functions, for thousands of rounds at once.

``init`` deals a round, ``step`` makes a step, ``exact_mask`` and ``loose_mask`` list the open steps
and ``observe`` returns what the mover may know as a vector. All take a single round; ``jax.vmap``
and ``jax.jit`` make them batched and fast. Rules are data (``red7.network.flags``), so one compiled
function plays every edition, option and number of players.
"""

from red7.envs.jax.deal import dealt, init
from red7.envs.jax.flow import step
from red7.envs.jax.legal import exact_mask
from red7.envs.jax.match import Ending, best_set, ending
from red7.envs.jax.sight import look, loose_mask, next_cards, observe, other_hands, seat_order
from red7.envs.jax.state import State, is_over, stack, state_of, winner

__all__ = [
    "Ending",
    "State",
    "best_set",
    "dealt",
    "ending",
    "exact_mask",
    "init",
    "is_over",
    "look",
    "loose_mask",
    "next_cards",
    "observe",
    "other_hands",
    "seat_order",
    "stack",
    "state_of",
    "step",
    "winner",
]

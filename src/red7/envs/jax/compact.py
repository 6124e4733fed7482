"""The compact layout of ``red7.envs.encoding`` in JAX: all that a seat sees, and nothing left out.

JAX has no integers of 64 bits unless told so, so each set of cards is two words, as in
``red7.network.sets``.
"""

from __future__ import annotations

from typing import NamedTuple

import jax.numpy as jnp
import numpy as np

from red7.envs import encoding
from red7.envs.encoding import CARD_SETS, NUMBERS, SEATS
from red7.envs.jax.sight import seen
from red7.envs.jax.state import State
from red7.network.sets import LOW_CARDS, Array


class CompactWords(NamedTuple):
    """A compact observation, or a batch of them with a leading axis."""

    cards: Array  # uint32[31, 2]
    numbers: Array  # int8[39]


def compact_from(state: State, seat: Array) -> CompactWords:
    """Return what a seat may know, in the compact layout."""
    place = jnp.arange(SEATS)
    following = jnp.where(place < state.players, (seat + place) % state.players, place)
    view = seen(state, seat, following[:, None] == place)
    recent = view.recent
    sets = {
        **{name: getattr(view, name) for name in ("hand", "known", "palettes", "gone", "laid")},
        "played": recent.played[:, 0],
        "discarded": recent.discarded[:, 0],
        "laid_by": recent.laid,
        "played_before": recent.played[:, 1],
        "discarded_before": recent.discarded[:, 1],
    }
    numbers = {
        **view._asdict(),
        "mover": (state.turn - seat) % state.players,
        "drawn": recent.drawn,
        "began": recent.began,
    }
    return CompactWords(
        jnp.concatenate([sets[name].reshape(width, 2) for name, width in CARD_SETS]),
        jnp.concatenate(
            [jnp.asarray(numbers[name], jnp.int8).reshape(width) for name, width in NUMBERS]
        ),
    )


def joined(observation: CompactWords) -> encoding.Compact:
    """Return a compact observation, or a batch of them, as ``red7.envs.encoding`` has it."""
    low, high = np.moveaxis(np.asarray(observation.cards).astype(np.int64), -1, 0)
    return encoding.Compact(low | high << LOW_CARDS, np.asarray(observation.numbers))

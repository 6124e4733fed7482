"""What the mover may know about a round, and the other hands for those who may see them."""

from __future__ import annotations

import jax
import jax.numpy as jnp

from red7.envs.jax.state import State, is_over
from red7.network.flags import SEATS
from red7.network.observation import observe as observe_seen
from red7.network.outlook import loose_mask as loose_mask_of
from red7.network.outlook import outlook
from red7.network.recent import Recent
from red7.network.seen import Seen
from red7.network.sets import CARDS, SINGLES, Array, plane, size


def seat_order(state: State) -> Array:
    """Return where each seat stands in an observation, as truth values [place, seat]."""
    seats = jnp.arange(SEATS)
    rank = (seats - state.turn) % SEATS + SEATS * state.out + 2 * SEATS * (seats >= state.players)
    place = (rank[None, :] < rank[:, None]).sum(axis=1)
    return place == seats[:, None]


def arranged(order: Array, values: Array) -> Array:
    """Return values of the seats in the order of an observation."""
    chosen = order.reshape(order.shape + (1,) * (values.ndim - 1))
    picked = jnp.where(chosen, values[None], jnp.zeros_like(values[None]))
    return picked.any(axis=1) if values.dtype == bool else picked.sum(axis=1, dtype=values.dtype)


def seen(state: State) -> Seen:
    """Return what the seat to move may know."""
    order = seat_order(state)
    place = jnp.arange(CARDS)
    public = (place >= state.deck_size - state.deck_known) & (place < state.deck_size)
    in_deck = public[:, None] & (state.deck[:, None] == jnp.arange(CARDS))
    laid = jnp.where(in_deck.any(axis=0)[:, None], jnp.asarray(SINGLES), 0)
    top = jnp.where(place == state.deck_size - 1, state.deck, 0).sum()
    mover = (jnp.arange(SEATS) == state.turn)[:, None]
    return Seen(
        rules=state.rules,
        players=state.players,
        inside=arranged(order, ~state.out),
        hand=jnp.where(mover, state.hands, 0).sum(axis=0, dtype=jnp.uint32),
        known=arranged(order, state.known),
        hand_sizes=arranged(order, size(state.hands, jnp)),
        palettes=arranged(order, state.palettes),
        gone=state.gone,
        laid=laid.astype(jnp.uint32).sum(axis=0, dtype=jnp.uint32),
        top=jnp.where(state.deck_known > 0, top, -1),
        deck_size=state.deck_size,
        canvas=state.canvas,
        phase=state.phase,
        seven=state.seven,
        tried=state.tried,
        bound=state.bound,
        scores=arranged(order, state.scores),
        scored=size(state.piles, jnp),
        recent=Recent(*(arranged(order, part) for part in state.recent)),
    )


def look(state: State) -> tuple[Array, Array]:
    """Return the observation of the seat to move and its loose mask, which share most work."""
    view = seen(state)
    # Kept apart, or a compiler would work it out anew for everything that is made from it.
    ahead = jax.lax.optimization_barrier(outlook(view, jnp))
    return observe_seen(view, ahead, jnp), loose_mask_of(view, ahead, jnp) & ~is_over(state)


def observe(state: State) -> Array:
    """Return the observation of the seat to move, see ``red7.network.observation``."""
    return look(state)[0]


def loose_mask(state: State) -> Array:
    """Return the open steps, without asking whether the turn can still be won.

    Any card may be played, and a player who is not winning once all actions are done may drop out.
    """
    return look(state)[1]


def other_hands(state: State) -> Array:
    """Return the three other hands as planes, in the order of an observation: a critic's secret."""
    return plane(arranged(seat_order(state), state.hands)[1:], jnp)


def next_cards(state: State) -> Array:
    """Return the two cards on top of the deck as planes: a critic's secret too."""
    place = jnp.arange(CARDS)
    tops = [
        jnp.where(place == state.deck_size - depth, state.deck + 1, 0).sum() - 1 for depth in (1, 2)
    ]
    return jnp.stack(tops)[:, None] == jnp.arange(CARDS)

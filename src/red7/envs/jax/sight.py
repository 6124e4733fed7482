"""What a seat may know about a round, and the other hands for those who may see them."""

from __future__ import annotations

import jax
import jax.numpy as jnp

from red7.core.numbering import OVER
from red7.envs.jax.log import remembered
from red7.envs.jax.state import State, is_over, top_card, widened
from red7.network.flags import SEATS
from red7.network.observation import observe as observe_seen
from red7.network.outlook import Outlook, outlook
from red7.network.outlook import loose_mask as loose_mask_of
from red7.network.recent import Recent
from red7.network.seen import Seen
from red7.network.sets import CARDS, SINGLES, Array, plane, size


def seat_order(state: State, seat: Array | None = None) -> Array:
    """Return where each seat stands in the observation of one, as truth values [place, seat].

    The observer, by default the seat to move, comes first.
    """
    first = state.turn if seat is None else seat
    seats = jnp.arange(SEATS)
    rank = (seats - first) % SEATS + SEATS * state.out + 2 * SEATS * (seats >= state.players)
    rank = jnp.where(seats == first, -1, rank)
    place = (rank[None, :] < rank[:, None]).sum(axis=1)
    return place == seats[:, None]


def arranged(order: Array, values: Array) -> Array:
    """Return values of the seats in the order of an observation."""
    chosen = order.reshape(order.shape + (1,) * (values.ndim - 1))
    picked = jnp.where(chosen, values[None], jnp.zeros_like(values[None]))
    return picked.any(axis=1) if values.dtype == bool else picked.sum(axis=1, dtype=values.dtype)


def seen(state: State, seat: Array | None = None, order: Array | None = None) -> Seen:
    """Return what a seat may know, by default the seat to move, in the order of an observation."""
    state = widened(state)
    order = seat_order(state, seat) if order is None else order
    place = jnp.arange(state.deck.shape[0])
    public = (place >= state.deck_size - state.deck_known) & (place < state.deck_size)
    in_deck = public[:, None] & (state.deck[:, None] == jnp.arange(CARDS))
    laid = jnp.where(in_deck.any(axis=0)[:, None], jnp.asarray(SINGLES), 0)
    own = (jnp.arange(SEATS) == (state.turn if seat is None else seat))[:, None]
    return Seen(
        rules=state.rules,
        players=state.players,
        inside=arranged(order, ~state.out),
        hand=jnp.where(own, state.hands, 0).sum(axis=0, dtype=jnp.uint32),
        known=arranged(order, state.known),
        hand_sizes=arranged(order, size(state.hands, jnp)),
        palettes=arranged(order, state.palettes),
        gone=state.gone,
        laid=laid.astype(jnp.uint32).sum(axis=0, dtype=jnp.uint32),
        top=jnp.where(state.deck_known > 0, top_card(state), -1),
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


def observe_from(state: State, seat: Array) -> Array:
    """Return the observation of any seat, from what it may know.

    Whoever is not to move has no turn under way: the phase is then ``OVER``, and nothing is said of
    the actions in the turn of another.
    """
    waits = seat != state.turn
    turn_aside = state._replace(
        phase=jnp.where(waits, OVER, state.phase),
        seven=jnp.where(waits, -1, state.seven),
        tried=state.tried & ~waits,
        bound=state.bound & ~waits,
    )
    view = seen(turn_aside, seat)
    return observe_seen(view, _ahead(view), jnp)


def history(state: State, seat: Array) -> Array:
    """Return the last steps as a seat remembers them, see ``red7.envs.encoding.history``.

    There are as many rows as the round keeps, those before its first step being filled with -1.
    """
    if state.log is None:
        raise ValueError("this round keeps no steps: ask for them with recall")
    return remembered(state.log, state.players, seat)


def _ahead(view: Seen) -> Outlook:
    # Kept apart, or a compiler would work it out anew for everything that is made from it.
    ahead: Outlook = jax.lax.optimization_barrier(outlook(view, jnp))
    return ahead


def look(state: State) -> tuple[Array, Array]:
    """Return the observation of the seat to move and its loose mask, which share most work."""
    view = seen(state)
    ahead = _ahead(view)
    return observe_seen(view, ahead, jnp), loose_mask_of(view, ahead, jnp) & ~is_over(state)


def observe(state: State) -> Array:
    """Return the observation of the seat to move, see ``red7.network.observation``."""
    return look(state)[0]


def other_hands(state: State) -> Array:
    """Return the three other hands as planes, in the order of an observation: a critic's secret."""
    state = widened(state)
    return plane(arranged(seat_order(state), state.hands)[1:], jnp)


def next_cards(state: State) -> Array:
    """Return the two cards on top of the deck as planes: a critic's secret too."""
    place = jnp.arange(state.deck.shape[0])
    tops = [
        jnp.where(place == state.deck_size - depth, state.deck + 1, 0).sum() - 1 for depth in (1, 2)
    ]
    return jnp.stack(tops)[:, None] == jnp.arange(CARDS)

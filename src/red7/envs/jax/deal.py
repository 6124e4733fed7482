"""Dealing rounds."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np

from red7.core.cards import Colour
from red7.core.numbering import START
from red7.core.rules import HAND
from red7.envs.jax.state import State
from red7.network.flags import SEATS
from red7.network.recent import Recent
from red7.network.sets import CARDS, SINGLES, Array, plane


def init(
    key: Array, rules: Array, players: Array, gone: Array | None = None, scores: Array | None = None
) -> State:
    """Deal a round at random, leaving out the cards that are gone to score piles.

    There are as many seats as scores, or four.
    """
    gone = jnp.zeros(2, dtype=jnp.uint32) if gone is None else gone
    scores = jnp.zeros(SEATS, dtype=jnp.int32) if scores is None else scores
    scored = plane(gone, jnp)
    # Ties of random numbers are broken by the card; scored cards come last.
    draws = jax.random.bits(key, (CARDS,), jnp.uint32) >> 1
    draws = jnp.where(scored, jnp.uint32(1 << 31), draws)
    card = jnp.arange(CARDS)
    before = (draws[None, :] < draws[:, None]) | (
        (draws[None, :] == draws[:, None]) & (card[None, :] < card[:, None])
    )
    return dealt(before.sum(axis=1), rules, players, gone, scores)


def dealt(place: Array, rules: Array, players: Array, gone: Array, scores: Array) -> State:
    """Deal cards in a given order: hands first, then palettes, then the deck from its top."""
    scored = plane(gone, jnp)
    seats = scores.shape[0]
    seat = jnp.arange(seats)
    ends = players * HAND
    total = CARDS - scored.sum()
    in_hand = (place // HAND == seat[:, None]) & (place < ends) & ~scored
    in_palette = (place - ends == seat[:, None]) & (seat[:, None] < players) & ~scored
    deck_size = total - players * (HAND + 1)
    # The top of the deck comes last.
    index = total - 1 - place
    in_deck = (index == jnp.arange(CARDS)[:, None]) & (index < deck_size) & (index >= 0) & ~scored
    card = jnp.arange(CARDS)
    first = jnp.where(in_palette, card, -1).max(axis=1)
    number = jnp.int32
    turn = ((jnp.argmax(first) + 1) % players).astype(number)
    none = jnp.zeros((seats, 2), dtype=jnp.uint32)
    pairs = jnp.zeros((seats, 2, 2), dtype=jnp.uint32)
    red = jnp.asarray(int(Colour.RED), number)
    return State(
        rules=rules if isinstance(rules, np.ndarray) else jnp.asarray(rules, number),
        players=jnp.asarray(players, number),
        hands=_sets(in_hand),
        palettes=_sets(in_palette),
        known=none,
        out=seat >= players,
        gone=gone,
        deck=jnp.where(in_deck, card + 1, 0).sum(axis=1).astype(number) - 1,
        deck_size=deck_size.astype(number),
        deck_known=jnp.asarray(0, number),
        canvas=red,
        turn=turn,
        phase=jnp.asarray(START, number),
        seven=jnp.asarray(-1, number),
        tried=jnp.asarray(False),  # noqa: FBT003 - the flag is the value itself
        bound=jnp.asarray(False),  # noqa: FBT003 - the flag is the value itself
        scores=scores,
        piles=gone,
        recent=Recent(
            played=pairs,
            discarded=pairs,
            laid=none,
            drawn=jnp.zeros(seats, number),
            began=jnp.where(seat == turn, red, -1),
        ),
    )


def _sets(planes: Array) -> Array:
    """Return planes of truth values as sets."""
    bits = jnp.asarray(SINGLES)
    return jnp.where(planes[..., None], bits, 0).astype(jnp.uint32).sum(axis=-2, dtype=jnp.uint32)

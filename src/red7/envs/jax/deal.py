"""Dealing rounds."""

from __future__ import annotations

from functools import reduce

import jax
import jax.numpy as jnp
import numpy as np

from red7.core.cards import Colour
from red7.core.numbering import ACTIONS, DRAWS, START
from red7.core.rules import HAND, PLAYERS
from red7.envs.jax.chance import below, place_of
from red7.envs.jax.state import State, is_fixed
from red7.network.flags import SEATS
from red7.network.recent import Recent
from red7.network.sets import CARDS, LOW_CARDS, SINGLES, Array, single, size, union

_ALL = SINGLES.sum(axis=0, dtype=np.uint32)


def init(
    key: Array, rules: Array, players: Array, gone: Array | None = None, scores: Array | None = None
) -> State:
    """Deal a round at random, leaving out the cards that are gone to score piles.

    There are as many seats as scores, or four. If rules and players are known when compiling, and
    nobody ever draws a card or lays one on the deck, the deck is not shuffled, and left empty.
    """
    gone = jnp.zeros(2, dtype=jnp.uint32) if gone is None else gone
    scores = jnp.zeros(SEATS, dtype=jnp.int32) if scores is None else scores
    count = CARDS
    if is_fixed(rules, players) and not rules[DRAWS] and not rules[ACTIONS]:
        count = int(players) * (HAND + 1)
    return dealt(shuffled(key, jnp.asarray(_ALL) & ~gone, count), rules, players, gone, scores)


def shuffled(key: Array, cards: Array, count: int) -> Array:
    """Return this many cards of a set in random order; -1 once there are no more."""

    def draw(left: tuple[Array, Array], bits: Array) -> tuple[tuple[Array, Array], Array]:
        low, high = left
        lower = jnp.bitwise_count(low).astype(jnp.uint32)
        total = lower + jnp.bitwise_count(high)
        index = below(total, bits)
        above = index >= lower
        place = place_of(jnp.where(above, high, low), jnp.where(above, index - lower, index))
        bit = jnp.uint32(1) << place
        card = jnp.where(above, place + LOW_CARDS, place).astype(jnp.int32)
        rest = jnp.where(above, low, low & ~bit), jnp.where(above, high & ~bit, high)
        return rest, jnp.where(total > 0, card, -1)

    chance = jax.random.bits(key, (count,), jnp.uint32)
    _, order = jax.lax.scan(draw, (cards[0], cards[1]), chance)
    return order


def dealt(order: Array, rules: Array, players: Array, gone: Array, scores: Array) -> State:
    """Deal cards in a given order: hands first, then palettes, then the deck from its top.

    The order names as many cards as are dealt to the players, or 49, with -1 at its end for each
    card that is gone.
    """
    seats = scores.shape[0]
    seat = jnp.arange(seats)
    seated = seat < players
    cards = jnp.pad(order, (0, CARDS - order.shape[0]), constant_values=-1)
    hands = cards[: HAND * seats].reshape(seats, HAND)
    hands = union(single(jnp.where(seated[:, None], hands, -1), jnp), jnp)
    first = jnp.where(seated, _after_hands(cards, players, seats), -1)
    top = reduce(jnp.maximum, first)
    highest = reduce(jnp.bitwise_or, jnp.where(first == top, seat, 0))
    number = jnp.int32
    turn = ((highest + 1) % players).astype(number)
    deck_size = CARDS - size(gone, jnp) - players * (HAND + 1)
    none = jnp.zeros((seats, 2), dtype=jnp.uint32)
    pairs = jnp.zeros((seats, 2, 2), dtype=jnp.uint32)
    red = jnp.asarray(int(Colour.RED), number)
    return State(
        rules=rules if isinstance(rules, np.ndarray) else jnp.asarray(rules, number),
        players=jnp.asarray(players, number),
        hands=hands,
        palettes=single(first, jnp),
        known=none,
        out=~seated,
        gone=gone,
        deck=_deck(order, players, deck_size),
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


def _after_hands(order: Array, players: Array, seats: int) -> Array:
    """Return the cards that are dealt to the palettes, and others for seats without a player."""
    if is_fixed(players):
        return order[players * HAND : players * HAND + seats]
    starts = [order[each * HAND : each * HAND + seats] for each in PLAYERS]
    chosen = [
        jnp.where(players == each, cards, 0) for each, cards in zip(PLAYERS, starts, strict=True)
    ]
    return reduce(jnp.bitwise_or, chosen)


def _deck(order: Array, players: Array, deck_size: Array) -> Array:
    """Return the cards that are left, with the top of the deck last."""
    if order.shape[0] < CARDS:
        return jnp.zeros(0, jnp.int32)
    place = jnp.arange(CARDS)
    from_top = deck_size - 1 - place
    card = order[jnp.clip(players * (HAND + 1) + from_top, 0, CARDS - 1)]
    return jnp.where(from_top >= 0, card, -1)

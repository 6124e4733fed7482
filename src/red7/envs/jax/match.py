"""What a round's end means for a match: the cards scored, and whether another round is dealt."""

from __future__ import annotations

from typing import NamedTuple

import jax.numpy as jnp

from red7.core.numbering import MATCH
from red7.core.rules import GOALS, HAND
from red7.core.strength import BLUE, GREEN, INDIGO, ORANGE, RED, VIOLET, YELLOW
from red7.envs.jax.state import State, allows, is_over, pick, seats_of, winner
from red7.network.flags import SEATS
from red7.network.sets import CARDS, COLOUR_OF, NUMBER_OF, SINGLES, Array, plane, size, strengths

_GOAL_OF = tuple(GOALS.get(players, 0) for players in range(SEATS + 1))


class Ending(NamedTuple):
    """How a round ended; zeros while it goes on."""

    over: Array  # whether the whole game is over
    again: Array  # whether the next round is to be dealt
    shares: Array  # float32 of each seat: its seat's share of the win of the game
    scores: Array  # after the round
    piles: Array  # the cards in all score piles after the round


def goal_of(players: Array) -> Array:
    """Return the points that end a match."""
    return pick(jnp.array(_GOAL_OF), players)


def best_set(rule: Array, cards: Array) -> Array:
    """Return the best set among these cards under a rule, as a plane."""
    held = plane(cards, jnp)
    measure = pick(strengths(cards, jnp), rule)
    count, top = measure >> 6, (measure & 63) - 1
    number, colour = jnp.asarray(NUMBER_OF), jnp.asarray(COLOUR_OF)
    top_number, top_colour = top // 7 + 1, top % 7
    card = jnp.arange(CARDS)
    higher = held[None, :] & (card[None, :] > card[:, None])
    first_of_colour = ~(higher & (colour[None, :] == colour[:, None])).any(axis=1)
    first_of_number = ~(higher & (number[None, :] == number[:, None])).any(axis=1)
    in_run = (number <= top_number) & (number > top_number - count)
    accepted = {
        VIOLET: number < 4,
        INDIGO: first_of_number & in_run,
        BLUE: first_of_colour,
        GREEN: number % 2 == 0,
        YELLOW: colour == top_colour,
        ORANGE: number == top_number,
        RED: card == top,
    }
    allowed = jnp.stack([accepted[rule] for rule in range(7)])
    return held & (allowed & (jnp.arange(7) == rule)[:, None]).any(axis=0)


def ending(state: State) -> Ending:
    """Return what a round's end means, if it is over."""
    over, match = is_over(state), state.rules[MATCH] > 0
    won = ~state.out  # the last seat in, if the round is over
    if not allows(state, MATCH):
        shares = (won & over).astype(jnp.float32)
        return Ending(over, jnp.zeros_like(over), shares, state.scores, state.piles)
    scored = best_set(state.canvas, pick(state.palettes, winner(state))) & match & over
    points = jnp.where(scored, jnp.asarray(NUMBER_OF), 0).sum()
    scores = state.scores + jnp.where(won, points, 0).astype(jnp.int32)
    taken = jnp.where(scored[:, None], jnp.asarray(SINGLES), 0).astype(jnp.uint32)
    piles = state.piles | taken.sum(axis=0, dtype=jnp.uint32)
    too_few = CARDS - size(piles, jnp) < state.players * (HAND + 1)
    done = over & (~match | (scores.max() >= goal_of(state.players)) | too_few)
    seated = seats_of(state) < state.players
    leads = jnp.where(match, (scores == scores.max()) & seated, won)
    shares = jnp.where(done, leads / leads.sum(), 0.0).astype(jnp.float32)
    return Ending(done, over & ~done, shares, scores, piles)

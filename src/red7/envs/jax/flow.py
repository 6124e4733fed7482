"""How a step changes a round, and how the turn passes on."""

from __future__ import annotations

from functools import reduce

import jax
import jax.numpy as jnp

from red7.core.numbering import (
    ACTIONS,
    DISCARD,
    DRAW,
    DRAWS,
    DROP,
    EARNED,
    END,
    FIVE,
    FREE,
    LAY,
    ONE,
    SEVEN_ACTS,
    SEVEN_DRAWS,
    SEVEN_EARNED,
    SEVEN_ITSELF,
    START,
)
from red7.envs.jax.legal import targets
from red7.envs.jax.log import logged
from red7.envs.jax.state import State, allows, apart, is_over, pick, seats_of, top_card
from red7.network.recent import Recent
from red7.network.sets import CARDS, Array, is_empty, single, size, strength_under_each, union


def step(state: State, action: Array) -> State:
    """Return the round after a step; a 3's draw and the change of turn follow automatically.

    The step is trusted to be in the mask. A round that is over stays as it is.
    """
    over = is_over(state)
    after = _made(state, jnp.asarray(action, jnp.int32))
    chosen: State = jax.tree.map(lambda old, new: jnp.where(over, old, new), state, after)
    return chosen


def _made(state: State, action: Array) -> State:
    rules, mover = state.rules, seats_of(state) == state.turn
    mine = mover[:, None]
    play = action < DISCARD
    discard = (action >= DISCARD) & (action < LAY)
    lay = (action >= LAY) & (action < DRAW)
    card = action % CARDS
    number = card // 7 + 1
    bit = jnp.where(action < DRAW, single(card, jnp), 0).astype(jnp.uint32)
    by_seven = discard & (state.phase == SEVEN_ACTS)
    from_hand = play | (discard & ~by_seven)

    # The cards move.
    leaving = jnp.where(mine & from_hand, bit, 0).astype(jnp.uint32)
    hands, known = state.hands & ~leaving, state.known & ~leaving
    taken = jnp.where(lay | (mine & by_seven), bit, 0).astype(jnp.uint32)
    added = jnp.where(mine & play, bit, 0).astype(jnp.uint32)
    palettes = (state.palettes & ~taken) | added
    gone = jnp.where(discard, state.gone | bit, state.gone)
    canvas = jnp.where(discard, card % 7, state.canvas)
    above = jnp.arange(state.deck.shape[0]) == state.deck_size
    deck = jnp.where(lay & above, card, state.deck)
    deck_size = state.deck_size + lay
    deck_known = state.deck_known + lay

    # The actions of odd cards.
    palette, hand = pick(palettes, state.turn), pick(hands, state.turn)
    count = size(palette, jnp)
    acts = play & (rules[ACTIONS] > 0)
    one, three = acts & (number == 1), acts & (number == 3) & (deck_size > 0)
    five, seven = acts & (number == 5), acts & (number == 7)
    can_take = ~is_empty(targets(rules, palettes, mover, count))
    can_move = (rules[SEVEN_ITSELF] > 0) | (count > 1)
    phase = jnp.where(play | lay, FREE, state.phase)
    phase = jnp.where(one & can_take, ONE, phase)
    phase = jnp.where(five & ~is_empty(hand), FIVE, phase)
    phase = jnp.where(seven & can_move, SEVEN_ACTS, phase)

    # Discards.
    earned = (rules[DRAWS] > 0) & (deck_size > 0) & (number > count)
    seven_earned = earned & (rules[SEVEN_DRAWS] > 0)
    phase = jnp.where(by_seven, jnp.where(seven_earned, SEVEN_EARNED, FREE), phase)
    by_hand = discard & ~by_seven
    wins = _leads(palettes, mover, canvas)
    phase = jnp.where(by_hand & wins & earned, EARNED, phase)
    leaves = (by_hand & ~wins) | (action == DROP)

    ends = leaves | (by_hand & ~earned) | (action == END)
    ends |= (action == DRAW) & (state.phase == EARNED)
    # Kept apart, or a compiler would work it out anew for each part of the round.
    leaves, ends, phase = apart((leaves, ends, phase))
    after = state._replace(
        hands=hands,
        palettes=palettes,
        known=known,
        gone=gone,
        deck=deck,
        deck_size=deck_size,
        deck_known=deck_known,
        canvas=canvas,
        phase=jnp.where(action == DRAW, FREE, phase),
        seven=jnp.where(seven, card, state.seven),
        tried=state.tried | three,
        bound=state.bound | one | seven,
        recent=_noted(state, bit, play, discard, lay),
    )
    if allows(state, DRAWS) or allows(state, ACTIONS):
        after = _drawn(after, mover & ((action == DRAW) | three))
    if state.log is not None:
        card = jnp.where(after.deck_size < state.deck_size, top_card(state), -1)
        log = logged(state.log, state.turn, action, card, state.deck_known > 0)
        after = after._replace(log=log)
    return _pass_turn(_go_out(after, mover & leaves), ends)


def _leads(palettes: Array, mover: Array, colour: Array) -> Array:
    """Return whether the mover's palette beats all others under a colour."""
    levels = strength_under_each(palettes, jnp)
    under = reduce(
        jnp.bitwise_or, [jnp.where(colour == rule, level, 0) for rule, level in enumerate(levels)]
    )
    own = reduce(jnp.maximum, jnp.where(mover, under, 0))
    return own > reduce(jnp.maximum, jnp.where(mover, 0, under))


def _noted(state: State, bit: Array, play: Array, discard: Array, lay: Array) -> Recent:
    """Add a card to what the mover did in this turn."""
    recent = state.recent
    mine = (seats_of(state) == state.turn)[:, None]
    now = (jnp.arange(2) == 0)[None, :, None] & mine[:, None]
    return recent._replace(
        played=recent.played | jnp.where(now & play, bit, 0).astype(jnp.uint32),
        discarded=recent.discarded | jnp.where(now & discard, bit, 0).astype(jnp.uint32),
        laid=recent.laid | jnp.where(mine & lay, bit, 0).astype(jnp.uint32),
    )


def _drawn(state: State, drawing: Array) -> State:
    """Let a seat draw the top card."""
    draws = drawing.any()
    top = jnp.arange(state.deck.shape[0]) == state.deck_size - 1
    card = single(top_card(state), jnp)
    card = jnp.where(drawing[:, None], card, 0).astype(jnp.uint32)
    public = jnp.where(state.deck_known > 0, card, 0).astype(jnp.uint32)
    return state._replace(
        hands=state.hands | card,
        known=state.known | public,
        deck=jnp.where(draws & top, -1, state.deck),
        deck_size=state.deck_size - draws,
        deck_known=jnp.maximum(state.deck_known - draws, 0),
        recent=state.recent._replace(drawn=state.recent.drawn + drawing),
    )


def _go_out(state: State, leaving: Array) -> State:
    """Turn down the hands and palettes of the seats that leave."""
    rows = leaving[:, None]
    turned = jnp.where(rows, state.palettes, 0)
    gone = state.gone | union(turned.astype(jnp.uint32), jnp)
    recent = state.recent
    return state._replace(
        out=state.out | leaving,
        gone=gone,
        palettes=jnp.where(rows, 0, state.palettes).astype(jnp.uint32),
        hands=jnp.where(rows, 0, state.hands).astype(jnp.uint32),
        known=jnp.where(rows, 0, state.known).astype(jnp.uint32),
        recent=recent._replace(
            played=jnp.where(rows[:, None], 0, recent.played).astype(jnp.uint32),
            discarded=jnp.where(rows[:, None], 0, recent.discarded).astype(jnp.uint32),
            laid=jnp.where(rows, 0, recent.laid).astype(jnp.uint32),
            drawn=jnp.where(leaving, 0, recent.drawn),
            began=jnp.where(leaving, -1, recent.began),
        ),
    )


def _pass_turn(state: State, ends: Array) -> State:
    """Pass the turn on; players who would begin with an empty hand are out."""
    seats = seats_of(state)
    # Seats beyond the players are out, so the circle may have more seats than players.
    most = seats.shape[0]
    away = (seats - state.turn - 1) % most
    hungry = is_empty(state.hands) & ~state.out
    feeding = ~is_empty(state.hands) & ~state.out
    # The next player who holds a card; if nobody does, the last of the hungry wins.
    first_fed = reduce(jnp.minimum, jnp.where(feeding, away, most))
    last_hungry = reduce(jnp.maximum, jnp.where(hungry, away, -1))
    nearest = jnp.where(first_fed < most, first_fed, last_hungry)
    passed = hungry & (away < nearest)
    after = _go_out(state, passed & ends)
    turn = apart(reduce(jnp.bitwise_or, jnp.where(away == nearest, seats, 0)))
    next_up = ends & (seats == turn)
    recent = after.recent
    row = next_up[:, None]
    shift = row[:, None] & jnp.ones((1, 2, 1), bool)

    def aged(pair: Array) -> Array:
        older = jnp.stack([jnp.zeros_like(pair[:, 0]), pair[:, 0]], axis=1)
        return jnp.where(shift, older, pair)

    return after._replace(
        turn=jnp.where(ends, turn, state.turn),
        phase=jnp.where(ends, START, state.phase),
        seven=jnp.where(ends, -1, state.seven),
        tried=state.tried & ~ends,
        bound=state.bound & ~ends,
        recent=recent._replace(
            played=aged(recent.played),
            discarded=aged(recent.discarded),
            laid=jnp.where(row, 0, recent.laid).astype(jnp.uint32),
            drawn=jnp.where(next_up, 0, recent.drawn),
            began=jnp.where(next_up, state.canvas, recent.began),
        ),
    )

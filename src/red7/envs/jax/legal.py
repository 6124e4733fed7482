"""Which steps are open: exactly as in the core."""

from __future__ import annotations

from functools import reduce
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from red7.core.numbering import (
    ACTIONS,
    AT_ONCE,
    DRAWS,
    EARNED,
    FIVE,
    FREE,
    LOSING,
    MAY,
    ONE,
    ONE_MORE,
    SEVEN_ACTS,
    SEVEN_DECK,
    SEVEN_DRAWS,
    SEVEN_EARNED,
    SEVEN_ITSELF,
    START,
)
from red7.envs.jax.state import State, allows, apart, is_over, pick, seats_of, top_card
from red7.network.sets import (
    CARDS,
    COLOUR_OF,
    NUMBER_OF,
    SINGLES,
    Array,
    colours,
    is_empty,
    plane,
    single,
    size,
    strength_under_each,
    union,
)

_FIVES = SINGLES[28:35].sum(axis=0, dtype=np.uint32)


def targets(rules: Array, palettes: Array, mover: Array, count: Array) -> Array:
    """Return the cards that a 1 may take when the mover's palette holds this many cards."""
    least = jnp.where(rules[ONE_MORE] > 0, 2, count)
    from_here = (size(palettes, jnp) >= least) & ~mover
    chosen = jnp.where(from_here[:, None], palettes, 0).astype(jnp.uint32)
    return union(chosen, jnp)


class _Table(NamedTuple):
    """What the legality of a step depends on; colours are seven bits, Violet's the lowest."""

    state: State
    mover: Array
    bars: tuple[Array, ...]  # the strength to beat under each colour
    bars_without: tuple[Array, ...]  # [card]: the same after that card has left its palette
    palette: Array
    hand: Array
    wins: Array  # the colours under which the palette wins


def _table(state: State) -> _Table:
    mover = seats_of(state) == state.turn
    others = jnp.where(mover[:, None], 0, state.palettes).astype(jnp.uint32)
    without = others[:, None] & ~jnp.asarray(SINGLES)
    palette, hand = pick(state.palettes, state.turn), pick(state.hands, state.turn)
    bars, bars_without = _highest(others), _highest(without)
    # Kept apart, or a compiler would work it out anew for each of 49 cards.
    kept = apart((bars, bars_without, palette, hand, _won(palette, bars)))
    return _Table(state, mover, *kept)


def _highest(palettes: Array) -> tuple[Array, ...]:
    """Return the strength of the strongest palette under each colour."""
    return tuple(reduce(jnp.maximum, level) for level in strength_under_each(palettes, jnp))


def _won(palette: Array, bars: tuple[Array, ...]) -> Array:
    """Return the colours under which a palette beats the bars."""
    levels = strength_under_each(palette, jnp)
    beaten = [
        (level > bar).astype(jnp.int32) << colour
        for colour, (level, bar) in enumerate(zip(levels, bars, strict=True))
    ]
    return reduce(jnp.bitwise_or, beaten)


def exact_mask(state: State) -> Array:
    """Return the legal steps: those of ``legal_steps`` in the core."""
    table = _table(state)
    if not allows(state, ACTIONS):
        never = jnp.zeros(CARDS, bool)
        plays = _plays(table, table.palette, table.hand)
        return _mask(table, plays, never, never, never, may_drop=never[0])
    to_canvas, to_deck = _moves(table, table.palette, table.hand, state.seven)
    taken = plane(_targets(table, table.palette), jnp) & _takes(table, table.palette, table.hand)
    return _mask(table, _plays_with_fives(table), to_canvas, to_deck, taken, may_drop=state.tried)


def loose_mask(state: State) -> Array:
    """Return the open steps, without asking whether the turn can still be won.

    Any card may be played, and a player who is not winning once all actions are done may drop out.
    """
    table = _table(state)
    rules, any_card = state.rules, jnp.ones(CARDS, bool)
    if not allows(state, ACTIONS):
        return _mask(table, any_card, ~any_card, ~any_card, ~any_card, may_drop=any_card[0])
    movable = _movable(table, table.palette, state.seven)
    left = _won(table.palette & ~jnp.asarray(SINGLES), table.bars)
    to_canvas = movable & (_holds(left, jnp.asarray(COLOUR_OF)) | ~(rules[AT_ONCE] > 0))
    to_deck = movable & (rules[SEVEN_DECK] > 0)
    taken = plane(_targets(table, table.palette), jnp)
    return _mask(table, any_card, to_canvas, to_deck, taken, may_drop=any_card[0])


def _mask(  # noqa: PLR0913 - one for each kind of step
    table: _Table, plays: Array, to_canvas: Array, to_deck: Array, taken: Array, *, may_drop: Array
) -> Array:
    """Put the steps together that each phase allows."""
    state, rules, phase = table.state, table.state.rules, table.state.phase
    hand = plane(table.hand, jnp)
    may = rules[DRAWS] == MAY
    earned = (phase == EARNED) | (phase == SEVEN_EARNED)
    plays &= hand & ((phase == START) | (phase == FIVE))
    by_hand = (phase == START) | (phase == FREE) | ((phase == SEVEN_EARNED) & may)
    losing = (rules[LOSING] > 0) & ~state.bound
    discards = hand & by_hand & (_holds(table.wins, jnp.asarray(COLOUR_OF)) | losing)
    discards |= to_canvas & (phase == SEVEN_ACTS)
    lays = (to_deck & (phase == SEVEN_ACTS)) | (taken & (phase == ONE))
    winning = _holds(table.wins, state.canvas)
    may_end = (phase == FREE) | (earned & may)
    bare = jnp.stack(
        [
            earned,
            winning & may_end,
            ((phase == START) & ~is_empty(table.hand)) | (~winning & may_end & may_drop),
        ]
    )
    return jnp.concatenate([plays, discards, lays, bare]) & ~is_over(state)


def _holds(colours: Array, colour: Array) -> Array:
    """Return whether a colour is among these."""
    return (colours >> colour & 1).astype(bool)


def _targets(table: _Table, palette: Array) -> Array:
    return targets(table.state.rules, table.state.palettes, table.mover, size(palette, jnp))


def _movable(table: _Table, palette: Array, seven: Array) -> Array:
    """Return the cards that a 7 may move from the mover's palette."""
    itself = jnp.where(table.state.rules[SEVEN_ITSELF] > 0, 0, single(seven, jnp))
    return plane(palette & ~itself.astype(jnp.uint32), jnp)


def _can_finish(wins: Array, canvas: Array, hand: Array) -> Array:
    """Return whether the canvas or the colour of a card in hand is among the colours won."""
    return (wins & (colours(hand, jnp) | 1 << canvas)) != 0


def _takes(table: _Table, palette: Array, hand: Array) -> Array:
    """Return the cards that a 1 may take so that the turn can still be won."""
    wins = _won(palette, table.bars_without)
    return _can_finish(wins, table.state.canvas, hand)


def _moves(table: _Table, palette: Array, hand: Array, seven: Array) -> tuple[Array, Array]:
    """Return the cards that a 7 may move to the canvas, and to the deck."""
    state, rules = table.state, table.state.rules
    movable = _movable(table, palette, seven)
    rest = palette & ~jnp.asarray(SINGLES)
    wins = _won(rest, table.bars)
    colour = jnp.asarray(COLOUR_OF)
    at_once = _holds(wins, colour)
    drawn_wins = _holds(wins, top_card(state) % 7)
    draws = (rules[SEVEN_DRAWS] > 0) & (rules[DRAWS] > 0) & (state.deck_known > 0)
    certain = draws & (jnp.asarray(NUMBER_OF) > size(rest, jnp)) & drawn_wins
    later = _can_finish(wins, colour, hand) | certain
    to_canvas = movable & jnp.where(rules[AT_ONCE] > 0, at_once, later)
    to_deck = movable & (rules[SEVEN_DECK] > 0) & _can_finish(wins, state.canvas, hand)
    return to_canvas, to_deck


def _plays(table: _Table, palette: Array, hand: Array) -> Array:
    """Return the cards that may be played; for an acting 5 as if it had no action."""
    state = table.state
    bits = jnp.asarray(SINGLES)
    wins = _won(palette | bits, table.bars)
    plain = _can_finish(wins, state.canvas, hand & ~bits)
    if not allows(state, ACTIONS):
        return plain

    def one(bit: Array) -> Array:
        chosen = plane(_targets(table, palette | bit), jnp)
        takes = chosen & _takes(table, palette | bit, hand & ~bit)
        return jnp.where(chosen.any(), takes.any(), -1)

    def seven(card: Array, bit: Array) -> Array:
        canvas, deck = _moves(table, palette | bit, hand & ~bit, card)
        movable = _movable(table, palette | bit, card)
        return jnp.where(movable.any(), (canvas | deck).any(), -1)

    ones = jax.vmap(one)(bits[:7])
    sevens = jax.vmap(seven)(jnp.arange(42, 49), bits[42:])
    ones = jnp.where(ones < 0, plain[:7], ones > 0)
    sevens = jnp.where(sevens < 0, plain[42:], sevens > 0)
    threes = plain[14:21] | (state.deck_size > 0)
    acting = jnp.concatenate([ones, plain[7:14], threes, plain[21:42], sevens])
    return jnp.where(state.rules[ACTIONS] > 0, acting, plain)


def _plays_with_fives(table: _Table) -> Array:
    """Return the cards that may be played, 5s included.

    A 5 may be played if some set of 5s, played one after the other, can lead to another card that
    may be played, or to a win with an empty hand.
    """
    fives = jnp.where(table.state.rules[ACTIONS] > 0, table.hand & jnp.asarray(_FIVES), 0).astype(
        jnp.uint32
    )
    others = jnp.asarray(~plane(_FIVES, np))

    # The subsets of the 5s in hand, from all of them down to none.
    def go_on(carry: tuple[Array, ...]) -> Array:
        return ~carry[0]

    def try_subset(carry: tuple[Array, ...]) -> tuple[Array, ...]:
        _, some, good, _ = carry
        hand, palette = table.hand & ~some, table.palette | some
        plays = _plays(table, palette, hand)
        alone = _can_finish(_won(palette, table.bars), table.state.canvas, hand)
        works = jnp.where(is_empty(hand), alone, (plays & plane(hand, jnp) & others).any())
        good |= jnp.where(works, some, 0).astype(jnp.uint32)
        # All 5s lie in the second word.
        less = (some[1] - jnp.uint32(1)) & fives[1]
        return some[1] == 0, jnp.stack([some[0], less]), good, plays

    none = jnp.zeros(2, dtype=jnp.uint32)
    never = jnp.zeros(CARDS, bool)
    # In the end, no 5 has been played before.
    *_, good, plain = jax.lax.while_loop(go_on, try_subset, (never[0], fives, none, never))
    acting = jnp.where(others, plain, plane(good, jnp))
    return jnp.where(table.state.rules[ACTIONS] > 0, acting, plain)

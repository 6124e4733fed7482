"""Which steps are open: exactly as in the core."""

from __future__ import annotations

from functools import partial, reduce
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
from red7.envs.jax.state import State, allows, apart, is_fixed, is_over, pick, seats_of, top_card
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
_OTHERS = ~plane(_FIVES, np)


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
    bars_robbed: tuple[Array, ...]  # [seat]: the lowest after a card has left that seat's palette
    palette: Array
    hand: Array
    wins: Array  # the colours under which the palette wins


def _table(state: State) -> _Table:
    mover = seats_of(state) == state.turn
    others = jnp.where(mover[:, None], 0, state.palettes).astype(jnp.uint32)
    palette, hand = pick(state.palettes, state.turn), pick(state.hands, state.turn)
    levels, there = strength_under_each(others, jnp), plane(others, jnp)
    bars = tuple(reduce(jnp.maximum, level) for level in levels)
    # A card lies in one palette at most; the others stay as strong as they are.
    its = union(jnp.where(there.T[:, :, None], others, 0).astype(jnp.uint32), jnp)
    bars_without = tuple(
        jnp.maximum(left, jnp.where(there, 0, level[:, None]).max(axis=0))
        for level, left in zip(
            levels, strength_under_each(its & ~jnp.asarray(SINGLES), jnp), strict=True
        )
    )
    robbed = tuple(
        jnp.where(there, left, bar).min(axis=1)
        for left, bar in zip(bars_without, bars, strict=True)
    )
    # Kept apart, or a compiler would work it out anew for each of 49 cards.
    kept = apart((bars, bars_without, robbed, palette, hand, _won(palette, bars)))
    return _Table(state, mover, *kept)


def _won(palette: Array, bars: tuple[Array, ...]) -> Array:
    """Return the colours under which a palette beats the bars."""
    return _beaten(strength_under_each(palette, jnp), bars)


def _beaten(levels: tuple[Array, ...], bars: tuple[Array, ...]) -> Array:
    """Return the colours under which a strength exceeds the bar."""
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
    levels = apart(strength_under_each(palette | bits, jnp))
    plain = _can_finish(_beaten(levels, table.bars), state.canvas, hand & ~bits)
    if not allows(state, ACTIONS):
        return plain

    ones = _ones(table, palette, hand, tuple(level[:7] for level in levels))
    sevens = _sevens(table, palette, hand, tuple(level[42:] for level in levels))
    threes = plain[14:21] | (state.deck_size > 0)
    acting = jnp.concatenate([ones, plain[7:14], threes, plain[21:42], sevens])
    return jnp.where(state.rules[ACTIONS] > 0, acting, plain)


def _ones(table: _Table, palette: Array, hand: Array, levels: tuple[Array, ...]) -> Array:
    """Return the 1s that may be played, one for each colour, from the strength with each."""
    wins = _beaten(levels, _bars_after_one(table, size(palette, jnp) + 1))
    return _can_finish(wins, table.state.canvas, hand & ~jnp.asarray(SINGLES[:7]))


def _sevens(table: _Table, palette: Array, hand: Array, levels: tuple[Array, ...]) -> Array:
    """Return the 7s that may be played, one for each colour, from the strength with each."""
    state, rules = table.state, table.state.rules
    bits = jnp.asarray(SINGLES[42:])
    # Where a 7 may move itself, no draw is ever a reason to discard by it.
    count = size(palette, jnp) + 1
    kept = _beaten(tuple(_less_one(level, count) for level in levels), table.bars)
    finishes = (rules[SEVEN_DECK] > 0) & _can_finish(kept, state.canvas, hand & ~bits)
    later = ~(rules[AT_ONCE] > 0) & ((kept & colours(hand & ~bits, jnp)) != 0)
    own = jnp.zeros(7, bool)
    for colour in range(7):
        moved = jnp.asarray(SINGLES[colour::7])
        level = strength_under_each((palette | bits)[:, None] & ~moved, jnp)[colour]
        movable = plane(palette | bits, jnp)[:, colour::7]
        own |= (movable & (level > table.bars[colour])).any(axis=1)
    free = finishes | later | own
    if _moves_itself(state):
        return free

    def seven(card: Array, bit: Array) -> Array:
        canvas, deck = _moves(table, palette | bit, hand & ~bit, card)
        movable = _movable(table, palette | bit, card)
        return jnp.where(movable.any(), (canvas | deck).any(), -1)

    bound = jax.vmap(seven)(jnp.arange(42, 49), bits)
    # Alone in the palette, it has no action.
    plain = _can_finish(_beaten(levels, table.bars), state.canvas, hand & ~bits)
    bound = jnp.where(bound < 0, plain, bound > 0)
    return jnp.where(rules[SEVEN_ITSELF] > 0, free, bound)


def _moves_itself(state: State) -> bool:
    """Return whether it is known when compiling that a 7 may move itself."""
    return is_fixed(state.rules) and bool(state.rules[SEVEN_ITSELF])


def _less_one(level: Array, count: Array) -> Array:
    """Return how strong a palette of so many cards still is without the one that it misses least.

    That is a card outside its best set, or the lowest of it.
    """
    lower = jnp.where(level >> 6 > 1, level - (1 << 6), 0)
    return jnp.where(level >> 6 < count, level, lower)


def _bars_after_one(table: _Table, count: Array) -> tuple[Array, ...]:
    """Return the lowest bars after a 1 by which the mover's palette has this many cards."""
    rules, palettes = table.state.rules, table.state.palettes
    least = jnp.where(rules[ONE_MORE] > 0, 2, count)
    open_to_it = (size(palettes, jnp) >= least) & ~table.mover
    return tuple(
        jnp.minimum(bar, jnp.where(open_to_it, robbed, bar).min())
        for bar, robbed in zip(table.bars, table.bars_robbed, strict=True)
    )


def _plays_with_fives(table: _Table) -> Array:
    """Return the cards that may be played, 5s included.

    A 5 may be played if some set of 5s, played one after the other, can lead to another card that
    may be played, or to a win with an empty hand.

    A palette with more cards is never weaker. So one more 5 does no harm, unless its colour is
    missing in hand for the discard that wins, or it keeps a 1 or a 7 from something: it is enough
    to try all 5s, and all but the one to be discarded, and to search where a 1 or a 7 may need a
    small palette.
    """
    state = table.state
    in_time = (state.rules[ACTIONS] > 0) & ((state.phase == START) | (state.phase == FIVE))
    fives = jnp.where(in_time, table.hand & jnp.asarray(_FIVES), 0).astype(jnp.uint32)
    # Before all 5s, and after them, in one, which is compiled once.
    palettes = jnp.stack([table.palette, table.palette | fives])
    hands = jnp.stack([table.hand, table.hand & ~fives])
    plain, after = jax.vmap(partial(_plays, table))(palettes, hands)
    alone = _can_finish(_won(palettes[1], table.bars), state.canvas, hands[1])
    more = (after & plane(hands[1], jnp) & jnp.asarray(_OTHERS)).any()
    every = jnp.where(is_empty(hands[1]), alone, more)
    every, discarded = apart((every, _discarded_last(table, fives)))
    several = (discarded & (discarded - jnp.uint32(1))) != 0
    good = jnp.where(every | several, fives[1], jnp.where(discarded > 0, fives[1] & ~discarded, 0))
    good = _searched(table, fives, good.astype(jnp.uint32))
    acting = jnp.where(jnp.asarray(_OTHERS), plain, plane(good, jnp))
    return jnp.where(state.rules[ACTIONS] > 0, acting, plain)


def _discarded_last(table: _Table, fives: Array) -> Array:
    """Return the 5s, as seven bits, whose discard can win after all the others of them.

    What wins without any such discard is told by ``_plays`` after all the 5s.
    """
    rules, bits = table.state.rules, jnp.asarray(SINGLES)
    # For each colour, all 5s but its own are played.
    palettes = [table.palette | (fives & ~jnp.asarray(SINGLES[28 + own])) for own in range(7)]
    held = plane(table.hand, jnp) & jnp.asarray(_OTHERS)
    count = size(table.palette | fives, jnp)  # with another card, and without the 5
    levels = apart(
        tuple(strength_under_each(each | bits, jnp)[own] for own, each in enumerate(palettes))
    )
    plain = _beaten(levels, table.bars)
    ones = _beaten(tuple(level[:7] for level in levels), _bars_after_one(table, count))
    # Of the colours that count, all palettes have as many cards.
    sevens = _beaten(tuple(_less_one(level[42:], count) for level in levels), table.bars)
    if not _moves_itself(table.state):

        def seven(card: Array, bit: Array) -> Array:
            wins = jnp.int32(0)
            for own, palette in enumerate(palettes):
                level = strength_under_each((palette | bit) & ~bits, jnp)[own]
                moved = (level > table.bars[own]) & _movable(table, palette | bit, card)
                wins |= moved.any().astype(jnp.int32) << own
            return wins

        bound = jax.vmap(seven)(jnp.arange(42, 49), bits[42:])
        sevens = jnp.where(rules[SEVEN_ITSELF] > 0, sevens, bound)
    moves = (rules[SEVEN_DECK] > 0) | ~(rules[AT_ONCE] > 0)
    sevens = jnp.where(moves, sevens, 0)
    wins = jnp.concatenate([ones, plain[7:42], sevens])
    wins = reduce(jnp.bitwise_or, jnp.where(held, wins, 0))
    return (wins & colours(fives, jnp)).astype(jnp.uint32)


def _searched(table: _Table, fives: Array, good: Array) -> Array:
    """Add the 5s after which a 1 or a 7 needs a palette that is not too large."""
    state, rules = table.state, table.state.rules
    held, count = plane(table.hand, jnp), size(table.palette, jnp)
    larger = ((size(state.palettes, jnp) >= count + 2) & ~table.mover).any()
    search = ~(rules[ONE_MORE] > 0) & held[:7].any() & larger
    if _may_count_on_a_draw(state):
        search |= _can_count_on_a_draw(state) & held[42:].any()

    # The subsets of the 5s in hand, from all of them down to one.
    def go_on(carry: tuple[Array, Array]) -> Array:
        some, good = carry
        return search & (some != 0) & (good != fives[1])

    def try_subset(carry: tuple[Array, Array]) -> tuple[Array, Array]:
        some, good = carry
        played = jnp.stack([jnp.uint32(0), some])
        hand, palette = table.hand & ~played, table.palette | played
        levels = strength_under_each(palette | jnp.asarray(SINGLES[:7]), jnp)
        works = (_ones(table, palette, hand, levels) & held[:7]).any()
        if _may_count_on_a_draw(state):
            works |= (_drawing_sevens(table, palette) & held[42:]).any()
        return (some - jnp.uint32(1)) & fives[1], jnp.where(works, good | some, good)

    _, good = jax.lax.while_loop(go_on, try_subset, (fives[1], good))
    return jnp.stack([jnp.uint32(0), good])


def _may_count_on_a_draw(state: State) -> bool:
    """Return whether a known card on the deck may be reason enough to discard by a 7."""
    fixed = is_fixed(state.rules) and bool(state.rules[AT_ONCE])
    return allows(state, SEVEN_DRAWS) and allows(state, DRAWS) and not fixed


def _can_count_on_a_draw(state: State) -> Array:
    rules = state.rules
    draws = (rules[SEVEN_DRAWS] > 0) & (rules[DRAWS] > 0) & ~(rules[AT_ONCE] > 0)
    return draws & (state.deck_known > 0)


def _drawing_sevens(table: _Table, palette: Array) -> Array:
    """Return the 7s by which a discard earns a known card that wins."""
    bits = jnp.asarray(SINGLES)

    def seven(card: Array, bit: Array) -> Array:
        rest = (palette | bit) & ~bits
        wins = _holds(_won(rest, table.bars), top_card(table.state) % 7)
        earned = jnp.asarray(NUMBER_OF) > size(rest, jnp)
        return (_movable(table, palette | bit, card) & earned & wins).any()

    return _can_count_on_a_draw(table.state) & jax.vmap(seven)(jnp.arange(42, 49), bits[42:])

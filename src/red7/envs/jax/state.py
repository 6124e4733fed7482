"""A round with all its cards, as arrays."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import or_
from typing import NamedTuple, TypeVar

import jax
import jax.numpy as jnp
import numpy as np

from red7.core import Colour, Round
from red7.core.cards import ALL_CARDS, listed
from red7.core.numbering import ACTIONS, DRAWS, PHASES
from red7.envs.encoding.compact import RULES_BY_NUMBERS
from red7.envs.encoding.steps import step
from red7.envs.jax.log import Log, log_of
from red7.network.flags import SEATS, flags
from red7.network.recent import Recent, recent_of
from red7.network.sets import CARDS, LOW_CARDS, Array, words

T = TypeVar("T")


class State(NamedTuple):
    """A round, or a batch of rounds with a leading axis; fields are those of ``red7.core.Round``.

    Seats are counted from 0. There are four, those beyond ``players`` being out, so that rounds of
    any number of players fit in one batch; where all have as many, there may be just those.
    """

    rules: Array  # int32[9], see ``red7.network.flags``
    players: Array
    hands: Array  # sets, one for each seat
    palettes: Array
    known: Array  # the cards of each hand that everybody knows
    out: Array  # bool[4]
    gone: Array  # a set
    # int32[49]: the bottom first, and -1 above the top. Where no rule ever lets a card be drawn or
    # laid, it may be int32[0].
    deck: Array
    deck_size: Array
    deck_known: Array  # how many cards from the top everybody knows
    canvas: Array
    turn: Array
    phase: Array
    seven: Array
    tried: Array
    bound: Array
    scores: Array  # int32[4]
    piles: Array  # a set: the cards in all score piles
    recent: Recent  # the last turns of each seat
    log: Log | None = None  # the last steps, where they are kept


def allows(state: State, rule: int) -> bool:
    """Return whether a rule may be in force: False only where that is known when compiling.

    Rules given as NumPy's array are known then, and what they never lead to need not be compiled.
    """
    return not is_fixed(state.rules) or bool(state.rules[rule])


def is_fixed(*values: Array) -> bool:
    """Return whether values are known when compiling: plain numbers, or NumPy's."""
    return all(isinstance(value, int | np.integer | np.ndarray) for value in values)


def seats_of(state: State) -> Array:
    """Return the numbers of the seats of one round."""
    return jnp.arange(state.out.shape[-1], dtype=jnp.int32)


def apart(values: T) -> T:
    """Return values that a compiler works out once, before what is made from them."""
    kept: T = jax.tree.map(jax.lax.optimization_barrier, values)
    return kept


def pick(values: Array, index: Array) -> Array:
    """Return one of a few entries by comparing, which a compiler joins with more."""
    chosen = (jnp.arange(values.shape[0]) == index).reshape((-1,) + (1,) * (values.ndim - 1))
    return reduce(jnp.bitwise_or, jnp.where(chosen, values, jnp.zeros_like(values)))


def top_card(state: State) -> Array:
    """Return the card on top of the deck; any number if the deck is empty."""
    return state.deck[jnp.clip(state.deck_size - 1, 0)] if state.deck.shape[-1] else jnp.int32(0)


def narrowed(state: State) -> State:
    """Return a round with as many seats as players, and without a deck that nobody draws from."""
    seats = int(state.players)
    fewer = ("hands", "palettes", "known", "out", "scores")
    return state._replace(
        **{name: getattr(state, name)[:seats] for name in fewer},
        deck=state.deck if state.rules[DRAWS] or state.rules[ACTIONS] else state.deck[:0],
        recent=Recent(*(part[:seats] for part in state.recent)),
    )


def widened(state: State) -> State:
    """Return a round with four seats, as an observation describes it."""
    beyond = SEATS - state.out.shape[-1]

    def more(values: Array, nothing: int = 0) -> Array:
        return jnp.pad(
            values, [(0, beyond)] + [(0, 0)] * (values.ndim - 1), constant_values=nothing
        )

    recent = Recent(*(more(part) for part in state.recent))
    return state._replace(
        hands=more(state.hands),
        palettes=more(state.palettes),
        known=more(state.known),
        out=more(state.out, nothing=1),
        scores=more(state.scores),
        recent=recent._replace(began=more(state.recent.began, nothing=-1)),
    )


def count_in(state: State) -> Array:
    """Return how many players are still in."""
    return (~state.out).sum(axis=-1)


def is_over(state: State) -> Array:
    """Return whether the round is over."""
    return count_in(state) == 1


def winner(state: State) -> Array:
    """Return the last seat in; meaningless before the round is over."""
    return jnp.argmin(state.out, axis=-1).astype(jnp.int32)


def state_of(position: Round, piles: int = 0, recall: int = 0) -> State:
    """Convert a round of ``red7.core``, dealt without the cards in these score piles.

    It keeps a log of as many steps as are to be recalled. The arrays are NumPy's, which every
    function here takes.
    """
    beyond = SEATS - position.players
    none = [(0, 0)] * beyond
    size = len(position.deck)

    def sets(masks: tuple[int, ...]) -> Array:
        return np.array([words(mask) for mask in masks] + none, dtype=np.uint32)

    def number(value: int) -> Array:
        return np.int32(value)

    return State(
        rules=flags(position.rules),
        players=number(position.players),
        hands=sets(position.hands),
        palettes=sets(position.palettes),
        known=sets(position.known),
        out=np.array([*position.out, *[True] * beyond]),
        gone=np.array(words(position.gone), dtype=np.uint32),
        deck=np.array([*position.deck[::-1], *[-1] * (CARDS - size)], dtype=np.int32),
        deck_size=number(size),
        deck_known=number(position.deck_known),
        canvas=number(position.canvas),
        turn=number(position.turn - 1),
        phase=number(PHASES.index(position.phase)),
        seven=number(position.seven),
        tried=np.bool_(position.tried),
        bound=np.bool_(position.bound),
        scores=np.array([*(position.scores or [0] * position.players), *[0] * beyond], np.int32),
        piles=np.array(words(piles), dtype=np.uint32),
        recent=recent_of(position),
        log=log_of(position, recall),
    )


def round_of(state: State, steps: Iterable[int] = ()) -> Round:
    """Convert one round back to ``red7.core``, with every card in it, and make these steps.

    What came before is not in it, nor are the earlier steps of a turn under way: to have a round
    with all its past, give the state as it was dealt, and all steps since. Where no card is ever
    drawn, those in the deck are in any order.
    """
    players, deck_size = int(state.players), int(state.deck_size)
    rules = RULES_BY_NUMBERS[tuple(np.asarray(state.rules).tolist())]
    hands, palettes, known = (
        tuple(map(_mask, np.asarray(sets)[:players]))
        for sets in (state.hands, state.palettes, state.known)
    )
    gone = _mask(np.asarray(state.gone))
    deck = np.asarray(state.deck)[:deck_size].tolist()[::-1]
    if not deck:
        placed = reduce(or_, (*hands, *palettes, gone))
        deck = listed(ALL_CARDS & ~placed)[:deck_size]
    now = Round(
        rules=rules,
        canvas=Colour(int(state.canvas)),
        turn=int(state.turn) + 1,
        deck=tuple(deck),
        deck_known=int(state.deck_known),
        palettes=palettes,
        hands=hands,
        hidden=(0,) * players,
        known=known,
        out=tuple(np.asarray(state.out)[:players].tolist()),
        gone=gone,
        scores=tuple(np.asarray(state.scores)[:players].tolist()) if rules.match else None,
        phase=PHASES[int(state.phase)],
        seven=int(state.seven),
        tried=bool(state.tried),
        bound=bool(state.bound),
    )
    for number in steps:
        now = now.apply(step(int(number)))
    return now


def _mask(pair: Array) -> int:
    """Return a set of two words as one integer."""
    return int(pair[0]) | int(pair[1]) << LOW_CARDS


def stack(states: list[State]) -> State:
    """Return a batch of rounds."""
    batch: State = jax.tree.map(lambda *parts: np.stack([np.asarray(p) for p in parts]), *states)
    return batch

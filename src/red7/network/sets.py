"""Sets of cards as two words, and their strengths, for NumPy and JAX alike.

A set is an array whose last axis holds two unsigned 32-bit words: the numbers 1-4 in the first, the
numbers 5-7 in the second, seven bits for each number as in ``red7.core``. Each function takes the
array module to work with, ``numpy`` or ``jax.numpy``.
"""

from __future__ import annotations

from functools import reduce
from types import ModuleType
from typing import Any, Final, TypeAlias

import numpy as np

from red7.core.strength import LANE

Array: TypeAlias = Any  # NumPy's or JAX's
CARDS: Final = 49
LOW_CARDS: Final = 28  # in the first word
_LOW: Final = (1 << LOW_CARDS) - 1
_COLUMN: Final = 0b0000001_0000001_0000001_0000001
_SHIFTS: Final = tuple(range(LOW_CARDS)), tuple(range(CARDS - LOW_CARDS))

NUMBER_OF: Final = np.arange(CARDS, dtype=np.int32) // 7 + 1
COLOUR_OF: Final = np.arange(CARDS, dtype=np.int32) % 7


def words(mask: int) -> tuple[int, int]:
    """Return the two words of a set that ``red7.core`` keeps in one integer."""
    return mask & _LOW, mask >> LOW_CARDS


# Each of the 49 cards as a set.
SINGLES: Final = np.array([words(1 << card) for card in range(CARDS)], dtype=np.uint32)


def single(card: Array, xp: ModuleType) -> Array:
    """Return the set that holds only this card; the empty set for a negative number."""
    places = xp.stack([card, card - LOW_CARDS], axis=-1)
    most = xp.array([LOW_CARDS, CARDS - LOW_CARDS])
    inside = (places >= 0) & (places < most)
    one = xp.ones_like(places).astype(xp.uint32)
    shift = xp.where(inside, places, 0).astype(xp.uint32)
    return xp.where(inside, one << shift, 0).astype(xp.uint32)


def plane(cards: Array, xp: ModuleType) -> Array:
    """Return a set as 49 truth values."""
    low, high = _SHIFTS
    parts = [
        cards[..., 0, None] >> xp.array(low, dtype=xp.uint32),
        cards[..., 1, None] >> xp.array(high, dtype=xp.uint32),
    ]
    return (xp.concatenate(parts, axis=-1) & 1).astype(bool)


def size(cards: Array, xp: ModuleType) -> Array:
    """Return how many cards a set holds."""
    return xp.bitwise_count(cards).astype(xp.int32).sum(axis=-1)


def is_empty(cards: Array) -> Array:
    """Return whether a set holds no card."""
    return (cards[..., 0] | cards[..., 1]) == 0


def union(several: Array, xp: ModuleType) -> Array:
    """Return the union of the sets along the last axis but one."""
    parts = [several[..., index, :] for index in range(several.shape[-2])]
    return reduce(xp.bitwise_or, parts)


def lanes(cards: Array, xp: ModuleType) -> list[Array]:
    """Return the cards of each number as seven bits."""
    low, high = cards[..., 0].astype(xp.int32), cards[..., 1].astype(xp.int32)
    return [low >> 7 * n & LANE for n in range(4)] + [high >> 7 * n & LANE for n in range(3)]


def colours(cards: Array, xp: ModuleType) -> Array:
    """Return the colours of the cards in a set as seven bits, Violet's the lowest."""
    return reduce(lambda some, more: some | more, lanes(cards, xp))


def _length(bits: Array, xp: ModuleType) -> Array:
    """Return the number of the highest bit, from 1; exact for bits that span 24 places."""
    exponent = (bits.astype(xp.float32).view(xp.int32) >> 23) - 126
    return xp.where(bits > 0, exponent, 0)


def strengths(cards: Array, xp: ModuleType) -> Array:
    """Return how strong palettes are under the seven rules, as ``red7.core.strength`` does."""
    return xp.stack(strength_under_each(cards, xp), axis=-1)


def strength_under_each(cards: Array, xp: ModuleType) -> tuple[Array, ...]:
    """Return the same as seven arrays, which a compiler need not write down before comparing."""
    rows = lanes(cards, xp)
    counts = [xp.bitwise_count(row).astype(xp.int32) for row in rows]
    tops = [xp.where(row > 0, _length(row, xp) + 7 * n, 0) for n, row in enumerate(rows)]
    top = reduce(xp.maximum, tops)
    runs, run = [], xp.zeros_like(top)
    for row, its_top in zip(rows, tops, strict=True):
        run = xp.where(row > 0, run + 1, 0)
        runs.append(run << 6 | its_top)
    some = reduce(lambda one, other: one | other, rows)
    violet = (counts[0] + counts[1] + counts[2]) << 6 | reduce(xp.maximum, tops[:3])
    indigo = reduce(xp.maximum, runs)
    blue = xp.bitwise_count(some).astype(xp.int32) << 6 | top
    green = (counts[1] + counts[3] + counts[5]) << 6 | reduce(xp.maximum, tops[1::2])
    orange = reduce(xp.maximum, [count << 6 | its for count, its in zip(counts, tops, strict=True)])
    red = xp.where(top > 0, top | 1 << 6, 0)
    yellow = _of_one_colour(cards, xp)
    return violet, indigo, blue, green, yellow, orange, red


def _of_one_colour(cards: Array, xp: ModuleType) -> Array:
    low, high = cards[..., 0].astype(xp.int32), cards[..., 1].astype(xp.int32)
    groups = []
    for colour in range(7):
        below, above = low & _COLUMN << colour, high & _COLUMN << colour
        count = (xp.bitwise_count(below) + xp.bitwise_count(above)).astype(xp.int32)
        top = xp.where(above > 0, _length(above, xp) + LOW_CARDS, _length(below, xp))
        groups.append(count << 6 | top)
    return reduce(xp.maximum, groups)

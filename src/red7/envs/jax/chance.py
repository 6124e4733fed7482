"""Random choices from 32 random bits each, by arithmetic that compilers join with its use."""

from __future__ import annotations

import jax.numpy as jnp

from red7.network.sets import Array


def below(number: Array, bits: Array) -> Array:
    """Return a number from 0 up to a given one of at most 16 bits, each equally likely."""
    # The upper half of a product of 32 bits by 16.
    return ((bits >> 16) * number + ((bits & 0xFFFF) * number >> 16)) >> 16


def place_of(word: Array, index: Array) -> Array:
    """Return the place of a bit in a word of 32 bits, by its index among the bits that are set."""
    place = jnp.zeros_like(word)
    for width in (16, 8, 4, 2, 1):
        lower = jnp.bitwise_count(word & jnp.uint32((1 << width) - 1)).astype(jnp.uint32)
        above = index >= lower
        index = jnp.where(above, index - lower, index)
        place = jnp.where(above, place + width, place)
        word = jnp.where(above, word >> width, word)
    return place

"""The strengths of a palette under all seven rules at once, packed into lanes of one integer.

A lane has nine bits: six for the top card and three for the number of cards less one, so that sets
of up to eight cards fit. No palette is larger in a game without draws.
"""

from __future__ import annotations

from typing import Final

from red7.core.strength import (
    BLUE,
    GREEN,
    INDIGO,
    ORANGE,
    RED,
    VIOLET,
    YELLOW,
    highest,
    measure,
    of_consecutive_numbers,
    of_different_colours,
    of_even_numbers,
    of_numbers_below_four,
    of_one_colour,
    of_one_number,
)
from red7.search.compiled import kernel

WIDTH: Final = 9
ONES: Final = sum(1 << WIDTH * colour for colour in range(7))
TOPS: Final = ONES << WIDTH - 1  # the highest bit of each lane
LOW: Final = (1 << WIDTH) - 1
SUMMED: Final = 6 * WIDTH  # how far up a product with ONES holds the sum of all lanes


@kernel
def lane(cards):
    """Give the strength of an accepted set as it stands in a lane; 0 if it is empty."""
    value = measure(cards)
    return value - 64 if value else 0


@kernel
def packed(cards):
    """Give the strengths of a palette under all rules; the lane of a colour is its rule's."""
    return (
        lane(of_numbers_below_four(cards)) << WIDTH * VIOLET
        | lane(of_consecutive_numbers(cards)) << WIDTH * INDIGO
        | lane(of_different_colours(cards)) << WIDTH * BLUE
        | lane(of_even_numbers(cards)) << WIDTH * GREEN
        | lane(of_one_colour(cards)) << WIDTH * YELLOW
        | lane(of_one_number(cards)) << WIDTH * ORANGE
        | lane(highest(cards)) << WIDTH * RED
    )


@kernel
def beaten(mine, theirs):
    """Give the rules under which the first palette beats the second: one top bit for each lane."""
    borrowed = (theirs | TOPS) - (mine & ~TOPS)
    holds = (theirs & ~mine) | (~(theirs ^ mine) & borrowed)
    return ~holds & TOPS

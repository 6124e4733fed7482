"""The strengths of a palette under all seven rules at once, packed into one integer.

Each rule has a lane of nine bits: six for the top card and three for the number of cards. Only
Green and Violet accept sets of more than seven cards. The more cards such a set has, the fewer of
them can be its top card, so nine bits are enough for all pairs: the values for each number of cards
begin where those for the number before end.

The sets are the core's; the longest run is looked up in a table filled by the core.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from red7.core.strength import (
    BELOW_FOUR,
    BLUE,
    COLUMN,
    DOWN_ONE,
    EVEN,
    GREEN,
    HIGHEST,
    INDIGO,
    LANE,
    ORANGE,
    RED,
    VIOLET,
    YELLOW,
    measure,
    of_consecutive_numbers,
    of_different_colours,
    of_one_colour,
    of_one_number,
)
from red7.search.kernels.compiled import get
from red7.search.kernels.decorators import allocation_free

WIDTH: Final = 9
ONES: Final = sum(1 << WIDTH * colour for colour in range(7))
TOPS: Final = ONES << WIDTH - 1  # the highest bit of each lane
LOW: Final = (1 << WIDTH) - 1
SUMMED: Final = 6 * WIDTH  # how far up a product with ONES holds the sum of all lanes

# Factors that bring together bits seven and nine apart, 42 and 48 bits further up.
_SEVENTHS: Final = sum(1 << 42 - 6 * place for place in range(7))
_NINTHS: Final = sum(1 << 48 - 8 * place for place in range(7))


def _begins(cards: int) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """Return what to add to a set's top card, by its number of cards, so that more cards win."""
    tops = [card + 1 for card in range(49) if cards >> card & 1]
    begins = [0, 0]
    for lowest_top in tops[1:]:
        begins.append(begins[-1] + tops[-1] - lowest_top + 1)
    return np.array(begins, dtype=np.int64)


def _runs() -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """Return the longest run of every set of numbers: its length, and where its top lane ends."""
    runs = []
    for numbers in range(128):
        run = of_consecutive_numbers(sum(1 << 7 * n for n in range(7) if numbers >> n & 1))
        runs.append(run.bit_count() << 6 | (run.bit_length() + 6 if run else 0))
    return np.array(runs, dtype=np.int64)


_EVEN_BEGINS: Final = _begins(EVEN)
_LOW_BEGINS: Final = _begins(BELOW_FOUR)
_RUNS: Final = _runs()


@allocation_free
def longest_run(cards):
    """Return the measure of the longest run."""
    numbers = ((cards & DOWN_ONE) + DOWN_ONE | cards) & HIGHEST
    run = get(_RUNS, (numbers >> 6) * _SEVENTHS >> 42 & LANE)
    return run & ~63 | (cards & (1 << (run & 63)) - 1).bit_length()


@allocation_free
def of_other_rules(cards):
    """Return the strengths under the rules that ask for neither one number nor one colour."""
    even, low = cards & EVEN, cards & BELOW_FOUR
    return (
        get(_LOW_BEGINS, low.bit_count()) + low.bit_length() << WIDTH * VIOLET
        | longest_run(cards) << WIDTH * INDIGO
        | measure(of_different_colours(cards)) << WIDTH * BLUE
        | get(_EVEN_BEGINS, even.bit_count()) + even.bit_length() << WIDTH * GREEN
        | cards.bit_length() << WIDTH * RED
    )


@allocation_free
def packed(cards):
    """Return the strengths of a palette under all rules; each colour's lane holds its own rule."""
    return (
        of_other_rules(cards)
        | measure(of_one_colour(cards)) << WIDTH * YELLOW
        | measure(of_one_number(cards)) << WIDTH * ORANGE
    )


@allocation_free
def joined(strengths, cards, card):
    """Return the strengths of a palette after adding a card, from those before."""
    number = card // 7
    # Only the two groups that the card joins change.
    of_number = measure(cards & LANE << 7 * number)
    of_colour = measure(cards & COLUMN << card - 7 * number)
    return (
        of_other_rules(cards)
        | max(strengths >> WIDTH * YELLOW & LOW, of_colour) << WIDTH * YELLOW
        | max(strengths >> WIDTH * ORANGE & LOW, of_number) << WIDTH * ORANGE
    )


@allocation_free
def beaten(mine, theirs):
    """Return the rules under which the first palette beats the second, as each lane's top bit."""
    borrowed = (theirs | TOPS) - (mine & ~TOPS)
    holds = (theirs & ~mine) | (~(theirs ^ mine) & borrowed)
    return ~holds & TOPS


@allocation_free
def won_colours(mine, theirs):
    """Return the rules under which the first palette beats the second, as seven bits."""
    return (beaten(mine, theirs) >> WIDTH - 1) * _NINTHS >> 48 & LANE


@allocation_free
def higher(one, other):
    """Return the higher of two strengths under each rule."""
    better = beaten(one, other)
    lanes = (better << 1) - (better >> WIDTH - 1)
    return other ^ (one ^ other) & lanes

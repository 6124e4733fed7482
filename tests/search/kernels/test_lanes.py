"""Packed strengths against the rules themselves, for palettes of every size."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations

from red7.core.cards import mask_of
from red7.core.strength import measure, of_consecutive_numbers, strength
from red7.search.kernels import lanes
from red7.search.kernels.lanes import (
    LOW,
    ONES,
    TOPS,
    WIDTH,
    beaten,
    higher,
    joined,
    packed,
    won_colours,
)


def palettes() -> Iterator[int]:
    """Give all palettes of up to three cards, and some of every size."""
    for count in range(4):
        yield from map(mask_of, combinations(range(49), count))
    chance = random.Random(4)
    for count in range(4, 50):
        for _ in range(200):
            yield mask_of(chance.sample(range(49), count))


def two_palettes(chance: random.Random) -> tuple[int, int]:
    """Give two palettes that share no card, of any size but mostly small."""
    cards = chance.sample(range(49), chance.randint(2, chance.choice((6, 12, 49))))
    cut = chance.randint(1, len(cards) - 1)
    return mask_of(cards[:cut]), mask_of(cards[cut:])


def won(mine: int, theirs: int) -> int:
    """Give the rules under which the first palette beats the second, by the core."""
    return sum(1 << r for r in range(7) if strength(r, mine) > strength(r, theirs))


def test_the_longest_run_is_that_of_the_core() -> None:
    for cards in palettes():
        assert lanes.longest_run(cards) == measure(of_consecutive_numbers(cards))


def test_lanes_order_palettes_as_the_rules_do() -> None:
    chance = random.Random(4)
    for _ in range(8000):
        mine, theirs = two_palettes(chance)
        expected = won(mine, theirs)
        assert won_colours(packed(mine), packed(theirs)) == expected
        tops = beaten(packed(mine), packed(theirs))
        assert tops == sum(1 << WIDTH * r + WIDTH - 1 for r in range(7) if expected >> r & 1)


def test_many_even_and_low_cards_keep_their_order() -> None:
    chance = random.Random(5)
    for rule, group in ((3, [*range(7, 14), *range(21, 28), *range(35, 42)]), (0, range(21))):
        for _ in range(4000):
            cards = chance.sample(group, chance.randint(8, 21))
            cut = chance.choice((len(cards) // 2, chance.randint(1, len(cards) - 1)))
            mine, theirs = mask_of(cards[:cut]), mask_of(cards[cut:])
            better = strength(rule, mine) > strength(rule, theirs)
            assert bool(won_colours(packed(mine), packed(theirs)) >> rule & 1) is better


def test_a_card_that_joins_changes_the_strengths_to_those_of_all_cards() -> None:
    chance = random.Random(6)
    for _ in range(8000):
        cards = chance.sample(range(49), chance.randint(1, chance.choice((4, 9, 49))))
        before, after = mask_of(cards[1:]), mask_of(cards)
        assert joined(packed(before), after, cards[0]) == packed(after)


def test_the_higher_strength_is_taken_under_each_rule() -> None:
    chance = random.Random(7)
    for _ in range(4000):
        one, other = map(packed, two_palettes(chance))
        expected = sum(max(one >> at & LOW, other >> at & LOW) << at for at in range(0, 63, WIDTH))
        assert higher(one, other) == expected


def test_nothing_beats_nothing() -> None:
    assert packed(0) == 0
    assert beaten(0, 0) == 0
    assert beaten(ONES, 0) == TOPS
    assert won_colours(ONES, 0) == 127
    assert won_colours(0, ONES) == 0

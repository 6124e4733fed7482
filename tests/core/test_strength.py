from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from red7.core import CARDS, COLOURS, Cards, Colour
from red7.core.strength import best, colours_of, measure, strength
from tests.reference import slow

palettes = st.sets(st.sampled_from(CARDS), max_size=9).map(Cards)
rules = st.sampled_from(COLOURS)


@given(rules, palettes)
def test_best_set_is_that_of_the_slow_search(rule: Colour, palette: Cards) -> None:
    expected = slow.best_set(rule.letter, [str(card) for card in palette])
    assert [str(card) for card in Cards(best(rule, palette.mask))] == list(expected)


@given(rules, palettes, palettes)
def test_strength_orders_by_count_and_then_by_top_card(
    rule: Colour, one: Cards, two: Cards
) -> None:
    two = Cards(two - one)
    sets = [Cards(best(rule, palette.mask)) for palette in (one, two)]
    keys = [(len(cards), max(cards, default=-1)) for cards in sets]
    strengths = [strength(rule, palette.mask) for palette in (one, two)]
    assert (strengths[0] > strengths[1]) == (keys[0] > keys[1])
    assert (strengths[0] == 0) == (not sets[0])


@given(palettes)
def test_colours_of(palette: Cards) -> None:
    assert colours_of(palette.mask) == sum({1 << card.colour for card in palette})


def test_measure_of_nothing_is_nothing() -> None:
    assert measure(0) == 0

from __future__ import annotations

from red7.core import COLOURS, Cards, Colour, View, read_position
from red7.core.layout import Standing


def test_who_would_win_under_each_colour() -> None:
    position = read_position("basic", "O 1 20 R5B5/R7 V7Y3/?7 x")
    assert position.standings() == {
        Colour.RED: Standing(2, Cards.parse("V7")),
        Colour.ORANGE: Standing(1, Cards.parse("R5B5")),
        Colour.YELLOW: Standing(2, Cards.parse("V7")),
        Colour.GREEN: Standing(0, Cards()),  # nobody has an even card
        Colour.BLUE: Standing(2, Cards.parse("V7Y3")),
        Colour.INDIGO: Standing(2, Cards.parse("V7")),
        Colour.VIOLET: Standing(2, Cards.parse("Y3")),
    }
    assert list(position.standings()) == list(reversed(COLOURS))
    assert position.standing() == position.standing(Colour.ORANGE)
    assert position.best(1) == position.best(1, Colour.ORANGE) == Cards.parse("R5B5")
    assert position.best(1, Colour.RED) == Cards.parse("R5")


def test_whose_hand_is_seen_in_full() -> None:
    position = read_position("basic", "R 1 9 B5/R7 V7/?7 V6/V1?6 O6/V2")
    assert [position.owns(seat) for seat in (1, 2, 3, 4)] == [True, False, False, True]
    view = View.parse("basic", "R 1 33 B5/R7 V7/?7 V6/V1", 1)
    assert [view.owns(seat) for seat in (1, 2, 3)] == [True, False, False]

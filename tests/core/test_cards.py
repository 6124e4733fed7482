from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from red7.core.cards import (
    ALL_CARDS,
    CARDS,
    COLOURS,
    Card,
    Cards,
    Colour,
    listed,
    read_list,
    read_series,
    written,
)
from red7.core.errors import Red7Error

masks = st.integers(0, ALL_CARDS)


def test_order_of_cards() -> None:
    names = [str(card) for card in CARDS]
    assert names[0] == "V1"
    assert names[-1] == "R7"
    assert names[:8] == ["V1", "I1", "B1", "G1", "Y1", "O1", "R1", "V2"]
    assert len(set(names)) == 49


def test_card_knows_number_and_colour() -> None:
    for card in CARDS:
        assert str(card) == f"{card.colour.letter}{card.number}"
        assert Card.parse(str(card)) is card
        assert Card.parse(str(card).lower()) is card
        assert card.mask == 1 << card
        assert repr(card) == f"Card({card})"


@pytest.mark.parametrize(
    "text", ["", "R", "R8", "R0", "X3", "7R", "R77", "r ", "\uff327", "R\uff17"]
)
def test_wrong_cards(text: str) -> None:
    with pytest.raises(Red7Error) as caught:
        Card.parse(text)
    assert caught.value.reason == "card-unknown"
    assert caught.value.facts == {"text": text}


def test_colours() -> None:
    assert [str(colour) for colour in COLOURS] == list("VIBGYOR")
    assert Colour.parse("r") is Colour.RED
    for text in ("", "RR", "RO", "Q", "red", "\u0131"):
        with pytest.raises(Red7Error, match="colour-unknown"):
            Colour.parse(text)


@given(masks)
def test_lists_round_trip(mask: int) -> None:
    cards = Cards(mask)
    assert Cards.parse(str(cards)) == cards
    assert read_list(written(mask).lower()) == mask
    assert list(listed(mask)) == sorted(listed(mask), reverse=True)
    assert len(cards) == len(list(cards)) == mask.bit_count()
    assert cards.points == sum(int(str(card)[1]) for card in cards)
    assert pickle.loads(pickle.dumps(cards)) == cards  # noqa: S301 - our own
    assert copy.copy(cards) == cards
    assert hash(Cards(list(cards))) == hash(cards)


@given(masks, masks)
def test_sets_of_cards_behave_as_sets(one: int, two: int) -> None:
    a, b = Cards(one), Cards(two)
    assert set(a | b) == set(a) | set(b)
    assert set(a - b) == set(a) - set(b)
    assert set(a & b) == set(a) & set(b)
    assert (a <= b) == (set(a) <= set(b))
    assert all((card in a) == bool(one >> card & 1) for card in CARDS)
    assert not a.__contains__("R7")
    assert -1 not in a
    assert a != one


def test_loose_lists() -> None:
    assert str(Cards.parse(" v1,R7  o4,")) == "R7O4V1"
    assert Cards.parse(" - ") == Cards()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", Red7Error("card-expected", text="", place=1)),
        ("R7X1O4", Red7Error("card-expected", text="X1", place=3)),
        ("R7 R", Red7Error("card-expected", text="R", place=4)),
        ("R7O4R7", Red7Error("card-twice", card=Card.parse("R7"), place=5)),
        ("--", Red7Error("card-expected", text="--", place=1)),
        (" ,", Red7Error("card-expected", text=" ,", place=1)),
    ],
)
def test_wrong_lists(text: str, expected: Red7Error) -> None:
    with pytest.raises(Red7Error) as caught:
        Cards.parse(text)
    assert caught.value == expected


@pytest.mark.parametrize("text", ["R7 O4", "R7,O4", " -", "- "])
def test_strict_lists_take_no_separators(text: str) -> None:
    for read in (read_list, read_series):
        with pytest.raises(Red7Error, match="card-expected"):
            read(text)


def test_a_list_may_stand_inside_a_text() -> None:
    with pytest.raises(Red7Error) as caught:
        read_list("R7O8", place=10)
    assert caught.value.facts == {"text": "O8", "place": 12}
    with pytest.raises(Red7Error) as caught:
        read_series("R7O8")
    assert caught.value.facts == {"text": "O8", "place": 3}


def test_cards_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Cards.parse("R7").mask = 0


def test_there_are_no_other_cards() -> None:
    for index in (-1, 49):
        with pytest.raises(Red7Error, match="card-unknown"):
            Card(index)
    with pytest.raises(Red7Error) as caught:
        Cards(1 << 49)
    assert caught.value == Red7Error("card-unknown", text="0x2000000000000")

from __future__ import annotations

import random

import pytest
from hypothesis import given

from red7.core import CARDS, Card, Cards, Position, Red7Error, Round
from red7.core.layout import HIDDEN
from red7.study.editing import FOR_CARDS, OF_SEATS, Place, put, read_start, set_place
from red7.words import LANGUAGES, words
from tests.games import any_rules, chances, players, random_round

START = "R 1 33 B5/R7Y2 V7/?7 *G4"


def start(text: str = START, rules: str = "basic") -> Position:
    return read_start(rules, text)


@pytest.mark.parametrize(
    ("place", "text", "seat", "after"),
    [
        (Place.HAND, "R7G4", 1, "R 1 33 B5/R7G4 V7/?7"),
        (Place.HAND, "r7, o1", 1, "R 1 33 B5/R7O1 V7/?7 *G4"),
        (Place.HAND, "?3", 1, "R 1 33 B5/?3 V7/?7 *G4"),
        (Place.HAND, "", 1, "R 1 33 B5/- V7/?7 *G4"),
        (Place.PALETTE, "B5B4", 1, "R 1 33 B5B4/R7Y2 V7/?7 *G4"),
        (Place.CANVAS, "g", 0, "G 1 33 B5/R7Y2 V7/?7 *G4"),
        (Place.CANVAS, "I2", 0, "I 1 33 B5/R7Y2 V7/?7 *G4I2"),
        (Place.DECK, "G4B2?18", 0, "R 1 G4B2?18 B5/R7Y2 V7/?7"),
        (Place.DECK, "=O1O2", 0, "R 1 =O1O2 B5/R7Y2 V7/?7 *G4"),
        (Place.AWAY, "O1", 0, "R 1 33 B5/R7Y2 V7/?7 *O1"),
        (Place.AWAY, "-", 0, "R 1 33 B5/R7Y2 V7/?7"),
        (Place.TURN, "", 2, "R 2 33 B5/R7Y2 V7/?7 *G4"),
        (Place.OUT, "", 2, "R 1 33 B5/R7Y2 x *V7G4"),
    ],
)
def test_what_can_be_set(place: Place, text: str, seat: int, after: str) -> None:
    assert str(set_place(start(), place, text, seat)) == after


def test_a_seat_that_is_out_comes_back_with_cards() -> None:
    out = start("R 1 33 B5/R7Y2 x V6/?7")
    assert str(set_place(out, Place.HAND, "?4", 2)) == "R 1 33 B5/R7Y2 -/?4 V6/?7"
    assert str(put(out, Card.parse("O1"), Place.PALETTE, 2)) == "R 1 33 B5/R7Y2 O1/- V6/?7"


@pytest.mark.parametrize(
    ("place", "text", "seat", "reason", "said"),
    [
        (Place.HAND, "B5", 2, "edit-elsewhere", "B5 is already in the palette of seat 1."),
        (Place.PALETTE, "Y2", 2, "edit-elsewhere", "Y2 is already in the hand of seat 1."),
        (Place.PALETTE, "Y2", 1, "edit-elsewhere", "Y2 is already in the hand of seat 1."),
        (Place.AWAY, "R7", 0, "edit-elsewhere", "R7 is already in the hand of seat 1."),
        (Place.HAND, "R7", 3, "seat-unknown", None),
        (Place.HAND, "R7R7", 1, "edit-impossible", None),
        (Place.HAND, "R9", 1, "card-unknown", None),
        (Place.HAND, "nothing", 1, "edit-impossible", None),
        (Place.HAND, "?20", 1, "edit-impossible", None),
        (Place.CANVAS, "X", 0, "edit-impossible", None),
        (Place.DECK, "many", 0, "edit-impossible", None),
        (Place.TURN, "", 3, "seat-unknown", None),
    ],
)
def test_what_is_impossible_is_told(
    place: Place, text: str, seat: int, reason: str, said: str | None
) -> None:
    with pytest.raises(Red7Error) as refused:
        set_place(start(), place, text, seat)
    assert refused.value.reason == reason
    if said:
        assert words("en").error(refused.value) == said
    for language in LANGUAGES:
        assert words(language).error(refused.value)


def test_a_card_in_the_deck_is_elsewhere() -> None:
    with pytest.raises(Red7Error, match="edit-elsewhere"):
        set_place(start("R 1 G1?20 B5/R7 V7/?7"), Place.HAND, "G1", 1)


def test_nothing_is_changed_within_a_turn() -> None:
    begun = start("R 1 33 B5/R7Y2 V7/?7 ; +R7")
    with pytest.raises(Red7Error, match="edit-begun"):
        set_place(begun, Place.HAND, "R1", 1)
    with pytest.raises(Red7Error, match="edit-begun"):
        put(begun, Card.parse("R1"), Place.AWAY)


@pytest.mark.parametrize(
    ("card", "place", "seat", "after"),
    [
        ("R7", Place.HAND, 2, "R 1 33 B5/Y2 V7/R7?6 *G4"),
        ("R7", Place.PALETTE, 2, "R 1 33 B5/Y2 R7V7/?7 *G4"),
        ("R7", Place.CANVAS, 0, "R 1 33 B5/Y2 V7/?7 *R7G4"),
        ("G4", Place.HAND, 1, "R 1 33 B5/R7G4Y2 V7/?7"),
        ("G4", Place.DECK, 0, "R 1 G4?33 B5/R7Y2 V7/?7"),
        ("B5", Place.AWAY, 0, "R 1 33 -/R7Y2 V7/?7 *B5G4"),
    ],
)
def test_a_card_is_put_elsewhere(card: str, place: Place, seat: int, after: str) -> None:
    assert str(put(start(), Card.parse(card), place, seat)) == after


def test_a_card_that_nobody_saw_comes_from_the_deck() -> None:
    deal = start("R 1 33 B5/R1O2Y3G4B6I7V2 V7/?7")
    assert str(put(deal, Card.parse("R7"), Place.PALETTE, 2)) == (
        "R 1 32 B5/I7B6G4Y3O2V2R1 R7V7/?7"
    )
    everything = set_place(deal, Place.DECK, "0")
    assert str(put(everything, Card.parse("R7"), Place.PALETTE, 2)).split()[2] == "0"
    held = start("R 1 0 B5/R1 " + "".join(str(c) for c in CARDS if str(c) not in "B5R1R7") + "/?1")
    with pytest.raises(Red7Error, match="edit-held"):
        put(held, Card.parse("R7"), Place.PALETTE, 1)
    assert str(put(held, Card.parse("R7"), Place.HAND, 2)).endswith("/R7|-")


def places(position: Position) -> list[int]:
    """Give every card as often as it lies somewhere."""
    masks = [*position.palettes, *position.hands, position.gone]
    found = [card for mask in masks for card in CARDS if mask >> card & 1]
    return [*found, *(card for card in position.deck if card != HIDDEN)]


@given(any_rules, players, chances)
def test_whatever_is_put_where_every_card_lies_once(
    rules: str, seats: int, chance: random.Random
) -> None:
    dealt = random_round(rules, seats, chance).at_start
    position: Position = dealt
    if chance.random() < 0.5:
        position = read_start(rules, str(dealt.view(dealt.turn)))
    before = sorted(places(position))
    card, place = chance.choice(CARDS), chance.choice(FOR_CARDS)
    seat = chance.randint(1, seats) if place in OF_SEATS else 0
    try:
        after = put(position, card, place, seat)
    except Red7Error:
        # There is no room in the deck for a card that somebody holds.
        assert card in position.unseen
        assert HIDDEN not in position.deck
        return
    now = sorted(places(after))
    assert len(set(now)) == len(now)
    assert now == sorted({*before, card})
    assert isinstance(after, Round) == isinstance(position, Round)
    where: dict[Place, object] = {
        Place.HAND: seat and str(after.hand(seat)),
        Place.PALETTE: seat and str(after.palette(seat)),
        Place.DECK: "".join(str(CARDS[c]) for c in after.deck[:1] if c != HIDDEN),
    }
    assert str(card) in str(where.get(place, Cards(after.gone)))

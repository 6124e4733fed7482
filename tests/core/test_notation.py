from __future__ import annotations

import contextlib
import random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from red7.core import Card, Match, Red7Error, Round, Rules, read_position
from red7.core.view import view_of
from red7.core.writing import write_position
from tests.games import any_rules, chances, play_match, players

BASIC = Rules.parse("basic")
EXPERT = Rules.parse("expert")


@given(any_rules, players, chances)
def test_positions_round_trip(rules: str, seats: int, chance: random.Random) -> None:
    match = chance.choice(list(play_match(Match.start(seats, rules, chance.randbytes(32)), chance)))
    text = str(match.round)
    assert str(read_position(match.rules, text)) == text
    assert Round.parse(rules, text) == match.round
    assert str(read_position(match.rules, text.lower())) == text


@pytest.mark.parametrize(
    "text",
    [
        "R 1 33 B5/I7B6G4Y3O2V2R1 V7/?7",
        "G 2 G4B2?31 B5/R7?6 V7/O3O2O1",
        "V 1 0 B5/R7 V7/?7",
        "V 1 Y2 -/R7 V7/-",
        "I 3 =- B5/R7 x O3/G7|-",
        "B 1 =G4|- B5/R7|Y2 V7/V1 *R1O1",
        "Y 1 =G4B2|R1 B5/R7 V7/V1 $12,0",
        "R 1 33 B5/R7Y2G1 V7/?7 *G4B2 $1,2",
        "R 1 33 B5/R5G4 V4/?2 ; +R5",
        "R 1 33 B5/R5G4 V4/?2 ; +R5 .",
        "R 1 33 B5/R5G4 V4/?2 ; ~",
        "R 1 33 B5/?2 V7/?2 ; +R7",
    ],
)
def test_texts_round_trip(text: str) -> None:
    rules = Rules.parse("v1.2")
    assert write_position(read_position(rules, text)) == text


def test_lenient_about_form() -> None:
    text = "  r  1\t33 b5/g1r7 V7/?7   *b2g4;+R7 . "
    assert str(read_position(BASIC, text)) == "R 1 33 B5/R7G1 V7/?7 *G4B2 ; +R7 ."
    assert str(read_position(BASIC, "R 1 33 B5/R7 X V7/?2")) == "R 1 33 B5/R7 x V7/?2"


def test_the_card_of_a_draw_may_be_left_out_where_the_deck_is_known() -> None:
    for deck in ("=G6B2", "G6?1"):
        for draw in ("!", "!G6", "!g6"):
            position = read_position(EXPERT, f"R 1 {deck} B5/Y3Y2 V7/?7 ; +Y3 {draw}")
            assert Card.parse("G6") in position.hand(1)
            assert [str(step) for step in position.steps] == ["+Y3", "!G6"]
    position = read_position(EXPERT, "R 1 2 B5/Y3Y2 V7/?7 ; +Y3 !G6")
    assert Card.parse("G6") in position.hand(1)


@pytest.mark.parametrize(
    ("text", "reason", "facts"),
    [
        ("", "position-short", {"fields": 0}),
        ("R 1 33 B5/R7", "position-short", {"fields": 4}),
        ("Q 1 33 B5/R7 V7/?7", "colour-unknown", {"text": "Q"}),
        ("R 0 33 B5/R7 V7/?7", "turn-field", {"text": "0", "place": 3}),
        ("R 3 33 B5/R7 V7/?7", "turn-field", {"text": "3", "place": 3}),
        ("R \u0661 33 B5/R7 V7/?7", "turn-field", {"text": "\u0661", "place": 3}),
        ("R 1 25 x V7/?7 B1/?7", "turn-out", {"seat": 1, "place": 3}),
        ("R 1 =- x x", "turn-out", {"seat": 1, "place": 3}),
        ("R 3 25 x x x x", "turn-out", {"seat": 3, "place": 3}),
        ("R 1 -3 B5/R7 V7/?7", "deck-field", {"text": "-3", "place": 5}),
        ("R 1 G4? B5/R7 V7/R1", "deck-field", None),
        ("R 1 G431 B5/R7 V7/R1", "deck-field", None),
        ("R 1 333 B5/R7 V7/R1", "deck-field", None),
        ("R 1 \u0663\u0663 B5/R7 V7/R1", "deck-field", None),
        ("R 1 = B5/R7 V7/R1", "card-expected", None),
        ("R 1 =G4|G4 B5/R7 V7/R1", "card-twice", None),
        ("R 1 33 B5 V7/R1", "seat-field", {"text": "B5", "place": 8}),
        ("R 1 33 B5/ V7/R1", "seat-field", None),
        ("R 1 33 /R7 V7/R1", "seat-field", None),
        ("R 1 33 B5/R7? V7/R1", "seat-field", None),
        ("R 1 33 B5/R7| V7/R1", "seat-field", None),
        ("R 1 33 B5/|R7 V7/R1", "seat-field", None),
        ("R 1 33 B5/R7?1|G1 V7/R1", "seat-field", None),
        ("R 1 33 B5/R8 V7/R1", "card-expected", {"text": "R8", "place": 11}),
        ("R 1 33 B5/R7 B5/R1", "card-twice", None),
        ("R 1 33 B5/R7 V7/R1 *R1", "card-twice", None),
        ("R 1 33 B5/R7 V7/R1 *", "card-expected", None),
        ("R 1 33 B5/R7 V7/R1 *-", None, None),
        ("R 1 33 B5/R7 V7/R1 $1", "scores-field", None),
        ("R 1 33 B5/R7 V7/R1 $1,a", "scores-field", None),
        ("R 1 33 B5/R7 V7/R1 $1,1 *B1", "position-field", {"text": "*B1", "place": 25}),
        ("R 1 33 B5/R7 V7/R1 *B1 G1/?1", "position-field", None),
        ("R 1 33 B5/R7 *B1 $1,1", "seats-number", {"number": 1}),
        ("R 1 9 B5/R7 V7/R1 I1/? I2/?1 I3/?1", "seat-field", None),
        ("R 1 9 B5/R7 V7/R1 I1/?1 I2/?1 I3/?1", "seats-number", {"number": 5}),
        ("R 1 46 B5/R7 V7/R1", "too-many-cards", {"number": 50}),
        ("R 1 33 B5/R7 V7/R1 ;", "steps-missing", {"place": 21}),
        ("R 1 33 B5/R7 V7/R1 ; x", "step-expected", {"text": "x", "place": 22}),
        ("R 1 33 B5/R7 V7/R1 ; +G1", "step-refused", {"step": "+G1", "place": 1}),
        ("R 1 33 B5/R7 V7/R1 ; +R7 . .", "step-refused", {"step": ".", "place": 3}),
        ("R 1 33 B5/R7 V7/R1 ; +R7 !", "step-refused", {"step": "!", "place": 2}),
    ],
)
def test_wrong_positions(text: str, reason: str | None, facts: dict[str, object] | None) -> None:
    if reason is None:
        read_position(BASIC, text)
        return
    with pytest.raises(Red7Error) as caught:
        read_position(BASIC, text)
    assert caught.value.reason == reason
    if facts is not None:
        assert caught.value.facts == facts


@pytest.mark.parametrize(
    ("text", "wrong", "place"),
    [
        ("R 1 =G4X1 B5/R7 V7/R1", "X1", 8),
        ("R 1 =G4|B2X1 B5/R7 V7/R1", "X1", 11),
        ("R 1 G4X1?9 B5/R7 V7/R1", "X1", 7),
        ("R 1 33 B5X1/R7 V7/R1", "X1", 10),
        ("R 1 33 B5/R7/G1 V7/R1", "/G", 13),
        ("R 1 33 B5/R7|G1X1 V7/R1", "X1", 16),
        ("R 1 33 B5/R7 V7/R1 *R2X1", "X1", 23),
    ],
)
def test_the_place_of_what_is_no_card(text: str, wrong: str, place: int) -> None:
    with pytest.raises(Red7Error) as caught:
        read_position(BASIC, text)
    assert caught.value == Red7Error("card-expected", text=wrong, place=place)


@pytest.mark.parametrize(
    ("text", "card", "place"),
    [
        ("R 1 =G4B2|R1G4 B5/R7 V7/Y1", "G4", 5),
        ("R 1 33 B5/R7 V7B5/R1", "B5", 14),
        ("R 1 33 B5/R7 V7/R1B5", "B5", 14),
        ("R 1 33 B5/R7|G1R7 V7/R1", "R7", 8),
        ("R 1 33 B5/R7 V7/R1 *R2R1", "R1", 20),
    ],
)
def test_the_field_that_names_a_card_again(text: str, card: str, place: int) -> None:
    with pytest.raises(Red7Error) as caught:
        read_position(BASIC, text)
    assert caught.value == Red7Error("card-twice", card=Card.parse(card), place=place)


@pytest.mark.parametrize(
    ("text", "reason", "wrong", "place"),
    [
        ("R 9{} 33 B5/R7 V7/R1", "turn-field", 20, 3),
        ("R 1 -{} B5/R7 V7/R1", "deck-field", 20, 5),
        ("R 1 33 B{} V7/R1", "seat-field", 40, 8),
        ("R 1 33 B5/|R{} V7/R1", "seat-field", 40, 8),
        ("R 1 33 B5/R7 V7/R1 *- *{}", "position-field", 20, 23),
        ("R 1 33 B5/R7 V7/R1 ${}", "scores-field", 20, 20),
    ],
)
def test_long_fields_are_cut_short_in_what_is_told(
    text: str, reason: str, wrong: int, place: int
) -> None:
    text = text.format("9" * 50)
    with pytest.raises(Red7Error) as caught:
        read_position(BASIC, text)
    told = text[place - 1 : place - 1 + wrong]
    assert caught.value == Red7Error(reason, text=told, place=place)


def test_a_three_without_its_draw_is_not_a_position() -> None:
    with pytest.raises(Red7Error) as caught:
        read_position(EXPERT, "R 1 3 B5/Y3Y2 V7/?7 ; +Y3")
    assert caught.value == Red7Error("draw-missing", card=Card.parse("Y3"))
    # With an empty deck a 3 is an ordinary card.
    read_position(EXPERT, "R 1 0 B5/Y3V1 V7/?7 ; +Y3")


@pytest.mark.parametrize("card", ["B5", "V7", "Y2", "G1"])
def test_a_draw_of_a_card_that_is_elsewhere(card: str) -> None:
    with pytest.raises(Red7Error) as caught:
        read_position(EXPERT, f"R 1 3 B5/Y3Y2 V7/?7 *G1 ; +Y3 !{card}")
    assert caught.value.cause is not None
    assert caught.value.cause.reason == "draw-disagrees"


def test_steps_of_somebody_whose_hand_is_not_known() -> None:
    position = read_position(BASIC, "R 2 33 B5/R7Y2 V4/?2 ; +O6 >Y5")
    assert str(view_of(position.settled(), 1)) == "Y 1 33 B5/R7Y2 O6V4/- *Y5"
    with pytest.raises(Red7Error, match="step-refused"):
        read_position(BASIC, "R 2 33 B5/R7Y2 V4/?2 ; +R7")  # it is in the other hand
    with pytest.raises(Red7Error, match="hand-not-known"):
        _ = read_position(BASIC, "R 2 33 B5/R7Y2 V4/?2").legal_steps


def test_no_steps_are_open_when_there_is_nobody_to_make_them() -> None:
    for text in (
        "R 1 33 B5/- V7/?7",
        "R 1 33 B5/R7 x x",
        "R 1 33 B5/R7 V7/?1 ; ~",
        "R 2 33 B5/R7 x",
    ):
        assert read_position(BASIC, text).legal_steps == ()


SEEDS = [
    "R 1 33 B5/R1O2Y3G4B6I7V2 V7/?7 ; +Y3",
    "G 2 G4B2?31 B5/R7?6 V7/O1O2O3 *R1 $1,2",
    "Y 1 =G4B2|R1 B5/R7|Y2 V7/V1 x ; >R7 !",
    "G 2 33 O6B4/?5 B5/R7O5 *G2 ; +R7 @ R 1 33 B4/?7 B5/?2, 1 +O6 >G2",
]


@given(st.sampled_from(SEEDS), st.data())
@example(SEEDS[0], None)
def test_no_text_makes_the_reader_crash(text: str, data: st.DataObject | None) -> None:
    if data is not None:
        for _ in range(data.draw(st.integers(1, 4))):
            at = data.draw(st.integers(0, len(text)))
            cut = data.draw(st.integers(0, 3))
            put = data.draw(st.text("RGBV1579/?|=*$;+>^!.~x-@, é", max_size=3))
            text = text[:at] + put + text[at + cut :]
    for rules in (BASIC, EXPERT):
        try:
            position = read_position(rules, text)
            assert read_position(rules, str(position)) == position
            _ = position.legal_steps
            _ = position.standings()
            _ = position.settled()
        except Red7Error:
            pass


@given(st.text())
def test_no_text_at_all_makes_the_reader_crash(text: str) -> None:
    with contextlib.suppress(Red7Error):
        read_position(BASIC, text)

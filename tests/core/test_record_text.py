from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from red7.core import Record, Red7Error, read_record, write_record
from tests.core.test_record import NAMES, finished, some_match
from tests.games import any_rules, chances, players

names = st.text(min_size=1, max_size=20)


@given(any_rules, players, chances, names, st.text(max_size=30))
def test_records_round_trip(
    rules: str, seats: int, chance: random.Random, name: str, note: str
) -> None:
    match = some_match(rules, seats, chance)
    record = Record.of(match, (name, *NAMES[1:seats]), {"Note": note})
    assert read_record(write_record(record)) == record


TEXT = """\
[Red7 "1"]
[Rules "Basic"]
[Seat1 "Ada {the first}"]
[Seat2 "Bo \\"the\\" second"]
[Event "A \\\\ B"]
[Result "*"] {comments stand
in braces}

ROUND 1 {the only one}
deal R 1 33 B5/?7 V7/?7
{before the first turn}
1 +r7 .  {good} {really}
2 ~
"""


def test_reading() -> None:
    text = TEXT.replace(" {the first}", "").replace('[Result "*"]', '[Result "1"]')
    record = read_record("\ufeff" + text.replace("\n", "\r\n"))
    assert record.players == ("Ada", 'Bo "the" second')
    assert record.tags == {"Event": "A \\ B"}
    assert record.comment == "comments stand in braces"
    assert record.rounds[0].comment == "the only one before the first turn"
    assert record.rounds[0].turns[0].comment == "good really"
    assert record.result == (1,)
    assert [frame.position.turn for frame in record.frames()] == [1, 2, 1]
    assert record.rounds[0].line == 10
    assert read_record(write_record(record)) == record


PLAIN = """\
[Red7 "1"]
[Rules "v1.2"]
[Seat1 "Xaver"]
[Seat2 "Bo"]
[Result "*"]

Round 1
Deal R 1 =G2G3 B5/R7Y2 V7/G1G4
1 +R7 .
"""


def test_a_record_as_it_is_written() -> None:
    record = read_record(PLAIN)
    assert write_record(record) == PLAIN
    first = record.rounds[0]
    said = replace(
        record,
        comment="at {the}  table",
        rounds=(replace(first, turns=(replace(first.turns[0], comment="{good}"),)),),
    )
    assert read_record(write_record(said)).rounds == said.rounds
    assert write_record(said) == PLAIN.replace('"*"]', '"*"] {at \\(the\\) table}').replace(
        "+R7 .", "+R7 . {\\(good\\)}"
    )


def test_seats_that_share_the_win() -> None:
    match = some_match("advanced", 4, random.Random(39), finished=True)
    text = write_record(Record.of(match, NAMES))
    assert '[Result "2,3"]' in text
    assert read_record(text).result == (2, 3)
    assert read_record(text.replace('"2,3"', '" 3 , 2,3 "')).result == (2, 3)


def test_what_may_be_left_out() -> None:
    record = read_record(PLAIN)
    assert read_record(PLAIN.replace('[Result "*"]\n', "")) == record
    assert read_record("\n" + PLAIN) == record
    # One player may have promised something and the other not.
    digest = "aB" * 32
    text = PLAIN.replace("[Result", f'[Commitment2 " {digest} "]\n[Result')
    assert read_record(text).commitments == ("", digest.lower())


def test_signs_that_need_no_escape_may_have_one() -> None:
    assert read_record(PLAIN.replace("Xaver", "\\X\\av\\er")).players == ("Xaver", "Bo")


def test_comments_belong_to_what_stands_before_them() -> None:
    more = "2 +G4 {second} .\n{still second}\n1 ~ {third}\n"
    record = read_record(f"\n{{first of all}}\n{PLAIN}{more}")
    assert record.comment == "first of all"
    assert [turn.comment for turn in record.rounds[0].turns] == ["", "second still second", "third"]
    assert [turn.line for turn in record.rounds[0].turns] == [11, 12, 14]


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('[Red7 "1"]', '[Red7 "{}"]', Red7Error("record-version", text="9" * 40)),
        ('[Rules "v1.2"]', "", Red7Error("record-tag-missing", text="Rules")),
        ("[Seat1", "[Seat3", Red7Error("record-tag-missing", text="Seat1")),
        ("[Seat2", "[Seat3", Red7Error("record-tag-missing", text="Seat2")),
        ("[Seat2", "[Other", Red7Error("record-players", number=1)),
        ("[Seat2", "[2{}", Red7Error("record-tag", text="[2" + "9" * 38, place=4)),
        ("[Seat2", "[Seat1", Red7Error("record-tag-twice", text="Seat1", place=4)),
        ("[Result", '[Commitment "{}"]\n[Result', Red7Error("commitment-field", text="9" * 80)),
        ('"*"', '"{}"', Red7Error("seat-unknown", text="9" * 40, players=2)),
        ("Round 1", "Round 7", Red7Error("record-round", text="Round 7", place=7)),
        (
            "Round 1",
            f"Round {' ' * 40}7",
            Red7Error("record-round", text="Round" + 35 * " ", place=7),
        ),
        ("Round 1\n", "1 ~\n", Red7Error("record-line", text="1 ~", place=7)),
        ("Deal R", "Dael {} R", Red7Error("record-line", text="Dael " + "9" * 35, place=8)),
        ("1 +R7 .", "Deal {}", None),
        ("1 +R7 .", "1 ~\nDeal {}", None),
        (
            "1 +R7 .",
            "1  +R7 x{}",
            Red7Error(
                "record-line",
                Red7Error("step-expected", text="x" + "9" * 19, place=8),
                text="1  +R7 x" + "9" * 32,
                place=9,
            ),
        ),
    ],
)
def test_what_is_told_of_wrong_records(old: str, new: str, expected: Red7Error | None) -> None:
    assert old in PLAIN
    if expected is None:  # a deal where no deal may stand
        place = 8 + len(new.split("\n"))
        expected = Red7Error("record-line", text="Deal " + "9" * 35, place=place)
    with pytest.raises(Red7Error) as caught:
        read_record(PLAIN.replace(old, new.replace("{}", "9" * 100)))
    assert caught.value == expected


@pytest.mark.parametrize(("text", "place"), [("\n{", 2), ("a }\n\n } b\n", 1), ("\n\n{ { a }", 3)])
def test_the_first_brace_without_its_other_half(text: str, place: int) -> None:
    with pytest.raises(Red7Error) as caught:
        read_record(text)
    assert caught.value == Red7Error("record-comment", place=place)


@pytest.mark.parametrize(
    ("old", "new", "reason", "place"),
    [
        ('[Red7 "1"]\n', "", "record-tag-missing", None),
        ('[Red7 "1"]', '[Red7 "2"]', "record-version", None),
        ('"Basic"', '"basic+drow"', "edition-unknown", None),
        ('[Rules "Basic"]', "[Rules Basic]", "record-tag", 2),
        ('[Rules "Basic"]', '[Red7 "1"]', "record-tag-twice", 2),
        ("[Seat1", "[Seat3", "record-tag-missing", None),
        ("[Seat2", "[Other", "record-players", None),
        ("[Event", "[1Event", "record-tag", 5),
        ("in braces}", "in braces", "record-comment", 6),
        ("{the only one}", "the only one}", "record-comment", 9),
        ("ROUND 1", "ROUND 2", "record-round", 9),
        ("ROUND 1", "ROUND", "record-line", 9),
        ("deal R", "dael R", "record-line", 10),
        ("2 ~", "5 ~", "record-line", 13),
        ("2 ~", "2 x", "record-line", 13),
        ("2 ~", "deal R", "record-line", 13),
        ("2 ~", '[Late "tag"]', "record-tag", 13),
        ('"*"', '"3"', "seat-unknown", None),
        ('"*"', '"1,"', "seat-unknown", None),
        ("[Event", '[Seed "12"]\n[Event', "seed-field", None),
        ("[Event", '[Entropy1 "1"]\n[Event', "entropy-field", None),
        ("[Event", '[Commitment "12"]\n[Event', "commitment-field", None),
    ],
)
def test_wrong_records(old: str, new: str, reason: str, place: int | None) -> None:
    text = TEXT.replace(" {the first}", "").replace(old, new)
    with pytest.raises(Red7Error) as caught:
        read_record(text)
    assert caught.value.reason == reason
    if place is not None:
        assert caught.value.facts["place"] == place


@pytest.mark.parametrize("text", ["", "  \n "])
def test_empty_records(text: str) -> None:
    with pytest.raises(Red7Error, match="record-empty"):
        read_record(text)


@given(st.data())
def test_no_text_makes_the_reader_crash(data: st.DataObject) -> None:
    text = write_record(finished())
    for _ in range(data.draw(st.integers(1, 5))):
        at = data.draw(st.integers(0, len(text)))
        cut = data.draw(st.integers(0, 40))
        put = data.draw(st.text('RGB157/?|=*$;+>^!.~x- "[]{}\\\né', max_size=5))
        text = text[:at] + put + text[at + cut :]
    try:
        record = read_record(text)
        assert read_record(write_record(record)) == record
        list(record.frames())
        record.verify()
    except Red7Error:
        pass

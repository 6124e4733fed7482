from __future__ import annotations

import random

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

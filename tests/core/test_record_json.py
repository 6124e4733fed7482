from __future__ import annotations

import json
import random
from importlib.resources import files
from typing import Any

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

from red7.core import (
    Record,
    RecordedRound,
    RecordedTurn,
    Red7Error,
    Rules,
    read_json,
    read_record,
    write_json,
    write_record,
)
from red7.core.steps import read_steps
from tests.core.test_record import NAMES, finished, some_match
from tests.games import any_rules, chances, players

SCHEMA = json.loads(files("red7.core").joinpath("record.schema.json").read_text())


@given(any_rules, players, chances, st.text(min_size=1, max_size=20), st.text(max_size=30))
def test_records_round_trip(
    rules: str, seats: int, chance: random.Random, name: str, note: str
) -> None:
    match = some_match(rules, seats, chance)
    record = Record.of(match, (name, *NAMES[1:seats]), {"Note": note})
    text = write_json(record)
    assert read_json(text) == record
    assert read_json(write_json(read_record(write_record(record)))) == record
    jsonschema.validate(json.loads(text), SCHEMA)


@given(st.text(max_size=40))
def test_comments_round_trip(comment: str) -> None:
    record = read_json(changed(["comment"], comment))
    assert read_record(write_record(record)) == record
    assert read_json(write_json(record)) == record


def test_the_schema_is_one() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


RECORD = Record(
    rules=Rules.parse("v1.2+draw"),
    players=("Zoë", "Bo"),
    rounds=(
        RecordedRound(
            deal="R 1 =- B5/R7 V4/V1",
            turns=(
                RecordedTurn(1, read_steps("+R7 ."), comment="good"),
                RecordedTurn(2, read_steps("~")),
            ),
            comment="the only one",
        ),
    ),
    seed=bytes(32),
    entropies=(b"\x01\xff", b""),
    commitment="00" * 32,
    commitments=("", "ab" * 32),
    result=(1, 2),
    tags={"Date": "2026-11-15"},
    comment="at the table",
)


def test_a_record_as_it_is_written() -> None:
    text = write_json(RECORD)
    assert text.startswith('{\n "red7": 1,\n "rules": "v1.2+draw",\n "players": [\n  "Zoë",')
    assert text.endswith("\n}\n")
    assert json.loads(text) == {
        "red7": 1,
        "rules": "v1.2+draw",
        "players": ["Zoë", "Bo"],
        "result": [1, 2],
        "rounds": [
            {
                "deal": "R 1 =- B5/R7 V4/V1",
                "comment": "the only one",
                "turns": [
                    {"seat": 1, "steps": "+R7 .", "comment": "good"},
                    {"seat": 2, "steps": "~"},
                ],
            }
        ],
        "seed": "00" * 32,
        "entropies": ["01ff", ""],
        "commitment": "00" * 32,
        "commitments": ["", "ab" * 32],
        "tags": {"Date": "2026-11-15"},
        "comment": "at the table",
    }
    assert read_json(text) == RECORD
    jsonschema.validate(json.loads(text), SCHEMA)


def test_what_is_empty_is_not_written() -> None:
    record = Record(Rules(), ("Ada", "Bo"), (RecordedRound(),))
    assert json.loads(write_json(record)) == {
        "red7": 1,
        "rules": "v1.2",
        "players": ["Ada", "Bo"],
        "result": [],
        "rounds": [{"turns": []}],
    }
    assert read_json(write_json(record)) == record


def changed(path: list[str | int], value: object) -> str:
    content = json.loads(write_json(finished()))
    node: Any = content
    for key in path[:-1]:
        node = node[key]
    if value is ...:
        del node[path[-1]]
    else:
        node[path[-1]] = value
    return json.dumps(content)


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        (["red7"], 2, "record-version"),
        (["red7"], ..., "record-field"),
        (["red7"], True, "record-field"),
        (["rules"], 1, "record-field"),
        (["rules"], "v9", "edition-unknown"),
        (["players"], "Ada", "record-field"),
        (["players"], ["Ada"], "record-players"),
        (["players"], ["Ada", 1], "record-field"),
        (["rounds"], ..., "record-field"),
        (["rounds", 0], [], "record-field"),
        (["rounds", 0, "turns"], ..., "record-field"),
        (["rounds", 0, "turns", 0], 1, "record-field"),
        (["rounds", 0, "turns", 0, "seat"], "1", "record-field"),
        (["rounds", 0, "turns", 0, "steps"], "x", "record-field"),
        (["rounds", 0, "turns", 0, "steps"], "", "record-field"),
        (["rounds", 0, "turns", 0, "stesp"], "~", "record-field"),
        (["rounds", 0, "dael"], "", "record-field"),
        (["rounds", 0, "deal"], "\ud800", "record-field"),
        (["comment"], "\ud800", "record-field"),
        (["extra"], 1, "record-field"),
        (["result"], [3], "seat-unknown"),
        (["result"], ["1"], "record-field"),
        (["seed"], "00", "seed-field"),
        (["commitment"], "00", "commitment-field"),
        (["commitments"], ["00"], "commitment-field"),
        (["entropies"], ["0"], "entropy-field"),
        (["tags"], {"Red7": "2"}, "record-field"),
        (["tags"], {"a b": "2"}, "record-field"),
        (["tags"], {"Date": 1}, "record-field"),
    ],
)
def test_wrong_json(path: list[str | int], value: object, reason: str) -> None:
    text = changed(path, value)
    with pytest.raises(Red7Error) as caught:
        read_json(text)
    assert caught.value.reason == reason


TURN: list[str | int] = ["rounds", 0, "turns", 0]


@pytest.mark.parametrize(
    ("path", "value", "text", "place"),
    [
        (["red7"], ..., "number", "$.red7"),
        (["rules"], 1, "text", "$.rules"),
        (["players"], "Ada", "list", "$.players"),
        (["players"], ["Ada", 1], "text", "$.players[1]"),
        (["players"], ["\ud800", "Bo"], "text", "$.players[0]"),
        (["players"], ["Ada", "\udfff"], "text", "$.players[1]"),
        (["result"], ["1"], "number", "$.result[0]"),
        (["rounds"], {}, "list", "$.rounds"),
        (["rounds", 0], [], "object", "$.rounds[0]"),
        (["rounds", 0, "turns"], ..., "list", "$.rounds[0].turns"),
        (["rounds", 0, "deal"], 1, "text", "$.rounds[0].deal"),
        (["rounds", 0, "comment"], 1, "text", "$.rounds[0].comment"),
        (["rounds", 0, "dael"], "", "nothing", "$.rounds[0].dael"),
        (TURN, 1, "object", "$.rounds[0].turns[0]"),
        ([*TURN, "seat"], ..., "number", "$.rounds[0].turns[0].seat"),
        ([*TURN, "seat"], True, "number", "$.rounds[0].turns[0].seat"),
        ([*TURN, "steps"], "x", "steps", "$.rounds[0].turns[0]"),
        ([*TURN, "steps"], "", "steps", "$.rounds[0].turns[0]"),
        ([*TURN, "comment"], 1, "text", "$.rounds[0].turns[0].comment"),
        ([*TURN, "stesp"], "~", "nothing", "$.rounds[0].turns[0].stesp"),
        (["seed"], 1, "text", "$.seed"),
        (["entropies"], [1], "text", "$.entropies[0]"),
        (["commitment"], 1, "text", "$.commitment"),
        (["commitments"], [1], "text", "$.commitments[0]"),
        (["comment"], 1, "text", "$.comment"),
        (["tags"], [], "object", "$.tags"),
        (["tags"], {"Red7": "2"}, "tag", "$.tags.Red7"),
        (["tags"], {"1" * 100: "2"}, "tag", "$.tags." + "1" * 73),
        (["tags"], {"Date": 1}, "text", "$.tags.Date"),
        (["x" * 100], 1, "nothing", "$." + "x" * 78),
    ],
)
def test_the_place_of_what_is_wrong(
    path: list[str | int], value: object, text: str, place: str
) -> None:
    with pytest.raises(Red7Error) as caught:
        read_json(changed(path, value))
    assert (caught.value.reason, caught.value.facts) == (
        "record-field",
        {"text": text, "path": place},
    )


def test_whole_characters_may_be_any() -> None:
    names = ["\ue000\ud7ff\t", "\x00\U0010ffff"]
    assert read_json(changed(["players"], names)).players == tuple(names)


def test_wrong_steps_are_told_too() -> None:
    with pytest.raises(Red7Error) as caught:
        read_json(changed([*TURN, "steps"], "+R7 x"))
    assert caught.value.cause == Red7Error("step-expected", text="x", place=5)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("[" * 100_000, Red7Error("record-json", text="RecursionError", place=1)),
        ("1" * 5000, Red7Error("record-json", text="ValueError", place=1)),
        ("[]", Red7Error("record-field", text="object", path="$")),
        ('{"red7": 2}', Red7Error("record-version", text="2")),
        (f'{{"red7": {"2" * 50}}}', Red7Error("record-version", text="2" * 40)),
        ('{"red7": 1, "players": ["Ada"]}', Red7Error("record-players", number=1)),
    ],
    ids=["deep", "long", "list", "version", "long version", "players"],
)
def test_what_is_told_of_no_record(text: str, expected: Red7Error) -> None:
    with pytest.raises(Red7Error) as caught:
        read_json(text)
    assert caught.value == expected


def test_what_the_json_reader_says_is_told() -> None:
    with pytest.raises(Red7Error) as caught:
        read_json("{\n]")
    assert caught.value.reason == "record-json"
    assert str(caught.value.facts["text"]).startswith("Expecting property name")
    assert caught.value.facts["place"] == 2


@pytest.mark.parametrize(
    "text",
    ["", "[]", "null", "{", '{"red7": 1}', "[" * 100_000, '{"red7": NaN}', "1" * 5000],
    ids=["empty", "list", "null", "open", "short", "deep", "nan", "long"],
)
def test_not_a_record(text: str) -> None:
    with pytest.raises(Red7Error):
        read_json(text)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3)
    ),
    max_leaves=5,
)
PATHS: list[list[str | int]] = [
    ["red7"], ["rules"], ["players"], ["players", 0], ["result"], ["rounds"], ["rounds", 0],
    ["rounds", 0, "deal"], ["rounds", 0, "turns"], ["rounds", 0, "turns", 0],
    ["rounds", 0, "turns", 0, "steps"], ["rounds", 0, "turns", 0, "seat"], ["seed"], ["tags"],
    ["comment"], ["commitment"], ["entropies"], ["commitments"],
]  # fmt: skip


@given(st.sampled_from(PATHS), json_values)
def test_no_json_makes_the_reader_crash(path: list[str | int], value: object) -> None:
    try:
        record = read_json(changed(path, value))
        list(record.frames())
        record.verify()
    except Red7Error:
        pass

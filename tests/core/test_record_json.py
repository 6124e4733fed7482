from __future__ import annotations

import json
import random
from importlib.resources import files
from typing import Any

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

from red7.core import Record, Red7Error, read_json, read_record, write_json, write_record
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

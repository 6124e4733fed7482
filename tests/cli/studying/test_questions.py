from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.cli.run import red7
from tests.games import chances, random_round, round_rules

VECTORS = Path(__file__).parents[2] / "vectors"


@pytest.mark.parametrize(
    ("command", "file", "field"),
    [
        ("best", "best_sets.jsonl", "best"),
        ("legal", "legal.jsonl", "legal"),
        ("view", "views.jsonl", "view"),
    ],
)
def test_worked_cases(monkeypatch: pytest.MonkeyPatch, command: str, file: str, field: str) -> None:
    text = (VECTORS / file).read_text()
    ran = red7(monkeypatch, command, "-", stdin=text)
    assert ran.status == 0
    answers = [json.loads(line) for line in ran.out.splitlines()]
    cases = [json.loads(line) for line in text.splitlines()]
    assert len(answers) == len(cases)
    for case, answer in zip(cases, answers, strict=True):
        if field == "legal":
            assert sorted(answer["legal"]) == sorted(case["legal"]), case
        else:
            assert answer == {field: case[field]}, case


def test_wrong_cases(monkeypatch: pytest.MonkeyPatch) -> None:
    text = (VECTORS / "wrong.jsonl").read_text()
    ran = red7(monkeypatch, "legal", "-", stdin=text)
    answers = [json.loads(line) for line in ran.out.splitlines()]
    assert len(answers) == len(text.splitlines())
    assert all(list(answer) == ["error"] and answer["error"].endswith(".") for answer in answers)


GOOD = '{"rules": "v1.2", "position": "R 1 33 B5/R7 V7/?1"}'


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"null",
        b"[]",
        b"{",
        b"\xff\xfe",
        b'{"rules": 1, "position": "R"}',
        b'{"rules": "v1.2", "position": null}',
        b'{"rules": "v1.2", "position": "\\ud800"}',
        b'{"rules": "v1.2", "position": ' + b"1" * 5000 + b"}",
        b"[" * 100_000,
        b'{"rules": "v1.2", "position": "R 1 33 B5/R7 V7/?1 ; +R7 +R7"}',
    ],
    ids=range(11),
)
def test_a_bad_line_is_answered_and_the_next_is_read(
    monkeypatch: pytest.MonkeyPatch, line: bytes
) -> None:
    stdin = line + b"\n" + GOOD.encode() + b"\n"
    ran = red7(monkeypatch, "legal", "-", stdin=stdin)
    bad, good = (json.loads(answer) for answer in ran.out.splitlines())
    assert list(bad) == ["error"]
    assert good == {"legal": ["+R7", "~"]}
    assert ran.err == ""


@pytest.mark.parametrize(
    "question",
    [
        {"seat": "1"},
        {"seat": True},
        {"seat": 3},
        {"seat": -1},
        {"turns": "x"},
        {"turns": [1]},
        {"turns": None},
        {"turns": ["x"]},
        {"turns": [""]},
        {"turns": ["+R7 .", "~", "~"]},
    ],
)
def test_wrong_views(monkeypatch: pytest.MonkeyPatch, question: dict[str, object]) -> None:
    asked = {"rules": "v1.2", "position": "R 1 =- B5/R7 V7/G1", "turns": [], "seat": 1} | question
    ran = red7(monkeypatch, "view", "-", stdin=json.dumps(asked))
    assert list(json.loads(ran.out)) == ["error"]


def test_a_view_may_be_asked_for_with_its_past(monkeypatch: pytest.MonkeyPatch) -> None:
    position, told = "R 1 =- B5/R7G1 V7/G2", "R 2 0 R7B5/G1 V7/?1 @ R 1 0 B5/?2 V7/?1, 1 +R7 ."
    ran = red7(monkeypatch, "view", position, "--turns", "+R7", "--seat", "1", "--past")
    assert ran.out == f"{told}\n"
    # And what was printed can be asked about again.
    asked = {"rules": "v1.2", "position": told, "turns": ["~"], "seat": 1}
    ran = red7(monkeypatch, "view", "-", "--past", stdin=json.dumps(asked))
    assert json.loads(ran.out)["view"].endswith(", 1 +R7 ., 2 ~")
    ran = red7(monkeypatch, "view", "-", stdin=json.dumps(asked))
    assert json.loads(ran.out) == {"view": "R 1 0 R7B5/G1 x *V7"}


def test_views_after_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = {"rules": "v1.2", "position": "R 1 =- B5/R7 V7/G1", "turns": ["+R7", "~"], "seat": 2}
    ran = red7(monkeypatch, "view", "-", stdin=json.dumps(asked))
    assert json.loads(ran.out) == {"view": "R 1 0 R7B5/- x *V7"}


@given(round_rules, st.sampled_from((2, 3, 4)), chances)
@settings(
    max_examples=20,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
def test_showing_all_cards_changes_no_answer(
    monkeypatch: pytest.MonkeyPatch, rules: str, seats: int, chance: random.Random
) -> None:
    if rules.startswith("v1.1+draw") and "actions" in rules:
        return  # there a written order of the deck is taken as known: docs/notation.md says why
    game = random_round(rules, seats, chance)
    texts = [str(game), str(game.view(game.turn))]
    lines = "".join(json.dumps({"rules": rules, "position": text}) + "\n" for text in texts)
    one, two = red7(monkeypatch, "legal", "-", stdin=lines).out.splitlines()
    assert one == two


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=4,
)


@given(
    st.sampled_from(("best", "legal", "view")),
    st.dictionaries(
        st.sampled_from(("rule", "palette", "rules", "position", "turns", "seat")),
        json_values | st.sampled_from(("R", "v1.2", "R 1 33 B5/R7 V7/?1", 1, [])),
    ),
)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_no_question_makes_it_crash(
    monkeypatch: pytest.MonkeyPatch, command: str, question: dict[str, object]
) -> None:
    ran = red7(monkeypatch, command, "-", stdin=json.dumps(question))
    assert ran.status == 0
    assert len(ran.out.splitlines()) == 1


def test_one_question_on_the_command_line(monkeypatch: pytest.MonkeyPatch) -> None:
    assert red7(monkeypatch, "best", "i", "R7V6", "b5,R1").out == "R7V6B5\n"
    position = "R 1 33 B5/R1O2Y3G4B6I7V2 V7/?7"
    assert red7(monkeypatch, "legal", position).out == "+I7 +B6 +G4 +Y3 +O2 +V2 +R1 ~\n"
    seen = red7(monkeypatch, "view", position, "--turns", "+I7, +V5 >V6")
    assert seen.status == 2
    seen = red7(monkeypatch, "view", position, "--turns", "+I7 .", "--seat", "1")
    assert seen.out == "R 2 33 I7B5/B6G4Y3O2V2R1 V7/?7\n"

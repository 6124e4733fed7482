from __future__ import annotations

import json

import pytest

from tests.cli.run import red7

POSITION = "R 1 0 B5/R7V1 V7/R6"


def test_a_position_is_analysed_as_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = red7(monkeypatch, "analyse", POSITION)
    assert ran.status == 0
    lines = ran.out.splitlines()
    assert lines[0].split() == ["Turn", "Chance", "Open", "cards", "Certain"]
    assert lines[1].split() == ["+R7", ".", "100.0%", "100.0%", "wins"]
    assert lines[2].split() == ["~", "0.0%", "0.0%", "loses"]


def test_questions_are_answered_a_line_each(monkeypatch: pytest.MonkeyPatch) -> None:
    questions = [
        {"rules": "basic", "position": POSITION, "work": 10},
        {"rules": "basic", "position": POSITION},
        {"rules": "basic", "position": POSITION, "work": 0},
        {"rules": "basic", "position": "R 1 0 B5/?2 V7/R6"},
        {"rules": "basic", "position": "R 1 0 B5/R7 x"},
    ]
    text = "".join(json.dumps(question) + "\n" for question in questions)
    ran = red7(monkeypatch, "analyse", "-", stdin=text)
    answers = [json.loads(line) for line in ran.out.splitlines()]
    assert answers[0] == answers[1]
    assert answers[0]["turns"][0] == {
        "turn": "+R7 .",
        "chance": [1.0, 1.0, 1.0],
        "open": [1.0, 1.0, 1.0],
        "proven": "win",
    }
    assert answers[0]["worlds"] == 1
    assert answers[0]["enumerated"] is True
    assert [set(answer) for answer in answers[2:4]] == [{"error"}, {"error"}]
    assert answers[4]["turns"] == []


def test_a_number_out_of_range_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    for option in ("--work", "--seconds"):
        ran = red7(monkeypatch, "analyse", POSITION, option, "0")
        assert ran.status == 2
        assert option in ran.err


def test_an_answer_can_be_json(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = red7(monkeypatch, "analyse", POSITION, "--json")
    assert json.loads(ran.out)["turns"][0]["turn"] == "+R7 ."

"""The worked cases, answered by the library; tests/cli asks the same of the command."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from red7.core import Cards, Colour, Red7Error, Rules, read_position
from red7.core.steps import read_steps
from red7.core.strength import best
from red7.core.view import view_of

VECTORS = Path(__file__).parents[1] / "vectors"


def cases(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (VECTORS / name).read_text().splitlines()]


def test_best_sets() -> None:
    for case in cases("best_sets.jsonl"):
        palette = Cards.parse(case["palette"])
        assert str(Cards(best(Colour.parse(case["rule"]), palette.mask))) == case["best"], case


def test_legal() -> None:
    for case in cases("legal.jsonl"):
        position = read_position(Rules.parse(case["rules"]), case["position"])
        assert {str(step) for step in position.legal_steps} == set(case["legal"]), case


def test_views() -> None:
    for case in cases("views.jsonl"):
        position = read_position(Rules.parse(case["rules"]), case["position"])
        for turn in case["turns"]:
            position = position.play_turn(read_steps(turn))
        assert str(view_of(position, case["seat"])) == case["view"], case


def test_wrong() -> None:
    for case in cases("wrong.jsonl"):
        if not isinstance(case.get("position"), str):
            continue  # the command answers these; the library is not asked with a number
        with pytest.raises(Red7Error):
            _ = read_position(Rules.parse(case["rules"]), case["position"]).legal_steps

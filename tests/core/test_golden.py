"""Counts of distinct turns from fixed deals, found by the slow enumeration."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from red7.core import Draw, Phase, Position, Rules, read_position
from red7.core.steps import PLAY

CASES = json.loads((Path(__file__).parents[1] / "golden" / "turn_counts.json").read_text())
# Counting all takes minutes; RED7_DEEP=1 does.
MOST = 10**9 if os.environ.get("RED7_DEEP") else 10_000


def count(position: Position, depth: int) -> int:
    """Count the sequences of ``depth`` turns, the last ones without playing them."""
    if position.over:
        return 0
    if depth == 1:
        return count_ends(position)
    return sum(count(position.play_turn(line), depth - 1) for line in position.lines())


def count_ends(position: Position) -> int:
    """Count the ways to go on with a turn to its end."""
    rules = position.rules
    plain = rules.draw is Draw.NEVER and not rules.actions
    total = 0
    for step in position.legal_steps:
        if plain and step.kind != PLAY:
            total += 1  # without options, all else ends the turn
            continue
        after = position.step(step)
        total += 1 if after.phase is Phase.OVER else count_ends(after)
    return total


def name(case: dict[str, Any]) -> str:
    return f"{case['rules']} {case['position'].count('/')}p {case['position'][:12]}"


@pytest.mark.parametrize("case", CASES, ids=name)
def test_turn_counts(case: dict[str, Any]) -> None:
    start = read_position(Rules.parse(case["rules"]), case["position"])
    counts = [number for number in case["counts"] if number <= MOST]
    assert [count(start, depth) for depth in range(1, len(counts) + 1)] == counts


def test_the_golden_numbers_cover_what_they_should() -> None:
    assert len({case["position"] for case in CASES}) == 12
    for edition in ("v1.1", "v1.2", "v1.3"):
        assert sum(case["rules"] == edition and len(case["counts"]) == 4 for case in CASES) == 12
        for options in ("+actions", "+draw+actions"):
            rules = f"{edition}{options}"
            assert sum(case["rules"] == rules and len(case["counts"]) == 2 for case in CASES) == 12

from __future__ import annotations

import json

import pytest

from benchmarks.scale.__main__ import answer, read_options


def told(*arguments: str) -> str:
    return "\n".join(answer(read_options(list(arguments))))


def test_needs_are_told_in_columns_and_as_json() -> None:
    lines = told("--players", "1000", "10000").splitlines()
    assert [cell.strip() for cell in lines[0].split("|")[2:4]] == ["1,000", "10,000"]
    assert len({len(line) for line in lines[2:]}) == 1
    assert json.loads(told("--players", "1000", "--json"))["processes"] == 1


def test_costs_and_habits_can_be_others() -> None:
    assert "0.5" in told("--costs", "--set", "send_ms=0.5")
    usual, slow = (
        json.loads(told("--players", "50000", "--json", *more))
        for more in ((), ("--set", "move_seconds=60", "send_ms=0.5"))
    )
    assert slow["processes"] < usual["processes"]
    with pytest.raises(SystemExit):
        read_options(["--set", "send=1"])


def test_a_simulation_is_told() -> None:
    text = told("--simulate", "200", "--processes", "2", "--failing", "1", "--seconds", "3")
    assert text.startswith("200 players, 2 processes")
    assert "the longest wait of each second" in text
    assert "moves" in json.loads(told("--simulate", "50", "--seconds", "2", "--json"))

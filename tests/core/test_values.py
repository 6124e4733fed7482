"""Frozen values, and how to give one that differs a little."""

from __future__ import annotations

from dataclasses import replace

from red7.core import Match
from red7.core.values import changed


def test_a_value_is_changed_as_replace_does() -> None:
    match = Match.start(players=3, rules="expert", seed="07" * 32)
    later = match.round.apply("~")
    assert changed(match, round=later) == replace(match, round=later)
    assert changed(match, round=later).round is later
    assert match.round is not later

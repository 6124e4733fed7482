"""Frozen values: how to make them, and copies with changes, in a hurry."""

from __future__ import annotations

from dataclasses import dataclass, replace

from red7.core import Match
from red7.core.values import changed, maker


def test_a_value_is_changed_as_replace_does() -> None:
    match = Match.start(players=3, rules="expert", seed="07" * 32)
    later = match.round.apply("~")
    assert changed(match, round=later) == replace(match, round=later)
    assert changed(match, round=later).round is later
    assert match.round is not later


@dataclass(frozen=True)
class Pair:
    one: int
    two: str = "two"


def test_a_maker_makes_what_the_constructor_does() -> None:
    make = maker(Pair)
    assert make(one=1, two="2") == Pair(1, "2")
    assert make(one=1) == Pair(1)
    assert repr(make(one=1)) == repr(Pair(1))
    assert hash(make(one=1)) == hash(Pair(1))
    assert replace(make(one=1), two="2") == Pair(1, "2")

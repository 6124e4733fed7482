from __future__ import annotations

from dataclasses import replace

import pytest

from benchmarks.scale.costs import LOAD_TEST, Costs, Habits, hearing, origins, rates


def test_every_cost_says_where_it_comes_from() -> None:
    assert all(source and value > 0 for _, value, source in origins(Costs()))


def test_the_load_test_makes_as_many_sends_as_were_measured() -> None:
    # docs/server.md: with rematches, 1,000 people make 270 sends per second.
    assert rates(1000, LOAD_TEST).sends == pytest.approx(270)
    assert rates(1000, LOAD_TEST).thoughts == 0
    assert rates(1000, LOAD_TEST).beats == 0


def test_whoever_is_silent_beats_and_whoever_hears_much_does_not() -> None:
    assert rates(90, Habits(idle=1.0)).beats == pytest.approx(60)
    slow, quick = (rates(90, Habits(idle=0.0, move_seconds=every)).beats for every in (1000.0, 0.1))
    assert 59 < slow < 60
    assert quick < 1e-6
    assert rates(90, Habits(idle=1.0, beat_seconds=4.5)).beats == pytest.approx(20)


@pytest.mark.parametrize("alone", [0.0, 0.25, 1.0])
def test_everybody_who_plays_has_a_table(alone: float) -> None:
    found = rates(1000, replace(LOAD_TEST, alone=alone))
    assert found.tables == pytest.approx(1000 * alone + 1000 * (1 - alone) / 2)
    assert found.thoughts == pytest.approx(200 * alone)


@pytest.mark.parametrize(("turns", "ms"), [(1000, 100), (3000, 152), (6000, 209)])
def test_hearing_costs_what_was_measured(turns: int, ms: float) -> None:
    assert 1000 * hearing(turns, Costs()) == pytest.approx(ms, rel=0.05)

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from benchmarks.scale.costs import LOAD_TEST, Costs, Habits, Machines
from benchmarks.scale.outcome import Outcome, Setup
from benchmarks.scale.simulation import simulate


def run(setup: Setup, habits: Habits = LOAD_TEST, seed: int = 1, **costs: float) -> Outcome:
    return simulate(setup, random.Random(seed), habits, replace(Costs(), **costs))


def test_the_same_seed_gives_the_same_result() -> None:
    setup = Setup(300, 3, 2, seconds=5, failing=2)
    assert run(setup, Habits()) == run(setup, Habits())
    assert run(setup, Habits()) != run(setup, Habits(), seed=2)


def test_a_process_without_a_pause_makes_as_many_sends_as_fit_into_a_second() -> None:
    outcome = run(Setup(100, rush=True, seconds=5), send_ms=2.0, pause_ms=0.0)
    assert outcome.sends == pytest.approx(500, rel=0.02)
    assert outcome.processes == (1.0, 1.0)


def test_moves_by_clockwork_are_made_on_time() -> None:
    outcome = run(Setup(200, seconds=10))
    assert outcome.moves == pytest.approx(40, abs=1)
    assert not outcome.broken


def test_an_answer_takes_at_least_deciding_committing_and_telling() -> None:
    setup = Setup(2, seconds=30)
    machines = Machines(commit_seconds=0.01)
    outcome = simulate(setup, random.Random(1), LOAD_TEST, Costs(), machines)
    costs = Costs()
    least = costs.send_ms + costs.commit_ms + costs.entry_ms + 10
    assert outcome.acknowledged[0] == pytest.approx(least, abs=0.1)


def test_too_many_players_are_answered_late_but_more_processes_help() -> None:
    assert run(Setup(4000, seconds=15)).broken
    more = run(Setup(4000, 4, seconds=15))
    assert not more.broken
    assert more.moves == pytest.approx(800, rel=0.02)


def test_tables_are_spread_over_the_databases() -> None:
    one, three = (run(Setup(2000, 2, count, 1, seconds=5)) for count in (1, 3))
    assert three.databases[0] == pytest.approx(one.databases[0] / 3, rel=0.1)
    assert three.databases[1] < 1.2 * three.databases[0]


def test_a_slow_database_is_given_more_entries_at_a_time() -> None:
    quick, slow = (run(Setup(400, rush=True, seconds=5), commit_ms=ms) for ms in (0.4, 20.0))
    assert slow.batch > 5 * quick.batch


def test_bots_move_as_often_as_those_who_play_against_them() -> None:
    outcome = run(Setup(300, workers=4, seconds=20), Habits(alone=1.0, idle=0.0))
    assert outcome.workers * 4 == pytest.approx(outcome.moves * Costs().thought_ms / 1000, rel=0.1)


@pytest.mark.parametrize("repair", [1.0, 100.0])
def test_nothing_is_lost_when_a_process_dies(repair: float) -> None:
    setup = Setup(1000, 4, seconds=12, failing=3, repair=repair)
    outcome = run(setup, Habits(move_seconds=5.0))
    assert outcome.late == 0
    assert max(outcome.waits[:3]) < max(outcome.waits[3:6])
    assert max(outcome.waits[8:]) < 300


def test_the_only_process_that_dies_is_waited_for() -> None:
    outcome = run(Setup(100, seconds=12, failing=3, repair=2.0), Habits(move_seconds=5.0))
    assert outcome.late == 0
    assert 1_000 < outcome.worst < 4_000


def test_every_process_hears_what_the_others_write() -> None:
    outcome = run(Setup(1000, 5, seconds=10))
    assert outcome.bus_out == pytest.approx(4 * outcome.sends, rel=0.02)

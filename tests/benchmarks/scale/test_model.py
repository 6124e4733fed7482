from __future__ import annotations

import random
from dataclasses import replace
from itertools import pairwise

import pytest

from benchmarks.scale.costs import LOAD_TEST, Costs, Habits, Machines
from benchmarks.scale.model import needs
from benchmarks.scale.outcome import Setup
from benchmarks.scale.simulation import simulate


def test_one_process_is_as_busy_as_the_load_test_found() -> None:
    # docs/server.md: 1,000 people keep half a core busy, at 2.0 to 2.5 ms for a send.
    found = needs(1000, LOAD_TEST, replace(Costs(), send_ms=2.2), Machines(busy=0.9))
    assert found.processes == 1
    assert 0.54 < found.busy < 0.68
    assert found.bus_out == 0


@pytest.mark.parametrize("players", [3_000, 30_000, 300_000])
def test_nothing_is_busier_than_allowed(players: int) -> None:
    machines = Machines()
    found = needs(players, machines=machines)
    assert found.busy <= machines.busy + 1e-9
    assert found.hearing <= machines.hearing + 1e-9
    assert found.database_cores <= found.databases * machines.database_cores * 0.6
    fewer = found.processes // found.cells - 1
    if fewer > 1:  # and there is none too many
        assert found.busy * found.processes / (found.cells * fewer) > machines.busy * 0.95


def test_more_players_need_more_of_everything() -> None:
    rows = [needs(players) for players in (1_000, 10_000, 100_000, 1_000_000)]
    for less, more in pairwise(rows):
        assert less.processes < more.processes
        assert less.memory_gb < more.memory_gb
        assert less.commits < more.commits
        assert less.bandwidth_mbit < more.bandwidth_mbit
    assert [row.cells for row in rows][:2] == [1, 1]
    assert rows[-1].cells > 1


def test_a_bus_that_costs_nothing_needs_no_cells() -> None:
    assert needs(1_000_000, costs=replace(Costs(), hear_ms=0.0)).cells == 1


def test_people_who_take_their_time_need_less() -> None:
    quick, slow = (needs(50_000, Habits(move_seconds=every)) for every in (5.0, 30.0))
    assert slow.processes < quick.processes
    assert slow.databases <= quick.databases


def test_the_model_agrees_with_the_simulation() -> None:
    found = needs(5_000)
    setup = Setup(5_000, found.processes, workers=4, seconds=10)
    outcome = simulate(setup, random.Random(1))
    assert outcome.processes[0] == pytest.approx(found.busy, rel=0.1)
    assert outcome.bus_out == pytest.approx(found.bus_out, rel=0.12)
    assert not outcome.broken

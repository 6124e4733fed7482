from __future__ import annotations

from functools import partial

import pytest

from benchmarks.scale.timeline import Cores, Timeline


def test_things_happen_in_their_order_until_the_end() -> None:
    line, done = Timeline(0.0, 2.0), list[str]()
    for when, name in ((1.0, "b"), (0.5, "a"), (1.0, "c"), (2.5, "late")):
        line.at(when, partial(done.append, name))
    line.pass_by()
    assert done == ["a", "b", "c"]
    assert line.now == 2.0


@pytest.mark.parametrize(("cores", "ends"), [(1, [1.0, 2.0, 3.5]), (2, [1.0, 1.0, 2.5])])
def test_whoever_comes_later_waits_for_a_core(cores: int, ends: list[float]) -> None:
    line, done = Timeline(0.0, 10.0), list[float]()
    some = Cores(line, cores)
    for ms, extra in ((1000, 0.0), (1000, 0.0), (1000, 0.5)):
        some.do(ms, lambda: done.append(line.now), extra)
    line.pass_by()
    assert done == ends
    assert some.used == pytest.approx(3.0)


def test_only_what_is_used_between_begin_and_end_counts() -> None:
    line = Timeline(1.0, 2.0)
    some = Cores(line, 1)
    some.do(5000)
    assert some.used == pytest.approx(1.0)


def test_a_restart_forgets_what_was_to_be_done() -> None:
    line = Timeline(0.0, 10.0)
    some, done = Cores(line, 1), list[float]()
    some.do(5000)
    some.restart()
    some.do(1000, lambda: done.append(line.now))
    line.pass_by()
    assert done == [1.0]

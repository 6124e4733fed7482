from __future__ import annotations

from math import isnan

from benchmarks.scale.outcome import centile, longest, mean_and_most


def test_centiles_are_in_milliseconds() -> None:
    times = [number / 1000 for number in range(1, 101)]
    assert [centile(times, part) for part in (0.5, 0.95, 1.0)] == [51.0, 96.0, 100.0]
    assert isnan(centile([], 0.5))


def test_the_longest_of_each_second_is_found() -> None:
    assert longest([(0.2, 0.5), (0.9, 0.1), (2.0, 0.3), (3.5, 9.0)], 3.0) == (500.0, 0.0, 300.0)


def test_mean_and_most() -> None:
    assert mean_and_most([0.25, 0.75]) == (0.5, 0.75)

"""What is simulated, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

_TOO_LONG: Final = 1000.0  # milliseconds for an answer


@dataclass(frozen=True)
class Setup:
    """What is simulated."""

    players: int
    processes: int = 1
    databases: int = 1
    database_cores: int = 16  # of each
    workers: int = 1  # cores
    seconds: float = 30.0
    warm: float = 5.0  # seconds before anything is counted
    rush: bool = False  # everybody moves as soon as it is their turn
    failing: float | None = None  # after so many seconds, one process dies
    repair: float = 3.0  # seconds until it is back
    sqlite: bool = False  # one database without cores of its own, for one writer at a time


@dataclass(frozen=True)
class Outcome:
    """How it went; times in milliseconds."""

    setup: Setup
    sends: float  # acknowledged in a second
    moves: float
    acknowledged: tuple[float, float, float]  # p50, p95, p99
    worst: float
    processes: tuple[float, float]  # busy: on average, and the busiest
    databases: tuple[float, float]
    workers: float
    batch: float  # entries in a commit
    bus_out: float  # texts delivered in a second
    late: int  # moves that were not acknowledged in the end
    waits: tuple[float, ...]  # the longest wait for an answer, by the second in which it came

    @property
    def broken(self) -> bool:
        """Whether it cannot keep up; while a process is dead, people may wait."""
        waits = self.acknowledged[2] > _TOO_LONG and self.setup.failing is None
        return self.late > 0 or waits


def centile(ordered: list[float], part: float) -> float:
    """Give a centile of times in seconds, in milliseconds."""
    if not ordered:
        return float("nan")
    return round(1000 * ordered[min(len(ordered) - 1, int(len(ordered) * part))], 1)


def mean_and_most(values: list[float]) -> tuple[float, float]:
    """Give the mean of some values, and the highest of them."""
    return round(sum(values) / len(values), 3), round(max(values), 3)


def longest(times: list[tuple[float, float]], seconds: float) -> tuple[float, ...]:
    """Give the longest of the times that ended in each second, in milliseconds."""
    waits = [0.0] * int(seconds)
    for when, took in times:
        if when < len(waits):
            waits[int(when)] = max(waits[int(when)], round(1000 * took, 1))
    return tuple(waits)

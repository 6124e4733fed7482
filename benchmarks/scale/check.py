"""Checking the simulation: what it predicts for load tests whose results are known."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from benchmarks.scale.costs import LOAD_TEST, Costs, Machines
from benchmarks.scale.outcome import Outcome, Setup
from benchmarks.scale.simulation import simulate

_DISK: Final = 0.0004  # seconds of a commit to SQLite (server/store/sqlite.py)
_SLOW: Final = 0.005 + _DISK


@dataclass(frozen=True)
class Known:
    """A load test of docs/server.md, as a setup, and what came of it; times in milliseconds."""

    name: str
    setup: Setup
    send_ms: float  # processor time for each send, as measured then
    moves: tuple[float, float]  # a second: the lowest and the highest of all runs
    acknowledged: tuple[tuple[float, float], ...] = ()  # p50, p95, p99, likewise
    disk: float = _DISK


KNOWN: Final = (
    Known(
        "100 without a pause, N1",
        Setup(100, rush=True, sqlite=True, seconds=6),
        1.25,
        (613, 630),
    ),
    Known(
        "200 without a pause, Xeon",
        Setup(200, rush=True, sqlite=True),
        1.6,
        (472, 472),
        ((125, 125), (189, 189), (251, 251)),
    ),
    Known(
        "100 every 5 s, Xeon",
        Setup(100, sqlite=True),
        3.5,
        (20, 20),
        ((2.6, 2.6), (3.2, 3.2), (3.8, 3.8)),
    ),
    Known(
        "1,000 every 5 s, Xeon",
        Setup(1000, sqlite=True),
        2.2,
        (200, 200),
        ((1.3, 1.7), (3.7, 7.7), (16, 29)),
    ),
    Known(
        "the same, disk 5 ms slower",
        Setup(1000, sqlite=True),
        1.7,
        (200, 200),
        ((14, 14), (25, 25), (40, 42)),
        disk=_SLOW,
    ),
    Known(
        "3,000 every 5 s, Xeon",
        Setup(3000, sqlite=True),
        1.7,
        (466, 466),
        ((2300, 2300), (6600, 6600), (7900, 7900)),
    ),
)


def predicted(known: Known, seed: int) -> Outcome:
    """Simulate a load test with the processor time that was measured in it."""
    costs = replace(Costs(), send_ms=known.send_ms)
    machines = Machines(commit_seconds=known.disk)
    return simulate(known.setup, random.Random(seed), LOAD_TEST, costs, machines)


def compare(seed: int) -> Iterator[str]:
    """Tell for each load test what is predicted, and what was measured."""
    yield _row("predicted (measured)", ["moves/s", "p50", "p95", "p99 (ms)"])
    yield "|---|" + "--:|" * 4
    for known in KNOWN:
        outcome = predicted(known, seed)
        told = [f"{outcome.moves:.0f} ({_span(known.moves)})", "", "", ""]
        for at, found in enumerate(known.acknowledged):
            told[at + 1] = f"{outcome.acknowledged[at]:.4g} ({_span(found)})"
        yield _row(known.name, told)


def _row(name: str, cells: Sequence[str]) -> str:
    return f"| {name:26} |" + "".join(f" {cell:>13} |" for cell in cells)


def _span(found: tuple[float, float]) -> str:
    low, high = (f"{value:g}" for value in found)
    return low if low == high else f"{low}–{high}"

"""Metrics for Prometheus, none of which reveals anything about a hand."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, Literal

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, values
from prometheus_client.metrics_core import Metric
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from prometheus_client.registry import Collector

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
_LONG_SECONDS = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80)
# Where something may fail. A figure that appears only with the first failure has not increased.
FAILING: Final = (
    "bot",
    "http",
    "hub",
    "meeting",
    "rating",
    "socket",
    "study",
    "sweep",
    "table",
    "writer",
)


class Metrics:
    """All metrics of one server; if its processes share a folder, the sums over all of them."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        registry = self.registry = CollectorRegistry()
        self.sends = Counter(
            "red7_sends", "Sends of clients.", ["type", "outcome"], registry=registry
        )
        self.send_seconds = Histogram(
            "red7_send_seconds", "From a send to its answer.", buckets=_SECONDS, registry=registry
        )
        self.commit_seconds = Histogram(
            "red7_commit_seconds", "One transaction.", buckets=_SECONDS, registry=registry
        )
        self.commit_entries = Histogram(
            "red7_commit_entries",
            "Entries in one transaction.",
            buckets=(1, 2, 5, 10, 20, 50, 100, 200),
            registry=registry,
        )
        self.bot_seconds = Histogram(
            "red7_bot_seconds",
            "From when a bot is to move until it has chosen, waiting for others included.",
            ["bot"],
            buckets=_SECONDS,
            registry=registry,
        )
        self.study_questions = Counter(
            "red7_study_questions",
            "Questions for the analysts.",
            ["job", "outcome"],
            registry=registry,
        )
        self.study_seconds = Histogram(
            "red7_study_seconds",
            "One answer of the analysts, without waiting for it to begin.",
            ["job"],
            buckets=_LONG_SECONDS,
            registry=registry,
        )
        self.study_waiting = _gauge(
            "red7_study_waiting", "Questions waiting for the analysts.", registry
        )
        self.connections = _gauge("red7_connections", "Open WebSockets.", registry)
        self.tables = _gauge("red7_tables_cached", "Tables held in memory.", registry)
        self.processes = _gauge("red7_processes", "Processes that serve.", registry)
        self.processes.set(1)
        self.stalled = _gauge(
            "red7_stalled", "Processes that cannot read or write the database.", registry
        )
        self.cut_off = _gauge("red7_cut_off", "Processes that the others cannot hear.", registry)
        self.bot_places = _gauge(
            "red7_bot_places",
            "Bots that can think at a time, here and in workers.",
            registry,
            of_all="livemax",  # the workers are those of all processes
        )
        self.dropped = Counter(
            "red7_connections_dropped", "Closed by the server.", ["reason"], registry=registry
        )
        self.failures = Counter(
            "red7_failures", "Errors that nobody expected.", ["where"], registry=registry
        )
        for where in FAILING:
            self.failures.labels(where)

    def text(self) -> bytes:
        """Return the metrics in the format of Prometheus, without waiting for other processes."""
        if self._folder is None:
            return generate_latest(self.registry)
        of_all = CollectorRegistry()
        of_all.register(_Together(self._folder))
        return generate_latest(of_all)


class _Together(Collector):
    """Adds up what the processes that share a folder have counted."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def collect(self) -> Iterable[Metric]:
        """Merge the files, but for those that a process has made and not begun to fill.

        The library's own collector would fail on them.
        """
        begun = [str(file) for file in self._folder.glob("*.db") if _size(file)]
        merged: Iterable[Metric] = MultiProcessCollector.merge(begun)  # type: ignore[no-untyped-call]
        return merged


def _size(file: Path) -> int:
    try:
        return file.stat().st_size
    except FileNotFoundError:  # that of a process that has just died
        return 0


def _gauge(
    name: str,
    about: str,
    registry: CollectorRegistry,
    of_all: Literal["livesum", "livemax"] = "livesum",
) -> Gauge:
    """Return a gauge; those of several processes are usually added up while they live."""
    return Gauge(name, about, registry=registry, multiprocess_mode=of_all)


def count_together(folder: Path, number: int) -> None:
    """Count in files of a folder, as one of several processes with a number each.

    A process that takes the place and number of another goes on counting where that one ended, so
    no sum ever falls. It has to be called before any metrics are made.
    """
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(folder)
    counting: Any = values
    counting.ValueClass = counting.MultiProcessValue(lambda: number)


def stop_counting(folder: Path, number: int) -> None:
    """Drop what was true only while a process lived: its connections, for example."""
    mark_process_dead(number, str(folder))  # type: ignore[no-untyped-call]

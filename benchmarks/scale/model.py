"""The capacity model: what so many players at once would need."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Final

from benchmarks.scale.costs import Costs, Habits, Machines, Rates, hearing, rates

_HEADERS: Final = 66  # bytes around every message: Ethernet, IP and TCP
_TURNS: Final = 0.74  # of all sends; the others are not told over the bus, but read from the log
_KEPT: Final = 128  # entries of a table in memory (server/tables/live.py)


@dataclass(frozen=True)
class Needs:
    """What so many players at once need."""

    players: float
    rates: Rates
    cells: int  # that hear nothing of each other, because the bus tells everybody everything
    processes: int  # one core each, in all cells together
    busy: float  # of each process
    hearing: float  # the part of it that goes into hearing of others' tables
    memory_gb: float
    workers: float  # cores
    bandwidth_mbit: float  # to the clients
    commits: float  # a second
    database_cores: float
    databases: int
    journal_mb: float  # a second, that the databases write
    disk_gb: float  # a day
    bus_in: float  # texts a second, published
    bus_out: float  # texts a second, delivered
    bus_mbit: float  # likewise
    nats_cores: float
    tables_each: float  # in the memory of one process


def needs(
    players: float,
    habits: Habits | None = None,
    costs: Costs | None = None,
    machines: Machines | None = None,
) -> Needs:
    """Give what so many players at once need."""
    habits, costs, machines = habits or Habits(), costs or Costs(), machines or Machines()
    rate = rates(players, habits)
    cells, each = _parts(rate, habits, costs, machines)
    processes = cells * each
    split = _split(habits) * (1 - 1 / each)
    work = _work(rate, costs, split, linked=each > 1)
    heard = hearing(rate.entries / cells * (1 - 1 / each), costs)
    written = rate.entries / processes
    batch = 1 + written * machines.commit_seconds
    commits = rate.entries / batch
    reading = rate.sends * (1 - _TURNS) * split + rate.arrivals
    database = (
        commits * costs.commit_ms
        + rate.entries * costs.entry_ms
        + reading * costs.read_ms
        + processes * costs.process_second_ms
    ) / 1000
    texts = rate.entries if each > 1 else 0.0
    return Needs(
        players=players,
        rates=rate,
        cells=cells,
        processes=processes,
        busy=work / processes + heard + costs.idle_ms / 1000,
        hearing=heard,
        memory_gb=(
            processes * costs.process_mb * 1024
            + players * habits.connections * costs.connection_kb
            + _held(rate, split) * _table_kb(habits, costs)
            + rate.playing * (each - 1) * costs.stranger_kb
        )
        / 2**20,
        workers=rate.thoughts * costs.thought_ms / 1000 / machines.worker_busy,
        bandwidth_mbit=_bytes_out(rate, habits, costs) * 8 / 1e6,
        commits=commits,
        database_cores=database,
        databases=cells * ceil(database / cells / machines.database_cores / machines.database_busy),
        journal_mb=rate.entries * costs.journal_bytes / 1e6,
        disk_gb=rate.entries * costs.entry_bytes * 86_400 / 1e9,
        bus_in=texts,
        bus_out=texts * (each - 1),
        bus_mbit=texts * (each - 1) * costs.bus_bytes * 8 / 1e6,
        nats_cores=texts * (costs.nats_take_ms + (each - 1) * costs.nats_pass_ms) / 1000,
        tables_each=_held(rate, split) / processes,
    )


def _split(habits: Habits) -> float:
    """Give the share of sends at tables of two people who may be connected to two processes."""
    return (1 - habits.alone) * habits.apart


def _work(rate: Rates, costs: Costs, split: float, *, linked: bool) -> float:
    """Give the seconds of processor time in a second, for all processes, hearing left out."""
    told = rate.entries * costs.tell_ms if linked else 0.0
    return (
        rate.entries * costs.send_ms
        + rate.sends * split * costs.follow_ms
        + told
        + rate.previews * costs.preview_ms
        + rate.beats * costs.beat_ms
        + rate.arrivals * costs.arrive_ms
    ) / 1000


def _parts(rate: Rates, habits: Habits, costs: Costs, machines: Machines) -> tuple[int, int]:
    """Give how many cells there have to be, and how many processes in each.

    Every process of a cell hears what all others write, so it can only be so large.
    """
    busy = machines.busy - costs.idle_ms / 1000
    if _work(rate, costs, 0.0, linked=False) <= busy:
        return 1, 1
    cells = 1
    while hearing(rate.entries / cells, costs) > machines.hearing:
        cells += 1
    count = 2
    while True:
        heard = hearing(rate.entries / cells * (1 - 1 / count), costs)
        split = _split(habits) * (1 - 1 / count)
        work = _work(rate, costs, split, linked=True) / cells
        wanted = ceil(work / (busy - heard))
        if wanted <= count:
            return cells, count
        count = wanted


def _held(rate: Rates, split: float) -> float:
    """Give how many tables are in memory, counting one twice that two processes hold."""
    return rate.tables * (1 + split)


def _table_kb(habits: Habits, costs: Costs) -> float:
    more = min(_KEPT, habits.games * habits.entries) - habits.entries
    return costs.table_kb + max(0.0, more) * costs.entry_kb


def _bytes_out(rate: Rates, habits: Habits, costs: Costs) -> float:
    told = rate.entries * (2 - habits.alone) * habits.connections
    return (
        told * (costs.told_bytes + _HEADERS)
        + rate.previews * (costs.preview_bytes + 2 * _HEADERS)
        + rate.beats * (costs.beat_bytes + _HEADERS)
        + rate.arrivals * (habits.new * costs.page_bytes + 6_000)
    )

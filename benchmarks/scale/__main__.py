"""Say what so many players need, simulate it, check the simulation, or measure what goes into it.

python -m benchmarks.scale                                  # what 1,000 to 1,000,000 need
python -m benchmarks.scale --simulate 10000 --processes 9 --workers 7
python -m benchmarks.scale --simulate 10000 --processes 9 --workers 7 --failing 10
python -m benchmarks.scale --simulate 60000 --processes 60 --databases 4 --database-cores 1
python -m benchmarks.scale --check
python -m benchmarks.scale --measure
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, fields, replace
from itertools import chain
from pathlib import Path
from typing import Any, Final

from benchmarks.scale.check import compare
from benchmarks.scale.costs import Costs, Habits, Machines, origins
from benchmarks.scale.model import Needs, needs
from benchmarks.scale.outcome import Outcome, Setup
from benchmarks.scale.picture import PLAYERS, draw, sweep
from benchmarks.scale.simulation import simulate

_ROWS: Final[tuple[tuple[str, Callable[[Needs], str]], ...]] = (
    ("moves and rematches a second", lambda n: f"{n.rates.sends:,.0f}"),
    ("cells", lambda n: f"{n.cells:,}"),
    ("processes (a core each)", lambda n: f"{n.processes:,}"),
    ("– busy", lambda n: f"{n.busy:.0%}"),
    ("– of that, hearing of other tables", lambda n: f"{n.hearing:.0%}"),
    ("– tables in memory of each", lambda n: f"{n.tables_each:,.0f}"),
    ("their memory", lambda n: f"{n.memory_gb:,.1f} GB"),
    ("cores of workers, all bots Red", lambda n: f"{n.workers:,.1f}"),
    ("to the clients", lambda n: f"{n.bandwidth_mbit:,.0f} Mbit/s"),
    ("commits a second", lambda n: f"{n.commits:,.0f}"),
    ("databases", lambda n: f"{n.databases:,}"),
    ("– their cores in use", lambda n: f"{n.database_cores:,.1f}"),
    ("– they write", lambda n: f"{n.journal_mb:,.1f} MB/s"),
    ("– they grow in a day like this", lambda n: f"{n.disk_gb:,.0f} GB"),
    ("texts into the bus a second", lambda n: f"{n.bus_in:,.0f}"),
    ("texts out of it", lambda n: f"{n.bus_out:,.0f}"),
    ("– these take", lambda n: f"{n.bus_mbit:,.0f} Mbit/s"),
    ("– cores of NATS", lambda n: f"{n.nats_cores:,.1f}"),
)


def table(found: Sequence[Needs]) -> Iterator[str]:
    """Tell what is needed, one column for each number of players."""
    yield _row("players at once", [f"{one.players:,.0f}" for one in found])
    yield "|---|" + "--:|" * len(found)
    for name, tell in _ROWS:
        yield _row(name, [tell(one) for one in found])


def _row(name: str, cells: Sequence[str]) -> str:
    return f"| {name:37} |" + "".join(f" {cell:>12} |" for cell in cells)


def lines(outcome: Outcome) -> Iterator[str]:
    """Tell how a simulation went."""
    setup = outcome.setup
    p50, p95, p99 = outcome.acknowledged
    yield (
        f"{setup.players:,} players, {setup.processes} processes, {setup.databases} databases of "
        f"{setup.database_cores} cores, {setup.workers} cores of workers, {setup.seconds:g} s:"
    )
    yield f"  {outcome.moves:,.0f} moves/s, {outcome.sends:,.0f} sends/s, {outcome.late:,} late"
    yield f"  ms to the answer: p50 {p50:g}, p95 {p95:g}, p99 {p99:g}, at most {outcome.worst:g}"
    yield f"  busy: processes {_busy(outcome.processes)}, databases {_busy(outcome.databases)}"
    yield f"  workers {outcome.workers:.0%} busy; {outcome.batch:g} entries in a commit"
    yield f"  {outcome.bus_out:,.0f} texts a second out of the bus"
    if setup.failing is not None:
        worst = ", ".join(f"{wait:.0f}" for wait in outcome.waits)
        yield f"  the longest wait of each second, in ms: {worst}"
    if outcome.broken:
        yield "  It cannot keep up."


def _busy(found: tuple[float, float]) -> str:
    return f"{found[0]:.0%} (the busiest {found[1]:.0%})"


def _changed(made: type[Costs | Habits | Machines], given: list[str]) -> dict[str, Any]:
    names = {one.name for one in fields(made)}
    pairs = [text.partition("=") for text in given]
    return {name: float(value) for name, _, value in pairs if name in names}


def read_options(arguments: list[str] | None = None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.scale",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("--players", type=int, nargs="*", help="at once, to say what they need")
    add("--simulate", type=int, metavar="PLAYERS", help="simulate so many players")
    add("--processes", type=int, default=1, help="that serve, in the simulation")
    add("--databases", type=int, default=1, help="over which tables are spread by their id")
    add("--database-cores", type=int, default=16, help="of each database")
    add("--workers", type=int, default=1, help="cores on which bots think")
    add("--seconds", type=float, default=30.0, help="that are simulated")
    add("--failing", type=float, metavar="SECONDS", help="after which a process dies")
    add("--rush", action="store_true", help="nobody thinks")
    add("--seed", type=int, default=7, help="of chance")
    add("--set", nargs="*", default=[], metavar="NAME=VALUE", help="another cost or habit")
    add("--costs", action="store_true", help="list the costs and where they come from")
    add("--check", action="store_true", help="compare the simulation with load tests")
    add("--picture", type=Path, metavar="FILE", help="draw how waits grow with the players")
    add("--measure", action="store_true", help="measure the costs on this machine")
    add("--json", action="store_true", help="for programs")
    options = parser.parse_args(arguments)
    known = {one.name for made in (Costs, Habits, Machines) for one in fields(made)}
    for text in options.set:
        if text.partition("=")[0] not in known:
            parser.error(f"unknown: {text}. Known are {', '.join(sorted(known))}")
    return options


def answer(options: argparse.Namespace) -> Iterator[str]:
    """Give the lines of the answer."""
    costs = replace(Costs(), **_changed(Costs, options.set))
    habits = replace(Habits(), **_changed(Habits, options.set))
    machines = replace(Machines(), **_changed(Machines, options.set))
    if options.measure:
        from benchmarks.scale import measure, measure_server  # noqa: PLC0415 - needs PostgreSQL

        for figure in chain(measure.measure(), measure_server.measure()):
            yield f"{figure.name:60} {figure.value:12,.3f} {figure.unit}"
    elif options.costs:
        for name, value, source in origins(costs):
            yield f"{name:20} {value:>8g}  {source}"
    elif options.check:
        yield from compare(options.seed)
    elif options.picture:
        options.picture.write_text(draw(sweep(PLAYERS, options.seed)), encoding="utf-8")
    elif options.simulate:
        setup = Setup(
            options.simulate,
            processes=options.processes,
            databases=options.databases,
            database_cores=options.database_cores,
            workers=options.workers,
            seconds=options.seconds,
            failing=options.failing,
            rush=options.rush,
        )
        outcome = simulate(setup, random.Random(options.seed), habits, costs, machines)
        yield from [json.dumps(asdict(outcome))] if options.json else lines(outcome)
    else:
        counts = options.players or [1_000, 10_000, 100_000, 1_000_000]
        found = [needs(count, habits, costs, machines) for count in counts]
        yield from (json.dumps(asdict(one)) for one in found) if options.json else table(found)


def main() -> None:
    """Print the answer."""
    for line in answer(read_options()):
        print(line, flush=True)


if __name__ == "__main__":
    main()

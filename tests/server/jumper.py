"""The command ``red7`` in a process whose wall clock can be set, by the hours in a file.

The clock of a whole machine is not for a test to set. What the process reads is, at the two
functions by which Python tells it; the steady clock goes on, as it does on a real machine.
"""

from __future__ import annotations

import time
from functools import wraps
from pathlib import Path

from red7.cli.main import main
from red7.server.tables.keeper import Keeper


def follow(file: Path) -> None:
    """Let the wall clock be ahead by as many hours as the file says, whenever it is read."""
    real = time.time_ns

    def jumped() -> int:
        return real() + int(file.read_text(encoding="ascii") or "0") * 3_600 * 10**9

    time.time_ns = jumped
    time.time = lambda: jumped() / 1e9


def sweeps_of(file: Path) -> Path:
    """Give the file in which the process notes its sweeps."""
    return file.with_suffix(".sweeps")


def note_sweeps(file: Path) -> None:
    """Let a file tell when a sweep begins and ends."""
    file.touch()
    sweep = Keeper.sweep

    @wraps(sweep)
    async def noted(self: Keeper) -> None:
        with file.open("a", encoding="ascii") as notes:
            print("begun", end=" ", file=notes, flush=True)
            await sweep(self)
            print("ended", end=" ", file=notes, flush=True)

    Keeper.sweep = noted  # type: ignore[method-assign]


def run(hours: Path, words: list[str]) -> None:
    """Run the command with such a clock."""
    follow(hours)
    note_sweeps(sweeps_of(hours))
    main(words)

"""The command ``red7`` in a process whose wall clock can be set, by the hours in a file.

The clock of a whole machine is not for a test to set. What the process reads is, at the two
functions by which Python tells it; the steady clock goes on, as it does on a real machine.
"""

from __future__ import annotations

import time
from pathlib import Path

from red7.cli.main import main


def follow(file: Path) -> None:
    """Let the wall clock be ahead by as many hours as the file says, whenever it is read."""
    real = time.time_ns

    def jumped() -> int:
        return real() + int(file.read_text(encoding="ascii") or "0") * 3_600 * 10**9

    time.time_ns = jumped
    time.time = lambda: jumped() / 1e9


def run(hours: Path, words: list[str]) -> None:
    """Run the command with such a clock."""
    follow(hours)
    main(words)

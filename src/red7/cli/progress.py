"""How far the longest commands have come, and how many processes they may use."""

from __future__ import annotations

import os
import sys
import time
from typing import TYPE_CHECKING, Final

from red7.cli.bars import bar

if TYPE_CHECKING:
    from collections.abc import Callable

    from red7.words import Words

_LINE_EVERY: Final = 10.0  # seconds, if the output is not a terminal
_LINE_EVERY_TERMINAL: Final = 0.2
_BAR: Final = 12  # with it, a line of a million games fits in 80 columns


def processors() -> int:
    """Return how many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class ProgressLine:
    """Progress on standard error: on a terminal a bar, updated in place, else lines of text."""

    def __init__(self, say: Words, clock: Callable[[], float] = time.monotonic) -> None:
        self.say, self.clock = say, clock
        self.terminal = sys.stderr.isatty()
        self.began = self.told = clock()
        self.width = 0

    def __call__(self, there: int, done: int, total: int) -> None:
        """Print the progress, unless it was printed a moment ago."""
        now = self.clock()
        if now - self.told < (_LINE_EVERY_TERMINAL if self.terminal else _LINE_EVERY):
            return
        self.told = now
        # Games from an earlier run took no time now, and say nothing about the speed.
        speed = (done - there) / (now - self.began)
        text = self.say(
            "arena-progress",
            done=done,
            total=total,
            speed=f"{speed:.3g}",
            left=clock_text((total - done) / speed) if speed else "–",
        )
        if self.terminal:
            text = f"{bar(done / total, _BAR):░<{_BAR}} {text}"
            print("\r" + text.ljust(self.width), end="", file=sys.stderr, flush=True)
            self.width = len(text)
        else:
            print(text, file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Clear the line on a terminal."""
        if self.width:
            print("\r" + " " * self.width + "\r", end="", file=sys.stderr, flush=True)
            self.width = 0


def clock_text(seconds: float) -> str:
    """Write a time in minutes and seconds, or with hours if it is long."""
    minutes, second = divmod(round(seconds), 60)
    hours, minute = divmod(minutes, 60)
    return f"{hours}:{minute:02}:{second:02}" if hours else f"{minute}:{second:02}"

"""A server that repeats itself: ``python -m tests.web.seeded PORT FOLDER HOLD PACE SEED…``.

Deals come from the seeds, in turn; without any, from a chance that is always the same. Bots think
without a deadline, and reviews are made up. Time stands still until the line ``pass SECONDS``
arrives on standard input, which is answered with ``passed`` on standard output. So nothing here
depends on how busy the machine is.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

from red7.server.app import run
from red7.server.parts import Sources
from red7.server.settings import Settings
from red7.server.tables.thinking.thinkers import Thinkers
from tests.server.blank import lay_tables
from tests.server.given import ManualTime, SeededChance
from tests.server.puzzles.books import shown_book
from tests.web.analysts import PlainAnalysts

_MOMENT = 1.0  # seconds


class HeldTime(ManualTime):
    """Time that passes on command, except for the moments in which messages are gathered."""

    def call_later(self, seconds: float, callback: Callable[[], None]) -> None:
        if seconds < _MOMENT:
            asyncio.get_running_loop().call_soon(callback)
        else:
            super().call_later(seconds, callback)


def listen(time: ManualTime) -> None:
    """Obey standard input; stop when it ends, because then nobody needs this server."""
    loop = asyncio.get_running_loop()

    def read() -> None:
        heard = os.read(sys.stdin.fileno(), 1024).decode()
        if not heard:
            loop.remove_reader(sys.stdin)
            signal.raise_signal(signal.SIGTERM)
        for line in heard.splitlines():
            time.pass_by(float(line.removeprefix("pass ")))
            print("passed", flush=True)

    loop.add_reader(sys.stdin, read)


def main(port: str, folder: str, hold: str, pace: str, *seeds: str) -> None:
    settings = Settings(
        port=int(port),
        data=folder,
        hold=float(hold),
        pace=float(pace),
        rate=0,
        requests=0,
        browser=False,
        log="warning",
    )
    deals = itertools.cycle(map(bytes.fromhex, seeds)) if seeds else None
    time = HeldTime()
    sources = Sources(
        chance=SeededChance(7, deals),
        time=time,
        thinkers=Thinkers(patience=None),
        analysts=PlainAnalysts(),
        reviewers=PlainAnalysts(),
        puzzles=shown_book,
    )
    run.prepare_folder(Path(folder))
    lay_tables(Path(folder))
    opened = run.listen(settings)

    def started() -> None:
        listen(time)
        print(run.address(settings, opened), flush=True)

    run.run(settings, opened, started, sources)


if __name__ == "__main__":
    main(*sys.argv[1:])

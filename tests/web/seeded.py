"""A server whose chance repeats: ``seeded.py PORT FOLDER HOLD SEED…``.

Deals come from the seeds, in turn; without any, from a chance that is always the same. Bots think
without a deadline, so what they play does not depend on how busy the machine is.
"""

from __future__ import annotations

import itertools
import sys
from pathlib import Path

from red7.server.app import run
from red7.server.parts import Sources
from red7.server.settings import Settings
from red7.server.tables.thinkers import Thinkers
from tests.server.given import SeededChance


def main(port: str, folder: str, hold: str, *seeds: str) -> None:
    settings = Settings(
        port=int(port),
        data=folder,
        hold=float(hold),
        pace=0.0,
        rate=0,
        requests=0,
        browser=False,
        log="warning",
    )
    deals = itertools.cycle(map(bytes.fromhex, seeds)) if seeds else None
    sources = Sources(chance=SeededChance(7, deals), thinkers=Thinkers(patience=None))
    run.prepare_folder(Path(folder))
    opened = run.listen(settings)
    started = lambda: print(run.address(settings, opened), flush=True)  # noqa: E731
    run.run(settings, opened, started, sources)


if __name__ == "__main__":
    main(*sys.argv[1:])

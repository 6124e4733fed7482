"""A server whose deals come from chosen seeds: ``seeded.py PORT FOLDER HOLD SEED…``."""

from __future__ import annotations

import itertools
import sys
from pathlib import Path

from red7.server import acts, run
from red7.server.settings import Settings


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
    if seeds:
        endless = itertools.cycle(map(bytes.fromhex, seeds))
        acts.create.__defaults__ = (lambda: next(endless),)
        acts.act.__defaults__ = (frozenset(), lambda: next(endless))
    run.prepare_folder(Path(folder))
    opened = run.listen(settings)
    run.run(settings, opened, lambda: print(run.address(settings, opened), flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])

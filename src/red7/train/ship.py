"""Make the file of weights that comes with the package: ``python -m red7.train.ship FOLDER``."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import red7.network
from red7.network.shipped import SHIPPED, Weights, reduced, write_weights
from red7.train.checkpoint import PLAYER, WEIGHTS, read_weights
from red7.train.network import weights_of


def weights_in(folder: Path) -> Weights:
    """Return the averaged actor and the critic of a checkpoint, in few bits."""
    actor, progress = read_weights(folder / PLAYER)
    params, _ = read_weights(folder / WEIGHTS)
    about = {"steps": progress.steps, "games": progress.games}
    return reduced(actor | weights_of(params, "critic"), about)


def main() -> None:
    """Read the arguments and write the file."""
    usual = Path(red7.network.__file__).parent / SHIPPED
    parser = argparse.ArgumentParser(prog="python -m red7.train.ship", description=__doc__)
    parser.add_argument("checkpoint", type=Path, help="the folder of a checkpoint")
    parser.add_argument("--out", type=Path, default=usual, help="the file to write")
    given = parser.parse_args()
    write_weights(given.out, weights_in(given.checkpoint))
    sys.stdout.write(f"{given.out}: {given.out.stat().st_size / 1e6:.1f} MB\n")


if __name__ == "__main__":
    main()

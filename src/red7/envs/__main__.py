"""``python -m red7.envs`` compiles the kernels of the environments in advance."""

from __future__ import annotations

import numpy as np

from red7.envs.batch import Batch
from red7.envs.kernels.pixels import unfilter
from red7.search.kernels.chance import new_chance


def main() -> None:
    """Call every kernel once."""
    batch = Batch(1)
    batch.begin()
    steps = batch.random_steps(new_chance(1))
    batch.illegal(steps)
    batch.step(steps)
    unfilter(np.zeros((1, 5), dtype=np.uint8), np.zeros((2, 8), dtype=np.uint8))


if __name__ == "__main__":
    main()

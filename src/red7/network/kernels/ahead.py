"""Going on in scenes: steps that need no thought, and what the end of a round is worth."""

from __future__ import annotations

import numpy as np

from red7.network.kernels.scene import RULES, follow_step
from red7.search.kernels.decorators import kernel
from red7.search.kernels.flat import MOST_STEPS, STILL_IN
from red7.search.kernels.legal import open_steps
from red7.search.worlds.weigh import worth


@kernel
def make_forced_steps(scenes):
    """Go on in each scene until somebody has a choice or the round is over."""
    steps = np.empty(MOST_STEPS, np.int64)
    for row in range(scenes.shape[0]):
        s = scenes[row]
        while open_steps(s, s[RULES:], steps) == 1:
            follow_step(s, steps[0])


@kernel
def settle(scenes, values, limit, gains):
    """Store what the end of each round is worth; -1 if the round goes on."""
    for row in range(scenes.shape[0]):
        over = scenes[row, STILL_IN] < 2
        gains[row] = worth(scenes[row], values, limit) if over else -1.0

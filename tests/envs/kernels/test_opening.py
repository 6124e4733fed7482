from __future__ import annotations

import numpy as np

from red7.core import View
from red7.envs.encoding import STEP_COUNT, mask
from red7.envs.kernels.layout import OPENED, SIZE
from red7.envs.kernels.opening import find_open, write_mask
from red7.network.kernels import scene
from red7.search.kernels.flat import MOST_STEPS


def test_what_a_view_allows_is_open(views: list[View]) -> None:
    phases = set()
    steps = np.zeros(MOST_STEPS, dtype=np.int64)
    for view in views:
        if view.seat == view.turn:
            phases.add(view.phase)
            state = np.zeros(SIZE, dtype=np.int64)
            state[: scene.SIZE] = scene.scene_of(view)
            state[OPENED:] = -1  # to be overwritten
            found = np.ones(STEP_COUNT, dtype=np.int8)
            find_open(state, steps)
            write_mask(state, found)
            assert np.array_equal(found, mask(view)), view
    assert len(phases) > 3

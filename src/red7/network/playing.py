"""Playing on in imagined worlds as the network would, and judging what it comes to."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from red7.network.kernels.ahead import make_forced_steps, settle
from red7.network.kernels.scene import Scenes, follow_steps
from red7.network.opinion import Network
from red7.network.sets import Array


class PlayedOn(NamedTuple):
    """What scenes are worth to a seat after playing on."""

    gains: Array  # by scene
    evaluations: int  # by the network
    cut: bool = False  # whether the time was up; then the gains mean nothing


def play_on(  # noqa: PLR0913 - what to play, for whom, how far and until when
    network: Network,
    scenes: Scenes,
    seat: int,
    stakes: tuple[Array, int],
    depth: int,
    *,
    is_late: Callable[[], bool] = bool,
) -> PlayedOn:
    """Make the network's likeliest steps in each scene, and judge those that are not over then.

    The scenes are changed. The stakes are the values of ``worth`` and its limit.
    """
    values, limit = stakes
    gains, found = np.zeros((2, len(scenes)))
    rows = np.arange(len(scenes))
    evaluations = 0
    for made in range(depth + 1):
        make_forced_steps(scenes)
        settle(scenes, values, limit, found)
        on = found[: len(rows)] < 0
        gains[rows] = found[: len(rows)]
        rows, scenes = rows[on], scenes[on]
        if is_late():
            return PlayedOn(gains, evaluations, cut=True)
        if not len(rows):
            break
        evaluations += len(rows)
        if made < depth:
            follow_steps(scenes, network.think(scenes).steps.argmax(axis=1))
        else:
            gains[rows] = network.judge(scenes)[:, seat - 1]
    return PlayedOn(gains, evaluations)

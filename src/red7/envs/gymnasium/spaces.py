"""The spaces of steps and observations, and the observations themselves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from gymnasium import spaces

from red7.core import View
from red7.core.cards import ALL_CARDS
from red7.envs import encoding, quick
from red7.envs.encoding import DENSE_SIZE, STEP_COUNT, Layout, layout_number
from red7.envs.encoding.compact import NUMBER_COUNT, SET_COUNT
from red7.envs.episode import Episode

_MOST_ANSWERS: Final = 49  # no value of the dense layout is higher: it counts cards at most


def _compact(view: View) -> dict[str, Any]:
    return encoding.compact(view)._asdict()


_OBSERVE: Final[dict[Layout, Callable[[View], Any]]] = {
    "compact": _compact,
    "dense": quick.dense,
    "scaled": quick.scaled,
}


def step_space() -> spaces.Discrete:
    """Return the space of steps; its masks say which of them are legal."""
    return spaces.Discrete(STEP_COUNT)


def observation_space(layout: Layout, recall: int = 0) -> spaces.Dict:
    """Return the space of observations in a layout, with the last steps if asked for."""
    layout_number(layout)
    parts = {
        "observation": _layout_space(layout),
        "action_mask": spaces.Box(0, 1, (STEP_COUNT,), np.int8),
    }
    if recall:
        parts["history"] = spaces.Box(-1, STEP_COUNT - 1, (recall, 3), np.int16)
    return spaces.Dict(parts)


def observe(episode: Episode, seat: int, layout: Layout, recall: int = 0) -> dict[str, Any]:
    """Return what a seat may know and do."""
    view = episode.view(seat)
    seen = {"observation": _OBSERVE[layout](view), "action_mask": episode.mask(seat)}
    return seen | {"history": encoding.latest(view, recall)} if recall else seen


def _layout_space(layout: Layout) -> spaces.Space[Any]:
    if layout == "compact":
        return spaces.Dict(
            cards=spaces.Box(0, ALL_CARDS, (SET_COUNT,), np.int64),
            numbers=spaces.Box(-1, 127, (NUMBER_COUNT,), np.int8),
        )
    if layout == "dense":
        return spaces.Box(0, _MOST_ANSWERS, (DENSE_SIZE,), np.int8)
    return spaces.Box(0, _MOST_ANSWERS, (DENSE_SIZE,), np.float32)

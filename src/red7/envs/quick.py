"""The dense layouts of a view by compiled code: those of ``red7.envs.encoding``, but quickly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from red7.core import View
from red7.core.numbering import START
from red7.envs.encoding import DENSE_SIZE, compact
from red7.envs.kernels.games import new_space
from red7.envs.kernels.reading import read_compact
from red7.envs.kernels.writing import write_dense, write_scaled
from red7.network.kernels.scene import SIZE
from red7.network.observation import PLANES, ROUND_VALUES
from red7.network.sets import CARDS


def _place(name: str) -> int:
    """Return where a value of the round begins."""
    names = [one for one, _ in ROUND_VALUES]
    return CARDS * PLANES + sum(width for _, width in ROUND_VALUES[: names.index(name)])


# What is marked for the observer in a scene and is true only of a seat that is to move or still in.
_START: Final = _place("phase") + START
_IN: Final = _place("in")


def dense(view: View) -> NDArray[np.int8]:
    """Return what the seat of a view may know, in the dense layout."""
    found = np.zeros(DENSE_SIZE, dtype=np.int8)
    _write(write_dense, view, found)
    return found


def scaled(view: View) -> NDArray[np.float32]:
    """Return the dense layout as floats, with the counts made small."""
    found = np.zeros(DENSE_SIZE, dtype=np.float32)
    _write(write_scaled, view, found)
    return found


def _write(kernel: Callable[..., None], view: View, found: NDArray[Any]) -> None:
    scene, space = np.zeros(SIZE, dtype=np.int64), new_space()
    read_compact(*compact(view), scene)
    kernel(scene, space.places, space.values, space.work, found)
    if view.seat != view.turn:
        found[_START] = 0
    if view.out[view.seat - 1]:
        found[_IN] = 0

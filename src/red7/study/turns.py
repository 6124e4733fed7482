"""Every legal turn of a view, as it is written and as kernels read it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from red7.core import Phase, Step, View
from red7.core.steps import DRAW, DRAW_STEP, PLAY
from red7.search.kernels.flat import LONGEST_LINE, Flat

Steps = tuple[Step, ...]


@dataclass(frozen=True)
class Turn:
    """A way to continue the turn, to its end or as far as a draw of an unknown card."""

    steps: Steps
    line: Flat  # the numbers of its steps, without a 3's draw, then -1


def every_turn(view: View) -> list[Turn]:
    """Return all turns that are legal for the seat to move, in a fixed order."""
    return [_turn(view, steps) for steps in view.lines()]


def _turn(view: View, steps: Steps) -> Turn:
    line = np.full(LONGEST_LINE, -1, dtype=np.int64)
    made = [
        step.number
        for before, step in zip((None, *steps), steps, strict=False)
        # A 3's draw follows by itself.
        if not (step.kind == DRAW and before is not None and before.kind == PLAY)
    ]
    line[: len(made)] = made
    return Turn(_written(view, steps), line)


def _written(view: View, steps: Steps) -> Steps:
    """Return the steps with the draw of a 3 that waits for its card."""
    last = steps[-1]
    if last.kind == PLAY and view.follow(steps).phase is Phase.THREE:
        return (*steps, DRAW_STEP)
    return steps

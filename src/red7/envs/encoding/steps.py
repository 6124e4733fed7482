"""Steps as numbers, and the legal ones as a mask."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from red7.core import STEPS, Step, View
from red7.core.numbering import STEP_COUNT

__all__ = ["STEP_COUNT", "mask", "number", "step"]


def number(step: Step | str) -> int:
    """Return the number of a step.

    >>> number("+V1"), number(">V1"), number("^R7"), number("!"), number("."), number("~")
    (0, 49, 146, 147, 148, 149)
    """
    return (Step.parse(step) if isinstance(step, str) else step).number


def step(number: int) -> Step:
    """Return the step with this number.

    >>> str(step(48))
    '+R7'
    """
    if not 0 <= number < STEP_COUNT:
        message = f"steps are numbered from 0 to {STEP_COUNT - 1}, not {number}"
        raise ValueError(message)
    return STEPS[number]


def mask(view: View) -> NDArray[np.int8]:
    """Return 1 for each step that the seat of a view may make now; all 0 if it is not its turn."""
    legal = np.zeros(STEP_COUNT, dtype=np.int8)
    if view.seat == view.turn:
        legal[[step.number for step in view.legal_steps]] = 1
    return legal

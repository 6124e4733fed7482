"""Lines of steps as kernels read them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from red7.core import Step
from red7.core.steps import DRAW, PLAY
from red7.search.kernels.flat import LONGEST_LINE, Lines


def numbered(lines: Sequence[Sequence[Step]]) -> Lines:
    """Write lines as an array, without the draws of 3s, which follow by themselves."""
    table = np.full((len(lines), LONGEST_LINE), -1, dtype=np.int64)
    for row, line in zip(table, lines, strict=True):
        numbers = [
            step.number
            for at, step in enumerate(line)
            if step.kind != DRAW or at == 0 or line[at - 1].kind != PLAY
        ][:LONGEST_LINE]
        row[: len(numbers)] = numbers
    return table

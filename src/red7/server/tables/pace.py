"""How long a bot waits before its turn, so that people can follow."""

from __future__ import annotations

from typing import Final

from red7.protocol import messages as m
from red7.table.table import Table

_PACES: Final[dict[m.Pace, float]] = {"calm": 2.0, "normal": 1.0, "quick": 0.4}
_HASTE: Final[dict[m.Haste | None, float]] = {None: 1.0, "faster": 0.25, "end": 0.0}


def pace_of(table: Table, usual: float) -> float:
    """Return how many seconds the seat to move should take."""
    pace = usual * _PACES[table.setup.pace] * _HASTE[table.hurry]
    if table.deadline is None:
        return pace
    return min(pace, (table.deadline - table.since) / 4000)  # a quarter of what its clock shows

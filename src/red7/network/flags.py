"""Rules as nine small integers, so that one compiled function plays them all."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from red7.core import Rules
from red7.core.numbering import rule_numbers

SEATS: Final = 4


def flags(rules: Rules | str) -> NDArray[np.int32]:
    """Return rules as an array, in the order of ``red7.core.numbering``."""
    return np.array(rule_numbers(Rules.of(rules)), dtype=np.int32)

"""Steps and observations as numbers: the public numbering and layouts that all environments share.

Everything here is made from a ``View`` and its past, and from nothing else. docs/research.md lists
every number and field. ``VERSION`` changes whenever the meaning of one of them does.
"""

from typing import Final

from red7.envs.encoding.compact import (
    CARD_SETS,
    NUMBERS,
    Compact,
    compact,
    decode,
    encode,
    sight,
)
from red7.envs.encoding.dense import DENSE_SIZE, SCALE, Parts, dense, dense_of, parts, scaled
from red7.envs.encoding.history import decode_history, history, latest
from red7.envs.encoding.sight import Sight
from red7.envs.encoding.steps import STEP_COUNT, mask, number, step
from red7.network.flags import SEATS

VERSION: Final = 1

__all__ = [
    "CARD_SETS",
    "DENSE_SIZE",
    "NUMBERS",
    "SCALE",
    "SEATS",
    "STEP_COUNT",
    "VERSION",
    "Compact",
    "Parts",
    "Sight",
    "compact",
    "decode",
    "decode_history",
    "dense",
    "dense_of",
    "encode",
    "history",
    "latest",
    "mask",
    "number",
    "parts",
    "scaled",
    "sight",
    "step",
]

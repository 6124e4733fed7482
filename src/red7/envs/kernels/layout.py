"""The layout of a game: a scene, and behind it what goes beyond a round.

The kernels of ``red7.search`` and ``red7.network`` take a game as they take a scene.
"""

from __future__ import annotations

from typing import Final

from red7.network.flags import SEATS
from red7.network.kernels import scene

PILES: Final = scene.SIZE  # the score pile of each seat
OPENED: Final = PILES + SEATS  # the legal steps, see ``red7.envs.kernels.opening``
KINDS: Final = 3
FINISHED: Final = OPENED + KINDS  # whether the game is over and not yet followed by the next
LOGGED: Final = FINISHED + 1  # how many steps the round has seen
SIZE: Final = LOGGED + 1

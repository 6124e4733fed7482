"""Red7 for Gymnasium: against bots as ``Red7-v0``, and thousands of games as ``Red7SelfPlay-v0``.

Importing this package registers both.
"""

from typing import Final

import gymnasium

from red7.envs.gymnasium.single import Red7Env

SINGLE: Final = "Red7-v0"

gymnasium.register(SINGLE, entry_point=Red7Env)

__all__ = ["SINGLE", "Red7Env"]

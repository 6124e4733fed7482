"""Red7 for Gymnasium: against bots as ``Red7-v0``, and thousands of games as ``Red7SelfPlay-v0``.

Importing this package registers both.
"""

import gymnasium

from red7.envs.gymnasium.single import Red7Env
from red7.envs.gymnasium.vector import Red7VectorEnv

gymnasium.register("Red7-v0", entry_point=Red7Env)
gymnasium.register("Red7SelfPlay-v0", vector_entry_point=Red7VectorEnv)

__all__ = ["Red7Env", "Red7VectorEnv"]

"""The bots of Red7 as bots of OpenSpiel."""

from __future__ import annotations

import pyspiel

from red7.envs.openspiel.game import Red7State
from red7.envs.policies import policy


class Red7Bot(pyspiel.Bot):  # type: ignore[misc]  # without types
    """One of the seven bots, or another that ``red7`` finds, as a player of OpenSpiel."""

    def __init__(self, name: str, player_id: int, seed: int = 0, work: int = 100) -> None:
        super().__init__()
        self._policy, self._player = policy(name, work, seed), player_id

    def player_id(self) -> int:
        """Return who it plays for."""
        return self._player

    def provides_policy(self) -> bool:
        """Return whether it says how likely its steps are."""
        return True

    def restart_at(self, state: Red7State) -> None:
        """Begin in the middle of a game, which makes no difference to it."""

    def step(self, state: Red7State) -> int:
        """Choose a step from what the player may know."""
        view = state.view(self._player)
        if view is None:
            raise ValueError("cards are still being dealt")
        return self._policy(view)

    def step_with_policy(self, state: Red7State) -> tuple[list[tuple[int, float]], int]:
        """Choose a step, and return it as a policy as well."""
        chosen = self.step(state)
        return [(step, float(step == chosen)) for step in state.legal_actions()], chosen

    def get_policy(self, state: Red7State) -> list[tuple[int, float]]:
        """Return the step it would choose as a policy."""
        return self.step_with_policy(state)[0]

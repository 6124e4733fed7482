"""The bots of Red7 as bots of OpenSpiel."""

from __future__ import annotations

import pyspiel

from red7.bots import Budget, find_bot
from red7.envs.openspiel.game import Red7State


class Red7Bot(pyspiel.Bot):  # type: ignore[misc]  # without types
    """One of the seven bots, or another that ``red7`` finds, as a player of OpenSpiel.

    It makes the same steps again after ``restart``.
    """

    def __init__(self, name: str, player_id: int, seed: int = 0, work: int = 100) -> None:
        super().__init__()
        self._bot = find_bot(name)
        getattr(self._bot, "prepare", _nothing)()
        self._player, self._seed, self._budget = player_id, seed, Budget(work)
        self._moves = 0

    def player_id(self) -> int:
        """Return who it plays for."""
        return self._player

    def provides_policy(self) -> bool:
        """Return whether it says how likely its steps are."""
        return True

    def restart(self) -> None:
        """Begin a new game."""
        self._moves = 0

    def restart_at(self, state: Red7State) -> None:
        """Begin in the middle of a game."""
        del state
        self.restart()

    def step(self, state: Red7State) -> int:
        """Choose a step from what the player may know."""
        view = state.view(self._player)
        if view is None:
            raise ValueError("cards are still being dealt")
        self._moves += 1
        # A different seed for each move, and the same ones in every game with this seed.
        seed = self._seed << 16 | self._moves
        return self._bot.choose(view, self._budget, seed).step.number

    def step_with_policy(self, state: Red7State) -> tuple[list[tuple[int, float]], int]:
        """Choose a step, and return it as a policy as well."""
        chosen = self.step(state)
        return [(step, float(step == chosen)) for step in state.legal_actions()], chosen

    def get_policy(self, state: Red7State) -> list[tuple[int, float]]:
        """Return the step it would choose as a policy."""
        moves = self._moves
        policy, _ = self.step_with_policy(state)
        self._moves = moves
        return policy


def _nothing() -> None:
    """Prepare a bot that needs no preparation."""

"""The game for one agent, against bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from numpy.typing import NDArray

from red7.core import Red7Error, Rules, View
from red7.core.deal import read_seed
from red7.envs.drawing import MODES, check_mode, table_picture, table_text
from red7.envs.encoding import Layout
from red7.envs.episode import Episode, deal_seed
from red7.envs.gymnasium.spaces import observation_space, observe, step_space
from red7.envs.policies import Policy, policy
from red7.envs.rewards import Illegal, Reward, check_illegal
from red7.table.drawing.text import wants_colour

_SEEDS: Final = 2**31  # of bots


class Red7Env(gymnasium.Env):
    """A game in which every seat but one is played by a bot.

    ``opponents`` names them in turn order after the agent, or gives them as policies of your own.
    """

    metadata: Final = {"render_modes": MODES, "render_fps": 2}

    def __init__(  # noqa: PLR0913 - what can be chosen
        self,
        *,
        opponents: str | Policy | Sequence[str | Policy] = "violet",
        rules: Rules | str = "basic",
        seat: int | None = None,
        reward: Reward = "match",
        layout: Layout = "dense",
        recall: int = 0,
        work: int = 100,
        illegal: Illegal = "lose",
        render_mode: str | None = None,
    ) -> None:
        check_illegal(illegal)
        check_mode(render_mode)
        self._opponents = _listed(opponents)
        players = len(self._opponents) + 1
        self._episode = Episode.start(players, rules, bytes(32), reward)
        if seat is not None:
            self._episode.match.round.index(seat)
        self._fixed_seat, self.seat = seat, seat or 1
        self._layout, self._recall, self._work, self._illegal = layout, recall, work, illegal
        self._policies: dict[int, Policy] = {}
        self._owed = 0.0  # what the agent was paid before its first turn
        self.render_mode = render_mode
        self.observation_space = observation_space(layout, recall)
        self.action_space = step_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new game; the option ``deal`` gives the seed of its deals instead of chance.

        The agent sits at a random seat, unless one was chosen. If all opponents drop out before the
        agent has had a turn, it has won: then every step is allowed, and tells that.
        """
        super().reset(seed=seed)
        given = (options or {}).get("deal")
        self._begin(None if given is None else read_seed(given))
        seen = self._observation()
        if self._episode.over:
            seen["action_mask"][:] = 1
        if self.render_mode == "human":
            self.render()
        return seen, self._info()

    def _begin(self, deal: bytes | None) -> None:
        """Deal a game and let the opponents move until it is the agent's turn."""
        drawn, before = deal_seed(self.np_random), self._episode
        any_seat = int(self.np_random.integers(before.players)) + 1
        self.seat = self._fixed_seat or any_seat
        self._policies = self._seated()
        self._episode = Episode.start(
            before.players, before.match.rules, deal or drawn, before.reward
        )
        self._owed = self._let_opponents_move()

    def step(
        self, action: int | np.integer[Any]
    ) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Make a step; the opponents move until it is the agent's turn, or the game is over.

        A game that is over stays as it is.
        """
        told, earned = {}, 0.0
        if not self._episode.over:
            try:
                self._episode = self._episode.apply(action)
            except Red7Error as refusal:
                if self._illegal == "raise":
                    raise
                self._episode = self._episode.forfeit()
                told = {"illegal": refusal.reason}
            earned = self._episode.rewards[self.seat - 1] + self._let_opponents_move()
        # Only now: what is owed to an agent whose step was refused is still owed.
        reward, self._owed = self._owed + earned, 0.0
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, self._episode.over, False, self._info() | told

    def _seated(self) -> dict[int, Policy]:
        """Return who plays each of the other seats, in turn order after the agent."""
        seated = {}
        for after, opponent in enumerate(self._opponents):
            seat = (self.seat + after) % self._episode.players + 1
            luck = int(self.np_random.integers(_SEEDS))
            seated[seat] = (
                policy(opponent, self._work, luck) if isinstance(opponent, str) else opponent
            )
        return seated

    def _let_opponents_move(self) -> float:
        """Play on until it is the agent's turn, and return what the agent was paid meanwhile."""
        earned = 0.0
        while not self._episode.over and self._episode.seat != self.seat:
            mover = self._episode.seat
            self._episode = self._episode.apply(self._policies[mover](self._episode.view(mover)))
            earned += self._episode.rewards[self.seat - 1]
        return earned

    def view(self) -> View:
        """Return what the agent may know as ``red7.core`` has it."""
        return self._episode.view(self.seat)

    @property
    def episode(self) -> Episode:
        """The game with every card in it, for those who may see that: tests and trainers."""
        return self._episode

    def _observation(self) -> dict[str, Any]:
        return observe(self._episode, self.seat, self._layout, self._recall)

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "scores": np.array(self._episode.match.scores)}

    def render(self) -> str | NDArray[np.uint8] | None:
        """Show what the agent sees: printed, as text or as a picture."""
        match, names = self._episode.match, self._names()
        if self.render_mode is None:
            gymnasium.logger.warn("nothing is rendered without a render_mode")
        elif self.render_mode == "rgb_array":
            return table_picture(match, self.seat, names)
        elif self.render_mode == "ansi":
            return table_text(match, self.seat, names)
        else:
            shown = table_text(match, self.seat, names, coloured=wants_colour())
            print(shown)  # noqa: T201 - asked for
        return None

    def _names(self) -> list[str]:
        names = {self.seat: "agent"}
        for after, opponent in enumerate(self._opponents):
            told = opponent if isinstance(opponent, str) else getattr(opponent, "name", "policy")
            names[(self.seat + after) % self._episode.players + 1] = str(told)
        return [names[seat] for seat in sorted(names)]


def _listed(opponents: str | Policy | Sequence[str | Policy]) -> tuple[str | Policy, ...]:
    if isinstance(opponents, Sequence) and not isinstance(opponents, str):
        return tuple(opponents)
    return (opponents,)

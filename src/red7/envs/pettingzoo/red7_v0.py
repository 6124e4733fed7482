"""The game for two to four agents that take turns."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.utils import EzPickle, seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from red7.core import Red7Error, Rules, View
from red7.core.deal import read_seed
from red7.envs.drawing import MODES, check_mode, table_picture, table_text
from red7.envs.encoding import Layout
from red7.envs.episode import Episode, deal_seed
from red7.envs.gymnasium.spaces import observation_space, observe, step_space
from red7.envs.rewards import Illegal, Reward, check_illegal
from red7.table.drawing.text import wants_colour


def env(**kwargs: Any) -> AECEnv:  # noqa: ANN401 - the arguments of ``raw_env``
    """Return the environment with PettingZoo's check of the order; an illegal step loses the game.

    It needs no check of the bounds: a number that no step has is an illegal step too.
    """
    return wrappers.OrderEnforcingWrapper(raw_env(**{"illegal": "lose", **kwargs}))


class raw_env(AECEnv, EzPickle):  # noqa: N801 - PettingZoo's name for it
    """The environment itself; an illegal step raises an error that says why, unless it loses."""

    metadata: Final = {
        "name": "red7_v0",
        "render_modes": MODES,
        "render_fps": 2,
        "is_parallelizable": False,  # only one agent can act at a time
    }

    def __init__(  # noqa: PLR0913 - what can be chosen
        self,
        *,
        players: int = 2,
        rules: Rules | str = "basic",
        reward: Reward = "match",
        layout: Layout = "dense",
        recall: int = 0,
        illegal: Illegal = "raise",
        render_mode: str | None = None,
    ) -> None:
        check_illegal(illegal)
        check_mode(render_mode)
        EzPickle.__init__(
            self,
            players=players,
            rules=str(Rules.of(rules)),
            reward=reward,
            layout=layout,
            recall=recall,
            illegal=illegal,
            render_mode=render_mode,
        )
        super().__init__()
        self._episode = Episode.start(players, rules, bytes(32), reward)
        self._layout, self._recall, self._illegal = layout, recall, illegal
        self._random: np.random.Generator | None = None
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(1, players + 1)]
        self.observation_spaces = {
            agent: observation_space(layout, recall) for agent in self.possible_agents
        }
        self.action_spaces = {agent: step_space() for agent in self.possible_agents}

    def __deepcopy__(self, memo: dict[int, Any]) -> raw_env:
        """Return a copy in the middle of the same game; one that was pickled has to be reset."""
        copied = object.__new__(type(self))
        memo[id(self)] = copied
        copied.__dict__.update(deepcopy(self.__dict__, memo))
        return copied

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        """Return the space of an agent's steps."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; the option ``deal`` gives the seed of its deals instead of chance."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        drawn = deal_seed(self._random)
        given = (options or {}).get("deal")
        before = self._episode
        self._episode = Episode.start(
            before.players,
            before.match.rules,
            drawn if given is None else read_seed(given),
            before.reward,
        )
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select()

    def step(self, action: int | None) -> None:
        """Make a step for the agent to move."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent that is still playing has to make a step")
        told = {}
        try:
            self._episode = self._episode.apply(action)
        except Red7Error as refusal:
            if self._illegal == "raise":
                raise
            self._episode = self._episode.forfeit()
            told = {"illegal": refusal.reason}
        # Only now: what is owed to an agent whose step was refused is still owed.
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = dict(zip(self.agents, self._episode.rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, self._episode.over)
        self._select()
        self.infos[self.agent_selection] |= told
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        """Select the agent to move, and tell it what it may do."""
        self.agent_selection = self.possible_agents[self._episode.seat - 1]
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.infos[self.agent_selection] = {"action_mask": self._episode.mask(self._episode.seat)}

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent may know; while it waits, its mask allows nothing."""
        return observe(self._episode, self._seat(agent), self._layout, self._recall)

    def view(self, agent: str | None = None) -> View:
        """Return what an agent, or the one to move, may know as ``red7.core`` has it."""
        return self._episode.view(self._seat(agent or self.agent_selection))

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent) + 1

    @property
    def episode(self) -> Episode:
        """The game with every card in it, for those who may see that: tests and trainers."""
        return self._episode

    def render(self) -> str | NDArray[np.uint8] | None:
        """Show what the agent to move sees: printed, as text or as a picture."""
        match, seat = self._episode.match, self._episode.seat
        if self.render_mode is None:
            gymnasium.logger.warn("nothing is rendered without a render_mode")
        elif self.render_mode == "rgb_array":
            return table_picture(match, seat, self.possible_agents)
        elif self.render_mode == "ansi":
            return table_text(match, seat, self.possible_agents)
        else:
            shown = table_text(match, seat, self.possible_agents, coloured=wants_colour())
            print(shown)  # noqa: T201 - asked for
        return None

    def close(self) -> None:
        """Nothing has to be closed."""

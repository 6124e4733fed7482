"""Thousands of games at once, stepped in compiled code; whoever calls plays all seats."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, Final

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from red7.core import Rules
from red7.envs.batch import Batch, Look
from red7.envs.encoding import Compact, Layout, step
from red7.envs.gymnasium.spaces import observation_space, step_space
from red7.envs.rewards import Illegal, Reward, check_illegal
from red7.search.kernels.chance import new_chance

_SEEDS: Final = 2**31
_ACTIONS: Final = 0x616374696F6E73  # makes a seed for random steps from that of the deals


class Red7VectorEnv(VectorEnv):
    """Games in which every step is made by the seat whose turn it is.

    An observation is that of the seat to move, which ``info["seat"]`` names. The reward is that of
    the seat that made the step; ``info["rewards"]`` holds those of all seats.
    """

    metadata: dict[str, Any]

    def __init__(  # noqa: PLR0913 - what can be chosen
        self,
        num_envs: int = 1,
        *,
        rules: Rules | str | Sequence[Rules | str] = "basic",
        players: int | Sequence[int] = 2,
        reward: Reward = "match",
        layout: Layout = "compact",
        illegal: Illegal = "lose",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        threads: int | None = None,
        copy: bool = True,
    ) -> None:
        check_illegal(illegal)
        self.num_envs = num_envs
        self.single_observation_space = observation_space(layout)
        self.single_action_space = step_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.batch = Batch(
            num_envs, rules=rules, players=players, reward=reward, layout=layout, threads=threads
        )
        self._mode, self._illegal, self._copy = AutoresetMode(autoreset_mode), illegal, copy
        self._seeded = False
        self._rows = np.arange(num_envs)
        self._chance = new_chance(_ACTIONS)
        self.metadata = {"render_modes": [], "autoreset_mode": self._mode}

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin new games, each with its own seed: the given ones, or this one and those after it.

        Options: ``reset_mask`` says in which rows, and ``deals`` gives the seed of the first deal
        of each row, as ``red7.core.Match.start`` takes it. Rows that go on keep their seeds.
        """
        chosen = options or {}
        rows = chosen.get("reset_mask")
        seeds = self._seeds(seed)
        if seeds is not None:
            first = next((one for one in seeds if one is not None), 0)
            if rows is not None and self._seeded:
                seeds = [one if row else None for row, one in zip(rows, seeds, strict=True)]
            self.batch.seed(seeds)
            self._chance = new_chance(first ^ _ACTIONS)
            self._seeded = True
        look = self.batch.begin(rows, chosen.get("deals"))
        return self._observation(look), {"seat": self._own(look.seats)}

    def _seeds(self, seed: int | Sequence[int | None] | None) -> list[int | None] | None:
        """Return the seed of each row; None if the games go on as they were seeded before."""
        if isinstance(seed, int | np.integer):
            super().reset(seed=int(seed))
            return [int(seed) + row for row in range(self.num_envs)]
        if seed is not None:
            if len(seed) != self.num_envs:
                message = f"{self.num_envs} games need as many seeds, not {len(seed)}"
                raise ValueError(message)
            return list(seed)
        if self._seeded:
            return None
        return [int(one) for one in self.np_random.integers(_SEEDS, size=self.num_envs)]

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[
        dict[str, Any], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
    ]:
        """Make a step in every game."""
        if self._illegal == "raise":
            self._check(actions)
        if self._mode is AutoresetMode.DISABLED and self.batch.finished.any():
            raise ValueError("games that are over have to be reset")
        same_step = self._mode is AutoresetMode.SAME_STEP
        outcome = self.batch.step(actions, same_step=same_step)
        actors = outcome.actors
        reward = np.where(actors > 0, outcome.rewards[self._rows, actors - 1], 0.0)
        info = {
            "seat": self._own(outcome.look.seats),
            "actor": self._own(actors),
            "rewards": self._own(outcome.rewards),
            "illegal": outcome.illegal,
        }
        if outcome.final is not None and outcome.over.any():
            nothing = np.zeros_like(outcome.look.mask)
            final = Look(outcome.final, nothing, actors)
            info |= {"final_obs": self._observation(final), "_final_obs": outcome.over}
            ends = {name: info[name] for name in ("actor", "rewards", "illegal")}
            info |= {"final_info": ends, "_final_info": outcome.over}
        cut = np.zeros(self.num_envs, dtype=np.bool_)
        return self._observation(outcome.look), reward, outcome.over, cut, info

    def _check(self, actions: NDArray[Any]) -> None:
        """Refuse illegal steps with the reason that the core gives for the first of them."""
        row = self.batch.illegal(actions)
        if row is not None:
            self.batch.round(row).apply(step(int(actions[row])))

    def random_actions(self) -> NDArray[np.int64]:
        """Return one of the legal steps of each game, all equally likely."""
        return np.maximum(self.batch.random_steps(self._chance), 0)

    def _observation(self, look: Look) -> dict[str, Any]:
        seen = look.observation
        named = seen._asdict() if isinstance(seen, Compact) else seen
        return {"observation": self._own(named), "action_mask": self._own(look.mask)}

    def _own(self, value: Any) -> Any:  # noqa: ANN401 - an array, or a dictionary of arrays
        """Return a copy that the next step leaves alone, unless none is wanted."""
        return deepcopy(value) if self._copy else value

    def close_extras(self, **_: Any) -> None:  # noqa: ANN401 - Gymnasium's own
        """End the threads."""
        self.batch.close()

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
from red7.envs.batch import Batch, Look, Outcome
from red7.envs.encoding import STEP_COUNT, Compact, Layout, step
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
        recall: int = 0,
        illegal: Illegal = "lose",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        threads: int | None = None,
        copy: bool = True,
    ) -> None:
        check_illegal(illegal)
        self.num_envs = num_envs
        self.batch = Batch(
            num_envs,
            rules=rules,
            players=players,
            reward=reward,
            layout=layout,
            recall=recall,
            threads=threads,
        )
        self.single_observation_space = observation_space(layout, recall)
        self.single_action_space = step_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._recall = recall
        self._mode, self._illegal, self._copy = AutoresetMode(autoreset_mode), illegal, copy
        self._seeded = False
        self._rows, self._all = np.arange(num_envs), np.ones(num_envs, dtype=np.bool_)
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
        return self._observation(look), self._to_move(look)

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
        actors, made = outcome.actors, outcome.actors > 0
        reward = np.where(made, outcome.rewards[self._rows, actors - 1], 0.0)
        told = {
            "actor": self._own(actors),
            "rewards": self._own(outcome.rewards),
            "illegal": outcome.illegal,
        }
        info = self._to_move(outcome.look) | _marked(made, told)
        if outcome.final is not None and outcome.over.any():
            over = outcome.over
            ends = {"final_obs": self._last_seen(outcome), "final_info": _marked(over, told)}
            info |= _marked(over, ends)
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
        seen = {"observation": _named(look.observation), "action_mask": look.mask}
        if self._recall:
            seen["history"] = look.history
        return {name: self._own(value) for name, value in seen.items()}

    def _to_move(self, look: Look) -> dict[str, Any]:
        """Return the infos that tell who is to move."""
        return _marked(self._all, {"seat": self._own(look.seats)})

    def _last_seen(self, outcome: Outcome) -> NDArray[np.object_]:
        """Return the last observation of each game that is over, as Gymnasium's wrappers take it.

        They are one object for each game, and None for the others.
        """
        over = np.flatnonzero(outcome.over)
        masks = np.zeros((len(over), STEP_COUNT), dtype=np.int8)
        found = np.full(self.num_envs, None, dtype=object)
        # One by one: NumPy takes longer over a list of objects.
        for row, seen, mask in zip(over.tolist(), _rows(outcome.final, over), masks, strict=True):
            found[row] = {"observation": seen, "action_mask": mask}
        if outcome.final_history is not None and self._recall:
            for row in over.tolist():
                found[row]["history"] = outcome.final_history[row].copy()
        return found

    def _own(self, value: Any) -> Any:  # noqa: ANN401 - an array, or a dictionary of arrays
        """Return a copy that the next step leaves alone, unless none is wanted."""
        return deepcopy(value) if self._copy else value

    def close_extras(self, **_: Any) -> None:  # noqa: ANN401 - Gymnasium's own
        """End the threads."""
        self.batch.close()


def _marked(which: NDArray[np.bool_], told: dict[str, Any]) -> dict[str, Any]:
    """Return infos with the masks that say of which games they tell something."""
    return told | {f"_{name}": which for name in told}


def _named(seen: Any) -> Any:  # noqa: ANN401 - by layout
    """Return an observation as its space has it."""
    return seen._asdict() if isinstance(seen, Compact) else seen


def _rows(seen: Any, which: NDArray[np.int64]) -> Any:  # noqa: ANN401 - by layout
    """Return copies of some rows of an observation, one after the other."""
    if not isinstance(seen, Compact):
        return seen[which]
    cards, numbers = seen.cards[which], seen.numbers[which]
    return [{"cards": one, "numbers": two} for one, two in zip(cards, numbers, strict=True)]

"""An episode: a game from the first deal to its end, played step by step."""

from __future__ import annotations

from dataclasses import dataclass, replace
from operator import index
from typing import SupportsIndex

import numpy as np
from numpy.typing import NDArray

from red7.core import Match, Red7Error, Rules, Step, View
from red7.envs.encoding import STEP_COUNT, mask
from red7.envs.encoding import step as step_of
from red7.envs.rewards import Reward, forfeited, paid, reward_number


@dataclass(frozen=True)
class Episode:
    """A game and what its last step paid; after a round of a match, the next is dealt at once.

    >>> episode = Episode.start(players=2, rules="advanced", seed=bytes(32), reward="round")
    >>> episode.seat, episode.over
    (2, False)
    >>> after = episode.apply(149)  # seat 2 drops out
    >>> after.rewards, after.match.number, after.over
    ((1.0, -1.0), 2, False)
    """

    match: Match
    reward: Reward
    rewards: tuple[float, ...]
    forfeited: bool = False  # whether an illegal step has ended it

    @classmethod
    def start(
        cls, players: int, rules: Rules | str, seed: bytes, reward: Reward = "match"
    ) -> Episode:
        """Deal the first round of a game; the seed decides all deals."""
        reward_number(reward)
        return cls(Match.start(players, rules, seed), reward, (0.0,) * players)

    def __deepcopy__(self, memo: object) -> Episode:
        """Return itself: nothing in it ever changes."""
        return self

    @property
    def players(self) -> int:
        """The number of seats."""
        return self.match.players

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.match.over or self.forfeited

    @property
    def seat(self) -> int:
        """The seat to move; when the game is over, the winner of its last round."""
        return self.match.round.turn

    def view(self, seat: int) -> View:
        """Return what a seat may know about the round."""
        return self.match.round.view(seat)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Return 1 for each step that a seat may make now; all 0 once the game is over."""
        return np.zeros(STEP_COUNT, np.int8) if self.over else mask(self.view(seat))

    def apply(self, step: Step | SupportsIndex) -> Episode:
        """Return the episode after a step or its number; an illegal one raises ``Red7Error``.

        A number that no step has is illegal too.
        """
        made = step if isinstance(step, Step) else _step(index(step))
        after = self.match.apply(made)
        rewards = paid(self.reward, self.match, after)
        if after.round.over and not after.over:
            after = after.next_round()
        return replace(self, match=after, rewards=rewards)

    def forfeit(self) -> Episode:
        """Return the episode after an illegal step, which ends it; the game stays as it is."""
        return replace(self, rewards=forfeited(self.reward, self.match), forfeited=True)


def _step(number: int) -> Step:
    """Return the step with this number."""
    if not 0 <= number < STEP_COUNT:
        raise Red7Error("step-expected", text=str(number), place=1)
    return step_of(number)


def deal_seed(chance: np.random.Generator) -> bytes:
    """Return the seed of a game's deals, from the generator of an environment."""
    return chance.bytes(32)

"""What the network thinks of a view, or of many imagined worlds at once."""

from __future__ import annotations

from functools import cache, cached_property
from typing import NamedTuple

import numpy as np

from red7.core import STEPS, View
from red7.network.flags import SEATS
from red7.network.kernels.layers import Trunk, cards_of, trunk_of
from red7.network.kernels.scene import Scenes, scene_of
from red7.network.kernels.thinking import judge_all, think_of_all
from red7.network.sets import CARDS, Array
from red7.network.shipped import Weights, shipped_weights


class Opinion(NamedTuple):
    """What the network thinks of a view, or of a batch of scenes with a leading axis."""

    steps: Array  # [150]: how likely it is to make each step; 0 for those that are not legal
    chances: Array  # [seat]: of winning
    belief: Array  # [seat, card]: how likely each unseen card is to be in that hand


class Network:
    """An actor, which sees what the mover sees, and a critic, which sees all hands.

    A position gets the same answers alone and in any batch, to the last bit.
    """

    def __init__(self, weights: Weights) -> None:
        self.actor = trunk_of(weights, "actor")
        self.cards = cards_of(weights)
        self._weights = weights

    @cached_property
    def critic(self) -> Trunk:
        """The layers of the critic, which not everybody needs."""
        return trunk_of(self._weights, "critic")

    def think(self, scenes: Scenes, *, guesses: bool = False) -> Opinion:
        """Return what the actor thinks; the belief is all zeros unless it is asked to guess."""
        count = len(scenes)
        opinion = Opinion(
            np.empty((count, len(STEPS)), np.float32),
            np.empty((count, SEATS), np.float32),
            np.empty((count, SEATS, CARDS), np.float32),
        )
        think_of_all(scenes, self.actor, self.cards, guesses, *opinion)
        return opinion

    def judge(self, scenes: Scenes) -> Array:
        """Return each seat's chance to win, as the critic sees it: [scene, seat].

        Every card of the scenes must be in its place.
        """
        chances = np.empty((len(scenes), SEATS), np.float32)
        judge_all(scenes, self.critic, chances)
        return chances

    def opinion(self, view: View) -> Opinion:
        """Return what the actor thinks of the view of the seat to move."""
        batch = self.think(scene_of(view)[None], guesses=True)
        return Opinion(*(part[0] for part in batch))


@cache
def shipped_network() -> Network:
    """Return the network that comes with the package; it is loaded once."""
    return Network(shipped_weights())

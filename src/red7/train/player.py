"""A trained network as a bot, without any search."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from red7.bots import Budget, Choice
from red7.core import STEPS, View
from red7.network.opinion import Network
from red7.network.shipped import reduced
from red7.train.checkpoint import read_weights


class NetworkPlayer:
    """Makes the step that the network likes best, or one at random as likely as it likes it.

    It plays with the weights as they would be shipped, in few bits.
    """

    def __init__(self, weights: Path, name: str = "network", *, samples: bool = False) -> None:
        self.name = name
        self.network = Network(reduced(read_weights(weights)[0], {}))
        self.samples = samples

    def choose(self, view: View, budget: Budget, seed: int) -> Choice:  # noqa: ARG002 - no search
        """Choose one of the legal steps."""
        if len(view.legal_steps) == 1:
            return Choice(view.legal_steps[0])
        likely = self.network.opinion(view).steps
        if self.samples:
            chance = np.random.default_rng(seed)
            return Choice(STEPS[chance.choice(len(STEPS), p=likely / likely.sum(dtype=float))])
        return Choice(STEPS[int(likely.argmax())])

"""A trained network as a bot: NumPy alone, no search."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import numpy as np

from red7.bots import Budget, Choice
from red7.core import STEPS, View
from red7.network.flags import SEATS
from red7.network.observation import observe
from red7.network.outlook import outlook
from red7.network.seen import seat_order, seen_by
from red7.network.sets import Array
from red7.train.checkpoint import read_weights
from red7.train.network import Params, think


class Opinion(NamedTuple):
    """What the network thinks of a view."""

    steps: Array  # [150]: how likely it is to make each step; 0 for those that are not legal
    chances: Array  # [seat]: of winning
    belief: Array  # [seat, card]: how likely each card is to be in that hand


def opinion(params: Params, view: View) -> Opinion:
    """Return what a network thinks of the view of the seat to move."""
    seen = seen_by(view)
    thoughts = think(params, observe(seen, outlook(seen, np), np), np)
    legal = np.zeros(len(STEPS), bool)
    legal[[step.number for step in view.legal_steps]] = True
    order = seat_order(view)
    possible = seen.inside
    if view.rules.match:
        possible = np.arange(SEATS) < view.players
    chances, belief = np.zeros(SEATS), np.zeros((SEATS, thoughts.belief.shape[0]))
    chances[order] = _softmax(np.where(possible, thoughts.value, -np.inf))
    belief[order[1:]] = _softmax(thoughts.belief)[:, : SEATS - 1].T
    return Opinion(_softmax(np.where(legal, thoughts.logits, -np.inf)), chances, belief)


def _softmax(logits: Array) -> Array:
    weights = np.exp(logits - logits.max(axis=-1, keepdims=True))
    return weights / weights.sum(axis=-1, keepdims=True)


class Player:
    """Makes the step that the network likes best, or one at random as likely as it likes it."""

    def __init__(self, weights: Path, name: str = "network", *, samples: bool = False) -> None:
        self.name = name
        self.params, _ = read_weights(weights)
        self.samples = samples

    def choose(self, view: View, budget: Budget, seed: int) -> Choice:  # noqa: ARG002 - no search
        """Choose one of the legal steps."""
        if len(view.legal_steps) == 1:
            return Choice(view.legal_steps[0])
        likely = opinion(self.params, view).steps
        if self.samples:
            return Choice(STEPS[np.random.default_rng(seed).choice(len(STEPS), p=likely)])
        return Choice(STEPS[int(likely.argmax())])

"""The bots as policies: functions from what a seat may know to the number of a step."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from red7.bots import Budget, find_bot
from red7.bots.found import OUR_OWN
from red7.core import View

# The seven bots from the weakest to the strongest.
BOTS: Final = tuple(OUR_OWN)
RANDOM: Final = "random"  # any legal step, all equally likely

Policy: TypeAlias = Callable[[View], int]


@dataclass(frozen=True)
class BotPolicy:
    """A bot that answers with numbers; the same view and seed always lead to the same step."""

    name: str
    work: int = 100  # how much it thinks; 100 is what the bots do in a game
    seed: int = 0

    def __post_init__(self) -> None:
        if self.name != RANDOM:
            prepare = getattr(find_bot(self.name), "prepare", None)
            if prepare:
                prepare()

    def __call__(self, view: View) -> int:
        """Return the number of the chosen step."""
        luck = self._luck(view)
        if self.name == RANDOM:
            return view.legal_steps[luck % len(view.legal_steps)].number
        return find_bot(self.name).choose(view, Budget(self.work), luck).step.number

    def _luck(self, view: View) -> int:
        """Return a number that depends on the seed and all that the view tells, and on no order."""
        told = f"{self.seed} {view.seat} {view.write(past=True)}"
        return int.from_bytes(hashlib.blake2b(told.encode(), digest_size=7).digest(), "big")


def policy(name: str, work: int = 100, seed: int = 0) -> Policy:
    """Return a bot as a policy, by its name: one of ``BOTS``, ``random``, or a bot of your own.

    >>> from red7.core import Round
    >>> from red7.envs.encoding import step
    >>> view = Round.deal(players=2, seed="07" * 32).view(1)
    >>> print(step(policy("blue")(view)))
    +B6
    """
    return BotPolicy(name, work, seed)

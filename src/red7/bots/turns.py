"""Letting a bot make a turn as it can be sent to a table."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from red7.bots.bot import Bot, Budget
from red7.core import Phase, Step, View
from red7.table.turns import draws

PATIENCE = 1.0  # seconds that people are willing to wait for a bot's whole turn


def choose_steps(
    bot: Bot,
    view: View,
    seed: int,
    patience: float | None = None,
    clock: Callable[[], float] = time.monotonic,
) -> tuple[Step, ...]:
    """Let a bot choose a whole turn, or a turn up to a draw.

    With patience (in seconds), a bot that takes too long plays the best steps it has found by then.
    Without it, the same view and seed always lead to the same steps. The clock is the one that bots
    read.
    """
    deadline = None if patience is None else clock() + patience
    chance = random.Random(seed)  # noqa: S311 - for a bot, which has no secrets
    steps: list[Step] = []
    while True:
        choice = bot.choose(view, Budget(deadline=deadline), chance.getrandbits(32))
        after = view.step(choice.step)
        steps.append(choice.step)
        if after.phase is Phase.OVER or draws(view, after):
            return tuple(steps)
        view = after

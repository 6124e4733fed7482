"""A round of JAX with all its past in the core, for bots and everyone who looks back."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from red7.core import Red7Error, Round, View
from red7.core.numbering import DRAW
from red7.envs.encoding import step
from red7.envs.jax.state import State, round_of


def view_of(begin: State, now: State, player: int) -> View:
    """Return what a player, counted from 0, may know of a round, with its past.

    ``begin`` is the round as it was dealt. The round now has to keep all its steps since, by a
    large enough ``recall``, and all of them have to be legal, as those of exact masks are.
    """
    if now.log is None:
        raise ValueError("this round keeps no steps: ask for them with recall")
    try:
        replayed = _replayed(begin, np.asarray(now.log.numbers).tolist())
    except Red7Error:
        replayed = None
    if replayed is None or replace(replayed, begin=None, steps=(), past=()) != round_of(now):
        raise ValueError("the steps that this round keeps do not lead to it from that deal")
    return replayed.view(player + 1)


def _replayed(begin: State, numbers: list[int]) -> Round:
    """Make the steps of a log, in which the card that a 3 draws is a step of its own."""
    now, drawn = round_of(begin), False
    for number in numbers:
        if number < 0 or (drawn and number == DRAW):
            drawn = False
            continue
        after = now.apply(step(number))
        drawn = number != DRAW and len(after.steps) == len(now.steps) + 2
        now = after
    return now

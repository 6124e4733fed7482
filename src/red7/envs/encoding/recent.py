"""What each seat did in its last two turns, as everybody saw it.

``red7.network.recent`` tells the same as arrays of words; here it is told as integers, and quickly.
"""

from __future__ import annotations

from typing import NamedTuple

from red7.core import Step, View
from red7.core.steps import DISCARD, DRAW, LAY, PLAY


class Recent(NamedTuple):
    """The latest turn of a seat, or the one under way, and what was done in the turn before."""

    played: int = 0
    discarded: int = 0
    laid: int = 0
    drawn: int = 0
    began: int = -1
    played_before: int = 0
    discarded_before: int = 0


NOTHING = Recent()


def recent_turns(view: View) -> list[Recent]:
    """Return the last turns of each seat; those of seats that are out are forgotten."""
    turns: list[list[tuple[tuple[Step, ...], int]]] = [[] for _ in range(view.players)]
    turns[view.turn - 1].append((view.steps, view.at_start.canvas))
    wanted = 2 * view.out.count(False) - 1
    for turn in reversed(view.past):
        if len(turns[turn.seat - 1]) < 2 and not view.out[turn.seat - 1]:
            turns[turn.seat - 1].append((turn.steps, turn.canvas))
            wanted -= 1
            if not wanted:
                break
    return [
        NOTHING if out or not latest else _recent(latest)
        for out, latest in zip(view.out, turns, strict=True)
    ]


def _recent(turns: list[tuple[tuple[Step, ...], int]]) -> Recent:
    steps, began = turns[0]
    moved = {PLAY: 0, DISCARD: 0, LAY: 0}
    drawn = 0
    for kind, card in steps:
        if kind == DRAW:
            drawn += 1
        elif card is not None:
            moved[kind] |= 1 << card
    before = {PLAY: 0, DISCARD: 0, LAY: 0}
    for kind, card in turns[1][0] if len(turns) > 1 else ():
        if card is not None and kind != DRAW:
            before[kind] |= 1 << card
    return Recent(
        moved[PLAY], moved[DISCARD], moved[LAY], drawn, int(began), before[PLAY], before[DISCARD]
    )

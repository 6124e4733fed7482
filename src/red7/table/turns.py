"""Whole turns, for those who choose them without the protocol: bots, which start in a moment."""

from __future__ import annotations

from red7.core import Position, Step, View
from red7.core.steps import DRAW, DRAW_STEP, PLAY
from red7.core.turn import THREE


def draws(before: Position, after: Position) -> bool:
    """Return whether a card is drawn, or has to be, between two positions of one turn."""
    if after.phase is THREE:
        return True
    return any([step.kind == DRAW for step in after.steps[len(before.steps) :]])  # noqa: C419 - hot


def any_steps(view: View) -> tuple[Step, ...]:
    """Give some move, as it can be sent, for a player who does not choose one."""
    made: list[Step] = []
    for step in next(iter(view.lines())):
        if step.kind == DRAW:  # nothing may follow a draw, and a 3 draws by itself
            return tuple(made if made and made[-1].kind == PLAY else [*made, DRAW_STEP])
        made.append(step)
    return tuple(made)

"""The finished turns of a round, as anyone at the table may remember them."""

from __future__ import annotations

from typing import NamedTuple

from red7.core.cards import Colour
from red7.core.steps import DRAW, DRAW_STEP, LAY, Step


class PastTurn(NamedTuple):
    """A finished turn: who made it, its steps, and what was on the table before it."""

    seat: int
    steps: tuple[Step, ...]
    canvas: Colour
    palettes: tuple[int, ...]
    hands: tuple[int, ...]  # how many cards each player held
    out: tuple[bool, ...]
    deck: int  # how many cards the deck held
    laid: tuple[int, ...]  # the cards on top of it that everybody knew, from the top

    def seen_by(self, seat: int) -> PastTurn:
        """Return the turn as a seat saw it, without the cards that others drew."""
        steps = self.steps if seat == self.seat else masked(self.steps, len(self.laid))
        return self if steps is self.steps else self._replace(steps=steps)


def masked(steps: tuple[Step, ...], laid: int) -> tuple[Step, ...]:
    """Return a turn's steps as others saw them; everybody knew the deck's top ``laid`` cards."""
    if DRAW not in [step.kind for step in steps]:
        return steps
    seen = []
    for step in steps:
        if step.kind == DRAW:
            seen.append(step if laid else DRAW_STEP)
            laid = max(laid - 1, 0)
        else:
            seen.append(step)
            laid += step.kind == LAY
    return tuple(seen)

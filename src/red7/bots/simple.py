"""A simple opponent: it keeps as many cards as it can and looks no further."""

from __future__ import annotations

import random
from itertools import islice
from typing import Final

from red7.bots.bot import Budget, Choice
from red7.core import Phase, Step, View
from red7.core.steps import DRAW, DRAW_STEP
from red7.core.turn import strength

_MOST_LINES: Final = 3000  # with actions a turn can go on in very many ways


class Simple:
    """Stays in if it can, then keeps cards, then likes a strong palette."""

    name = "simple"

    def choose(self, view: View, budget: Budget, seed: int) -> Choice:
        """Choose the next step of a turn from what a seat may know."""
        del budget  # it looks one turn ahead, whatever it is allowed
        if len(view.legal_steps) == 1:
            return Choice(view.legal_steps[0])
        lines = list(islice(view.lines(), _MOST_LINES))
        random.Random(seed).shuffle(lines)  # noqa: S311 - a game, not a secret
        first = max(lines, key=lambda line: _worth(view, line))[0]
        # A line names the card where all know what comes; a choice does not.
        return Choice(DRAW_STEP if first.kind == DRAW else first)


def _worth(view: View, line: tuple[Step, ...]) -> tuple[int, int]:
    """Weigh a way to go on: staying in, then cards kept in hand, then a strong palette."""
    after = view.follow(line)
    mover = view.turn
    if after.out[mover - 1]:
        return (-100, 0)
    kept = after.hand_size(mover)
    standing = strength(after.canvas, after.palettes[mover - 1])
    if after.phase is Phase.THREE:
        # The 3 is about to draw: a card more, but a gamble unless the turn is won already.
        kept += 1 if after.standing().seat == mover else -50
    return (kept, standing)

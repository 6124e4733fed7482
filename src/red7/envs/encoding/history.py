"""The steps of a round so far, as a seat remembers them: perfect recall, on request."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from red7.core import Step, View
from red7.core.steps import DRAW, DRAWN, STEPS

_NOTHING: Final = (-1, -1, -1)

# One row for each step, the oldest first: how many seats after the observer its player sits, the
# number of the step, and the card that it drew; -1 if it drew none, or one that stayed hidden.
History = NDArray[np.int16]


def history(view: View) -> History:
    """Return every step of the round so far.

    >>> from red7.core import Round
    >>> game = Round.deal(players=2, rules="v1.2+draw", seed="07" * 32)
    >>> game = game.play_turn("+O6 >G2").play_turn("+R6 >I7 !")
    >>> history(game.view(2)).tolist()
    [[1, 40, -1], [1, 59, -1], [0, 41, -1], [0, 92, -1], [0, 147, 13]]
    >>> [(place, str(step)) for place, step in decode_history(history(game.view(1)))]
    [(0, '+O6'), (0, '>G2'), (1, '+R6'), (1, '>I7'), (1, '!')]
    """
    turns = [(turn.seat, turn.steps) for turn in view.past]
    turns.append((view.turn, view.steps))
    rows = [
        ((seat - view.seat) % view.players, step.number, _drawn(step))
        for seat, steps in turns
        for step in steps
    ]
    return np.array(rows, dtype=np.int16).reshape(-1, len(_NOTHING))


def decode_history(rows: History) -> tuple[tuple[int, Step], ...]:
    """Return the steps, each with how many seats after the observer its player sits."""
    return tuple(
        (int(place), DRAWN[card] if card >= 0 else STEPS[number])
        for place, number, card in rows
        if number >= 0
    )


def latest(view: View, count: int) -> History:
    """Return the last steps of the round, behind as many rows of -1 as are needed to fill up."""
    rows = np.full((count, len(_NOTHING)), -1, dtype=np.int16)
    found = history(view)[-count:] if count else rows
    rows[count - len(found) :] = found
    return rows


def _drawn(step: Step) -> int:
    return -1 if step.kind != DRAW or step.card is None else int(step.card)

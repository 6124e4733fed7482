"""The last steps of a round as JAX keeps them, for seats that remember: perfect recall, on request.

What a seat remembers of them is that of ``red7.envs.encoding.history``.
"""

from __future__ import annotations

from typing import NamedTuple

import jax.numpy as jnp
import numpy as np

from red7.core import Round, Step
from red7.core.numbering import DRAW
from red7.core.past import masked
from red7.network.sets import Array


class Log(NamedTuple):
    """The last steps of a round, the newest last; -1 where there were not yet as many.

    The card that a 3 draws is a step of its own.
    """

    seats: Array  # int8[rows]: who made each step, counted from 0
    numbers: Array  # int16[rows]
    cards: Array  # int8[rows]: the card that it drew; -1 if it drew none
    public: Array  # bool[rows]: whether everybody knew that card


def new_log(rows: int) -> Log | None:
    """Return the log of a round in which nothing has been done; none if it is to have no rows."""
    if not rows:
        return None
    return Log(
        np.full(rows, -1, np.int8),
        np.full(rows, -1, np.int16),
        np.full(rows, -1, np.int8),
        np.zeros(rows, bool),
    )


def log_of(position: Round, rows: int) -> Log | None:
    """Return the log of a round of ``red7.core``."""
    turns = [(turn.seat, turn.steps, len(turn.laid)) for turn in position.past]
    turns.append((position.turn, position.steps, position.at_start.deck_known))
    made = [
        (seat - 1, step.number, *_drawn(step, shown))
        for seat, steps, laid in turns
        for step, shown in zip(steps, masked(steps, laid), strict=True)
    ]
    log, last = new_log(rows), made[-rows:]
    if log is not None and last:
        for part, values in zip(log, zip(*last, strict=True), strict=True):
            part[-len(last) :] = values
    return log


def _drawn(step: Step, shown: Step) -> tuple[int, bool]:
    """Return the card that a step drew, and whether it is in what everybody was shown."""
    if step.number != DRAW or step.card is None:
        return -1, False
    return int(step.card), shown.card is not None


def logged(log: Log, seat: Array, action: Array, card: Array, public: Array) -> Log:
    """Add a step, and the card that it drew, or -1."""
    drew = card >= 0
    drawn = _row(log, seat, DRAW, card, public)
    made = _row(log, seat, action, -1, jnp.zeros_like(public))
    by_itself = action == DRAW
    first = [jnp.where(by_itself, one, other) for one, other in zip(drawn, made, strict=True)]
    both = drew & ~by_itself

    def added(old: Array, one: Array, other: Array) -> Array:
        rows = jnp.concatenate([old, one[None], other[None]])
        return jnp.where(both, rows[2:], rows[1:-1])

    return Log(*map(added, log, first, drawn))


def _row(log: Log, *values: Array) -> list[Array]:
    return [jnp.asarray(value).astype(part.dtype) for part, value in zip(log, values, strict=True)]


def remembered(log: Log, players: Array, seat: Array) -> Array:
    """Return the rows of a log as a seat saw them: int16[rows, 3]."""
    seats = log.seats.astype(jnp.int16)
    place = jnp.where(seats < 0, -1, (seats - seat) % players)
    card = jnp.where(log.public | (seats == seat), log.cards, -1)
    return jnp.stack([part.astype(jnp.int16) for part in (place, log.numbers, card)], axis=-1)

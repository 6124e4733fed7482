"""What each seat did in its last two turns, as everybody saw it."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from red7.core import Position, Step
from red7.core.cards import mask_of
from red7.core.steps import DISCARD, DRAW, LAY, PLAY
from red7.network.flags import SEATS
from red7.network.sets import Array, words


class Recent(NamedTuple):
    """The last turn of each seat, or for the mover the turn under way, and the turn before it."""

    played: Array  # sets: [seat, turn], the latest turn first
    discarded: Array  # from hand, or by a 7
    laid: Array  # [seat]: the cards laid on the deck in the latest turn
    drawn: Array  # [seat]: how many cards were drawn in it
    began: Array  # [seat]: the colour in force when it began; -1 if there was none


def _cards(steps: tuple[Step, ...], kind: str) -> tuple[int, int]:
    """Return the cards of the steps of one kind."""
    cards = [step.card for step in steps if step.kind == kind]
    return words(mask_of(card for card in cards if card is not None))


def recent_of(position: Position) -> Recent:
    """Return the last turns of each seat, by seat."""
    played = np.zeros((SEATS, 2, 2), dtype=np.uint32)
    discarded = np.zeros((SEATS, 2, 2), dtype=np.uint32)
    laid = np.zeros((SEATS, 2), dtype=np.uint32)
    drawn = np.zeros(SEATS, dtype=np.int32)
    began = np.full(SEATS, -1, dtype=np.int32)
    for index in range(position.players):
        if position.out[index]:
            continue
        turns = [(turn.steps, turn.canvas) for turn in position.past if turn.seat == index + 1]
        if index + 1 == position.turn:
            turns.append((position.steps, position.at_start.canvas))
        for age, (steps, canvas) in enumerate(turns[:-3:-1]):
            played[index, age] = _cards(steps, PLAY)
            discarded[index, age] = _cards(steps, DISCARD)
            if age == 0:
                laid[index] = _cards(steps, LAY)
                drawn[index] = sum(step.kind == DRAW for step in steps)
                began[index] = canvas
    return Recent(played, discarded, laid, drawn, began)

"""Turns described in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from red7.core import Cards, Phase, Position, Step
from red7.core.cards import listed
from red7.core.steps import DISCARD, DRAW, DROP, END, LAY, PLAY
from red7.words import Words

_MESSAGES: Final = {
    PLAY: "step-played",
    DISCARD: "step-canvas",
    LAY: "step-laid",
    DRAW: "step-drew-known",
    END: "step-ended",
    DROP: "step-dropped",
}


def spaced(cards: Cards | int) -> str:
    """Write cards separated by spaces, so that a screen reader reads each on its own."""
    mask = cards if isinstance(cards, int) else cards.mask
    return " ".join(map(str, listed(mask))) or "–"


def describe_turn(
    say: Words, position: Position, steps: Iterable[Step], names: Mapping[int, str]
) -> str:
    """Describe the steps made from a position, without the player's name."""
    told = []
    for step in steps:
        told.append(_describe(say, position, step, names))
        position = position.follow((step,))
    return say("separator").join(told)


def _describe(say: Words, position: Position, step: Step, names: Mapping[int, str]) -> str:
    if step.card is None:
        return say("step-drew" if step.kind == DRAW else _MESSAGES[step.kind])
    card = str(step.card)
    if step.kind == DISCARD:
        by_seven = position.phase is Phase.SEVEN
        message = "step-moved" if by_seven else _MESSAGES[DISCARD]
        return say(message, card=card, colour=say.colour(step.card.colour))
    if step.kind == LAY and position.phase is Phase.ONE:
        owner = next(s for s in position.seats_in if step.card in position.palette(s))
        return say("step-taken", card=card, name=names[owner])
    return say(_MESSAGES[step.kind], card=card)

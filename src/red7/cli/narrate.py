"""Turns told in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from red7.core.steps import DISCARD, DRAW, DROP, END, LAY, PLAY

if TYPE_CHECKING:
    from collections.abc import Iterable

    from red7.core import Step
    from red7.words import Words

_MESSAGES: Final = {
    PLAY: "play-step-played",
    DISCARD: "play-step-canvas",
    LAY: "play-step-laid",
    DRAW: "play-step-drew-known",
    END: "play-step-ended",
    DROP: "play-step-dropped",
}


def describe_turn(say: Words, steps: Iterable[Step]) -> str:
    """Tell the steps of a turn, without the name of whoever made them."""
    return say("separator").join(_describe(say, step) for step in steps)


def _describe(say: Words, step: Step) -> str:
    if step.card is None:
        return say("play-step-drew" if step.kind == DRAW else _MESSAGES[step.kind])
    values: dict[str, str | int] = {"card": str(step.card)}
    if step.kind == DISCARD:
        values["colour"] = say.colour(step.card.colour)
    return say(_MESSAGES[step.kind], **values)

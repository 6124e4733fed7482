"""Turns described in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from red7.core import Cards, Frame, Phase, Position, Record, Step
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
    say: Words, position: Position, steps: Iterable[Step], names: Mapping[int, str], you: int = 0
) -> str:
    """Describe the steps made from a position in a sentence; ``you`` is the reader's seat.

    The last step may be one that is refused.
    """
    mover = position.turn
    who = _who(mover, you)
    told = []
    before: tuple[Step, ...] = ()
    for step in steps:
        position = position.follow(before)
        told.append(_describe(say, position, step, names, you))
        before = (step,)
    text = told[-1]
    if told[:-1]:
        text = say("steps-joined", steps=say("separator").join(told[:-1]), last=text)
    sentence = say("turn-told", who=who, name=names[mover], steps=text)
    # In some languages the verb alone says that it is you, and so begins the sentence.
    return sentence[0].upper() + sentence[1:] if who == "you" else sentence


def describe_round_end(
    say: Words, record: Record, frame: Frame, names: Mapping[int, str]
) -> list[str]:
    """Tell who won the round that ends with a frame, and how a match then stands."""
    position = frame.position
    colour, cards = say.colour(position.canvas), spaced(frame.scored)
    told = [say("replay-round-won", name=names[position.winner], colour=colour, cards=cards)]
    if record.rules.match:
        scores = (f"{names[seat]} {pile.points}" for seat, pile in enumerate(frame.piles, 1))
        told.append(say("play-scores", list=", ".join(scores)))
    return told


def describe_ending(say: Words, record: Record, names: Mapping[int, str]) -> str:
    """Tell who won a game, or that it is not over."""
    if not record.result:
        return say("game-running")
    winners = ", ".join(names[seat] for seat in record.result)
    return say("replay-won", names=winners, count=len(record.result))


def _who(seat: int, you: int) -> str:
    return "you" if seat == you else "other"


def _describe(
    say: Words, position: Position, step: Step, names: Mapping[int, str], you: int
) -> str:
    who = _who(position.turn, you)
    if step.card is None:
        return say("step-drew" if step.kind == DRAW else _MESSAGES[step.kind], who=who)
    card = str(step.card)
    if step.kind == DISCARD:
        by_seven = position.phase is Phase.SEVEN
        message = "step-moved" if by_seven else _MESSAGES[DISCARD]
        return say(message, who=who, card=card, colour=say.colour(step.card.colour))
    if step.kind == LAY and position.phase is Phase.ONE:
        owner = next(s for s in position.seats_in if step.card in position.palette(s))
        whose = _who(owner, you)
        return say("step-taken", who=who, whose=whose, card=card, name=names[owner])
    return say(_MESSAGES[step.kind], who=who, card=card)

"""The steps that make up a turn."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from red7.core.cards import CARDS, Card
from red7.core.errors import Red7Error

PLAY: Final = "+"
DISCARD: Final = ">"
LAY: Final = "^"
DRAW: Final = "!"
END: Final = "."
DROP: Final = "~"


class Step(NamedTuple):
    """Where a card goes, or a draw, the end of the turn, or dropping out.

    >>> step = Step.parse("+r7")
    >>> str(step), step.kind, step.card
    ('+R7', '+', Card(R7))
    """

    kind: str
    card: Card | None = None

    @classmethod
    def parse(cls, text: str) -> Step:
        """Read one step."""
        known = _BY_NAME.get(text)
        if known:
            return known
        steps = read_steps(text)
        if len(steps) != 1:
            raise Red7Error("step-expected", text=text, place=1)
        return steps[0]

    @property
    def number(self) -> int:
        """Where the step stands in ``STEPS``; a draw that names its card counts as a draw."""
        return _NUMBERS[self]

    def __str__(self) -> str:
        return self.kind if self.card is None else f"{self.kind}{self.card}"


# Every step exists as a single object, created once.
PLAYS: Final = tuple(Step(PLAY, card) for card in CARDS)
DISCARDS: Final = tuple(Step(DISCARD, card) for card in CARDS)
LAYS: Final = tuple(Step(LAY, card) for card in CARDS)
DRAWN: Final = tuple(Step(DRAW, card) for card in CARDS)
DRAW_STEP: Final = Step(DRAW)
END_STEP: Final = Step(END)
DROP_STEP: Final = Step(DROP)

# Every step that can be chosen, by its number. Networks and stored games rely on this order.
STEPS: Final = (*PLAYS, *DISCARDS, *LAYS, DRAW_STEP, END_STEP, DROP_STEP)
_NUMBERS: Final = {step: number for number, step in enumerate(STEPS)} | dict.fromkeys(
    DRAWN, STEPS.index(DRAW_STEP)
)
_BY_NAME: Final = {form: step for step in _NUMBERS for form in (str(step), str(step).lower())}
_TEXTS: Final = {step: str(step) for step in _NUMBERS}
_TOKEN: Final = re.compile(r"\s*([+>^][A-Za-z][0-9]|![A-Za-z][0-9]|[!.~])\s*")


def read_steps(text: str, *, place: int = 1) -> tuple[Step, ...]:
    """Read a line of steps; ``place`` is the column where the text starts."""
    words = text.split()
    steps = [_BY_NAME[word] for word in words if word in _BY_NAME]
    return tuple(steps) if len(steps) == len(words) else tuple(_scan(text, place))


def _scan(text: str, place: int) -> Iterable[Step]:
    """Read steps written without spaces, or locate the one that is wrong."""
    at = len(text) - len(text.lstrip())
    while at < len(text):
        token = _TOKEN.match(text, at)
        step = _BY_NAME.get(token[1]) if token else None
        if token is None or step is None:
            wrong = text[at:].split(maxsplit=1)[0]
            raise Red7Error("step-expected", text=wrong[:20], place=place + at)
        yield step
        at = token.end()


def write_steps(steps: Iterable[Step]) -> str:
    """Write steps as one line."""
    return " ".join([_TEXTS[step] for step in steps])

"""Lessons as data: a position, what is to be done in it, and the message that says so."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Final

from red7.core import Position, Rules, View, read_position
from red7.core.view import view_of

LEARNER: Final = 1  # the seat of whoever learns, who is always to move


class Goal(StrEnum):
    """What a turn has to do; whether it does so is computed from the rules."""

    STAY = "stay"  # stay in, however
    PLAY = "play"  # stay in by a card for the palette alone
    CHANGE = "change"  # stay in by a card for the canvas alone
    DRAW = "draw"  # stay in and draw an earned card
    ACT = "act"  # stay in by the action of a number
    DROP = "drop"  # drop out, where nothing else is possible
    WIN = "win"  # win the round at once
    MOST = "most"  # win the round at once, with the most points that are possible
    DENY = "deny"  # with all hands open, leave the other player the fewest points


@dataclass(frozen=True)
class Task:
    """A position in which the learner makes a turn."""

    rules: Rules
    text: str  # the position, with the cards that the learner does not see
    goal: Goal
    message: str
    number: int = 0  # whose action is to be used

    @cached_property
    def start(self) -> Position:
        """The position with all that the lesson knows."""
        return read_position(self.rules, self.text)

    @cached_property
    def view(self) -> View:
        """The position as the learner sees it."""
        return view_of(self.start, LEARNER)


@dataclass(frozen=True)
class Lesson:
    """Some tasks about one idea."""

    name: str
    title: str  # a message
    tasks: tuple[Task, ...]

"""Violet, Indigo, Blue and Green, which look only at their own turn.

They lose the way people do. Violet plays anything that is legal. Indigo and Blue miss some lines
and ignore how the others can reply. Green considers that, but overlooks a colour now and then.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from red7.bots.bot import Analysis, Budget, Choice, WeighedLine
from red7.bots.lines import (
    Line,
    cards_kept,
    random_line,
    replies_after,
    some_lines,
    standing_after,
)
from red7.core import View

_GLANCES: Final = {"indigo": 3, "blue": 8, "green": 9}  # how many lines each thinks of
_LOOKED_AT: Final = 240  # the most lines that Green and Greedy look at
_COMPARED: Final = 24  # of those, the lines whose replies are counted
_WITH_ACTIONS: Final = 4  # times as many lines for Green, as there are many more
_OVERLOOKED: Final = 2  # colours that Green ignores in a turn


class _Gentle(ABC):
    """Goes by what can be counted, not by chances; ignores the budget."""

    name = ""

    def choose(self, view: View, budget: Budget, seed: int) -> Choice:
        """Choose the first step of its favourite line."""
        return self.analyse(view, budget, seed).choice

    def analyse(self, view: View, budget: Budget, seed: int) -> Analysis:
        """Return the lines it thinks of, with what it sees in them."""
        del budget
        chance = random.Random(seed)  # noqa: S311 - a game, not a secret
        return Analysis(tuple(self.weigh(view, chance)))

    @abstractmethod
    def weigh(self, view: View, chance: random.Random) -> list[WeighedLine]:
        """Think of some lines, and return them best first."""


class Violet(_Gentle):
    """Plays at random, but never drops out while another step is legal."""

    name = "violet"

    def weigh(self, view: View, chance: random.Random) -> list[WeighedLine]:
        """Think of one random line that stays in."""
        return [WeighedLine(random_line(view, chance))]


class Indigo(_Gentle):
    """Thinks of a line or two, and takes the one that keeps more cards."""

    name = "indigo"

    def weigh(self, view: View, chance: random.Random) -> list[WeighedLine]:
        """Of the few lines it thinks of, put those that keep the most cards first."""
        return _ordered(
            WeighedLine(line, marks=(("cards", cards_kept(view, line)),))
            for line in _glances(view, chance, self.name)
        )


class Blue(_Gentle):
    """Thinks of more lines, keeps cards, likes a strong palette; ignores what comes next."""

    name = "blue"

    def weigh(self, view: View, chance: random.Random) -> list[WeighedLine]:
        """Put lines that keep the most cards first, then those that leave the strongest palette."""
        return _ordered(
            WeighedLine(
                line,
                marks=(("cards", cards_kept(view, line)), ("strength", standing_after(view, line))),
            )
            for line in _glances(view, chance, self.name)
        )


class Green(_Gentle):
    """Keeps cards, then leaves few replies; overlooks some lines, and a colour or two."""

    name = "green"

    def weigh(self, view: View, chance: random.Random) -> list[WeighedLine]:
        """Put lines that keep the most cards first, then those with the fewest replies it sees."""
        overlooked = sum(1 << colour for colour in chance.sample(range(7), _OVERLOOKED))
        glances = _GLANCES[self.name] * (_WITH_ACTIONS if view.rules.actions else 1)
        return _by_answers(view, chance, glances, overlooked)


class Greedy(_Gentle):
    """Keeps cards, then leaves the fewest replies; a yardstick, not an opponent."""

    name = "greedy"

    def weigh(self, view: View, chance: random.Random) -> list[WeighedLine]:
        """Put lines that keep the most cards first, then those that leave the fewest replies."""
        return _by_answers(view, chance, _LOOKED_AT, 0)


def _glances(view: View, chance: random.Random, name: str) -> dict[Line, None]:
    """Think of a few random lines, which may repeat."""
    return dict.fromkeys(random_line(view, chance) for _ in range(_GLANCES[name]))


def _ordered(lines: Iterable[WeighedLine]) -> list[WeighedLine]:
    """Put the highest marks first, and equal marks in the order they were thought of."""
    return sorted(lines, key=lambda line: [mark for _, mark in line.marks], reverse=True)


def _by_answers(
    view: View, chance: random.Random, glances: int, overlooked: int
) -> list[WeighedLine]:
    """Put lines that keep the most cards first, then those with the fewest replies."""
    thought_of = _ordered(
        WeighedLine(line, marks=(("cards", cards_kept(view, line)),))
        for line in some_lines(view, chance, _LOOKED_AT)[:glances]
    )
    equals = [line for line in thought_of if line.marks == thought_of[0].marks]
    if len(equals) == 1:
        return thought_of
    compared = [
        replace(line, marks=(*line.marks, ("answers", replies_after(view, line.steps, overlooked))))
        for line in equals[:_COMPARED]
    ]
    compared.sort(key=lambda line: line.marks[-1])
    return compared + thought_of[len(compared) :]

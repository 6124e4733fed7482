"""Violet, Indigo, Blue and Green: they look at their own turn only.

They lose as people do. Violet plays whatever is allowed. Indigo and Blue do not think of every
line and do not ask what the others can answer. Green does, but overlooks a colour now and then.
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

_GLANCES: Final = {"indigo": 3, "blue": 8, "green": 9}  # how many lines each of them thinks of
_LOOKED_AT: Final = 240  # lines that Green and Greedy look at, where there are more
_COMPARED: Final = 24  # of those, lines whose answers are counted
_WITH_ACTIONS: Final = 4  # times as many lines that Green thinks of, since there are many more
_OVERLOOKED: Final = 2  # colours that Green does not think of in one turn


class _Gentle(ABC):
    """Goes by what can be counted, not by chances; neither budget nor deadline matters."""

    name = ""

    def choose(self, view: View, budget: Budget, seed: int) -> Choice:
        """Choose the first step of the line it likes best."""
        return self.analyse(view, budget, seed).choice

    def analyse(self, view: View, budget: Budget, seed: int) -> Analysis:
        """Give the lines it thinks of, with what it sees in them."""
        del budget
        chance = random.Random(seed)  # noqa: S311 - a game, not a secret
        return Analysis(tuple(self.weigh(view, chance)))

    @abstractmethod
    def weigh(self, view: View, chance: random.Random) -> list[WeighedLine]:
        """Think of some lines, and put the best first."""


class Violet(_Gentle):
    """Plays at random, but never drops out while another step is open."""

    name = "violet"

    def weigh(self, view: View, chance: random.Random) -> list[WeighedLine]:
        """Think of any line that keeps it in."""
        return [WeighedLine(random_line(view, chance))]


class Indigo(_Gentle):
    """Thinks of a line or two, and takes the one that keeps more cards."""

    name = "indigo"

    def weigh(self, view: View, chance: random.Random) -> list[WeighedLine]:
        """Put first what keeps most cards among the few lines it thinks of."""
        return _ordered(
            WeighedLine(line, marks=(("cards", cards_kept(view, line)),))
            for line in _glances(view, chance, self.name)
        )


class Blue(_Gentle):
    """Thinks of more lines, keeps cards, likes a strong palette; overlooks what follows."""

    name = "blue"

    def weigh(self, view: View, chance: random.Random) -> list[WeighedLine]:
        """Put first what keeps most cards, then what is strongest."""
        return _ordered(
            WeighedLine(
                line,
                marks=(("cards", cards_kept(view, line)), ("strength", standing_after(view, line))),
            )
            for line in _glances(view, chance, self.name)
        )


class Green(_Gentle):
    """Keeps cards, then leaves few answers; overlooks some lines, and a colour or two."""

    name = "green"

    def weigh(self, view: View, chance: random.Random) -> list[WeighedLine]:
        """Put first what keeps most cards, then what leaves the fewest answers it thinks of."""
        overlooked = sum(1 << colour for colour in chance.sample(range(7), _OVERLOOKED))
        glances = _GLANCES[self.name] * (_WITH_ACTIONS if view.rules.actions else 1)
        return _by_answers(view, chance, glances, overlooked)


class Greedy(_Gentle):
    """Keeps cards, then leaves the fewest answers: the measure of all others, not an opponent."""

    name = "greedy"

    def weigh(self, view: View, chance: random.Random) -> list[WeighedLine]:
        """Put first what keeps most cards, then what leaves the fewest answers."""
        return _by_answers(view, chance, _LOOKED_AT, 0)


def _glances(view: View, chance: random.Random, name: str) -> dict[Line, None]:
    """Think of a few lines, maybe of one more than once."""
    return dict.fromkeys(random_line(view, chance) for _ in range(_GLANCES[name]))


def _ordered(lines: Iterable[WeighedLine]) -> list[WeighedLine]:
    """Put the highest marks first; of equals, what it thought of first."""
    return sorted(lines, key=lambda line: [mark for _, mark in line.marks], reverse=True)


def _by_answers(
    view: View, chance: random.Random, glances: int, overlooked: int
) -> list[WeighedLine]:
    """Put lines that keep most cards first, and of those the ones that leave fewest answers."""
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

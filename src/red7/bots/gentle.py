"""Violet, Indigo, Blue and Green: they look at their own turn only.

They lose as people do. Violet plays whatever is allowed. Indigo and Blue do not think of every
line and do not ask what the others can answer. Green does, but overlooks a colour now and then.
"""

from __future__ import annotations

import random
from typing import Final

from red7.bots.bot import Budget, Choice
from red7.bots.lines import (
    cards_kept,
    first_of,
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


class Violet:
    """Plays at random, but never drops out while another step is open."""

    name = "violet"

    def choose(self, view: View, budget: Budget, seed: int) -> Choice:
        """Choose any line that keeps it in."""
        del budget
        return Choice(first_of(random_line(view, _chance(seed))))


class Indigo:
    """Thinks of a line or two, and takes the one that keeps more cards."""

    name = "indigo"

    def choose(self, view: View, budget: Budget, seed: int) -> Choice:
        """Choose the line that keeps most cards among the few it thinks of."""
        del budget
        chance = _chance(seed)
        lines = [random_line(view, chance) for _ in range(_GLANCES[self.name])]
        return Choice(first_of(max(lines, key=lambda line: cards_kept(view, line))))


class Blue:
    """Thinks of more lines, keeps cards, likes a strong palette; overlooks what follows."""

    name = "blue"

    def choose(self, view: View, budget: Budget, seed: int) -> Choice:
        """Choose the line that keeps most cards, then the strongest, among those it thinks of."""
        del budget
        chance = _chance(seed)
        lines = [random_line(view, chance) for _ in range(_GLANCES[self.name])]
        return Choice(
            first_of(
                max(lines, key=lambda line: (cards_kept(view, line), standing_after(view, line)))
            )
        )


class Green:
    """Keeps cards, then leaves few answers; overlooks some lines, and a colour or two."""

    name = "green"

    def choose(self, view: View, budget: Budget, seed: int) -> Choice:
        """Choose the line that keeps most cards, then leaves the fewest answers it thinks of."""
        del budget
        chance = _chance(seed)
        overlooked = sum(1 << colour for colour in chance.sample(range(7), _OVERLOOKED))
        glances = _GLANCES[self.name] * (_WITH_ACTIONS if view.rules.actions else 1)
        return _greedy(view, chance, glances, overlooked)


class Greedy:
    """Keeps cards, then leaves the fewest answers: the measure of all others, not an opponent."""

    name = "greedy"

    def choose(self, view: View, budget: Budget, seed: int) -> Choice:
        """Choose the line that keeps most cards, then leaves the fewest answers."""
        del budget
        return _greedy(view, _chance(seed), _LOOKED_AT, 0)


def _greedy(view: View, chance: random.Random, glances: int, overlooked: int) -> Choice:
    lines = some_lines(view, chance, _LOOKED_AT)[:glances]
    if len(lines) > 1:
        kept = [cards_kept(view, line) for line in lines]
        most = max(kept)
        lines = [line for line, cards in zip(lines, kept, strict=True) if cards == most]
    if len(lines) > 1:
        lines = lines[:_COMPARED]
        return Choice(first_of(min(lines, key=lambda ln: replies_after(view, ln, overlooked))))
    return Choice(first_of(lines[0]))


def _chance(seed: int) -> random.Random:
    return random.Random(seed)  # noqa: S311 - a game, not a secret

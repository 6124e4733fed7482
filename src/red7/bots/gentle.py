"""Violet, Indigo, Blue and Green: they look at their own turn only.

They lose as people do: Violet plays whatever is allowed, Indigo and Blue do not think of every
line, and neither asks what the others can answer.
"""

from __future__ import annotations

import random
from typing import Final

from red7.bots.bot import Budget, Choice
from red7.bots.lines import (
    cards_kept,
    first_of,
    lines_of,
    replies_after,
    standing_after,
)
from red7.core import View

_GLANCES: Final = {"indigo": 3, "blue": 9}  # how many lines each of them thinks of
_COMPARED: Final = 40  # lines whose answers Green counts; the best by cards come first


class Violet:
    """Plays at random, but never drops out while another step is open."""

    name = "violet"

    def choose(self, view: View, budget: Budget, seed: int) -> Choice:
        """Choose any line that keeps it in."""
        del budget
        return Choice(first_of(lines_of(view, _chance(seed))[0]))


class Indigo:
    """Thinks of a few lines only, and takes the one that keeps most cards."""

    name = "indigo"

    def choose(self, view: View, budget: Budget, seed: int) -> Choice:
        """Choose the line that keeps most cards among the few it thinks of."""
        del budget
        lines = lines_of(view, _chance(seed))[: _GLANCES[self.name]]
        return Choice(first_of(max(lines, key=lambda line: cards_kept(view, line))))


class Blue:
    """Thinks of more lines, keeps cards, likes a strong palette; overlooks what follows."""

    name = "blue"

    def choose(self, view: View, budget: Budget, seed: int) -> Choice:
        """Choose the line that keeps most cards, then the strongest, among those it thinks of."""
        del budget
        lines = lines_of(view, _chance(seed))[: _GLANCES[self.name]]
        return Choice(
            first_of(
                max(lines, key=lambda line: (cards_kept(view, line), standing_after(view, line)))
            )
        )


class Green:
    """Keeps cards, then leaves the fewest answers."""

    name = "green"

    def choose(self, view: View, budget: Budget, seed: int) -> Choice:
        """Choose the line that keeps most cards, then leaves the fewest answers."""
        del budget
        lines = lines_of(view, _chance(seed))
        if len(lines) > 1:
            most = max(cards_kept(view, line) for line in lines)
            lines = [line for line in lines if cards_kept(view, line) == most][:_COMPARED]
        return Choice(first_of(min(lines, key=lambda line: replies_after(view, line))))


def _chance(seed: int) -> random.Random:
    return random.Random(seed)  # noqa: S311 - a game, not a secret

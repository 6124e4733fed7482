"""Two players with open cards who neither draw nor act: who wins, how soon, for how many points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from red7.core import Position
from red7.core.cards import Cards, listed
from red7.core.turn import best, strengths
from red7.search.solving.solver import Workspace, solve_cards

_MOST_NODES: Final = 1 << 40


class Duel(NamedTuple):
    """A position at the start of a turn, from the side of the player to move."""

    palette: int
    hand: int
    other_palette: int
    other_hand: int
    rule: int

    @classmethod
    def of(cls, position: Position) -> Duel:
        """Return the duel of the two players who are left."""
        me = position.turn - 1
        other = next(seat for seat in position.seats_in if seat != position.turn) - 1
        palettes, hands = position.palettes, position.hands
        return cls(palettes[me], hands[me], palettes[other], hands[other], int(position.canvas))

    def after_turns(self) -> Iterator[Duel]:
        """Yield the position after every turn that stays in, from the side of the other."""
        bars = strengths(self.other_palette)
        for played in (0, *(1 << card for card in listed(self.hand))):
            palette, rest = self.palette | played, self.hand & ~played
            reached = strengths(palette)
            if played and reached[self.rule] > bars[self.rule]:
                yield self._passed(palette, rest, self.rule)
            for card in listed(rest):
                rule = card % 7
                if reached[rule] > bars[rule]:
                    yield self._passed(palette, rest & ~(1 << card), rule)

    def _passed(self, palette: int, hand: int, rule: int) -> Duel:
        return Duel(self.other_palette, self.other_hand, palette, hand, rule)


class DuelSolver:
    """Answers questions about duels, and remembers the answers."""

    def __init__(self) -> None:
        self._space = Workspace()
        self._needed: dict[Duel, int] = {}
        self._lost: dict[Duel, int] = {}
        self._gained: dict[Duel, int] = {}

    def wins(self, duel: Duel) -> bool:
        """Return whether the player to move can win whatever the other does."""
        return bool(solve_cards(*duel, _MOST_NODES, self._space.space, self._space.nodes))

    def turns_needed(self, duel: Duel) -> int:
        """Return how many turns a player to move who can win needs against the best resistance."""
        if duel not in self._needed:
            self._needed[duel] = min(
                1 + self.turns_left(after) for after in duel.after_turns() if not self.wins(after)
            )
        return self._needed[duel]

    def turns_left(self, duel: Duel) -> int:
        """Return how many more turns the other needs if the player to move cannot win."""
        if not duel.hand:
            return 0
        return max((self.turns_needed(after) for after in duel.after_turns()), default=0)

    def points_lost(self, duel: Duel) -> int:
        """Return the fewest points to which the player to move can hold the other.

        Whoever drops out, or has no card left, leaves the other the points of their best set.
        """
        if duel not in self._lost:
            dropping = Cards(best(duel.rule, duel.other_palette)).points
            if duel.hand:
                playing = min(map(self.points_gained, duel.after_turns()), default=dropping)
                dropping = min(dropping, playing)
            self._lost[duel] = dropping
        return self._lost[duel]

    def points_gained(self, duel: Duel) -> int:
        """Return the most points that the player to move can win the round with; 0 if none."""
        if duel not in self._gained:
            lost = map(self.points_lost, duel.after_turns()) if duel.hand else ()
            self._gained[duel] = max(lost, default=0)
        return self._gained[duel]

"""Two players who neither draw nor act, with all cards open, one of whom hunts for points."""

from __future__ import annotations

from functools import cache

from tests.reference.cards import best_of, number

from .bits import CARDS, COLOURS, colour_of, each, strengths
from .duel import Reached, stays


@cache
def points(colour: int, palette: int) -> int:
    """What the best set of a palette is worth."""
    cards = frozenset(CARDS[card.bit_length() - 1] for card in each(palette))
    return sum(number(card) for card in best_of(COLOURS[colour], cards))


class Hunt:
    """Whether a hunter can win the round with so many points; the other tries to prevent it."""

    def __init__(self, edition: str, needed: int) -> None:
        self._losing_discards = edition == "v1.3"
        self._needed = needed
        self._found: dict[tuple[int, int, int, int, int], bool] = {}

    def pays(self, colour: int, palette: int) -> bool:
        """Whether a round won with this palette brings enough."""
        return points(colour, palette) >= self._needed

    def hunter_reaches(self, colour: int, palette: int, hand: int, other: int, held: int) -> bool:
        """Whether the hunter, who is to move, can reach the goal.

        Any way for them to leave the round ends it without the goal.
        """
        at = (colour, palette, hand, other, held)
        if at not in self._found:
            self._found[at] = any(
                self.caught(reached, other, held) for reached in stays(colour, palette, hand, other)
            )
        return self._found[at]

    def caught(self, reached: Reached, other: int, held: int) -> bool:
        """Whether the hunter reaches the goal, where it is the turn of the other player."""
        colour, palette, hand = reached
        # Whoever has no card is out, and whoever has may drop out.
        if not held or not self.pays(colour, palette):
            return self.pays(colour, palette)
        return all(self.pays(suit, palette) for suit in self._behind(reached, other, held)) and all(
            self.hunter_reaches(c, palette, hand, p, h)
            for c, p, h in stays(colour, other, held, palette)
        )

    def _behind(self, reached: Reached, other: int, held: int) -> set[int]:
        """The colours that the other can bring in by a discard that leaves them behind: v1.3.

        A card played first could only make them stronger, so it opens no other colour.
        """
        if not self._losing_discards:
            return set()
        mine, theirs = strengths(other), strengths(reached[1])
        suits = {colour_of(card) for card in each(held)}
        return {suit for suit in suits if mine[suit] <= theirs[suit]}

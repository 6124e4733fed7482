"""In how many worlds a turn wins with open cards; a world is a hand that the other may hold.

Worlds are searched together: what is on the table is worked out once for all hands that can have
led to it.
"""

from __future__ import annotations

from .bits import colour_of, each, strengths
from .duel import Reached, stays

Hands = frozenset[int]
NONE: Hands = frozenset()


class Worlds:
    """Which hands of the other player lose against perfect play."""

    def __init__(self) -> None:
        self._decided: dict[tuple[int, int, int, int], tuple[set[int], set[int]]] = {}

    def won_after(self, reached: Reached, other: int, hands: Hands) -> Hands:
        """The hands that lose if it is the turn of the player who holds one of them."""
        colour, palette, hand = reached
        won = set(hands)
        won.discard(0)
        mine, theirs = strengths(palette), strengths(other)
        suits = [suit for suit in range(7) if theirs[suit] > mine[suit]]
        for card in each(_union(hands)):
            if colour_of(card) in suits:
                self._lose(won, card, (colour_of(card), palette, hand, other))
        for card in each(_union(hands)):
            more = strengths(other | card)
            if more[colour] > mine[colour]:
                self._lose(won, card, (colour, palette, hand, other | card))
            for second in each(_union(hands) ^ card):
                suit = colour_of(second)
                if more[suit] > mine[suit]:
                    self._lose(won, card | second, (suit, palette, hand, other | card))
        # A player without cards is out when it is their turn.
        return frozenset(won | (hands & {0}))

    def _lose(self, won: set[int], shown: int, table: tuple[int, int, int, int]) -> None:
        """Take out the hands that win by showing some cards."""
        able = [held for held in won if held & shown == shown]
        if able:
            beaten = self._won_before(table, frozenset(held ^ shown for held in able))
            won.difference_update(held for held in able if held ^ shown not in beaten)

    def _won_before(self, table: tuple[int, int, int, int], hands: Hands) -> Hands:
        """The hands that lose if it is the turn of the other player."""
        won, lost = self._decided.setdefault(table, (set(), set()))
        asked = hands - won - lost
        if asked:
            colour, palette, hand, other = table
            found = NONE
            for reached in stays(colour, palette, hand, other):
                found |= self.won_after(reached, other, asked - found)
                if found == asked:
                    break
            won |= found
            lost |= asked - found
        return hands & won


def _union(hands: Hands) -> int:
    cards = 0
    for held in hands:
        cards |= held
    return cards

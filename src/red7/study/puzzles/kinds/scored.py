"""What players may have scored in earlier rounds of a match: cards that are not dealt again."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from red7.core.cards import Card, Cards
from red7.core.rules import GOALS

_LEFT_TO_GO: Final = 3  # points that everybody still needs at least, so that the match goes on


def piles_of(
    players: int, stock: Sequence[Card], other: int, needed: int, chance: Random
) -> list[Cards] | None:
    """Return a score pile for each seat, out of the stock; the other needs so many points more.

    None if no cards of the stock are worth what the other has.
    """
    goal = GOALS[players]
    left = list(stock)
    chance.shuffle(left)
    piles = [Cards()] * players
    for seat in (other, *(seat for seat in range(1, players + 1) if seat != other)):
        most = goal - needed if seat == other else chance.randint(0, goal - _LEFT_TO_GO)
        piles[seat - 1] = pile = _worth_at_most(most, left)
        left = [card for card in left if card not in pile]
    return piles if piles[other - 1].points == goal - needed else None


def _worth_at_most(points: int, cards: Sequence[Card]) -> Cards:
    """Return those of the cards that are worth as much as possible, but no more.

    >>> _worth_at_most(8, list(Cards.parse("R7 G4 B2"))), _worth_at_most(9, [])
    (Cards(R7), Cards(-))
    """
    worth = {0: Cards()}
    for card in cards:
        more = {sum_ + card.number: pile | Cards([card]) for sum_, pile in worth.items()}
        worth = {sum_: pile for sum_, pile in (more | worth).items() if sum_ <= points}
    return worth[max(worth)]

from __future__ import annotations

from random import Random

import pytest

from red7.core.cards import CARDS, Cards
from red7.core.rules import GOALS
from red7.study.puzzles.kinds.scored import piles_of


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_cards_of_their_own_and_the_match_goes_on(players: int) -> None:
    chance = Random(7)
    for needed in range(1, 20):
        stock = chance.sample(CARDS, 49 - 8 * players)
        piles = piles_of(players, stock, 2, needed, chance)
        assert piles
        cards = [card for pile in piles for card in pile]
        assert len(set(cards)) == len(cards)
        assert set(cards) <= set(stock)
        assert piles[1].points == GOALS[players] - needed
        assert all(pile.points < GOALS[players] for pile in piles)


def test_not_every_stock_is_worth_enough() -> None:
    assert piles_of(2, list(Cards.parse("R7 O7 Y7")), 2, 20, Random(7)) is None

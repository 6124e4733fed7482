"""Which steps the flat engine finds legal, in hands that no deal is likely to give."""

from __future__ import annotations

import random

import numpy as np
import pytest

from red7.core import Round
from red7.search.kernels import flat, legal


def hand_of_actions(chance: random.Random) -> str:
    """Return a round in which the player to move holds many cards with actions, mostly 5s."""
    cards = [f"{colour}{number}" for colour in "ROYGBIV" for number in range(1, 8)]
    chance.shuffle(cards)
    cards.sort(key=lambda card: card[1] != "5")  # in front, in a random order
    hand, rest = cards[: chance.randint(2, 7)], cards[7:]
    hand += [card for card in rest if card[1] in "137"][: chance.randint(0, 3)]
    left = [card for card in cards if card not in hand]
    chance.shuffle(left)
    mine, others = left[:2], left[2 : chance.randint(8, 14)]
    palettes = "".join(mine), "".join(others)
    canvas = chance.choice("ROYGBIV")
    return f"{canvas} 1 0 {palettes[0]}/{''.join(hand)} {palettes[1]}/{left[-1]}"


@pytest.mark.parametrize("edition", ["v1.1", "v1.2", "v1.3"])
def test_many_fives_make_no_difference(edition: str) -> None:
    chance = random.Random(edition)
    steps = np.zeros(flat.MOST_STEPS, dtype=np.int64)
    refused = 0
    for _ in range(150):
        game = Round.parse(f"{edition}+actions", hand_of_actions(chance))
        state, laws = flat.flat_round(game), flat.flat_rules(game.rules)
        count = legal.open_steps(state, laws, steps)
        assert steps[:count].tolist() == [step.number for step in game.legal_steps]
        refused += len(game.hand(1)) > sum(step.kind == "+" for step in game.legal_steps)
    assert refused

from __future__ import annotations

import random
from itertools import combinations

from red7.core.cards import mask_of
from red7.study.reasons.hands import hands_without_answer


def counted(unseen: list[int], known: list[int], hidden: int, single: int, opens: list[int]) -> int:
    """Try every hand, with every pair of cards in it."""
    found = 0
    for drawn in combinations(unseen, hidden):
        hand = [*drawn, *known]
        alone = any(single >> card & 1 for card in hand)
        pairs = ((one, other) for one in hand for other in hand if one != other)
        found += not alone and not any(opens[one] >> other % 7 & 1 for one, other in pairs)
    return found


def test_hands_are_counted_as_if_each_were_tried() -> None:
    chance = random.Random(1)
    several = 0
    for _ in range(400):
        cards = chance.sample(range(49), chance.randint(1, 11))
        known = cards[: chance.choice((0, 0, 0, 1, 2, 3))]
        unseen = cards[len(known) :]
        hidden = chance.randint(0, len(unseen))
        single = mask_of(card for card in cards if chance.random() < 0.1)
        often = chance.choice((0.02, 0.1, 0.3))
        opens = [
            sum(1 << colour for colour in range(7) if chance.random() < often) for _ in range(49)
        ]
        expected = counted(unseen, known, hidden, single, opens)
        table = {card: opens[card] for card in cards}
        masks = mask_of(unseen), mask_of(known)
        assert hands_without_answer(*masks, hidden, single, table) == expected
        several += expected > 1
    assert several > 100

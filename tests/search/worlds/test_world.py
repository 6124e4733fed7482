from __future__ import annotations

import random

from hypothesis import given

from red7.core import View
from red7.search.worlds.world import sample_world
from tests.games import chances, players, random_round, round_rules


@given(round_rules, players, chances)
def test_a_world_is_what_the_seat_may_be_in(rules: str, seats: int, chance: random.Random) -> None:
    game = random_round(rules, seats, chance)
    view = game.view(game.turn)
    world = sample_world(view, chance)
    assert world.legal_steps == view.legal_steps
    seen = world.view(game.turn)
    assert (seen.hands, seen.hidden, seen.known) == (view.hands, view.hidden, view.known)
    assert (seen.deck, seen.palettes, seen.gone) == (view.deck, view.palettes, view.gone)
    cards = [*world.deck, *(int(card) for seat in range(1, seats + 1) for card in world.hand(seat))]
    assert len(cards) == len(set(cards))


def test_all_worlds_are_equally_likely() -> None:
    view = View.parse("basic", "R 1 44 B5/R7 V7/?2", 1)
    chance = random.Random(1)
    held: dict[int, int] = {}
    for _ in range(4600):
        for card in sample_world(view, chance).hand(2):
            held[int(card)] = held.get(int(card), 0) + 1
    assert len(held) == 46
    assert all(130 < count < 270 for count in held.values())

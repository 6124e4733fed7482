"""Worlds from the kernel against those of the plain sampler."""

from __future__ import annotations

import random
from collections import Counter

from hypothesis import given

from red7.core import View
from red7.core.cards import listed
from red7.search.kernels import flat
from red7.search.kernels.chance import new_chance
from red7.search.worlds.sampler import flat_view, sample_worlds
from red7.search.worlds.world import sample_world
from tests.games import chances, players, random_round, round_rules


@given(round_rules, players, chances)
def test_a_world_is_one_that_the_plain_sampler_could_have_given(
    rules: str, seats: int, chance: random.Random
) -> None:
    game = random_round(rules, seats, chance)
    view = game.view(game.turn)
    plain = flat.flat_round(sample_world(view, chance))
    for world in sample_worlds(flat_view(view), 5, new_chance(chance.getrandbits(60))):
        deck = flat.DECK + len(view.deck)
        top = deck - view.deck_known
        assert world[top:deck].tolist() == plain[top:deck].tolist()
        assert world[flat.OUT : flat.DECK].tolist() == plain[flat.OUT : flat.DECK].tolist()
        assert world[: flat.HAND].tolist() == plain[: flat.HAND].tolist()
        hands = world[flat.HAND : flat.HAND + seats].tolist()
        assert hands[view.turn - 1] == view.hands[view.turn - 1]
        filled = world[flat.DECK : top].tolist()
        for seat, hand in enumerate(hands):
            assert hand & view.hands[seat] == view.hands[seat]
            assert (hand & ~view.hands[seat]).bit_count() == view.hidden[seat]
            filled += listed(hand & ~view.hands[seat])
        assert len(filled) == len(set(filled))
        assert set(filled) <= {int(card) for card in view.unseen}


def test_all_ways_to_fill_in_are_equally_likely() -> None:
    """Three hidden cards, of which one is in a hand and two are in the deck: six ways."""
    view = View.parse("v1.2+draw", f"R 1 2 B5/R7 V7/?1 *{_all_but('R7B5V7Y1Y2Y3')}", 1)
    counted = Counter(
        (int(world[flat.HAND + 1]), *world[flat.DECK : flat.DECK + 2].tolist())
        for world in sample_worlds(flat_view(view), 6000, new_chance(5))
    )
    plain = Counter(
        (world.hands[1], *world.deck[::-1])
        for world in (sample_world(view, chance) for chance in [random.Random(5)] * 6000)
    )
    assert counted.keys() == plain.keys()
    assert len(counted) == 6
    assert all(850 < count < 1150 for count in counted.values())
    assert all(850 < count < 1150 for count in plain.values())


def _all_but(cards: str) -> str:
    named = {cards[at : at + 2] for at in range(0, len(cards), 2)}
    every = [colour + str(number) for colour in "ROYGBIV" for number in range(1, 8)]
    return "".join(card for card in every if card not in named)

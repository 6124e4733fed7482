from __future__ import annotations

import numpy as np
import pytest

from red7.core import Cards, Round, View
from red7.envs.encoding import CARD_SETS, NUMBERS, compact, decode, encode, sight
from red7.envs.encoding.compact import NUMBER_COUNT, SET_COUNT


def test_the_layout_is_that_of_the_documentation() -> None:
    assert (SET_COUNT, NUMBER_COUNT) == (31, 39)
    assert len(CARD_SETS) + len(NUMBERS) == len(
        sight(Round.deal(players=2, seed=bytes(32)).view(1))
    )


def test_an_observation_can_be_decoded_and_encoded_again(views: list[View]) -> None:
    for view in views:
        found = compact(view)
        assert (found.cards.shape, found.numbers.shape) == ((31,), (39,))
        assert (found.cards.itemsize, found.numbers.itemsize) == (8, 1)
        seen = decode(found)
        assert seen == sight(view)
        again = encode(seen)
        assert np.array_equal(again.cards, found.cards)
        assert np.array_equal(again.numbers, found.numbers)


def test_the_fields_are_those_of_the_view(views: list[View]) -> None:
    for view in views:
        seen = decode(compact(view))
        seats = [(view.seat - 1 + place) % view.players + 1 for place in range(view.players)]
        beyond = 4 - view.players
        assert seen.hand == view.hand(view.seat)
        assert seen.palettes == (*map(view.palette, seats), *[Cards()] * beyond)
        assert seen.hand_sizes == (*map(view.hand_size, seats), *[0] * beyond)
        assert seen.inside == (*[not view.out[seat - 1] for seat in seats], *[False] * beyond)
        assert seats[seen.mover] == view.turn
        assert (seen.canvas, seen.phase, seen.rules) == (view.canvas, view.phase, view.rules)
        assert seen.deck_size == view.deck_size


def test_recent_turns_are_told_by_seat() -> None:
    game = Round.deal(players=2, rules="v1.2+draw", seed="07" * 32)
    game = game.play_turn("+O6 >G2").play_turn("+R6 >I7 !")
    seen = decode(compact(game.view(2)))
    assert seen.played_before[1] == Cards.parse("O6")
    assert seen.discarded_before[1] == Cards.parse("G2")
    assert (seen.played[0], seen.discarded[0]) == (Cards.parse("R6"), Cards.parse("I7"))
    assert (seen.drawn, seen.began) == ((1, 0, 0, 0), (3, 1, -1, -1))


def test_it_tells_no_more_than_the_view_as_text(views: list[View]) -> None:
    for view in views:
        read = View.parse(view.rules, view.write(past=True), view.seat)
        assert decode(compact(read)) == decode(compact(view)), view


def test_a_spectator_has_no_observation() -> None:
    with pytest.raises(ValueError, match="spectator"):
        compact(Round.deal(players=2, seed=bytes(32)).view(0))

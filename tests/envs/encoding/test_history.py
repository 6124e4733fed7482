from __future__ import annotations

import numpy as np

from red7.core import Round, View
from red7.envs.encoding import decode_history, history, latest


def test_a_history_is_the_past_and_the_turn_under_way(views: list[View]) -> None:
    for view in views:
        steps = [(turn.seat, step) for turn in view.past for step in turn.steps]
        steps += [(view.turn, step) for step in view.steps]
        expected = [((seat - view.seat) % view.players, step) for seat, step in steps]
        assert list(decode_history(history(view))) == expected


def test_cards_that_others_drew_stay_hidden() -> None:
    game = Round.deal(players=2, rules="v1.2+draw", seed="07" * 32)
    game = game.play_turn("+O6 >G2").play_turn("+R6 >I7 !")
    assert history(game.view(2))[-1].tolist() == [0, 147, 13]
    assert history(game.view(1))[-1].tolist() == [1, 147, -1]


def test_the_latest_steps_fill_up_from_behind(views: list[View]) -> None:
    for view in views[::9]:
        whole = history(view)
        assert latest(view, 0).shape == (0, 3)
        assert np.array_equal(latest(view, 2), whole[-2:]) or len(whole) < 2
        filled = latest(view, 200)
        assert filled.shape == (200, 3)
        assert np.array_equal(filled[200 - len(whole) :], whole)
        assert (filled[: 200 - len(whole)] == -1).all()
        assert decode_history(filled) == decode_history(whole)

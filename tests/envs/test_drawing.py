from __future__ import annotations

from dataclasses import replace

import numpy as np

from red7.core import Match
from red7.core.cards import listed, mask_of
from red7.envs.drawing import table_picture, table_text
from red7.table.drawing.look import HEIGHT, WIDTH

NAMES = ("Ada", "Bo")


def test_a_seat_sees_its_own_hand_as_text() -> None:
    match = Match.start(2, "advanced", "07" * 32)
    shown = table_text(match, 2, NAMES, coloured=False)
    assert "Hand:    O7 I7 R6 I6 V5 Y1 B1" in shown
    assert "Hand:    ?×7" in shown
    assert "Ada" in shown
    assert "\x1b[" not in shown
    assert "\x1b[" in table_text(match, 2, NAMES)


def test_a_picture_shows_the_canvas_and_hides_other_hands() -> None:
    match = Match.start(2, "basic", "07" * 32)
    first = table_picture(match, 1, NAMES)
    assert (first.shape, first.dtype.name) == ((HEIGHT, WIDTH, 3), "uint8")
    assert first.std() > 20
    game = match.round
    hands = (game.hands[0], mask_of(game.deck[:7]))
    deck = (*listed(game.hands[1]), *game.deck[7:])
    other = replace(match, round=replace(game, hands=hands, deck=tuple(map(int, deck))))
    assert np.array_equal(first, table_picture(other, 1, NAMES))
    assert not np.array_equal(table_picture(match, 2, NAMES), table_picture(other, 2, NAMES))
    moved = match.apply("+O6").apply(">G2")
    assert not np.array_equal(first, table_picture(moved, 1, NAMES))
    green = (0x1F, 0x8A, 0x48)
    middle = np.s_[250:380, 300:900]
    painted = (table_picture(moved, 1, NAMES)[middle] == green).all(axis=2).mean()
    assert painted > (first[middle] == green).all(axis=2).mean() + 0.02

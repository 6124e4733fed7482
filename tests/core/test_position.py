from __future__ import annotations

import pytest

from red7.core import Card, Red7Error, Round, Rules, View, read_position
from red7.core.position import Position
from red7.core.steps import read_steps


def position_of(rules: str, text: str) -> Position:
    return read_position(Rules.parse(rules), text)


def test_lines_go_on_after_a_draw_of_a_known_card() -> None:
    rules, cards = "v1.2+draw+actions", "B5/R7Y2 V4/?1"
    view = View.parse(rules, f"R 1 V1?1 {cards}", 1)
    lines = {" ".join(map(str, line)) for line in view.lines()}
    assert {"+R7 >R7 !V1 .", "+R7 >R7 !V1 >Y2 ."} <= lines
    assert "+R7 >R7 !V1" not in lines
    view = View.parse(rules, f"R 1 2 {cards}", 1)
    lines = {" ".join(map(str, line)) for line in view.lines()}
    assert "+R7 >R7 !" in lines
    assert "+R7 >R7 ! ." not in lines


def test_a_step_of_somebody_whose_hand_is_not_known_may_be_any_unseen_card() -> None:
    position = position_of("basic", "R 2 33 B5/R7Y2 V4/?2")
    assert str(position.apply("+O6")) == "R 2 33 B5/R7Y2 V4/?2 ; +O6"
    with pytest.raises(Red7Error, match="not-in-hand"):
        position.apply("+R7")


def test_the_end_of_a_turn_may_be_left_out_where_it_is_open() -> None:
    start = Round.parse("basic", "R 1 =- B5/R7G4Y1 V7/V1")
    assert start.play_turn(read_steps("+R7")) == start.play_turn(read_steps("+R7 ."))
    assert str(start.play_turn(read_steps("+R7"))) == "R 2 =- R7B5/G4Y1 V7/V1"


@pytest.mark.parametrize(
    ("rules", "position", "steps"),
    [
        ("basic", "R 2 =I1 V5/V1 B5/R7 x", ""),
        ("basic", "R 2 =I1 V7/V1 B5/G4G2 x", "+G4"),  # not winning as things stand
        ("v1.2+actions", "R 2 =I1 V5/V1 B5/R7 x", "+R7"),  # its action is still to do
        ("v1.2+draw!", "R 2 =I1 V4/V1 B5/R6 x", ">R6"),  # the draw is still to do
    ],
)
def test_an_unfinished_turn_is_no_turn(rules: str, position: str, steps: str) -> None:
    start = Round.parse(rules, position)
    with pytest.raises(Red7Error) as caught:
        start.play_turn(read_steps(steps))
    assert caught.value == Red7Error("turn-unfinished", seat=2)


def test_a_draw_that_disagrees_with_the_deck() -> None:
    start = position_of("v1.2+actions", "R 1 G6?3 B5/Y3Y2 V4/?7").follow(read_steps("+Y3"))
    with pytest.raises(Red7Error) as caught:
        start.follow(read_steps("!G5"))
    assert caught.value == Red7Error("draw-disagrees", card=Card.parse("G5"))

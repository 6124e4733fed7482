from __future__ import annotations

from red7.core import View
from red7.study.turns import every_turn


def written(rules: str, text: str) -> list[str]:
    turns = every_turn(View.parse(rules, text, 1))
    return [" ".join(map(str, turn.steps)) for turn in turns]


def test_a_turn_ends_with_its_last_step_or_at_an_unknown_card() -> None:
    turns = written("v1.2+draw+actions", "R 1 5 B5/R7Y3 V4/?3")
    assert {"+Y3 !", "+R7 >R7 .", "~"} <= set(turns)
    assert {turn.split()[-1][0] for turn in turns} <= set(".~!>")


def test_a_known_card_is_drawn_and_the_turn_goes_on() -> None:
    turns = written("v1.2+actions", "R 1 R6?4 B5/Y3 V4/?3")
    assert any(turn.startswith("+Y3 !R6 ") for turn in turns)


def test_kernels_read_a_turn_without_the_draw_of_a_3() -> None:
    view = View.parse("v1.2+actions", "R 1 5 B5/Y3 V4/?3", 1)
    turn = next(turn for turn in every_turn(view) if str(turn.steps[0]) == "+Y3")
    assert [str(step) for step in turn.steps] == ["+Y3", "!"]
    assert turn.line[turn.line >= 0].tolist() == [turn.steps[0].number]

from __future__ import annotations

import pytest

from red7.core import Red7Error, View
from red7.study.puzzles import Puzzle, judge
from red7.study.puzzles.puzzle import in_full

EXPERT = View.parse("expert", "R 1 G4B2 B5/R7Y3 V7/R6", 1)


def puzzle(*answers: str) -> Puzzle:
    return Puzzle("", "open", "basic", "R 1 0 B5/R7V1 V7/R6", answers, 900, (), 1)


def test_an_answer_is_right_with_or_without_its_end() -> None:
    asked = puzzle("+R7 .")
    assert judge(asked, "+R7 .").right
    assert judge(asked, "+r7").right
    assert judge(asked, "+R7").turn == "+R7 ."


def test_a_legal_turn_that_is_not_the_answer_is_wrong() -> None:
    verdict = judge(puzzle("+R7 ."), "~")
    assert (verdict.right, verdict.turn) == (False, "~")


@pytest.mark.parametrize(
    ("turn", "reason"),
    [
        ("+V1", "play-loses"),
        ("+R6", "not-in-hand"),
        ("", "turn-unfinished"),
        ("hello", "step-expected"),
        ("+R7 . ~", "turn-over"),
    ],
)
def test_a_turn_that_cannot_be_made_is_refused(turn: str, reason: str) -> None:
    with pytest.raises(Red7Error) as refused:
        judge(puzzle("+R7 ."), turn)
    assert refused.value.reason == reason


@pytest.mark.parametrize("turn", ["+Y3 ~", "+Y3 ! ~", "+Y3 !G4 ~"])
def test_the_draw_of_a_3_may_be_left_out(turn: str) -> None:
    assert in_full(EXPERT, turn) == "+Y3 !G4 ~"


@pytest.mark.parametrize("turn", ["+R7 >B5 ! >Y3 !", "+R7 >B5 !G4 >Y3 !B2"])
def test_the_card_of_an_earned_draw_may_be_left_out(turn: str) -> None:
    assert in_full(EXPERT, turn) == "+R7 >B5 !G4 >Y3 !B2"


def test_a_turn_in_the_middle_of_an_action_is_not_finished() -> None:
    with pytest.raises(Red7Error) as refused:
        in_full(EXPERT, "+R7")
    assert refused.value.reason == "turn-unfinished"

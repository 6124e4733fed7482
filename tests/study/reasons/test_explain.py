from __future__ import annotations

import pytest

from red7.core import Red7Error, View
from red7.core.steps import read_steps
from red7.study.reasons import explain, tell
from red7.study.reasons.reason import WHY
from red7.words import words
from tests.games import ALL_RULES
from tests.study.reasons.brute import cases


def why(rules: str, position: str, turn: str) -> str:
    view = View.parse(rules, position, int(position.split()[1]))
    return tell(words("en"), explain(view, read_steps(turn)))


@pytest.mark.parametrize(
    ("rules", "position", "turn", "told"),
    [
        ("basic", "R 1 33 V1/G2 R7/?7", "~", "No turn keeps you in the round."),
        (
            "basic",
            "R 1 33 V1/R7V2 O7/?7",
            "~",
            "It leaves the round, although you could stay in.",
        ),
        # The 3 may be played in hope, but G3G1 wins under no colour.
        (
            "v1.2+actions",
            "R 1 20 G1/G3 R7O7Y7R6R5R3R2/?2",
            "~",
            "No turn keeps you in the round.",
        ),
        # The other has no card left.
        (
            "advanced",
            "R 1 30 V1/R7V2 O7/- $0,0",
            "+R7 .",
            "Nobody else has a card left: it wins the round. That scores 7 points.",
        ),
        # One card is never enough, under Red or with what lies there; two can make a run.
        (
            "basic",
            "R 1 5 O7Y7G7B7I7V7V2/R7 I1/?1",
            "+R7 .",
            "Nobody can answer it, whatever they hold: it wins the round.",
        ),
        (
            "basic",
            "R 1 5 O7Y7G7B7I7V7V2/R7 I1/?2",
            "+R7 .",
            (
                "No single card is enough to answer it; that takes two. "
                "It takes your last card: if anyone else stays in, you will be out at your next "
                "turn."
            ),
        ),
        # A third even card is all that beats two, and two of them are left.
        (
            "basic",
            "G 1 20 R6V3/Y4I5 O6Y2/?1 *Y6I6V6R4O4G4B4I4V4R2O2G2B2I2V2",
            "+Y4 .",
            (
                "Only with G6 or B6 can anyone answer it. You keep one card, which can bring "
                "a colour under which you are winning as the palettes lie."
            ),
        ),
    ],
)
def test_a_turn_and_what_is_told_of_it(rules: str, position: str, turn: str, told: str) -> None:
    assert why(rules, position, turn) == told


def test_a_draw_of_a_three_is_counted() -> None:
    text = why("v1.2+actions", "R 1 20 V1/V3 R7/?3", "+V3")
    # V3V1 beats R7 alone under Yellow and Violet, of which 12 cards are left: V1 and V3 are gone.
    assert text == "Of the 46 unseen cards, 12 keep you in if you draw them."
    assert text == why("v1.2+actions", "R 1 20 V1/V3 R7/?3", "+V3 !")


def test_the_final_dot_may_be_left_out() -> None:
    position = "R 1 33 V1/R7V2 O7/?7"
    assert why("basic", position, "+R7") == why("basic", position, "+R7 .") != ""


def test_a_turn_can_be_explained_from_its_middle() -> None:
    whole = why("basic", "R 1 33 V1/R7V2B5 O7/?7", "+R7 >B5")
    assert why("basic", "R 1 33 V1/R7V2B5 O7/?7 ; +R7", ">B5") == whole


def test_only_turns_of_the_player_to_move_are_explained() -> None:
    view = View.parse("basic", "R 1 33 V1/R7V2B5 O7/?7", 1)
    with pytest.raises(Red7Error, match="turn-unfinished"):
        explain(view, ())
    with pytest.raises(Red7Error, match="not-your-turn"):
        explain(View.parse("basic", "R 1 33 V1/?3 O7/R1", 2), read_steps("+R7 ."))
    with pytest.raises(Red7Error):
        explain(view, read_steps("+R1 ."))


def test_there_are_one_or_two_reasons_in_their_order() -> None:
    order = list(WHY)
    for case, _ in cases(ALL_RULES, 50, 3, few=False):
        names = [reason.name for reason in explain(case.view, case.turn)]
        assert 1 <= len(names) <= 2
        assert names == sorted(names, key=order.index)


def test_what_is_hidden_makes_no_difference() -> None:
    for case, _ in cases(ALL_RULES, 20, 5, few=False):
        reasons = explain(case.view, case.turn)
        for _ in range(3):
            view = case.world().view(case.me)
            assert view == case.view
            assert explain(view, case.turn) == reasons

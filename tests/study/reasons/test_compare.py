from __future__ import annotations

import pytest

from red7.core import View
from red7.core.steps import read_steps
from red7.study.reasons import compare, tell
from red7.words import words
from tests.games import ALL_RULES
from tests.study.reasons.brute import cases


def wrong(rules: str, position: str, turn: str, better: str) -> str:
    view = View.parse(rules, position, int(position.split()[1]))
    return tell(words("en"), compare(view, read_steps(turn), read_steps(better)))


@pytest.mark.parametrize(
    ("rules", "position", "turn", "better", "told"),
    [
        (
            "basic",
            "R 1 33 V1/R7V2 O7/?7",
            "~",
            "+R7 .",
            "It puts you out, although you could stay in.",
        ),
        (
            "v1.3",
            "R 1 33 V1/R7I2 O7V6/?7",
            ">I2",
            "+R7 .",
            "It puts you out, although you could stay in.",
        ),
        # Under Green any even card above V2 answers.
        (
            "basic",
            "R 1 5 O7Y7G7B7I7V7V2/R7G4 I1/?1",
            ">G4",
            "+R7 .",
            "The better turn wins the round: nobody could answer it, whatever they hold.",
        ),
        # Nothing speaks against the better of two turns.
        ("basic", "R 1 5 O7Y7G7B7I7V7V2/R7G4 I1/?1", "+R7 .", ">G4", ""),
        (
            "v1.2+actions",
            "R 1 20 V1/V3R6 O5/?3",
            "+V3",
            "+R6 .",
            (
                "Only 12 of the 45 unseen cards keep you in if you draw them; "
                "the better turn does so at once."
            ),
        ),
    ],
)
def test_two_turns_and_what_is_told_of_them(
    rules: str, position: str, turn: str, better: str, told: str
) -> None:
    assert wrong(rules, position, turn, better) == told


def test_nothing_is_wrong_with_a_turn_against_itself() -> None:
    for case, _ in cases(ALL_RULES, 20, 6, few=False):
        assert compare(case.view, case.turn, case.turn) == ()


def test_there_are_at_most_two_reasons() -> None:
    told = 0
    for case, other in cases(ALL_RULES, 50, 7, few=False):
        reasons = compare(case.view, other.turn, case.turn)
        assert len({reason.name for reason in reasons}) == len(reasons) <= 2
        told += bool(reasons)
    assert told > 20


def test_what_is_hidden_makes_no_difference() -> None:
    for case, other in cases(ALL_RULES, 20, 8, few=False):
        reasons = compare(case.view, other.turn, case.turn)
        view = case.world().view(case.me)
        assert compare(view, other.turn, case.turn) == reasons

from __future__ import annotations

from red7.core import View
from red7.study.proving import Prover
from red7.study.turns import every_turn


def test_a_budget_that_is_too_small_leaves_it_open() -> None:
    view = View.parse("basic", "R 1 33 B5/R1O2Y3G4B6I7V2 V7/?3", 1)
    line = next(turn.line for turn in every_turn(view) if str(turn.steps[0]) == "+I7")
    answer, nodes = Prover(view).win(line, 10)
    assert answer == -1
    assert nodes <= 10


def test_a_certain_win_is_found_among_many_unseen_cards() -> None:
    view = View.parse("basic", "R 1 33 B5/R1O2Y3G4B6I7V2 V7/?1", 1)
    prover = Prover(view)
    turns = {" ".join(map(str, turn.steps)): turn.line for turn in every_turn(view)}
    assert prover.win(turns["+I7 ."], 10**6).answer == 1
    assert prover.loss(turns["+I7 ."], 10**6).answer == 0
    assert prover.loss(turns["~"], 10**6).answer == 1

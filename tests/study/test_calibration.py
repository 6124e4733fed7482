from __future__ import annotations

from red7.core import View
from red7.study.calibration import MATCH, ROUND, SOLVED, bend_of, calibrated
from red7.study.findings import Span


def test_a_bend_keeps_the_order_and_stays_inside() -> None:
    for bend in (SOLVED, ROUND, MATCH):
        bent = [bend(share / 100, share / 100) for share in range(101)]
        assert bent == sorted(bent)
        assert 0 < bent[0] < 0.05
        assert 0.95 < bent[-1] < 1
        low, mid, high = calibrated(Span(0.2, 0.3, 0.4), bend, 0.5)
        assert low < mid < high


def test_a_turn_is_worth_more_where_there_is_a_better_one() -> None:
    worse = [SOLVED(0.3, best / 10) for best in range(3, 11)]
    assert worse == sorted(worse)
    assert worse[0] < worse[-1] < SOLVED(0.9, 0.9)
    assert ROUND(0.3, 0.3) == ROUND(0.3, 0.9)


def test_each_kind_of_game_has_its_own() -> None:
    view = View.parse("basic", "R 1 33 B5/R7V1 V7/?7", 1)
    match = View.parse("expert", "R 1 17 B5/R7V1 V7/?7 V6/?7 $0,0,0", 1)
    assert bend_of(view, solved=True) == SOLVED
    assert bend_of(view, solved=False) == ROUND
    assert bend_of(match, solved=False) == MATCH

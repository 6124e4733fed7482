from __future__ import annotations

import numpy as np

from red7.core import View
from red7.study.opened import Opened, can_open
from red7.study.turns import every_turn


def test_a_sample_says_how_far_it_can_be_trusted() -> None:
    view = View.parse("basic", "R 1 0 B5/R7O3V1 V7/?5 *O7Y7G7B7I7R6O6Y6G6B6I6V6R5O5Y5I5V5R4O4Y4", 1)
    lines = np.array([turn.line for turn in every_turn(view)][:-1])
    everything = Opened(view, lines, 10**6, seed=0)
    everything.look_at(everything.total)
    assert everything.is_complete
    assert everything.total > 5000
    inside = tried = 0
    for seed in range(30):
        some = Opened(view, lines, 0, seed)
        assert not some.enumerates
        some.look_at(200)
        for at in range(len(lines)):
            low, _, high = some.share(at)
            inside += low <= everything.share(at).mid <= high
            tried += 1
    assert inside >= 0.95 * tried


def test_only_two_who_neither_draw_nor_act_can_be_opened() -> None:
    def opens(rules: str, text: str) -> bool:
        return can_open(View.parse(rules, text, 1))

    assert opens("v1.3+match", "R 1 33 B5/R7V1 V7/?7 $0,0")
    assert opens("basic", "R 1 20 B5/R7V1 V7/?7 x")
    assert not opens("basic", "R 1 20 B5/R7V1 V7/?7 V6/?7")
    assert not opens("v1.2+draw", "R 1 33 B5/R7V1 V7/?7")
    assert not opens("v1.2+actions", "R 1 33 B5/R7V1 V7/?7")
    assert not opens("basic", "R 1 33 B5/R7V1 V7/?8")

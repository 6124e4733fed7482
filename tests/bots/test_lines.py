"""Lines as the gentle bots see them."""

from __future__ import annotations

import random

from hypothesis import given

from red7.bots.lines import goes_out, random_line, replies_after, some_lines
from red7.core import View
from tests.games import chances, players, random_round, round_rules


@given(round_rules, players, chances)
def test_a_random_line_goes_out_only_if_all_do(
    rules: str, seats: int, chance: random.Random
) -> None:
    game = random_round(rules, seats, chance)
    view = game.view(game.turn)
    lines = list(view.lines())
    line = random_line(view, chance)
    assert line in lines
    if goes_out(view, line):
        # Only after a 3's draw, or with none but losing steps, is there no way to stay in.
        assert all(goes_out(view, other) for other in lines)


@given(round_rules, players, chances)
def test_some_lines_are_lines_and_keep_the_player_in(
    rules: str, seats: int, chance: random.Random
) -> None:
    game = random_round(rules, seats, chance)
    view = game.view(game.turn)
    every = list(view.lines())
    staying = {line for line in every if not goes_out(view, line)}
    few = some_lines(view, chance, 10)
    assert few
    assert set(few) <= (staying or set(every))
    assert set(some_lines(view, chance, 10**6)) == (staying or set(every))


def test_an_overlooked_colour_is_no_answer() -> None:
    view = View.parse("basic", "R 1 33 B5/R7O2Y3G4B6I7V2 V6/?7", 1)
    line = next(line for line in view.lines() if " ".join(map(str, line)) == "+R7 .")
    counted = [replies_after(view, line, bits) for bits in (0, 1, 3, 127)]
    assert counted == sorted(counted, reverse=True)
    assert len(set(counted)) > 2

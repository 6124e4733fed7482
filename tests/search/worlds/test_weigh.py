"""Lines weighed in worlds, against the plain ways to do the same."""

from __future__ import annotations

import random

import numpy as np
from hypothesis import given, settings

from red7.core import Round
from red7.core.match import scored_set
from red7.search.kernels import flat
from red7.search.kernels.chance import new_chance
from red7.search.solving import solver
from red7.search.worlds.weigh import MOST_POINTS, play_worlds, solve_worlds, worth
from tests.games import chances, players, round_rules, walk
from tests.search.lines import numbered


@given(chances)
@settings(max_examples=20)
def test_solving_in_the_kernel_is_solving_one_by_one(chance: random.Random) -> None:
    game = Round.deal(2, "basic", chance.randbytes(32))
    for _, _, after in walk(game, chance):
        if after.over or after.steps or max(hand.bit_count() for hand in after.hands) > 5:
            continue
        game = after
        break
    else:
        return
    lines = list(game.lines())
    world = flat.flat_round(game)[None, :]
    space, gains = solver.Workspace(), np.zeros(len(lines))
    solve_worlds(world, numbered(lines), 10**7, space.space, gains)
    for line, gain in zip(lines, gains.tolist(), strict=True):
        then = game.follow(line).settled()
        won = then.winner == game.turn if then.over else solver.solve(then) == solver.LOSS
        assert gain == won


@given(round_rules, players, chances)
def test_an_end_is_worth_what_the_table_says(rules: str, seats: int, chance: random.Random) -> None:
    *_, (_, _, game) = walk(Round.deal(seats, rules, chance.randbytes(32)), chance)
    values = np.random.default_rng(chance.getrandbits(30)).random((2, seats, MOST_POINTS))
    scored = scored_set(game)
    for limit in (len(scored), len(scored) + 1):
        ended = int(len(scored) >= limit)
        expected = values[ended, game.winner - 1, scored.points]
        assert worth(flat.flat_round(game), values, limit) == expected


def test_playing_on_finds_what_is_won_at_once() -> None:
    game = Round.parse("basic", "R 1 =- B5/R7V1 O6/V2")
    lines = [line for line in game.lines() if line[-1].kind != "~"]
    values = np.zeros((2, 2, MOST_POINTS))
    values[:, 0] = 1.0
    for sensible in (True, False):
        gains = np.zeros(len(lines))
        world, laws = flat.flat_round(game)[None, :], flat.flat_rules(game.rules)
        table = numbered(lines)
        play_worlds(world, laws, table, values, 50, sensible, 40, new_chance(1), gains)
        won = dict(zip((" ".join(map(str, line)) for line in lines), gains.tolist(), strict=True))
        assert won["+R7 ."] == 40

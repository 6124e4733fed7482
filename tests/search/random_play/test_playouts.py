"""Random play: uniform over the lines of the core, and its statistics."""

from __future__ import annotations

import functools
import operator
import random
import subprocess
import sys
from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings

from red7.core import Round, Step
from red7.core.steps import DRAW, DROP
from red7.search.kernels import flat, flow
from red7.search.kernels.chance import below, new_chance
from red7.search.random_play import play_random_games, playouts, sensible
from tests.games import ROUND_RULES, chances, players, random_round, round_rules


@given(round_rules.filter(lambda rules: "actions" not in rules), players, chances)
def test_turns_without_actions_are_made_as_in_the_core(
    rules: str, seats: int, chance: random.Random
) -> None:
    game = random_round(rules, seats, chance).at_start
    laws = flat.flat_rules(game.rules)
    for line in game.lines():
        if line[-1].kind != DROP:
            cards = {step.kind: int(step.card) for step in line if step.card is not None}
            draws = any(step.kind == DRAW for step in line)
            state = flat.flat_round(game)
            sensible.make_turn_without_actions(
                state, laws, cards.get("+", -1), cards.get(">", -1), draws
            )
            after = flat.flat_round(game.play_turn(line))
            live = flat.DECK + int(after[flat.DECK_SIZE])
            assert state[:live].tolist() == after[:live].tolist()


@pytest.mark.parametrize(
    ("rules", "position"),
    [
        ("v1.2", "R 1 =- B5/R7G4V1O2 V7/I1I2I3"),
        ("v1.2+draw", "R 1 =B1B2B3 B5/R7G4V1O2 V4/I1I2I3"),
        ("v1.3", "R 1 =- B5/R7G4V1O2 V7/I1I2I3"),
    ],
)
def test_every_turn_is_equally_likely(rules: str, position: str) -> None:
    game = Round.parse(rules, position)
    laws, chance = flat.flat_rules(game.rules), new_chance(5)
    results: Counter[tuple[int, ...]] = Counter()
    lines = [line for line in game.lines() if line[-1].kind != DROP]
    for _ in range(400 * len(lines)):
        state = flat.flat_round(game)
        sensible.any_turn_without_actions(state, laws, chance)
        live = flat.DECK + int(state[flat.DECK_SIZE])
        results[tuple(state[:live].tolist())] += 1
    expected: Counter[tuple[int, ...]] = Counter()
    for line in lines:
        after = flat.flat_round(game.play_turn(line))
        live = flat.DECK + int(after[flat.DECK_SIZE])
        expected[tuple(after[:live].tolist())] += 1
    assert set(results) == set(expected)
    # 400 are expected of each; six standard deviations are 120.
    assert all(abs(results[key] / count - 400) < 120 for key, count in expected.items())


def test_statistics_of_two_players_basic() -> None:
    games = 20_000
    made, won = play_random_games("v1.2", 2, games, seed=3)
    assert 0.33 < won[0] / games < 0.37  # the first to move wins 35 % of random games
    chance = random.Random(4)
    lengths, emptied = [], 0
    for _ in range(300):
        game = Round.deal(2, "v1.2", chance.randbytes(32))
        length = 0
        while not game.over:
            lines = [line for line in game.lines() if line[-1].kind != DROP]
            game = game.play_turn(chance.choice(lines) if lines else (Step(DROP),))
            length += 1
        lengths.append(length)
        emptied += bool(lines)
    # The core's mean of 300 games has a standard error of about 0.15.
    assert abs(made / games - sum(lengths) / len(lengths)) < 0.6
    # With the turns that players would have had whose hand was empty, 8.0 in a game.
    assert 7.85 < made / games + emptied / len(lengths) < 8.15


def test_chance_is_even() -> None:
    chance = new_chance(1)
    counts = Counter(int(below(chance, 7)) for _ in range(14_000))
    assert set(counts) == set(range(7))
    assert all(1700 < count < 2300 for count in counts.values())


def test_all_rules_can_be_played_at_random() -> None:
    for rules in ROUND_RULES:
        for seats in (2, 3, 4):
            made, won = play_random_games(rules, seats, 20, seed=1)
            assert won.sum() == 20
            assert made >= 20


def test_kernels_loaded_from_disk_play_the_same_games() -> None:
    games = [(rules, 3, 50, 7) for rules in ROUND_RULES]
    here = [(made, won.tolist()) for made, won in (play_random_games(*game) for game in games)]
    code = (
        "from red7.search.random_play import play_random_games\n"
        f"games = [play_random_games(*game) for game in {games}]\n"
        "print([(made, won.tolist()) for made, won in games])\n"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == f"{here}\n"


@given(round_rules, players, chances)
@settings(deadline=None)
def test_a_round_is_played_out_from_anywhere(rules: str, seats: int, chance: random.Random) -> None:
    game = random_round(rules, seats, chance)
    state, room = flat.flat_round(game), np.zeros((2, flat.MOST_STEPS), dtype=np.int64)
    lots = new_chance(chance.randrange(1 << 30))
    playouts.play_out(state, flat.flat_rules(game.rules), lots, room[0], room[1])
    assert flow.winner(state) >= 0
    # No card is lost but those discarded or turned down, and none is there twice.
    parts = [*state[: flat.OUT].tolist()]
    parts += [1 << int(c) for c in state[flat.DECK : flat.DECK + int(state[flat.DECK_SIZE])]]
    assert sum(parts) == functools.reduce(operator.or_, parts, 0)

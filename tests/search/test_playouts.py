"""Random play: uniform over the lines of the core, and its statistics."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings

from red7.core import Round, Rules, Step
from red7.core.steps import DRAW, DROP
from red7.search import duels, flat, playouts
from red7.search.chance import below, new_chance
from red7.search.evaluate import coded
from red7.search.games import play_random_games
from tests.games import ROUND_RULES, chances, players, random_round, round_rules


def lines_to_the_next_draw(game: Round) -> list[tuple[Step, ...]]:
    """Give the lines of a turn, each up to a draw that is not the last step of the turn."""
    found = set()
    for line in game.lines():
        for at, step in enumerate(line):
            if step.kind == DRAW and (line[at - 1].kind == "+" or at + 1 < len(line)):
                found.add(line[: at + (line[at - 1].kind != "+")])
                break
        else:
            found.add(line)
    return [line for line in found if line[-1].kind != DROP]


@given(round_rules, players, chances)
@settings(max_examples=60)
def test_weights_count_the_lines(rules: str, seats: int, chance: random.Random) -> None:
    game = random_round(rules, seats, chance)
    game = game if "actions" in rules else game.at_start
    state, laws = flat.flat_round(game), flat.flat_rules(game.rules)
    steps = np.zeros(flat.MOST_STEPS, dtype=np.int64)
    weights = np.zeros(flat.MOST_STEPS, dtype=np.int64)
    count = flat.open_steps(state, laws, steps)
    playouts.weigh_steps(state, laws, steps, count, weights)
    expected = Counter(coded(line[0]) for line in lines_to_the_next_draw(game))
    found = {int(s): int(w) for s, w in zip(steps[:count], weights[:count], strict=True) if w}
    assert found == dict(expected)


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
        playouts.random_plain_turn(state, laws, chance)
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
    turns, won = play_random_games("v1.2", 2, games, seed=3)
    assert 0.33 < won[0] / games < 0.37  # the first to move wins 35 % of random games
    flat_won = np.zeros(4, dtype=np.int64)
    laws = flat.flat_rules(Rules.parse("v1.2"))
    flat_turns = playouts.random_games(2, laws, new_chance(3), games, flat_won)
    # Two kernels, one game: the means differ by less than four standard errors.
    assert abs(turns - flat_turns) / games < 0.15
    assert abs(int(won[0]) - int(flat_won[0])) / games < 0.02
    chance = random.Random(4)
    lengths = []
    for _ in range(300):
        game = Round.deal(2, "v1.2", chance.randbytes(32))
        length = 0
        while not game.over:
            lines = [line for line in game.lines() if line[-1].kind != DROP]
            game = game.play_turn(chance.choice(lines) if lines else (Step(DROP),))
            length += 1
        lengths.append(length)
    # The core's mean of 300 games has a standard error of about 0.15.
    assert abs(turns / games - sum(lengths) / len(lengths)) < 0.6


def test_chance_is_even() -> None:
    chance = new_chance(1)
    counts = Counter(int(below(chance, 7)) for _ in range(14_000))
    assert set(counts) == set(range(7))
    assert all(1700 < count < 2300 for count in counts.values())


def test_every_turn_of_a_duel_is_equally_likely() -> None:
    game = Round.parse("v1.2", "R 1 =- B5/R7G4V1O2 V7/I1I2I3")
    chance = new_chance(6)
    mover, other = game.palettes
    lines = [line for line in game.lines() if line[-1].kind != DROP]
    for pick in (duels.pick_turn, duels.count_out_turn):
        results: Counter[tuple[int, ...]] = Counter(
            tuple(map(int, pick(mover, game.hands[0], other, 6, chance)))
            for _ in range(400 * len(lines))
        )
        assert len(results) == len(lines)
        assert all(abs(count - 400) < 120 for count in results.values())


def test_all_rules_can_be_played_at_random() -> None:
    for rules in ROUND_RULES:
        for seats in (2, 3, 4):
            turns, won = play_random_games(rules, seats, 20, seed=1)
            assert won.sum() == 20
            assert turns >= 20

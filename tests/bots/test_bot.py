"""What bots tell of the lines behind their choice."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from hypothesis import given, settings

from red7.bots import Analysis, Analyst, Budget, WeighedLine, find_bot
from red7.core import Round, Step, View
from red7.core.steps import DRAW_STEP
from tests.core.test_view import exchanged
from tests.games import any_rules, chances, players, random_round

STRONG = ("yellow", "orange", "red")
ALL = ("violet", "indigo", "blue", "green", "greedy", *STRONG)
SMALL = Budget(work=10)


def analyst(name: str) -> Analyst:
    bot = find_bot(name)
    assert isinstance(bot, Analyst)
    return bot


@pytest.mark.parametrize("name", ALL)
@given(rules=any_rules, seats=players, chance=chances)
@settings(max_examples=15)
def test_an_analysis_stands_behind_every_choice(
    name: str, rules: str, seats: int, chance: random.Random
) -> None:
    game = random_round(rules, seats, chance)
    view, seed = game.view(game.turn), chance.getrandbits(32)
    analysis = analyst(name).analyse(view, SMALL, seed)
    assert analysis.choice == analyst(name).choose(view, SMALL, seed)
    assert analysis.choice.step in view.legal_steps
    assert analysis == analyst(name).analyse(view, SMALL, seed)
    assert len({line.steps for line in analysis.lines}) == len(analysis.lines)
    for line in analysis.lines:
        assert view.follow(line.steps).steps == view.steps + line.steps
        assert line.value is None or 0 <= line.value <= 1
        assert (line.value is None) == (line.error is None) == (line.tried == 0)


@pytest.mark.parametrize("name", ALL)
@given(rules=any_rules, seats=players, chance=chances)
@settings(max_examples=8)
def test_an_analysis_is_blind_to_what_is_hidden(
    name: str, rules: str, seats: int, chance: random.Random
) -> None:
    game = random_round(rules, seats, chance).at_start
    twin, seed = exchanged(game, game.turn, chance), chance.getrandbits(32)
    one, two = (analyst(name).analyse(g.view(g.turn), SMALL, seed) for g in (game, twin))
    assert one == two


@pytest.mark.parametrize("rules", ["v1.2", "v1.2+match"])
def test_of_lines_tried_as_often_the_more_valuable_comes_first(rules: str) -> None:
    compared = 0
    for seed in range(5):
        game = Round.deal(2, rules, bytes([seed]) * 32)
        lines = analyst("red").analyse(game.view(game.turn), Budget(), seed).lines
        for better, worse in pairwise(lines):
            assert (better.solved, better.tried) >= (worse.solved, worse.tried)
            if (better.solved, better.tried) == (worse.solved, worse.tried):
                assert better.value is not None
                assert worse.value is not None
                assert better.value >= worse.value
                compared += 1
    assert compared


@pytest.mark.parametrize("rules", ["basic", "v1.2+draw", "v1.2+draw+actions"])
def test_a_value_is_a_chance_to_win(rules: str) -> None:
    """The opponent's last card is known: an Orange 7 beats all but the Red 7."""
    view = View.parse(rules, "R 1 30 B5/R7O2 V4/O7|-", 1)
    lines = analyst("red").analyse(view, Budget(), 1).lines
    assert (lines[0].value, lines[0].error) == (1.0, 0.0)
    discarded = next(line for line in lines if str(line.steps[0]) == ">R7")
    assert discarded.value is not None
    assert discarded.value < 0.9


@pytest.mark.parametrize("rules", ["v1.2+match", "expert"])
def test_a_chance_of_the_match_is_that_of_the_match(rules: str) -> None:
    """Whoever wins this round, nobody wins the match with it."""
    view = View.parse(rules, "R 1 20 B5/R7O2 V4/O7|- $0,0", 1)
    best = analyst("red").analyse(view, Budget(), 1).lines[0]
    assert best.value is not None
    assert 0.5 < best.value < 0.8


def test_those_that_do_not_think_ahead_say_how_likely_a_step_is() -> None:
    game = Round.deal(3, "expert", bytes(32))
    lines = analyst("orange").analyse(game.view(game.turn), Budget(), 1).lines
    likely = [dict(line.marks)["percent"] for line in lines]
    assert likely == sorted(likely, reverse=True)
    assert 90 <= sum(likely) <= 110


def test_the_gentle_go_by_what_they_can_count() -> None:
    view = View.parse("basic", "R 1 33 B5/R1O2Y3G4B6I7V2 V7/?7", 1)
    names = {
        name: {
            mark for line in analyst(name).analyse(view, SMALL, 1).lines for mark, _ in line.marks
        }
        for name in ("violet", "indigo", "blue", "greedy")
    }
    assert names["violet"] == set()
    assert names["indigo"] == {"cards"}
    assert names["blue"] == {"cards", "strength"}
    kept = [dict(line.marks)["cards"] for line in analyst("greedy").analyse(view, SMALL, 1).lines]
    assert kept == sorted(kept, reverse=True)
    assert len(set(kept)) > 1


def test_a_choice_does_not_name_the_card_that_is_drawn() -> None:
    drawn = Step.parse("!G6")
    assert Analysis((WeighedLine((drawn,)),), cut=True).choice == (DRAW_STEP, True)


def test_the_only_step_needs_no_thought() -> None:
    view = View.parse("basic", "R 1 20 B4/V2 V7/?3", 1)
    for name in STRONG:
        assert analyst(name).analyse(view, SMALL, 1) == Analysis((WeighedLine(view.legal_steps),))

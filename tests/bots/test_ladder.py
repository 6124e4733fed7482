"""All seven bots, whatever the rules: legal, blind to what is hidden, and repeatable."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings

from red7.bots import Bot, Budget, bot_names, find_bot
from red7.core import Match, Red7Error, Step, View
from red7.core.steps import DROP
from tests.core.test_view import exchanged
from tests.games import any_rules, chances, play_match, players, random_round, round_rules

LADDER = ("violet", "indigo", "blue", "green", "yellow", "orange", "red")
SMALL = Budget(work=10)


def choose(name: str, view: View, seed: int) -> Step:
    return find_bot(name).choose(view, SMALL, seed).step


def test_the_ladder() -> None:
    assert bot_names()[:7] == LADDER
    for name in LADDER:
        bot = find_bot(name)
        assert isinstance(bot, Bot)
        assert bot.name == name
    with pytest.raises(Red7Error, match="bot-unknown"):
        find_bot("nobody")


def test_the_measure_is_found_but_not_listed() -> None:
    assert find_bot("greedy").name == "greedy"
    assert "greedy" not in bot_names()


@pytest.mark.parametrize("name", LADDER)
@given(rules=round_rules, seats=players, chance=chances)
@settings(max_examples=15)
def test_choices_are_open_blind_and_repeatable(
    name: str, rules: str, seats: int, chance: random.Random
) -> None:
    game = random_round(rules, seats, chance)
    seed = chance.getrandbits(32)
    step = choose(name, game.view(game.turn), seed)
    assert step in game.legal_steps
    assert choose(name, game.view(game.turn), seed) == step
    if step.kind == DROP:
        for other in game.legal_steps:
            after = game.step(other)
            assert other.kind == DROP or after.out[game.turn - 1] or after.tried
    start = game.at_start
    twin = exchanged(start, start.turn, chance)
    chosen = [choose(name, g.view(g.turn), seed) for g in (start, twin)]
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize("name", [*LADDER, "greedy"])
@given(rules=any_rules, seats=players, chance=chances)
@settings(max_examples=8)
def test_a_text_holds_all_that_a_choice_depends_on(
    name: str, rules: str, seats: int, chance: random.Random
) -> None:
    match = Match.start(seats, rules, chance.randbytes(32))
    matches = [match for match in play_match(match, chance) if not match.round.over]
    game = chance.choice(matches).round
    view, seed = game.view(game.turn), chance.getrandbits(32)
    again = View.parse(rules, view.write(past=True), view.seat)
    assert choose(name, again, seed) == choose(name, view, seed)


@pytest.mark.parametrize("name", LADDER)
@given(rules=any_rules, seats=players, chance=chances)
@settings(max_examples=3)
def test_whole_games(name: str, rules: str, seats: int, chance: random.Random) -> None:
    match = Match.start(seats, rules, chance.randbytes(32))
    for _ in range(3000):
        if match.over:
            break
        if match.round.over:
            match = match.next_round()
        else:
            view = match.round.view(match.round.turn)
            match = match.apply(choose(name, view, chance.getrandbits(32)))
    assert match.over

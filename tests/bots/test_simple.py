from __future__ import annotations

import random

from hypothesis import given, settings

from red7.bots import Budget, find_bot
from red7.core import Match, Step, View
from red7.core.steps import DROP
from tests.core.test_view import exchanged
from tests.games import any_rules, chances, players, random_round, round_rules


def choose(view: View, seed: int) -> Step:
    return find_bot("simple").choose(view, Budget(), seed).step


@given(round_rules, players, chances)
@settings(max_examples=40)
def test_its_steps_are_open_and_it_does_not_give_up(
    rules: str, seats: int, chance: random.Random
) -> None:
    game = random_round(rules, seats, chance)
    step = choose(game.view(game.turn), chance.getrandbits(32))
    assert step in game.legal_steps
    if step.kind == DROP:
        # Only a losing discard or a hopeless 3 may have been open besides.
        for other in game.legal_steps:
            after = game.step(other)
            assert (
                other.kind == DROP
                or after.out[game.turn - 1]
                or not any(after.follow(line).out[game.turn - 1] is False for line in after.lines())
            )


@given(round_rules, players, chances)
@settings(max_examples=40)
def test_hidden_cards_do_not_change_its_choice(
    rules: str, seats: int, chance: random.Random
) -> None:
    game = random_round(rules, seats, chance)
    game = game.at_start
    other = exchanged(game, game.turn, chance)
    seed = chance.getrandbits(32)
    choices = [choose(g.view(g.turn), seed) for g in (game, other)]
    assert choices[0] == choices[1]


@given(any_rules, players, chances)
@settings(max_examples=10)
def test_whole_games(rules: str, seats: int, chance: random.Random) -> None:
    match = Match.start(seats, rules, chance.randbytes(32))
    for _ in range(3000):
        if match.over:
            break
        if match.round.over:
            match = match.next_round()
        else:
            view = match.round.view(match.round.turn)
            match = match.apply(choose(view, chance.getrandbits(32)))
    assert match.over

"""What is open in a turn, against the slow enumeration written from the rules alone."""

from __future__ import annotations

import random

import pytest
from hypothesis import given

from red7.core import Round, Step, View, turn
from red7.core.position import Position
from red7.core.steps import DRAW
from tests.games import chances, players, random_round, round_rules, walk
from tests.reference import slow


def texts(steps: object) -> set[str]:
    return set(map(str, steps))  # type: ignore[call-overload]


@given(round_rules, players, chances)
def test_open_steps_are_those_of_the_slow_enumeration(
    rules: str, seats: int, chance: random.Random
) -> None:
    game = random_round(rules, seats, chance)
    seen = game.view(game.turn)
    expected = slow.legal(rules, str(seen))
    assert texts(game.legal_steps) == expected
    assert texts(seen.legal_steps) == expected
    # The full position tells the mover nothing more, unless the reader peeks.
    assert slow.legal(rules, str(game), peeks=False) == expected


@given(round_rules, players, chances)
def test_whole_turns_are_those_of_the_slow_enumeration(
    rules: str, seats: int, chance: random.Random
) -> None:
    start = Round.deal(seats, rules, chance.randbytes(32))
    rounds = [start] + [after for _, _, after in walk(start, chance) if not after.steps]
    game = chance.choice(rounds)
    if game.over:
        assert list(game.lines()) == []
        return
    lines = [" ".join("!" if s.kind == DRAW else str(s) for s in line) for line in game.lines()]
    assert len(set(lines)) == len(lines)
    assert set(lines) == slow.turns(rules, str(game), peeks=False)


@given(round_rules, players, chances)
def test_positions_after_turns_are_those_of_the_slow_enumeration(
    rules: str, seats: int, chance: random.Random
) -> None:
    game = Round.deal(seats, rules, chance.randbytes(32))
    turns = []
    text = str(game)
    while not game.over:
        line = chance.choice(list(game.lines()))
        turns.append(" ".join(map(str, line)))
        game = game.play_turn(line)
        seat = len(turns) % (seats + 1)  # each in turn, as the slow one is slow
        assert slow.view(rules, text, turns, seat) == str(game.view(seat))
        if len(turns) > 6:
            break


def test_lines_of_a_view_end_where_a_card_is_drawn() -> None:
    view = View.parse("v1.2+draw+actions", "R 1 33 B5/R1O2Y3G4B6I7V2 V7/?7", 1)
    lines = {" ".join(map(str, line)) for line in view.lines()}
    assert "+Y3" in lines
    assert not any(line.startswith("+Y3 ") for line in lines)


def test_a_known_card_is_drawn_at_once() -> None:
    view = View.parse("v1.2+actions", "R 1 G4?32 B5/R1O2Y3B6I7V2 V7/?7", 1)
    after = view.apply("+Y3")
    assert [str(step) for step in after.steps] == ["+Y3", "!G4"]
    assert isinstance(after, Position)


def test_a_seven_may_count_on_the_lowest_card_too() -> None:
    # The 7 must send a card to the canvas, and each loses there. But the Green 4 draws a card, and
    # with the Violet 1 the turn is won under Violet.
    rules, cards = "v1.1+draw+actions", "G4B3I2/Y7 R6O6V6Y5/?1"
    assert texts(View.parse(rules, f"R 1 V1?9 {cards}", 1).legal_steps) == {"+Y7", "~"}
    assert texts(View.parse(rules, f"R 1 V1?9 {cards}", 1).apply("+Y7").legal_steps) == {">G4"}
    assert texts(View.parse(rules, f"R 1 10 {cards}", 1).legal_steps) == {"~"}


def test_a_one_takes_only_what_it_may_even_if_anything_would_win() -> None:
    view = View.parse("v1.2+actions", "R 1 25 R7/R1G2 V6V4/?7 I3/?7 ; +R1", 1)
    assert texts(view.legal_steps) == {"^V6", "^V4"}
    for step in ("^I3", "^R7", "^R1", "^G2", "^G7"):
        assert view.refusal(Step.parse(step)) is not None, step


@pytest.mark.parametrize("rules", ["v1.1", "v1.2", "v1.2+draw"])
def test_as_many_cards_and_a_higher_one_are_enough(rules: str) -> None:
    # Two colours against two, and the Red 6 is higher than the Violet 6.
    assert "+R6" in texts(View.parse(rules, "B 1 33 G5/R6G4 V6Y4/?7", 1).legal_steps)
    assert "+I6" not in texts(View.parse(rules, "B 1 33 G5/I6 R6Y4/?7", 1).legal_steps)


@pytest.mark.parametrize("rule", ["G", "V"])
def test_nobody_wins_with_nothing(rule: str) -> None:
    # Neither has an even card or one below 4; the Red 7 may win only on the canvas.
    assert texts(View.parse("v1.2", f"{rule} 1 33 B5/R7 V7/?7", 1).legal_steps) == {"~"}
    assert texts(View.parse("v1.2", f"{rule} 1 33 B5/R7 V5/?7", 1).legal_steps) == {">R7", "~"}


def test_no_order_of_many_fives_is_looked_at_twice() -> None:
    others = "R6O6Y6G6B6I6V6R4O4Y4G4B4I4V4R2O2Y2G2B2I2V2"
    view = View.parse("v1.2+actions", f"R 1 0 V1/R5O5Y5G5B5I5V5R1Y1G1B1I1 {others}/?1", 1)
    turn._can_go_on.cache_clear()
    assert texts(view.legal_steps) == {"~"}
    assert 0 < turn._can_go_on.cache_info().misses < 2**7

from __future__ import annotations

import random
from typing import get_args

import pytest
from hypothesis import given

from red7.core import Phase, Round
from red7.core.steps import DROP_STEP
from red7.protocol import messages as m
from red7.table.compose import Composition
from red7.table.guide import guide, guide_move, prompt
from tests.games import any_rules, chances, choose, players, random_round, walk

# Rules, a position at the start of a turn or within it, the steps of a move, and what is said.
MOVES: list[tuple[str, str, str, m.Prompt]] = [
    ("v1.2", "R 1 =- B5/R7G1 V7/I1I2", "", "start"),
    ("v1.2", "R 1 =- B5/G1 V7V6/I1", "", "only-drop"),
    ("v1.2+actions", "R 1 =G2 B5/R1G1 V7V4/I1", "+R1", "one"),
    ("v1.2+actions", "R 1 =G2 B5/R5R7G1 V7V6/I1", "+R5", "five"),
    ("v1.2+actions", "R 1 =G2 B5/R7G1 V7V6/I1", "+R7", "seven"),
    ("v1.1+actions", "R 1 =G2 R5/R7G1 V7V6/I1", "+R7", "seven-canvas"),
    ("v1.2+draw", "R 1 =G2 R7/R6G1 V7V6/I1", ">R6", "earned"),
    ("v1.2+draw!", "R 1 =G2 R7/R6G1 V7V6/I1", ">R6", "earned-must"),
    ("v1.1+draw+actions", "R 1 =G2 R6/R7G1 V7V6/I1", "+R7 >R6", "seven-earned"),
    ("v1.2", "R 1 =- B5/R7G1 V7/I1I2", "+R7", "end"),
    ("v1.2", "R 1 =- G4/G6G1 V7V4/I1", "+G6", "discard"),
    ("v1.2+actions", "R 1 =B2B3 B5/Y3G1 V7/I1I2 ; +Y3 !B2", "", "behind"),
    ("v1.2", "R 1 =- B5/R7G1 V7/I1I2", "+R7 .", "play"),
    ("v1.2", "R 1 =- B5/R7B1 V7V6/I1", "+R7 >B1", "play"),
    ("v1.2+actions", "R 1 =B2B3 B5/Y3G1 V7/I1I2", "+Y3", "play-draws"),
    ("v1.2+draw", "R 1 =G2 R7/R6G1 V7V6/I1", ">R6 !", "play-draws"),
    ("v1.2", "R 1 =- B5/R7G1 V7/I1I2", "~", "play-out"),
    ("v1.3", "R 1 =- B5/R7G1 V7V6/I1", ">G1", "play-out"),
]


def composed(rules: str, position: str, steps: str) -> Composition:
    move = Composition.begin(Round.parse(rules, position).view(1))
    for step in steps.split():
        move = move.add(step)
    return move


@pytest.mark.parametrize(("rules", "position", "steps", "expected"), MOVES)
def test_what_is_said_to_whoever_composes_a_move(
    rules: str, position: str, steps: str, expected: m.Prompt
) -> None:
    assert prompt(composed(rules, position, steps)) == expected


def test_every_prompt_is_said() -> None:
    to_others = {"watching", "watching-turn", "others-turn", "out-of-round"}
    assert {expected for *_, expected in MOVES} == set(get_args(m.Prompt)) - to_others


# What may be said in each phase of a turn, while the move is not complete.
PHASES: dict[Phase, set[m.Prompt]] = {
    Phase.START: {"start", "only-drop"},
    Phase.FREE: {"end", "behind", "discard", "only-drop"},
    Phase.ONE: {"one"},
    Phase.FIVE: {"five"},
    Phase.SEVEN: {"seven", "seven-canvas"},
    Phase.SEVEN_EARNED: {"seven-earned", "earned-must"},
    Phase.EARNED: {"earned", "earned-must"},
}


@given(any_rules, players, chances)
def test_what_is_said_fits_the_phase_and_what_is_open(
    rules: str, seats: int, chance: random.Random
) -> None:
    table = random_round(rules, seats, chance)
    move = Composition.begin(table.view(table.turn))
    while not move.complete:
        told, legal = guide_move(move), move.now.legal_steps
        assert told.prompt in PHASES[move.now.phase]
        assert told.finishes == move.finishes
        assert told.may_drop == (DROP_STEP in legal)
        assert (told.prompt == "only-drop") == (legal == (DROP_STEP,))
        assert (told.prompt == "end") == ("end" in told.finishes)
        assert (told.prompt == "earned-must") == (told.finishes == ("draw",) and len(legal) == 1)
        assert told.prompt != "behind" or told.may_drop
        move = move.add(choose(legal, chance))
    out = move.now.out[table.turn - 1]
    assert prompt(move) == ("play-draws" if move.draws else "play-out" if out else "play")


@given(any_rules, players, chances)
def test_everybody_else_is_told_to_wait(rules: str, seats: int, chance: random.Random) -> None:
    rounds = list(walk(Round.deal(seats, rules, chance.randbytes(32)), chance))
    for before, _, _ in rounds:
        for seat in range(seats + 1):
            told = guide(before.view(seat), seat)
            assert told
            if seat == before.turn:
                assert told == guide_move(Composition.begin(before.view(seat)))
                continue
            expected = "others-turn" if seat else "watching-turn"
            if seat and before.out[seat - 1]:
                expected = "out-of-round"
            assert (told.prompt, told.finishes, told.may_drop) == (expected, (), False)
    for seat in range(seats + 1):
        told = guide(rounds[-1][2].view(seat), seat)
        assert told == (None if seat else m.Guide(prompt="watching"))

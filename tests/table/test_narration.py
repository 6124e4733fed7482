from __future__ import annotations

import random

import pytest
from hypothesis import given

from red7.core import COLOURS, Cards, Round
from red7.core.cards import mask_of
from red7.core.steps import read_steps
from red7.table.narration import describe_turn, spaced
from red7.words import LANGUAGES, words
from tests.games import any_rules, chances, choose, players

SAY = words("en")
BLUE, RED = SAY.colour(COLOURS[2]), SAY.colour(COLOURS[6])
NAMES = {1: "Ada", 2: "Robin", 3: "Kim"}


@pytest.mark.parametrize(
    ("rules", "position", "steps", "messages"),
    [
        (
            "v1.2",
            "R 1 =- B5/R7G1 V7/I1I2",
            "+R7 .",
            [SAY("step-played", card="R7"), SAY("step-ended")],
        ),
        ("v1.2", "R 1 =- B5/R7G1 V7/I1I2", "~", [SAY("step-dropped")]),
        (
            "v1.2+draw",
            "R 1 =G2 R7/R6G1 V7V6/I1",
            ">R6 !",
            [SAY("step-canvas", card="R6", colour=RED), SAY("step-drew")],
        ),
        (
            "v1.2+actions",
            "R 1 =B2B3 B5/Y3G1 V7/I1I2",
            "+Y3 !B2",
            [SAY("step-played", card="Y3"), SAY("step-drew-known", card="B2")],
        ),
        (
            "v1.2+actions",
            "R 1 =G2 R6/R1G1 V5V4/I1 V7V3/I2",
            "+R1 ^V7",
            [SAY("step-played", card="R1"), SAY("step-taken", card="V7", name="Kim")],
        ),
        (
            "v1.2+actions",
            "R 1 =G2 B5/R7G1 V7V6/I1",
            "+R7 ^B5",
            [SAY("step-played", card="R7"), SAY("step-laid", card="B5")],
        ),
        (
            "v1.2+actions",
            "R 1 =G2 B5/R7G1 V7V6/I1",
            "+R7 >B5",
            [
                SAY("step-played", card="R7"),
                SAY("step-moved", card="B5", colour=BLUE),
            ],
        ),
    ],
)
def test_a_turn_in_words(rules: str, position: str, steps: str, messages: list[str]) -> None:
    start = Round.parse(rules, position)
    assert describe_turn(SAY, start, read_steps(steps), NAMES) == SAY("separator").join(messages)
    assert len(set(messages)) == len(messages)


@given(any_rules, players, chances)
def test_every_turn_can_be_told_in_every_language(
    rules: str, seats: int, chance: random.Random
) -> None:
    say = words(chance.choice(LANGUAGES))
    names = {seat: f"Player {seat}" for seat in range(1, 5)}
    table = Round.deal(seats, rules, chance.randbytes(32))
    while not table.over:
        start = table
        while len(table.past) == len(start.past):
            table = table.apply(choose(table.legal_steps, chance))
        made = table.past[-1].steps
        told = describe_turn(say, start, made, names).split(say("separator"))
        assert len(told) == len(made)
        for text, step in zip(told, made, strict=True):
            assert text
            assert step.card is None or str(step.card) in text


def test_cards_are_spoken_one_by_one() -> None:
    cards = Cards.parse("R7G1V5")
    assert spaced(cards) == spaced(mask_of(cards)) == "R7 V5 G1"
    assert spaced(0) == spaced(Cards()) == "–"

from __future__ import annotations

import random

import pytest
from hypothesis import given

from red7.core import Cards, Round
from red7.core.cards import mask_of
from red7.core.steps import read_steps
from red7.table.narration import describe_turn, spaced
from red7.words import LANGUAGES, words
from tests.games import any_rules, chances, choose, players

NAMES = {1: "Ada", 2: "Robin", 3: "Bo"}


@pytest.mark.parametrize(
    ("rules", "position", "steps", "yours", "theirs"),
    [
        (
            "v1.2",
            "R 1 =- B5/R7G1 V7/I1I2",
            "+R7 .",
            "You play R7 to your palette and end your turn.",
            "Ada plays R7 to the palette and ends the turn.",
        ),
        ("v1.2", "R 1 =- B5/R7G1 V7/I1I2", "~", "You drop out.", "Ada drops out."),
        (
            "v1.2+draw",
            "R 1 =G2 R7/R6G1 V7V6/I1",
            ">R6 !",
            "You discard R6 to the canvas (now Red) and draw a card.",
            "Ada discards R6 to the canvas (now Red) and draws a card.",
        ),
        (
            "v1.2+actions",
            "R 1 =B2B3 B5/Y3G1 V7/I1I2",
            "+Y3 !B2",
            "You play Y3 to your palette and draw B2.",
            "Ada plays Y3 to the palette and draws B2.",
        ),
        (
            "v1.2+actions",
            "R 1 =G2 R6/R1G1 V5V4/I1 V7V3/I2",
            "+R1 ^V7",
            "You play R1 to your palette and lay V7 from Bo’s palette face down on the draw deck.",
            "Ada plays R1 to the palette and lays V7 from Bo’s palette face down on the draw deck.",
        ),
        (
            "v1.2+actions",
            "R 1 =G2 B5/R7G1 V7V6/I1",
            "+R7 ^B5",
            "You play R7 to your palette and lay B5 face down on the draw deck.",
            "Ada plays R7 to the palette and lays B5 face down on the draw deck.",
        ),
        (
            "v1.2+actions",
            "R 1 =G2 B5/R7G1 V7V6/I1",
            "+R7 >B5",
            "You play R7 to your palette and move B5 from your palette to the canvas (now Blue).",
            "Ada plays R7 to the palette and moves B5 from the palette to the canvas (now Blue).",
        ),
        (
            "v1.2+draw",
            "R 1 =G2 R6/R7O6 V7V6/I1",
            "+R7 >O6 !",
            "You play R7 to your palette, discard O6 to the canvas (now Orange) and draw a card.",
            "Ada plays R7 to the palette, discards O6 to the canvas (now Orange) and draws a card.",
        ),
    ],
)
def test_a_turn_agrees_with_its_subject(
    rules: str, position: str, steps: str, yours: str, theirs: str
) -> None:
    start, made = Round.parse(rules, position), read_steps(steps)
    say = words("en")
    assert describe_turn(say, start, made, NAMES, 1) == yours
    assert describe_turn(say, start, made, NAMES) == theirs


def test_what_is_taken_from_the_reader_is_called_theirs() -> None:
    start = Round.parse("v1.2+actions", "R 1 =G2 R6/R1G1 V5V4/I1 V7V3/I2")
    told = describe_turn(words("en"), start, read_steps("+R1 ^V7"), NAMES, 3)
    assert told.endswith(" and lays V7 from your palette face down on the draw deck.")


@pytest.mark.parametrize(
    ("language", "yours", "theirs"),
    [
        ("fr", "Tu joues R7 sur ta palette et", "Ada joue R7 sur sa palette et"),
        ("de", "Du spielst R7 auf deine Palette und", "Ada spielt R7 auf die Palette und"),
        ("it", "Giochi R7 nella tua tavolozza e", "Ada gioca R7 nella sua tavolozza e"),
        ("es", "Juegas R7 en tu área de juego y", "Ada juega R7 en su área de juego y"),
        ("pl", "Zagrywasz R7 do palety i", "Ada zagrywa R7 do palety i"),
    ],
)
def test_so_it_does_in_every_language(language: str, yours: str, theirs: str) -> None:
    start, made = Round.parse("v1.2", "R 1 =- B5/R7G1 V7/I1I2"), read_steps("+R7 .")
    say = words(language)
    assert describe_turn(say, start, made, NAMES, 1).startswith(yours)
    assert describe_turn(say, start, made, NAMES).startswith(theirs)


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
        yours = describe_turn(say, start, made, names, start.turn)
        theirs = describe_turn(say, start, made, names)
        assert theirs.startswith(names[start.turn])
        assert names[start.turn] not in yours
        assert yours[0].isupper()
        for text in (yours, theirs):
            assert text.endswith(".")
            assert "$" not in text
            assert all(str(step.card) in text for step in made if step.card is not None)


def test_cards_are_spoken_one_by_one() -> None:
    cards = Cards.parse("R7G1V5")
    assert spaced(cards) == spaced(mask_of(cards)) == "R7 V5 G1"
    assert spaced(0) == spaced(Cards()) == "–"

from __future__ import annotations

import random

import pytest

from red7.cli.playing.advice import Advice
from red7.core import View
from red7.words import words
from tests.games import random_round
from tests.study.reasons.brute import Case

NAMES = {1: "You", 2: "Robin"}


def test_each_hint_tells_more_until_all_is_told() -> None:
    view = View.parse("basic", "R 1 0 B5/R7V1 V7/R6", 1)
    advice = Advice(words("en"), NAMES, work=5)
    told = [advice.on(view) for _ in range(4)]
    assert told[:2] == ["Only one way to play your cards keeps you in the round.", "Look at R7."]
    assert told[2].startswith("Best turn: +R7 . – ")
    assert told[3] == told[2]


def test_another_position_begins_with_a_nudge() -> None:
    view = View.parse("basic", "R 1 0 B5/R7V1 V7/R6", 1)
    advice = Advice(words("en"), NAMES, work=5)
    advice.on(view)
    assert advice.on(view.follow("+R7")) == (
        "One of your turns wins the round, whatever the others hold."
    )
    assert advice.on(view) == "Only one way to play your cards keeps you in the round."


@pytest.mark.parametrize("rules", ["basic", "v1.2+draw+actions"])
def test_hidden_cards_make_no_difference(rules: str) -> None:
    chance = random.Random(rules)
    for _ in range(3):
        position = random_round(rules, 3, chance).at_start
        case = Case(position.view(position.turn), (), chance)
        one, other = (case.world(), case.world())
        told = []
        for world in (one, other):
            advice = Advice(words("en"), {}, work=2)
            told.append([advice.on(world.view(world.turn)) for _ in range(3)])
        assert one != other
        assert told[0] == told[1]

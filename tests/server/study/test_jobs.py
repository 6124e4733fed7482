from __future__ import annotations

from typing import Any

import pytest

from red7.core import Phase, Red7Error, View
from red7.core.steps import read_steps
from red7.server.study.analysts import AnswerLine
from red7.server.study.jobs import JOBS

QUESTION: dict[str, Any] = {
    "rules": "basic",
    "position": "R 1 0 B5/R7V1 V7/R6",
    "seat": 1,
    "work": 10,
    "seconds": 60.0,
    "language": "en",
    "names": ["Ann", "Ben"],
}


def hints(**changed: object) -> list[AnswerLine]:
    found: list[AnswerLine] = JOBS["hint"](lambda _: None, **{**QUESTION, **changed})["hints"]
    return found


def test_a_hint_has_three_stages_each_with_nothing_of_the_next() -> None:
    nudge, cards, turn = hints()
    assert nudge == {
        "stage": 1,
        "text": "Only one way to play your cards keeps you in the round.",
        "cards": [],
        "turn": "",
        "why": "",
    }
    assert cards == {"stage": 2, "text": "Look at R7.", "cards": ["R7"], "turn": "", "why": ""}
    assert (turn["stage"], turn["cards"], turn["turn"]) == (3, ["R7"], "+R7 .")
    assert turn["why"]
    assert turn["text"] == f"Best turn: +R7 . – {turn['why']}"


def test_it_speaks_the_language_of_the_asker() -> None:
    assert hints(language="de")[1]["text"] == "Schau dir R7 an."


def test_players_go_by_their_names() -> None:
    """A 1 has been played, and the best card to take lies in another's palette."""
    position = "R 1 20 R7/R1V1O6 V4V2/?7 ; +R1"
    seen = {
        line["text"]
        for name in ("Ben", "")
        for line in hints(rules="v1.2+actions", position=position, names=["Ann", name])[:1]
    }
    assert seen == {"Ben has the card to take.", "Seat 2 has the card to take."}


def test_a_question_makes_sense_or_is_refused() -> None:
    with pytest.raises(Red7Error, match="not-your-turn"):
        hints(position="R 2 0 B5/R7V1 V7/R6", seat=1)


def test_whoever_no_longer_wants_an_answer_gets_none() -> None:
    class Unwanted(Exception):  # noqa: N818 - for a test
        pass

    def tell(_: AnswerLine) -> None:
        raise Unwanted

    with pytest.raises(Unwanted):
        JOBS["hint"](tell, **QUESTION)


def test_the_turn_can_be_made() -> None:
    line = hints(position="R 1 33 B5/R1O2Y3G4B6I7V2 V7/?7")[2]
    view = View.parse("basic", "R 1 33 B5/R1O2Y3G4B6I7V2 V7/?7", 1)
    assert view.follow(read_steps(line["turn"])).phase is Phase.OVER


def test_why_the_answer_to_a_puzzle_is_right_is_told_by_its_kind() -> None:
    told = JOBS["solution"](
        lambda _: None,
        kind="deny",
        rules="v1.2+match",
        position="B 1 25 R6V6V4/Y7 V5O1/V7Y3 $0,32",
        answers=["~"],
        turns=None,
        language="en",
    )
    assert told == {
        "why": "The other player then scores at most 6 points and has 38 of 40. "
        "After any other turn, the other player can reach the goal."
    }

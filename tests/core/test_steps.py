from __future__ import annotations

import pytest

from red7.core import Red7Error, Step
from red7.core.steps import _ALL, DRAW_STEP, PLAYS, read_steps, write_steps


def test_all_steps_round_trip() -> None:
    assert len(_ALL) == 4 * 49 + 3
    for step in _ALL:
        assert Step.parse(str(step)) == step
        assert Step.parse(str(step).lower()) is step
    assert read_steps(write_steps(_ALL)) == _ALL
    assert read_steps("".join(map(str, _ALL))) == _ALL


def test_lines() -> None:
    assert write_steps(read_steps(" +r7>g4 ! ")) == "+R7 >G4 !"
    assert read_steps("") == ()
    assert Step.parse("!") is DRAW_STEP
    assert Step.parse("+V1") is PLAYS[0]


@pytest.mark.parametrize(
    ("text", "wrong", "place"),
    [
        ("R7", "R7", 1),
        ("+R7 >G8", ">G8", 5),
        ("+R7 x", "x", 5),
        ("+", "+", 1),
        ("  *", "*", 3),
        ("x +R7 .", "x", 1),
        ("x" * 30, "x" * 20, 1),
    ],
)
def test_wrong_steps(text: str, wrong: str, place: int) -> None:
    with pytest.raises(Red7Error) as caught:
        read_steps(text)
    assert caught.value.facts == {"text": wrong, "place": place}
    with pytest.raises(Red7Error) as caught:
        read_steps(text, place=100)
    assert caught.value.facts["place"] == place + 99


@pytest.mark.parametrize("text", ["", "+R7 >G4", "  "])
def test_one_step_is_one_step(text: str) -> None:
    with pytest.raises(Red7Error) as caught:
        Step.parse(text)
    assert caught.value == Red7Error("step-expected", text=text, place=1)

from __future__ import annotations

import pytest

from red7.core import CARDS, STEPS, Red7Error, Step
from red7.core.steps import DRAW_STEP, DRAWN, PLAYS, read_steps, write_steps


def test_all_steps_round_trip() -> None:
    every = STEPS + DRAWN
    assert len(set(every)) == 4 * 49 + 3
    for step in every:
        assert Step.parse(str(step)) == step
        assert Step.parse(str(step).lower()) is step
    assert read_steps(write_steps(every)) == every
    assert read_steps("".join(map(str, every))) == every


def test_the_numbers_of_steps_never_change() -> None:
    """Trained networks and stored games hold these numbers."""
    assert [str(step) for step in STEPS] == [
        *(f"{kind}{colour}{number}" for kind in "+>^" for number in range(1, 8)
          for colour in "VIBGYOR"),
        "!", ".", "~",
    ]  # fmt: skip
    assert [step.number for step in STEPS] == list(range(150))
    assert [STEPS[49 * kind + card].card for kind in range(3) for card in CARDS] == 3 * [*CARDS]


def test_a_draw_has_one_number_whatever_is_drawn() -> None:
    assert {step.number for step in DRAWN} == {DRAW_STEP.number} == {147}


@pytest.mark.parametrize("step", [Step("+"), Step("?"), Step(".", CARDS[0])])
def test_what_is_no_step_has_no_number(step: Step) -> None:
    with pytest.raises(KeyError):
        _ = step.number


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

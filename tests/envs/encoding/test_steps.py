from __future__ import annotations

import numpy as np
import pytest

from red7.core import STEPS, View
from red7.core.steps import DRAWN
from red7.envs.encoding import STEP_COUNT, mask, number, step


def test_every_step_has_its_number() -> None:
    assert STEP_COUNT == len(STEPS) == 150
    assert [number(each) for each in STEPS] == list(range(STEP_COUNT))
    assert [step(at) for at in range(STEP_COUNT)] == list(STEPS)
    assert {number(drawn) for drawn in DRAWN} == {number("!")}


@pytest.mark.parametrize("wrong", [-1, 150])
def test_other_numbers_are_no_steps(wrong: int) -> None:
    with pytest.raises(ValueError, match="from 0 to 149"):
        step(wrong)


def test_a_mask_holds_the_legal_steps_of_the_mover_alone(views: list[View]) -> None:
    assert sum(view.seat == view.turn for view in views) == 108
    for view in views:
        legal = view.legal_steps if view.seat == view.turn else ()
        assert [STEPS[at] for at in np.flatnonzero(mask(view))] == sorted(legal, key=number)

from __future__ import annotations

import pytest

from red7.core import STEPS, Rules, numbering


def test_phases_are_numbered_in_their_order() -> None:
    names = {"SEVEN": "SEVEN_ACTS"}
    for number, phase in enumerate(numbering.PHASES):
        assert getattr(numbering, names.get(phase.name, phase.name)) == number


def test_a_step_has_the_number_of_its_kind_and_card() -> None:
    kinds = {"+": numbering.PLAY, ">": numbering.DISCARD, "^": numbering.LAY}
    bare = {"!": numbering.DRAW, ".": numbering.END, "~": numbering.DROP}
    assert len(STEPS) == numbering.STEP_COUNT
    for step in STEPS:
        number = bare[step.kind] if step.card is None else kinds[step.kind] + step.card
        assert STEPS[number] is step


@pytest.mark.parametrize(
    ("rules", "numbers"),
    [
        ("v1.1", (0, 1, 0, 0, 0, 1, 0, 0, 0)),
        ("v1.2+draw+actions", (0, 0, 1, 1, 1, 1, 1, 1, 0)),
        ("v1.3+draw!+match", (1, 0, 1, 1, 0, 0, 2, 0, 1)),
    ],
)
def test_rules_have_these_numbers(rules: str, numbers: tuple[int, ...]) -> None:
    assert numbering.rule_numbers(Rules.parse(rules)) == numbers

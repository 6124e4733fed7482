from __future__ import annotations

import pytest

from benchmarks.scale.check import KNOWN, Known, compare, predicted


@pytest.mark.parametrize("known", KNOWN, ids=lambda known: known.name)
def test_what_is_predicted_is_roughly_what_was_measured(known: Known) -> None:
    outcome = predicted(known, seed=7)
    low, high = known.moves
    assert 0.9 * low <= outcome.moves <= 1.1 * high
    for value, (least, most) in zip(outcome.acknowledged, known.acknowledged, strict=False):
        assert least / 2.1 < value < most * 2.1


def test_everything_is_compared() -> None:
    assert len(list(compare(7))) == len(KNOWN) + 2

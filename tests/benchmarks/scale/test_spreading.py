from __future__ import annotations

from collections import Counter

import pytest

from benchmarks.scale.spreading import place_of

NAMES = [f"table {number}" for number in range(6000)]


@pytest.mark.parametrize("places", [1, 2, 3, 5])
def test_places_get_about_equally_much(places: int) -> None:
    found = Counter(place_of(name, places) for name in NAMES)
    assert set(found) == set(range(places))
    assert all(0.9 < count * places / len(NAMES) < 1.1 for count in found.values())


def test_one_more_place_takes_from_the_others_and_moves_nothing_else() -> None:
    before, after = ([place_of(name, places) for name in NAMES] for places in (3, 4))
    moved = [new for old, new in zip(before, after, strict=True) if old != new]
    assert set(moved) == {3}
    assert 0.22 < len(moved) / len(NAMES) < 0.28

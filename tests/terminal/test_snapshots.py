"""Every screen looks as it is stored.

``python -m tests.terminal.snapshots --accept`` stores the screens as they look now, for whoever has
changed one and has looked at it: ``python -m tests.terminal.snapshots FOLDER --png``.
"""

from __future__ import annotations

import pytest

from tests.terminal.snapshots.scenes import SHOTS
from tests.terminal.snapshots.taking import STORED, taken, text_of


@pytest.mark.parametrize("name", SHOTS)
def test_a_screen_looks_as_it_is_stored(name: str) -> None:
    shots = taken(SHOTS[name])
    stored = (STORED / f"{name}.txt").read_text(encoding="utf-8")
    assert text_of(shots).splitlines() == stored.splitlines(), f"look at {name}, then --accept it"


def test_nothing_is_stored_that_is_not_compared() -> None:
    assert {file.stem for file in STORED.iterdir()} == set(SHOTS)

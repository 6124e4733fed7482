"""The tables of docs/scale.md are what the model and the simulation say."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.scale.__main__ import answer, read_options
from benchmarks.scale.costs import Costs, origins

DOCS = (Path(__file__).parents[3] / "docs" / "scale.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("flags", [[], ["--check"]], ids=["needs", "check"])
def test_what_is_printed_is_what_is_written(flags: list[str]) -> None:
    assert "\n".join(answer(read_options(flags))) in DOCS


def test_the_costs_are_those_of_the_model() -> None:
    rows = [line.split(" | ") for line in DOCS.splitlines() if line.startswith("| `")]
    told = {row[0].strip("| `"): row[1] for row in rows}
    assert told == {name: f"{value:,g}" for name, value, _ in origins(Costs())}

"""The tables of the pages for research say what the code does."""

from __future__ import annotations

import re
from pathlib import Path

import red7
from red7.core import EDITIONS, Draw, Rules
from red7.core.cards import CARDS
from red7.core.numbering import PHASES, rule_numbers
from red7.envs.dataset.card import card
from red7.envs.dataset.games import Plan
from red7.envs.encoding import CARD_SETS, NUMBERS, STEP_COUNT, step

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "docs" / f"{name}.md" for name in ("research", "environments")]
DOCS = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)


def table(*head: str) -> list[list[str]]:
    """Return the rows of the table with this head."""
    lines = DOCS.splitlines()
    at = lines.index(f"| {' | '.join(head)} |") + 2
    rows = []
    while lines[at].startswith("|"):
        rows.append([cell.strip() for cell in lines[at].strip("|").split("|")])
        at += 1
    return rows


def fields(first: str) -> list[tuple[int, int, int, str]]:
    """Return the first and last place of each field of a layout, its width and its name."""
    found = []
    for places, width, meaning in table(f"`{first}`", "width", "meaning"):
        begin, _, end = places.partition("–")
        name = re.search("`([a-z_]+)`", meaning)
        assert name is not None
        found.append((int(begin), int(end or begin), int(width), name[1]))
    return found


def laid_out(layout: tuple[tuple[str, int], ...]) -> list[tuple[int, int, int, str]]:
    """Return the same of a layout in the code."""
    found, at = [], 0
    for name, width in layout:
        found.append((at, at + width - 1, width, name))
        at += width
    return found


def test_the_layouts_have_the_fields_that_are_told() -> None:
    assert fields("cards") == laid_out(CARD_SETS)
    assert fields("numbers") == laid_out(NUMBERS)


def test_the_steps_have_the_numbers_that_are_told() -> None:
    told: dict[int, str] = {}
    for numbers, _, texts in table("numbers", "step", "text"):
        begin, _, end = numbers.partition("–")
        shown = texts.replace("`", "").split(" … ")
        told |= {int(begin): shown[0], int(end or begin): shown[-1]}
        assert int(end or begin) - int(begin) in {0, len(CARDS) - 1}
    assert {at: str(step(at)) for at in told} == told
    assert max(told) == STEP_COUNT - 1


def test_the_phases_have_the_numbers_that_are_told() -> None:
    rows = table("`phase`", "name", "meaning")
    assert [(int(at), name) for at, name, _ in rows] == [
        (at, f"`{phase.name}`") for at, phase in enumerate(PHASES)
    ]
    assert [meaning for *_, meaning in rows] == [phase.value for phase in PHASES]


def test_the_rules_have_the_numbers_that_are_told() -> None:
    rows = table("`rules`", "meaning", "v1.1", "v1.2", "v1.3")
    assert [int(row[0]) for row in rows] == list(range(9))
    for column, edition in enumerate(EDITIONS.values()):
        numbers = rule_numbers(Rules(edition))[:6]
        assert [int(row[2 + column]) for row in rows[:6]] == list(numbers)
    for value, draw in enumerate(Draw):
        assert rule_numbers(Rules(draw=draw))[6:] == (value, 0, 0)
    assert rule_numbers(Rules(actions=True))[6:] == (0, 1, 0)
    assert rule_numbers(Rules(match=True))[6:] == (0, 0, 1)


def test_every_column_of_a_data_set_is_told_as_in_its_card() -> None:
    rows = [line for line in card(Plan(("violet", "blue")), 2, 2).splitlines() if " | " in line]
    columns = [row for row in rows if not row.startswith("|---")]
    assert len(columns) > 20
    for row in columns[columns.index("| column | type | meaning |") :]:
        assert row in DOCS


def test_the_version_to_cite_is_that_of_the_package() -> None:
    told = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert re.findall(r"(?m)^version: (.+)$", told) == [red7.__version__]

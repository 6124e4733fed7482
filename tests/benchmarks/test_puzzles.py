"""The tables of how bots fare at puzzles."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from benchmarks import puzzles as measured
from red7.study.puzzles import KINDS, Puzzle, every_puzzle
from red7.study.puzzles.difficulty import STRENGTHS

ASKED = Puzzle("k3v9x2", "open", "basic", "R 1 0 B5/R7V1 V7/R6", ("+R7 .",), 600, (), 1)
DOCS = Path(__file__).parents[2] / "docs" / "puzzles.md"
COLUMNS = ["puzzles", "chance", *STRENGTHS]
IN_BETWEEN = list(STRENGTHS)[1:-1]


def tables(text: str) -> dict[str, dict[str, list[str]]]:
    """Give the rows of the tables of a text by what they begin with, under their heads."""
    found: dict[str, dict[str, list[str]]] = {}
    for line in text.splitlines():
        if line.startswith("|"):
            name, *cells = (cell.strip() for cell in line.strip("|").split("|"))
            if cells == COLUMNS:
                rows = found.setdefault(name, {})
            elif found and not name.startswith("---") and len(cells) == len(COLUMNS):
                rows[name] = cells
    return found


def test_bands_meet_and_hold_every_difficulty() -> None:
    bands = [measured.band(replace(ASKED, difficulty=points)) for points in range(600, 2401)]
    ranges = [tuple(map(int, band.split("–"))) for band in dict.fromkeys(bands)]
    assert ranges[0][0] == 600
    assert ranges[-1][1] == 2400
    assert all(last + 1 == low for (_, last), (low, _) in pairwise(ranges))


def test_a_row_tells_chance_and_every_bot() -> None:
    row = measured.tried(ASKED, 1)
    # Only Red 7 beats Violet 7, and otherwise one drops out.
    assert list(row) == ["chance", *STRENGTHS]
    assert row["chance"] == pytest.approx(1 / 2)
    assert set(row.values()) - {row["chance"]} <= {0.0, 1.0}
    assert row["red"] == 1


def test_both_tables_are_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stay = replace(ASKED, kind="stay")
    hard = replace(ASKED, kind="best", difficulty=1800)
    shares = iter([1.0, 0.5, 0.0])
    monkeypatch.setattr(measured, "every_puzzle", lambda: (ASKED, stay, hard, ASKED))
    monkeypatch.setattr(
        measured, "tried", lambda *_: dict.fromkeys(["chance", *STRENGTHS], next(shares))
    )
    measured.main([])
    printed = tables(capsys.readouterr().out)
    eight = len(STRENGTHS) + 1
    assert printed == {
        "kind": {
            "open": ["2", *["50 %"] * eight],
            "best": ["1", *["50 %"] * eight],
            "all": ["3", *["50 %"] * eight],
        },
        "difficulty": {
            "600–999": ["2", *["50 %"] * eight],
            "1700–2400": ["1", *["50 %"] * eight],
            "all": ["3", *["50 %"] * eight],
        },
    }


def test_the_docs_show_the_set_as_it_is() -> None:
    shown = tables(DOCS.read_text(encoding="utf-8"))
    tried = [puzzle for puzzle in every_puzzle() if puzzle.kind != "stay"]
    for head, name_of in (("kind", lambda puzzle: puzzle.kind), ("difficulty", measured.band)):
        counts = Counter(map(name_of, tried))
        rows = {name: int(cells[0]) for name, cells in shown[head].items()}
        assert rows.pop("all") == len(tried)
        assert rows == counts
    assert set(shown["kind"]) == {*KINDS, "all"} - {"stay"}


def test_in_the_docs_harder_bands_are_harder_for_the_bots_in_between() -> None:
    shown = tables(DOCS.read_text(encoding="utf-8"))["difficulty"]
    bands = [
        [int(re.sub(r"\D", "", cell)) for cell in cells]
        for name, cells in shown.items()
        if name != "all"
    ]
    for bot in IN_BETWEEN:
        shares = [cells[COLUMNS.index(bot)] for cells in bands]
        assert shares == sorted(shares, reverse=True), bot
        assert shares[0] > 2 * shares[-1], bot

"""The set in the package, checked by a solver that shares no code with what made it."""

from __future__ import annotations

import ast
import json
from dataclasses import asdict
from pathlib import Path

import pytest

from tests.study.puzzles.check import SHIPPED, main
from tests.study.puzzles.checker.checking import sample, wrong_together, wrong_with
from tests.study.puzzles.checker.puzzle import KINDS, Puzzle, read_set

PUZZLES = read_set(SHIPPED.read_text("utf-8"))
GOOD = "4f7k2m\topen\tbasic\tR 1 0 V1/R7O2 I7V4/V5G1\t+R7 .\t1200\tplayers-2,red\t2\n"


@pytest.mark.parametrize("puzzle", sample(PUZZLES, 10), ids=lambda puzzle: str(puzzle.id))
def test_ten_puzzles_of_each_kind_are_right(puzzle: Puzzle) -> None:
    assert wrong_with(puzzle) == []


def test_there_are_puzzles_of_each_kind() -> None:
    assert {puzzle.kind for puzzle in PUZZLES} == set(KINDS)


def test_no_two_puzzles_of_the_set_are_too_alike() -> None:
    assert list(wrong_together(PUZZLES)) == []


def test_both_ways_to_write_a_set_say_the_same() -> None:
    lines = [json.dumps(asdict(puzzle)) + "\n" for puzzle in PUZZLES]
    assert read_set("".join(lines)) == PUZZLES


@pytest.mark.parametrize(
    "text",
    [
        "",
        GOOD,
        "red7 puzzles 2\n" + GOOD,
        "red7 puzzles 1\n" + GOOD[:-1],
        "red7 puzzles 1\n" + GOOD[:-3] + "\n",
        "red7 puzzles 1\n\n" + GOOD,
        "red7 puzzles 1\n" + GOOD.replace("1200", "hard"),
        "red7 puzzles 1\n" + GOOD.replace("\t2\n", "\ttwo\n"),
    ],
)
def test_a_text_that_is_no_set(text: str) -> None:
    with pytest.raises(ValueError, match=r"line|fields|number"):
        read_set(text)


@pytest.mark.parametrize(("turns", "status"), [("2", 0), ("3", 1)])
def test_the_command_fails_if_a_puzzle_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], turns: str, status: int
) -> None:
    file = tmp_path / "set.txt"
    file.write_text("red7 puzzles 1\n" + GOOD.replace("\t2\n", f"\t{turns}\n"), "utf-8")
    assert main([str(file)]) == status
    assert ("2 turns, not 3" in capsys.readouterr().out) == bool(status)


def test_the_checker_shares_no_code_with_the_package() -> None:
    here = Path(__file__).parent
    files = [here / "check.py", *(here / "checker").glob("*.py")]
    files += (here.parents[1] / "reference").glob("*.py")
    assert len(files) > 10
    for file in files:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            assert not any(name.split(".")[0] == "red7" for name in names), file

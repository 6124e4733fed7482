from __future__ import annotations

import io
import json
from datetime import UTC, datetime
from pathlib import Path

import pytest

from red7.cli.studying.puzzles import puzzle as ask_puzzle
from red7.study.puzzles import KINDS, Puzzle, every_puzzle, puzzle_of_day
from red7.words import LANGUAGES, words
from tests.cli.run import red7


def one(kind: str) -> Puzzle:
    return next(puzzle for puzzle in every_puzzle() if puzzle.kind == kind)


@pytest.mark.parametrize("kind", KINDS)
def test_the_right_turn_is_called_right_and_explained(
    monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    puzzle = one(kind)
    ran = red7(monkeypatch, "puzzle", "--id", puzzle.id.upper(), stdin=f"{puzzle.answers[0]}\n")
    assert (ran.status, ran.err) == (0, "")
    assert "Right!" in ran.out
    assert f"The answer: {puzzle.answers[0]}" in ran.out
    assert f"red7 explore '{puzzle.position}'" in ran.out


def test_wrong_and_illegal_turns_are_answered_until_it_is_solved(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    puzzle = one("open")
    lines = f"hello\n~\n\n{puzzle.answers[0]}\n~\n"
    ran = red7(monkeypatch, "puzzle", "--id", puzzle.id, stdin=lines)
    assert "hello" in ran.out
    assert ran.out.count("~ is not the answer.") == 1
    assert ran.out.index("is not the answer") < ran.out.index("Right!")


def test_the_answer_is_told_on_request_and_nothing_to_those_who_leave(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    puzzle = one("deny")
    told = red7(monkeypatch, "puzzle", "--id", puzzle.id, stdin="answer\n")
    assert f"The answer: {puzzle.answers[0]}" in told.out
    for lines in ("quit\n", ""):
        left = red7(monkeypatch, "puzzle", "--id", puzzle.id, stdin=lines)
        assert left.status == 0
        assert "The answer" not in left.out


def test_who_is_winning_is_not_told_where_that_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    told = [red7(monkeypatch, "puzzle", "--id", one(kind).id).out for kind in ("stay", "best")]
    assert ["(winning)" in out or "[" in out for out in told] == [False, True]
    assert ["Who is winning under each colour" in out for out in told] == [False, True]


@pytest.mark.parametrize("language", LANGUAGES)
def test_todays_puzzle_is_shown_in_every_language(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    ran = red7(monkeypatch, "puzzle", "--lang", language, "--kind", "sure", stdin="answer\n")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out


def test_the_puzzle_of_a_day_is_that_of_the_clock_given(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("answer\n"))
    day = datetime(2026, 2, 3, 23, 59, tzinfo=UTC)
    ask_puzzle(words("en"), kind="sure", id=None, plain=True, now=day.astimezone)
    assert puzzle_of_day(day.date(), kind="sure").position in capsys.readouterr().out


def test_what_there_is_not_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = red7(monkeypatch, "puzzle", "--id", "zzzzzz")
    assert (ran.status, ran.out) == (2, "")
    assert "There is no puzzle “zzzzzz”." in ran.err
    for command in ("puzzle", "puzzles"):
        ran = red7(monkeypatch, command, "--kind", "chess")
        assert ran.status == 2
        assert "stay, sure, open" in ran.err
    assert "generate" in red7(monkeypatch, "puzzles", "dance").err


def test_all_puzzles_are_listed_as_json(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = red7(monkeypatch, "puzzles", "--json")
    listed = [json.loads(line) for line in ran.out.splitlines()]
    assert len(listed) == len(every_puzzle())
    first = every_puzzle()[0]
    fields = ["id", "kind", "rules", "position", "answers", "difficulty", "themes", "turns"]
    assert list(listed[0]) == fields
    assert listed[0]["answers"] == list(first.answers)
    assert listed[0]["turns"] == first.turns


def test_the_table_counts_every_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = red7(monkeypatch, "puzzles", "--kind", "stay,deny")
    rows = [line.split()[0] for line in ran.out.splitlines() if line]
    assert rows[1:3] == ["stay", "deny"]
    assert len(rows) == 4


def test_puzzles_are_made_into_a_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "new.txt"
    asked = ("puzzles", "generate", "--seed", "3", "--count", "1", "--kind", "open")
    ran = red7(monkeypatch, *asked, "-o", str(file))
    assert (ran.status, ran.err) == (0, "")
    assert file.read_text(encoding="utf-8") == red7(monkeypatch, *asked).out
    assert file.read_text(encoding="utf-8").startswith("red7 puzzles 1\n")
    again = red7(monkeypatch, *asked, "--output", str(file))
    assert again.status == 2
    assert "already exists" in again.err


@pytest.mark.parametrize("option", ["--count", "--seed"])
def test_a_number_out_of_range_is_refused(monkeypatch: pytest.MonkeyPatch, option: str) -> None:
    ran = red7(monkeypatch, "puzzles", "generate", option, "0")
    assert ran.status == 2
    assert option in ran.err

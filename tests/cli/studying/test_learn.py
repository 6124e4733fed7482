from __future__ import annotations

from pathlib import Path

import pytest

from red7.cli.studying import learn as command
from red7.cli.studying.learn import SolvedTasks
from red7.core.steps import write_steps
from red7.study.lessons import COURSE, Lesson, answer, task_text, title
from red7.words import LANGUAGES, words
from tests.cli.run import Ran, red7


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep progress where nobody else does."""
    monkeypatch.setattr(command, "user_data_path", lambda *_, **__: tmp_path / "data")
    return tmp_path / "data"


def lesson(monkeypatch: pytest.MonkeyPatch, name: str, *lines: str, language: str = "en") -> Ran:
    stdin = "".join(f"{line}\n" for line in lines)
    return red7(monkeypatch, "learn", name, "--lang", language, stdin=stdin)


def test_lessons_are_listed_with_what_was_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    lesson(monkeypatch, "highest", "+R7", "+R6", "quit")
    ran = red7(monkeypatch, "learn")
    assert ran.status == 0
    assert ran.out.splitlines()[:2] == [
        "highest  2/3  The highest card wins",
        "same     0/4  The same number, the same colour",
    ]
    assert len(ran.out.splitlines()) == len(COURSE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("one", COURSE, ids=[one.name for one in COURSE])
def test_every_lesson_can_be_walked_in_every_language(
    monkeypatch: pytest.MonkeyPatch, language: str, one: Lesson
) -> None:
    say = words(language)
    # Line by line as far as a draw: what comes is not known before.
    lines = [write_steps(answer(task)) for task in one.tasks]
    ran = lesson(monkeypatch, one.name, *lines, language=language)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith(title(say, one))
    assert all(task_text(say, task) in ran.out for task in one.tasks)
    assert "red7 learn" in ran.out or say("learn-last") in ran.out
    assert SolvedTasks().solved() == {one.name: len(one.tasks)}


def test_a_wrong_try_is_answered_by_why(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = lesson(monkeypatch, "highest", "+V1", "dance", "~", "?", "+R7", "quit")
    assert "your highest card is B5; your opponent has O6" in ran.out
    assert "expected a step" in ran.out
    assert words("en")("wrong-out") in ran.out
    assert "\n+R7\n" in ran.out
    assert SolvedTasks().solved() == {"highest": 1}


def test_whoever_draws_looks_at_the_card_first(monkeypatch: pytest.MonkeyPatch) -> None:
    before, after = lesson(monkeypatch, "three", "+Y3", ".").out.split("R1", 1)
    assert "Hand:    O4 Y3 O2" in before
    assert "Right!" in after


def test_there_is_no_such_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = red7(monkeypatch, "learn", "nothing")
    assert ran.status == 2
    assert "There is no lesson “nothing”" in ran.err


def test_progress_that_cannot_be_kept_stops_nobody(
    monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    folder.write_text("a file where the folder should be")
    ran = lesson(monkeypatch, "ties", *(write_steps(answer(task)) for task in COURSE[6].tasks))
    assert ran.status == 0
    assert SolvedTasks().solved() == {}


def test_progress_that_is_broken_is_none(folder: Path) -> None:
    folder.mkdir()
    (folder / "lessons.json").write_text("{")
    assert SolvedTasks().solved() == {}

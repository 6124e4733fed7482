"""Lessons over HTTP: walked by whoever comes, in every language."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from red7.core import Rules
from red7.protocol.lessons import LessonCourse, TriedTask
from red7.server.http.routes.study import lessons
from red7.study.lessons import COURSE, Goal, Lesson, Task, task_text, title
from red7.words import LANGUAGES, words
from tests.server.http.served import ask, reason
from tests.server.serving import Served


async def tried(http: httpx.AsyncClient, place: str, steps: str, language: str) -> TriedTask:
    answer = await http.post(
        f"/api/lessons/{place}", json={"steps": steps}, headers={"Accept-Language": language}
    )
    assert answer.status_code == 200, answer.text
    return TriedTask.model_validate_json(answer.content)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_can_be_walked_by_its_hints(tmp_path: Path, language: str) -> None:
    say = words(language)

    async def test(http: httpx.AsyncClient, _: Served) -> None:
        listed = await http.get("/api/lessons", headers={"Accept-Language": language})
        course = LessonCourse.model_validate_json(listed.content)
        assert [(one.name, one.title, one.tasks) for one in course.lessons] == [
            (one.name, title(say, one), len(one.tasks)) for one in COURSE
        ]
        for one in COURSE:
            for number, task in enumerate(one.tasks, 1):
                place = f"{one.name}/{number}"
                now = await tried(http, place, "", language)
                assert now.text == task_text(say, task)
                assert now.explored.state.you == 1
                while now.verdict is None:
                    assert now.hint in now.explored.legal
                    steps = f"{now.explored.steps} {now.hint}".strip()
                    now = await tried(http, place, steps, language)
                assert now.verdict.reached, place
                assert now.verdict.text
                assert now.explored.turn_over
                assert now.explored.legal == ()

    ask(tmp_path, test)


def test_a_wrong_try_is_answered_by_why(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, _: Served) -> None:
        refused = await http.post("/api/lessons/highest/1", json={"steps": "+V1"})
        assert refused.status_code == 422
        assert reason(refused) == "play-loses"
        assert "your opponent has O6" in refused.text
        out = await tried(http, "highest/1", "~", "en")
        assert out.verdict
        assert (out.verdict.reached, out.verdict.text) == (False, words("en")("wrong-out"))

    ask(tmp_path, test)


def test_what_does_not_exist_is_not_found(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, _: Served) -> None:
        for place in ("nothing/1", "ties/3"):
            answer = await http.post(f"/api/lessons/{place}", json={"steps": ""})
            assert answer.status_code == 404
        assert (await http.post("/api/lessons/ties/0", json={})).status_code == 422

    ask(tmp_path, test)


HIDDEN = [
    (Goal.DRAW, "v1.2+draw", "O 1 ={} R4O2/G3G1B1 G5R1/{}", 0, ("", ">G3")),
    (Goal.ACT, "v1.2+actions", "Y 1 ={} Y6G1/O4Y3O2 B7O5V1/{}", 3, ("",)),
]


@pytest.mark.parametrize(("goal", "rules", "position", "number", "tries"), HIDDEN)
def test_hidden_cards_change_nothing_before_they_are_seen(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    goal: Goal,
    rules: str,
    position: str,
    number: int,
    tries: tuple[str, ...],
) -> None:
    answers = []
    for deck, hand in (("I5I6I7I2", "V7V6V5"), ("V7R6B2V3", "I7O7B4"), ("G6V5Y7B6", "I2R3G7")):
        task = Task(Rules.parse(rules), position.format(deck, hand), goal, "lesson-again", number)
        made = Lesson("made", "lesson-title-draw", (task,))
        monkeypatch.setattr(lessons, "find_lesson", lambda _, made=made: made)

        async def test(http: httpx.AsyncClient, _: Served) -> None:
            for steps in tries:
                answer = await http.post("/api/lessons/made/1", json={"steps": steps})
                assert answer.status_code == 200
                answers.append((steps, answer.content))

        ask(tmp_path / deck, test)
    for steps in tries:
        assert len({content for made, content in answers if made == steps}) == 1

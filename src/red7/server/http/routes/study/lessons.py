"""Lessons: the course, and what comes of a try. Nobody has to be known for it."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Request

from red7.core import Position
from red7.core.steps import read_steps
from red7.core.view import view_of
from red7.protocol.lessons import AskTry, LessonCourse, LessonSummary, TaskVerdict, TriedTask
from red7.server.errors import ServerError
from red7.server.http.answers import language_of
from red7.server.http.routes.asking import Limited, refusals, work_out
from red7.study.lessons import (
    COURSE,
    LEARNER,
    Task,
    attempt,
    find_lesson,
    hint,
    is_done,
    judge,
    task_text,
    title,
)
from red7.table.exploring import shown
from red7.table.rounds import STEP_TEXTS
from red7.words import Words, words

router = APIRouter(prefix="/api/lessons", tags=["study"], dependencies=[Limited])


@router.get("", responses=refusals())
async def course(request: Request) -> LessonCourse:
    """Return all lessons, in the order in which they build on each other."""
    say = words(language_of(request))
    return LessonCourse(
        lessons=tuple(
            LessonSummary(name=lesson.name, title=title(say, lesson), tasks=len(lesson.tasks))
            for lesson in COURSE
        )
    )


@router.post("/{lesson}/{number}", responses=refusals(404))
async def tried(
    lesson: Annotated[str, Path(max_length=20, examples=["highest"])],
    number: Annotated[int, Path(ge=1, le=9, examples=[1])],
    ask: AskTry,
    request: Request,
) -> TriedTask:
    """Make steps of the learner's turn in a task, and judge it once it has come to its end.

    A step that is not legal is refused as at a table.
    """
    found = find_lesson(lesson)
    if found is None or number > len(found.tasks):
        raise ServerError("page-unknown")
    say = words(language_of(request))
    return await work_out(request, partial(_tried, say, found.tasks[number - 1]), ask)


def _tried(say: Words, task: Task, ask: AskTry) -> TriedTask:
    now = attempt(task, read_steps(ask.steps))
    done = is_done(now)
    step = None if done else hint(task, now)
    return TriedTask(
        text=task_text(say, task),
        explored=shown(view_of(now.settled(), LEARNER), now.steps, LEARNER),
        hint=None if step is None else STEP_TEXTS[step],
        verdict=_judged(say, task, now) if done else None,
    )


def _judged(say: Words, task: Task, now: Position) -> TaskVerdict:
    verdict = judge(task, now)
    return TaskVerdict(reached=verdict.reached, text=verdict.tell(say))

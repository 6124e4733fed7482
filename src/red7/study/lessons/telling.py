"""Lessons in words: what a task says is filled in from its position."""

from __future__ import annotations

from red7.core import COLOURS, Cards, Red7Error
from red7.core.refusal import compare
from red7.study.lessons.judge import least_if_dropping, most_points
from red7.study.lessons.model import LEARNER, Goal, Lesson, Task
from red7.words import Value, Words


def title(say: Words, lesson: Lesson) -> str:
    """Return what a lesson is called."""
    return say(lesson.title, number=lesson.tasks[0].number)


def task_text(say: Words, task: Task) -> str:
    """Return what is to be done, and what there is to know for it."""
    return say(task.message, **_facts(say, task))


def _facts(say: Words, task: Task) -> dict[str, Value]:
    start, canvas = task.start, task.start.canvas
    compared = Red7Error("end-loses", **compare(start, start.situation)).plain_facts
    facts: dict[str, Value] = {
        "heading": say.heading(canvas),
        "canvas": say.colour(canvas),
        "rule": say.rule(canvas),
        "first": say.colour(COLOURS[-1]),
        "card": compared["their_top"],
        "mine": _written(start.best(LEARNER)),
        "theirs": _written(start.best(start.standing().seat)),
        "comparison": say.comparison(compared),
        "number": task.number,
        "held": len(start.palette(LEARNER)),
        "count": sum(start.standing(colour).seat == LEARNER for colour in COLOURS),
    }
    if task.goal is Goal.MOST:
        facts["count"] = most_points(task)
    if task.goal is Goal.DENY:
        facts["count"] = least_if_dropping(task)
        facts["cards"] = _written(task.view.hand(LEARNER + 1))
    return facts


def _written(cards: Cards) -> str:
    return " ".join(map(str, cards))

"""Lessons: a course of positions to play in, and what came of a try."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from red7.protocol.study import Explored
from red7.protocol.values import Message, StepText


class LessonSummary(Message):
    """A lesson of the course."""

    name: str = Field(examples=["highest"])
    title: str = Field(description="What it is called, in the language of the request.")
    tasks: int = Field(description="How many tasks it has.")


class LessonCourse(Message):
    """All lessons, in the order in which they build on each other."""

    lessons: tuple[LessonSummary, ...]


class AskTry(Message):
    """Steps of the learner's turn, from its beginning."""

    steps: Annotated[str, Field(max_length=200, examples=["+R7 ."])] = Field(
        default="", description="The turn as far as it has come; empty for the position itself."
    )


class TaskVerdict(Message):
    """Whether a turn did what was asked for."""

    reached: bool
    text: str = Field(description="Why, or why not.")


class TriedTask(Message):
    """A task of a lesson, after some steps of the learner's turn."""

    text: str = Field(description="What is to be done.")
    explored: Explored = Field(description="The position, as the learner sees it.")
    hint: StepText | None = Field(
        description="A step towards the goal; null where there is none left."
    )
    verdict: TaskVerdict | None = Field(description="Null until the turn has come to its end.")

"""A course of short positions to play, from the first card to dropping out on purpose.

>>> from red7.core.steps import read_steps
>>> from red7.words import words
>>> task = find_lesson("highest").tasks[1]
>>> print(task_text(words("en"), task))
Between equal numbers, the colour nearer to Red wins. Beat O6.
>>> print(judge(task, attempt(task, read_steps("+R6 ."))).tell(words("en")))
Right! You are winning with R6.
"""

from red7.study.lessons.course import COURSE, find_lesson
from red7.study.lessons.judge import TaskVerdict, answer, attempt, hint, is_done, judge
from red7.study.lessons.model import LEARNER, Goal, Lesson, Task
from red7.study.lessons.telling import task_text, title

__all__ = [
    "COURSE",
    "LEARNER",
    "Goal",
    "Lesson",
    "Task",
    "TaskVerdict",
    "answer",
    "attempt",
    "find_lesson",
    "hint",
    "is_done",
    "judge",
    "task_text",
    "title",
]

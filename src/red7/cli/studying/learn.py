"""The ``learn`` command: lessons, in lines of text."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from platformdirs import user_data_path

from red7.cli.frame import Argument, CommandSpec, UsageError, harmless
from red7.cli.screens import PLAIN_OPTION, on_screen
from red7.core import Position, Red7Error, Step
from red7.core.steps import DRAW, END_STEP, read_steps, write_steps
from red7.core.view import view_of
from red7.table.drawing.text import PositionText, wants_colour

if TYPE_CHECKING:
    from red7.study.lessons import Lesson, Task
    from red7.words import Words


class SolvedTasks:
    """How many tasks of each lesson were solved, kept in the user's data folder."""

    def __init__(self, file: Path | None = None) -> None:
        self._file = file or user_data_path("red7", appauthor=False) / "lessons.json"

    def solved(self) -> dict[str, int]:
        """Return how many tasks were solved, by the name of the lesson."""
        try:
            kept = json.loads(self._file.read_text(encoding="utf-8"))
        except (OSError, ValueError):  # not there, or not written to its end
            return {}
        return kept if isinstance(kept, dict) else {}

    def keep(self, lesson: str, number: int) -> None:
        """Remember that a task was solved; where nothing can be written, it is forgotten."""
        kept = self.solved()
        kept[lesson] = max(number, kept.get(lesson, 0))
        fresh = self._file.with_suffix(".new")
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            fresh.write_text(json.dumps(kept), encoding="utf-8")
            fresh.replace(self._file)
        except OSError:
            return


def learn(say: Words, *, lesson: str | None, plain: bool) -> None:
    """List the lessons, or go through one."""
    from red7.study.lessons import COURSE, find_lesson, title  # noqa: PLC0415 - slow to import

    progress, screen = SolvedTasks(), on_screen(plain=plain)
    if lesson is None and screen:
        _open(say, progress, None)
        return
    if lesson is None:
        solved = progress.solved()
        width = max(len(one.name) for one in COURSE)
        for one in COURSE:
            done = f"{min(solved.get(one.name, 0), len(one.tasks))}/{len(one.tasks)}"
            print(f"{one.name:<{width}}  {done}  {title(say, one)}")
        return
    found = find_lesson(lesson)
    if found is None:
        names = ", ".join(one.name for one in COURSE)
        raise UsageError(say("learn-unknown", text=harmless(lesson[:40]), list=names))
    if screen:
        _open(say, progress, found)
        return
    print(title(say, found))
    print(say("learn-how"))
    if _Course(say, progress).go_through(found):
        after = COURSE[COURSE.index(found) + 1 :]
        print(say("learn-next", name=after[0].name) if after else say("learn-last"))


def _open(say: Words, progress: SolvedTasks, lesson: Lesson | None) -> None:
    from red7.terminal.rooms.learn import study  # noqa: PLC0415 - slow to import

    study(say, progress, lesson)


class _Course:
    """Asks for turns until each task is solved."""

    def __init__(self, say: Words, progress: SolvedTasks) -> None:
        self._say, self._progress = say, progress
        self._text = PositionText(say, coloured=wants_colour())

    def go_through(self, lesson: Lesson) -> bool:
        """Return whether the lesson was gone through to its end."""
        for number, task in enumerate(lesson.tasks, 1):
            print("\n" + self._say("learn-step", number=number, count=len(lesson.tasks)))
            if not self._solve(task):
                return False
            self._progress.keep(lesson.name, number)
        return True

    def _solve(self, task: Task) -> bool:
        """Return whether the task was solved, and not left."""
        from red7.study.lessons import hint, is_done, judge, task_text  # noqa: PLC0415

        now = task.start
        self._show(now)
        while True:
            print(task_text(self._say, task))
            line = _read()
            if line is None:
                return False
            if line == "?":
                step = hint(task, now)
                print(write_steps((step,)) if step else "–")
                continue
            try:
                now = _played(task, now, line)
            except Red7Error as error:
                print(harmless(self._say.error(error)))
                continue
            if not is_done(now):
                self._show(now)
                continue
            verdict = judge(task, now)
            print(verdict.tell(self._say))
            if verdict.reached:
                return True
            now = task.start

    def _show(self, now: Position) -> None:
        from red7.study.lessons import LEARNER  # noqa: PLC0415 - slow to import

        names = {seat: self._say("seat-number", seat=seat) for seat in range(1, now.players + 1)}
        names[LEARNER] = self._say("you")
        print("\n".join([*self._text.lines(view_of(now, LEARNER), names), ""]))


def _played(task: Task, now: Position, line: str) -> Position:
    """Return the position after the steps of a line; a final ``.`` may be left out."""
    from red7.study.lessons import attempt, is_done  # noqa: PLC0415 - slow to import

    begun: tuple[Step, ...] = now.steps
    after = attempt(task, (*begun, *read_steps(line)))
    drew = any(step.kind == DRAW for step in after.steps[len(begun) :])
    if is_done(after) or drew or END_STEP not in after.legal_steps:
        return after  # whoever has drawn a card looks at it first
    return after.step(END_STEP)


def _read() -> str | None:
    """Read a line that says something; None at the end, or when somebody has had enough."""
    while True:
        if sys.stdin.isatty():
            print("> ", end="", flush=True)
        line = sys.stdin.readline()
        if not line or line.strip().lower() in {"quit", "exit"}:
            return None
        if line.strip():
            return line.strip()


LEARN: Final = CommandSpec(
    "learn",
    learn,
    [Argument("lesson", "help-arg-learn", required=False)],
    [PLAIN_OPTION],
    ["red7 learn", "red7 learn highest", "red7 learn seven --lang de"],
)

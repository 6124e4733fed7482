"""The list of lessons: what there is to learn, and what is done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from textual.app import ComposeResult
from textual.content import Content

from red7.study.lessons import COURSE, Lesson, title
from red7.terminal.app import Red7App
from red7.terminal.frame import Framed
from red7.terminal.keys import Key
from red7.terminal.part import Part, press
from red7.terminal.rooms.lesson import LessonScreen
from red7.words import Words


class SolvedTasks(Protocol):
    """How many tasks of each lesson were solved."""

    def solved(self) -> Mapping[str, int]:
        """Return how many tasks were solved, by the name of the lesson."""
        ...

    def keep(self, lesson: str, number: int) -> None:
        """Remember that a task was solved."""


def study(say: Words, progress: SolvedTasks, lesson: Lesson | None) -> None:
    """Open the list of lessons, or one of them."""
    Red7App(say, LearnScreen(say, progress, lesson)).run()


class LessonList(Part):
    """The lessons, one in each line."""

    DEFAULT_CSS = "LessonList { height: 1fr; margin: 1 2; }"
    at: int = 0
    solved: Mapping[str, int] = {}

    def show(self, at: int, solved: Mapping[str, int]) -> None:
        """Show how far one is, and which lesson is chosen."""
        self.at, self.solved = at, solved
        self.refresh()

    def render(self) -> Content:
        """Draw as many lessons as fit, the chosen one among them."""
        height = max(1, self.size.height - 2)
        first = max(0, min(self.at - height // 2, len(COURSE) - height))
        lead = Content.styled(self.say("web-learn-lead"), self.look.quiet)
        return Content("\n").join(
            [lead, Content(), *(self._line(n) for n in range(len(COURSE))[first : first + height])]
        )

    def _line(self, number: int) -> Content:
        lesson, look = COURSE[number], self.look
        done = min(self.solved.get(lesson.name, 0), len(lesson.tasks))
        whole, chosen = done == len(lesson.tasks), number == self.at
        count = f"✓ {done}/{len(lesson.tasks)}" if whole else f"  {done}/{len(lesson.tasks)}"
        style = look.good if whole else look.quiet
        text = look.strong if chosen else look.quiet
        return Content.assemble(
            (">" if chosen else " ", look.gold),
            (f" {count}  ", style),
            (title(self.say, lesson), text + press(f"screen.open({number})")),
        )


class LearnScreen(Framed):
    """All lessons, to choose one."""

    def __init__(self, words: Words, progress: SolvedTasks, lesson: Lesson | None = None) -> None:
        super().__init__()
        self._words, self._progress = words, progress
        self._first = lesson
        self.at = COURSE.index(lesson) if lesson else self._open_one()

    def _open_one(self) -> int:
        """Return the number of the first lesson that is not done."""
        solved = self._progress.solved()
        left = [n for n, one in enumerate(COURSE) if solved.get(one.name, 0) < len(one.tasks)]
        return left[0] if left else 0

    def content(self) -> ComposeResult:
        """Show the list."""
        yield LessonList()

    def on_mount(self) -> None:
        """Show the list, and the lesson that was asked for over it."""
        self.show()
        if self._first:
            self.action_open(self.at)

    def show(self) -> None:
        """Show the list as it is now."""
        self.query_one(LessonList).show(self.at, self._progress.solved())
        self.entitle(self.say("web-learn-title"))

    def keys(self) -> Sequence[Key]:
        """Return the keys of the list."""
        say = self.say
        return [
            Key(("enter", "space", "right"), say("web-learn"), "open_chosen"),
            Key(("up", "k"), "", "choose(-1)"),
            Key(("down", "j"), say("web-learn-all"), "choose(1)"),
            Key(("q", "escape", "ctrl+q"), say("terminal-quit"), "leave"),
        ]

    def action_choose(self, by: int) -> None:
        """Choose the next lesson, or the one before."""
        self.at = (self.at + by) % len(COURSE)
        self.show()

    def action_open_chosen(self) -> None:
        """Open the chosen lesson."""
        self.action_open(self.at)

    def action_open(self, number: int) -> None:
        """Open a lesson where it was left."""
        self.at, lesson = number, COURSE[number]
        begin = self._progress.solved().get(lesson.name, 0)
        screen = LessonScreen(self._words, lesson, self._progress.keep, begin)

        def back(_: object) -> None:
            self.at = COURSE.index(screen.lesson)
            self.show()

        self.app.push_screen(screen, back)

    def action_leave(self) -> None:
        """Leave the course."""
        self.app.exit()

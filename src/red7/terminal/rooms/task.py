"""A task of a lesson, as the one who keeps its table: it previews, plays and judges."""

from __future__ import annotations

from collections.abc import Sequence

from red7.core import Red7Error
from red7.core.steps import DRAW, END_STEP, read_steps
from red7.core.view import view_of
from red7.protocol import messages as m
from red7.study.lessons import LEARNER, Task, TaskVerdict, attempt, hint, is_done, judge
from red7.table.rounds import STEP_TEXTS
from red7.terminal.rooms.posing import posed, preview, refused
from red7.words import Words


class TriedTask:
    """Where the learner is in a task."""

    def __init__(self, say: Words, task: Task) -> None:
        self._say, self.task = say, task
        self.now = task.start
        self.verdict: TaskVerdict | None = None

    @property
    def state(self) -> m.State:
        """The table as the learner sees it."""
        now = self.now.settled() if is_done(self.now) else self.now
        return posed(view_of(now, LEARNER), LEARNER)

    async def preview(self, steps: Sequence[str]) -> m.Preview:
        """Return what some steps would lead to."""
        return preview(self._say, view_of(self.now, LEARNER), steps)

    async def play(self, steps: Sequence[str]) -> None:
        """Make the steps of a move, and judge the turn once it has come to its end."""
        made = read_steps(" ".join(steps))
        try:
            after = attempt(self.task, (*self.now.steps, *made))
        except Red7Error as error:
            raise refused(self._say, error) from None
        drew = any(step.kind == DRAW for step in after.steps[len(self.now.steps) :])
        if not is_done(after) and not drew and END_STEP in after.legal_steps:
            after = after.step(END_STEP)
        self.now = after
        if is_done(after):
            self.verdict = judge(self.task, after)

    def hint(self, begun: Sequence[str]) -> str:
        """Return a step towards the goal after those begun; empty if there is no way from there."""
        try:
            now = attempt(self.task, (*self.now.steps, *read_steps(" ".join(begun))))
        except Red7Error:
            return ""
        step = None if is_done(now) else hint(self.task, now)
        return STEP_TEXTS[step] if step else ""

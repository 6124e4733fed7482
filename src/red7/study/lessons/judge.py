"""Whether a turn does what a task asks for, and if not, why not."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from red7.core import Phase, Position, Red7Error, Step
from red7.core.match import scored_set
from red7.core.steps import DISCARD, DRAW, DRAW_STEP, DROP_STEP, PLAY
from red7.core.turn import ACTING
from red7.core.view import view_of
from red7.study.lessons.model import LEARNER, Goal, Task
from red7.words import Value, Words

_LEFT_ALONE: Final = {Goal.PLAY: DISCARD, Goal.CHANGE: PLAY}  # the steps that are not asked for
_ACTIONS: Final = {phase: number for number, phase in ACTING.items()}


@dataclass(frozen=True)
class TaskVerdict:
    """Whether a turn does what was asked for, and the message that says why or why not."""

    message: str
    facts: Mapping[str, Value] = field(default_factory=dict)
    reached: bool = field(default=False, kw_only=True)

    def tell(self, say: Words) -> str:
        """Return the verdict in words."""
        return say(self.message, **self.facts)


def attempt(task: Task, steps: tuple[Step, ...]) -> Position:
    """Return the position after steps of the learner's turn; a 3's draw may be left out.

    A step that is not legal is refused as at a table.
    """
    now, place = task.start, 0
    for step in steps:
        if place < len(now.steps) and step.kind != DRAW:
            place += 1  # what the 3 has drawn was left out
        if place == len(now.steps):
            now = now.step(DRAW_STEP if step.kind == DRAW else step)
        if step.kind == DRAW and step.card is not None and now.steps[place] != step:
            raise Red7Error("draw-disagrees", card=step.card)
        place += 1
    return now


def is_done(now: Position) -> bool:
    """Return whether the learner's turn has come to its end."""
    return now.phase is Phase.OVER


def judge(task: Task, after: Position) -> TaskVerdict:
    """Judge a turn that has come to its end."""
    return _reached(task, after) if reaches(task, after) else _missed(task, after)


def reaches(task: Task, after: Position) -> bool:
    """Return whether a turn that has come to its end does what the task asks for."""
    goal = task.goal
    if goal is Goal.DENY:
        return margin(after) == _best_margin(task)
    if _is_out(after) or goal is Goal.DROP:
        return _is_out(after) and goal is Goal.DROP
    return _stays_so(task, after)


def _stays_so(task: Task, after: Position) -> bool:
    """Return whether a turn that stays in does so as the task asks for."""
    goal = task.goal
    if goal in _LEFT_ALONE:
        return all(step.kind != _LEFT_ALONE[goal] for step in after.steps)
    return _REACHED[goal](task, after)


def _is_out(after: Position) -> bool:
    return after.out[LEARNER - 1]


def actions(task: Task, steps: tuple[Step, ...]) -> set[int]:
    """Return the numbers whose actions are performed by these steps."""
    done, now = set(), task.start
    for step in steps:
        now = now.follow((step,))
        done.add(_ACTIONS.get(now.phase, 0))
    return done - {0}


def turns(task: Task) -> Iterator[Position]:
    """Yield the position after every turn that the learner might make."""
    for line in task.start.lines():
        yield task.start.follow(line)


def hint(task: Task, now: Position) -> Step | None:
    """Return a step towards the goal, from what the learner knows; None if there is no way left.

    Of several ways, it is one that moves the fewest cards.
    """
    view = view_of(now, LEARNER)
    ways = [line for line in view.lines() if reaches(task, view.follow(line))]
    if not ways:
        return None
    return min(ways, key=lambda line: sum(step.card is not None for step in line))[0]


def answer(task: Task) -> tuple[Step, ...]:
    """Return a turn that does what the task asks for, one hint after the other."""
    now = task.start
    while not is_done(now):
        step = hint(task, now)
        if step is None:
            raise LookupError(task.text)
        now = now.step(step)
    return now.steps


# Points


def points(after: Position) -> int:
    """Return what the learner scores for a round that is won; 0 while it goes on."""
    end = after.settled()
    return scored_set(end).points if end.winner == LEARNER else 0


@cache
def most_points(task: Task) -> int:
    """Return the most that can be scored by winning at once."""
    return max(points(after) for after in turns(task) if not _is_out(after))


_REACHED: Final[dict[Goal, Callable[[Task, Position], bool]]] = {
    Goal.DRAW: lambda _, after: any(step.kind == DRAW for step in after.steps),
    Goal.ACT: lambda task, after: task.number in actions(task, after.steps),
    Goal.MOST: lambda task, after: points(after) == most_points(task),
    Goal.STAY: lambda *_: True,
    Goal.WIN: lambda _, after: after.settled().winner == LEARNER,
}


@cache
def margin(after: Position) -> int:
    """Return how many points the learner is ahead in the end, if both play on with open hands."""
    now = after.settled()
    if now.over:
        scored = scored_set(now).points
        return scored if now.winner == LEARNER else -scored
    found = [margin(now.follow(line)) for line in now.lines()]
    return max(found) if now.turn == LEARNER else min(found)


@cache
def _best_margin(task: Task) -> int:
    return max(margin(after) for after in turns(task))


def least_denied(task: Task) -> int:
    """Return the fewest points that the other player can be left."""
    return -_best_margin(task)


def least_if_dropping(task: Task) -> int:
    """Return what the other player scores if the learner drops out at once."""
    return -margin(task.start.follow((DROP_STEP,)))


# What is said


def _reached(task: Task, after: Position) -> TaskVerdict:
    if task.goal is Goal.DROP:
        return TaskVerdict("lesson-done-drop", reached=True)
    if task.goal is Goal.DENY:
        return TaskVerdict("lesson-done-deny", {"count": least_denied(task)}, reached=True)
    if task.goal is Goal.MOST:
        return TaskVerdict("why-points", {"count": points(after)}, reached=True)
    if task.goal is Goal.WIN:
        return TaskVerdict("why-wins", reached=True)
    cards = " ".join(map(str, after.best(LEARNER)))
    return TaskVerdict("lesson-done", {"cards": cards}, reached=True)


def _missed(task: Task, after: Position) -> TaskVerdict:
    message, facts = _why_missed(task, after)
    return TaskVerdict(message, facts, reached=False)


def _why_missed(task: Task, after: Position) -> tuple[str, dict[str, Value]]:
    goal = task.goal
    if goal is Goal.DENY:
        return "lesson-miss-deny", {"mine": -margin(after), "theirs": least_denied(task)}
    if _is_out(after):
        return "wrong-out", {}
    if goal in (Goal.PLAY, Goal.CHANGE, Goal.DRAW):
        return f"lesson-miss-{goal}", {}
    if goal is Goal.ACT:
        return "lesson-miss-act", {"number": task.number}
    won = after.settled().winner == LEARNER
    if goal is Goal.MOST and won:
        return "wrong-points", {"mine": points(after), "theirs": most_points(task)}
    return "wrong-misses-win", {}

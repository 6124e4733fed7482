"""The course, walked from the first task to the last in every language."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable

import pytest

from red7.core import COLOURS, Position, Red7Error
from red7.core.steps import DISCARD, DROP_STEP, PLAY, Step, read_steps
from red7.core.turn import strength
from red7.study.lessons import (
    COURSE,
    LEARNER,
    Goal,
    Task,
    answer,
    attempt,
    find_lesson,
    hint,
    is_done,
    judge,
    task_text,
    title,
)
from red7.study.lessons.judge import margin, points, turns
from red7.words import LANGUAGES, words
from tests.words.files import text

TASKS = [
    pytest.param(task, id=f"{lesson.name}-{number}")
    for lesson in COURSE
    for number, task in enumerate(lesson.tasks, 1)
]
LONGEST = 135  # characters that fit in three lines on a narrow phone


def staying(task: Task) -> list[Position]:
    """Give the position after every turn that keeps the learner in."""
    return [after for after in turns(task) if not after.out[LEARNER - 1]]


def kinds(after: Position) -> set[str]:
    return {step.kind for step in after.steps}


def is_winning(now: Position) -> bool:
    """See who is winning, from the strengths of the palettes alone."""
    strengths = [strength(now.canvas, palette) for palette in now.palettes]
    return strengths[LEARNER - 1] > max(strengths[LEARNER:])


def test_the_course_is_short_and_covers_everything() -> None:
    names = [lesson.name for lesson in COURSE]
    assert 12 <= len(names) == len(set(names)) <= 16
    assert all(2 <= len(lesson.tasks) <= 5 for lesson in COURSE)
    tasks = [task for lesson in COURSE for task in lesson.tasks]
    assert {task.start.canvas for task in tasks} == set(COLOURS)
    assert {task.number for task in tasks} == {0, 1, 3, 5, 7}
    assert {task.goal for task in tasks} == set(Goal)
    assert find_lesson("highest") is COURSE[0]
    assert find_lesson("nothing") is None


@pytest.mark.parametrize("task", TASKS)
def test_a_task_begins_as_a_turn_does(task: Task) -> None:
    start = task.start
    assert start.turn == LEARNER
    # Whoever moved last ended their turn winning.
    assert start.standing().seat > LEARNER
    assert not start.hidden[LEARNER - 1]
    held = sum(start.hand_size(seat) for seat in (1, 2)) + start.deck_size
    assert held <= 49 - sum(len(start.palette(seat)) for seat in (1, 2))


@pytest.mark.parametrize("task", TASKS)
def test_a_task_can_be_solved_and_can_be_missed(task: Task) -> None:
    judged = [judge(task, after).reached for after in turns(task)]
    assert any(judged)
    steps = [Step(kind, card) for kind in (PLAY, DISCARD) for card in task.start.hand(LEARNER)]
    refused = [step for step in steps if task.start.refusal(step)]
    # Dropping out is not the only way to be wrong: some card is refused, or leads elsewhere.
    assert refused or not all(judge(task, after).reached for after in staying(task))
    assert not all(judged) or task.goal is Goal.DROP
    made = answer(task)
    assert judge(task, attempt(task, made)).reached


# What each goal means, once more: from what lies on the table after the turn.
MEANT: dict[Goal, Callable[[Task, Position], bool]] = {
    Goal.STAY: lambda _, after: is_winning(after),
    Goal.PLAY: lambda task, after: is_winning(after) and after.gone == task.start.gone,
    Goal.CHANGE: lambda task, after: (
        is_winning(after) and after.palette(LEARNER) == task.start.palette(LEARNER)
    ),
    Goal.DRAW: lambda task, after: (
        is_winning(after) and after.deck_size == task.start.deck_size - 1
    ),
    Goal.ACT: lambda task, after: is_winning(after) and acted(task, after),
    Goal.DROP: lambda _, after: after.settled().winner != LEARNER,
    Goal.WIN: lambda _, after: after.settled().winner == LEARNER,
    Goal.MOST: lambda task, after: (
        after.settled().winner == LEARNER
        and points(after) == max(points(other) for other in turns(task))
    ),
    Goal.DENY: lambda task, after: lost(after) == min(lost(other) for other in turns(task)),
}


def acted(task: Task, after: Position) -> bool:
    """See by the cards what an action has done."""
    mine, theirs = len(after.palette(LEARNER)), len(after.palette(LEARNER + 1))
    start = task.start
    return {
        1: theirs < len(start.palette(LEARNER + 1)),
        3: after.deck_size < start.deck_size,
        5: mine == len(start.palette(LEARNER)) + 2,
        7: bool(start.palette(LEARNER).mask & ~after.palette(LEARNER).mask),
    }[task.number]


def lost(now: Position) -> int:
    """Give what the other player scores if both play on as well as they can, move by move."""
    now = now.settled()
    if now.over:
        scored = now.best(now.winner).points
        return -scored if now.winner == LEARNER else scored
    found = [lost(now.apply(step)) for step in now.legal_steps]
    return min(found) if now.turn == LEARNER else max(found)


@pytest.mark.parametrize("task", TASKS)
def test_goals_mean_what_they_say(task: Task) -> None:
    for after in turns(task):
        assert judge(task, after).reached is MEANT[task.goal](task, after), str(after)


def only(task: Task, *shapes: set[str]) -> bool:
    """Return whether the turns that stay in are of these shapes, and there are such turns."""
    found = [kinds(after) & {PLAY, DISCARD} for after in staying(task)]
    return bool(found) and all(shape in shapes for shape in found)


def tops(task: Task) -> tuple[int, int]:
    after = attempt(task, answer(task))
    return max(after.best(1)).number, max(after.best(2)).number


# What texts say without a number, card or colour that is filled in.
CLAIMS: dict[str, Callable[[Task], bool]] = {
    "lesson-highest-equal": lambda task: tops(task)[0] == tops(task)[1],
    "lesson-turn-change": lambda task: only(task, {DISCARD}, {PLAY, DISCARD}),
    "lesson-turn-both": lambda task: only(task, {PLAY, DISCARD}),
    "lesson-winning-everybody": lambda task: task.start.players > 2,
    "lesson-winning-none": lambda task: not task.start.best(LEARNER),
    "lesson-ties-count": lambda task: len(task.start.best(1)) == len(task.start.best(2)),
    "lesson-ties-colour": lambda task: tops(task)[0] == tops(task)[1],
    "lesson-out-none": lambda task: task.start.legal_steps == (DROP_STEP,),
    "lesson-out-still": lambda task: len(staying(task)) == 1,
    "lesson-out-last": lambda task: not task.start.hand_size(2),
    "lesson-draw-both": lambda task: all(
        PLAY in kinds(after) for after in turns(task) if judge(task, after).reached
    ),
    "lesson-score-win": lambda task: not task.start.hand_size(2),
    "lesson-deny": lambda task: all(margin(after) < 0 for after in turns(task)),
    "lesson-leave": lambda task: all(margin(after) < 0 for after in turns(task)),
}


@pytest.mark.parametrize("task", TASKS)
def test_texts_say_what_is_so(task: Task) -> None:
    claim = CLAIMS.get(task.message)
    assert claim is None or claim(task)


def test_every_claim_is_of_a_task() -> None:
    assert CLAIMS.keys() <= {task.message for lesson in COURSE for task in lesson.tasks}


def test_dropping_out_is_not_always_best() -> None:
    lesson = find_lesson("leave")
    assert lesson
    best = [answer(task) == (DROP_STEP,) for task in lesson.tasks]
    assert True in best
    assert False in best


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_cards_and_colours_are_filled_in(language: str) -> None:
    say = words(language)
    told = re.sub(r"(?m)^#.*$", "", text(language, "lessons"))
    written = re.sub(r"\{[^}]*\}", "", told)
    assert not re.search(r"[0-9]", written)
    for colour in COLOURS:
        for name in (say.colour(colour), say.heading(colour)):
            assert not re.search(rf"\b{name}\b", written), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("task", TASKS)
def test_every_task_is_told_and_walked_in_every_language(language: str, task: Task) -> None:
    say = words(language)
    told = [task_text(say, task)]
    now = task.start
    while not is_done(now):
        step = hint(task, now)
        assert step
        now = now.step(step)
    told.append(judge(task, now).tell(say))
    told += [judge(task, after).tell(say) for after in turns(task)]
    for said in told:
        assert 0 < len(said) <= LONGEST, said
        assert "{" not in said, said
        assert "None" not in said, said


@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_have_titles_of_their_own(language: str) -> None:
    titles = [title(words(language), lesson) for lesson in COURSE]
    assert len(set(titles)) == len(COURSE)
    assert all(len(one) <= 40 for one in titles)


def test_a_step_that_is_not_legal_is_refused_as_at_a_table() -> None:
    task = COURSE[0].tasks[0]
    for steps, reason in (
        ("+V1 .", "play-loses"),
        ("+R7 . >G4", "turn-over"),
        ("+R7 !", "draw-not-earned"),
    ):
        with pytest.raises(Red7Error) as refused:
            attempt(task, read_steps(steps))
        assert refused.value.reason == reason


def test_what_is_drawn_cannot_be_chosen() -> None:
    lesson = find_lesson("three")
    assert lesson
    task = lesson.tasks[0]
    assert attempt(task, read_steps("+Y3")) == attempt(task, read_steps("+Y3 !"))
    assert attempt(task, read_steps("+Y3 !R1")) == attempt(task, read_steps("+Y3"))
    for steps, reason in (("+Y3 !G7", "draw-disagrees"), ("+Y3 >O4", "discard-loses")):
        with pytest.raises(Red7Error) as refused:
            attempt(task, read_steps(steps))
        assert refused.value.reason == reason


@pytest.mark.parametrize("task", TASKS)
def test_a_hint_does_not_look_at_hidden_cards(task: Task) -> None:
    before, told = hint(task, task.start), task_text(words("en"), task)
    deck = task.text.split()[2]
    if not deck.startswith("="):
        return
    cards = re.findall("..", deck[1:])
    for turned in (cards[::-1], [*cards[1:], cards[0]]):
        other = Task(
            task.rules,
            task.text.replace(deck, f"={''.join(turned)}"),
            task.goal,
            task.message,
            task.number,
        )
        assert other.view == task.view
        assert hint(other, other.start) == before
        assert task_text(words("en"), other) == told


def test_lessons_load_no_kernels() -> None:
    loaded = "import sys, red7.study.lessons; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", loaded], check=False).returncode == 0

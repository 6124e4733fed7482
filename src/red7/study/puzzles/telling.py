"""Puzzles in words: what is asked, a first help, what is wrong with a turn, and the answer."""

from __future__ import annotations

from red7.core.rules import GOALS
from red7.core.steps import DRAW, read_steps
from red7.study.puzzles.cases import cases_of
from red7.study.puzzles.puzzle import DENY, SOLVER, STAY, Puzzle
from red7.words import Words
from red7.words.reasons import sentence


def title(say: Words, puzzle: Puzzle) -> str:
    """Return what a puzzle is called."""
    return say("puzzle-title", id=puzzle.id, kind=say(f"puzzle-kind-{puzzle.kind}"))


def question(say: Words, puzzle: Puzzle) -> str:
    """Return what is asked."""
    goal = GOALS[puzzle.view.players]
    return say(f"puzzle-ask-{puzzle.kind}", count=puzzle.turns or 0, goal=goal)


def cards_to_move(puzzle: Puzzle) -> tuple[str, ...]:
    """Return the cards that the answer moves, in their order."""
    steps = read_steps(puzzle.answers[0])
    return tuple(str(step.card) for step in steps if step.card and step.kind != DRAW)


def first_help(say: Words, puzzle: Puzzle) -> str:
    """Tell the cards that the answer moves, and nothing of where they go."""
    cards = cards_to_move(puzzle)
    return sentence(say, "hint-cards", {"cards": cards}, {}) if cards else say("hint-drop")


def against(say: Words, puzzle: Puzzle, turn: str) -> str:
    """Tell what speaks against a turn that is not the answer; empty if there is nothing."""
    from red7.study.reasons import compare, tell  # noqa: PLC0415 - slow to import

    return tell(say, compare(puzzle.view, read_steps(turn), read_steps(puzzle.answers[0])))


def answer(say: Words, puzzle: Puzzle) -> list[str]:
    """Tell the answer, and why it is right."""
    first, *others = puzzle.answers
    told = [say("puzzle-answer", turn=first)]
    if others:
        told.append(say("puzzle-also", turns=", ".join(others)))
    return [*told, *because(say, puzzle)]


def because(say: Words, puzzle: Puzzle) -> list[str]:
    """Tell why the answer is right."""
    first = read_steps(puzzle.answers[0])
    told = [say(f"puzzle-because-{puzzle.kind}", count=puzzle.turns or 0)]
    if puzzle.kind == DENY:
        told.insert(0, _denied(say, puzzle))
    # What speaks for a turn says nothing of the only one, or of one that gives up the round.
    if puzzle.kind == STAY or puzzle.view.follow(first).out[SOLVER - 1]:
        return told
    from red7.study.reasons import explain, tell  # noqa: PLC0415 - slow to import

    why = tell(say, explain(puzzle.view, first))
    return [*told, why] if why else told


def _denied(say: Words, puzzle: Puzzle) -> str:
    """Tell how many points the answer leaves to the other, and where these lead."""
    from red7.study.puzzles.duel import DuelSolver  # noqa: PLC0415 - slow to import
    from red7.study.puzzles.kinds.opened import points_left  # noqa: PLC0415 - as above

    view = puzzle.view
    case = next(case for case in cases_of(view) if puzzle.answers[0] in case.answers)
    points = points_left(DuelSolver(), case)
    other = next(seat for seat in view.seats_in if seat != SOLVER)
    before = view.scores[other - 1] if view.scores else 0
    goal = GOALS[view.players]
    return say("puzzle-denied", count=points, total=before + points, goal=goal)

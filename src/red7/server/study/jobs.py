"""What the analyst process can be asked. It alone imports this: the server has no time for it.

A job is a function. It is given ``tell``, to say how far it is, and the values of the question by
name, and returns the last line of its answer. ``tell`` must be called often, because it ends a job
that is no longer wanted.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any, Final

from red7.bots import Budget
from red7.core import View, read_record
from red7.core.steps import read_steps
from red7.server.errors import ServerError
from red7.server.study.analysts import AnswerLine
from red7.study import Findings
from red7.study import analyse as analysed
from red7.study.hints import STAGES, Hint, tell_hint
from red7.study.hints import hint as hinted
from red7.study.plain import plain_findings
from red7.study.puzzles import EASIEST, Puzzle
from red7.study.puzzles.telling import because
from red7.study.reasons import compare, explain
from red7.study.reasons import tell as in_words
from red7.study.review import review as reviewed
from red7.study.review.plain import plain_review
from red7.study.statistics import played_game
from red7.study.statistics import statistics as counted
from red7.words import words

Tell = Callable[[AnswerLine], None]
Job = Callable[..., AnswerLine]

# A hand full of 5s has more; of the positions of a thousand games with actions, one came near.
_MOST_TURNS: Final = 10_000

JOBS: Final[dict[str, Job]] = {}


def job(function: Job) -> Job:
    """Let a function be asked for by its name."""
    JOBS[function.__name__] = function
    return function


@job
def analyse(  # noqa: PLR0913 - the values of a question
    tell: Tell, *, rules: str, position: str, seat: int, work: int, seconds: float, language: str
) -> AnswerLine:
    """Judge every turn of a position, and say why the best one is good."""
    view = _view(rules, position, seat)
    found = Findings(())
    for found in analysed(view, Budget(work, time.monotonic() + seconds)):
        tell({**plain_findings(found), "done": False, "why": ""})
    why = ""
    if found.turns:
        why = in_words(words(language), explain(view, found.best.steps))
    return {**plain_findings(found), "done": True, "why": why}


@job
def why(  # noqa: PLR0913 - the values of a question
    tell: Tell, *, rules: str, position: str, seat: int, turn: str, better: str, language: str
) -> AnswerLine:
    """Say why a turn is good or, compared with a better one, what is wrong with it."""
    del tell
    view, made = _view(rules, position, seat), read_steps(turn)
    reasons = compare(view, made, read_steps(better)) if better else explain(view, made)
    return {"why": in_words(words(language), reasons)}


@job
def solution(  # noqa: PLR0913 - the values of a question
    tell: Tell,
    *,
    kind: str,
    rules: str,
    position: str,
    answers: Sequence[str],
    turns: int | None,
    language: str,
) -> AnswerLine:
    """Say why the answer to a puzzle is right."""
    del tell
    puzzle = Puzzle("", kind, rules, position, tuple(answers), EASIEST, (), turns)
    return {"why": " ".join(because(words(language), puzzle))}


@job
def hint(  # noqa: PLR0913 - the values of a question
    tell: Tell,
    *,
    rules: str,
    position: str,
    seat: int,
    work: int,
    seconds: float,
    language: str,
    names: Sequence[str],
) -> AnswerLine:
    """Tell a hint in all its stages, of which the server gives away one at a time."""
    view = _view(rules, position, seat)
    found = Findings(())
    for better in analysed(view, Budget(work, time.monotonic() + seconds)):
        tell({})
        found = better
    called = dict(enumerate(names, 1))
    return {
        "hints": [_stage(hinted(view, found, stage), language, called) for stage in STAGES],
    }


def _stage(given: Hint, language: str, names: Mapping[int, str]) -> AnswerLine:
    say, plain = words(language), given.plain
    return {
        "stage": given.stage,
        "text": tell_hint(say, given, names),
        "cards": plain["cards"],
        "turn": plain["turn"],
        "why": in_words(say, given.reasons, names),
    }


@job
def review(tell: Tell, *, record: str, work: int, languages: Sequence[str] = ()) -> AnswerLine:
    """Review a finished game, and say how many turns of how many are done."""
    found = reviewed(
        read_record(record), work, progress=lambda done, total: tell({"done": done, "total": total})
    )
    return {"review": plain_review(found, [words(language) for language in languages])}


@job
def statistics(tell: Tell, *, games: Sequence[Mapping[str, Any]], player: str) -> AnswerLine:
    """Count the games of a player: their records, their reviews if any, and who played them."""
    found = []
    for done, game in enumerate(games, 1):
        record = replace(read_record(game["record"]), players=tuple(game["players"]))
        found.append(played_game(record, game["review"]))
        tell({"done": done, "total": len(games)})
    return {"statistics": counted(found, player).plain}


def _view(rules: str, position: str, seat: int) -> View:
    """Return a view, unless it has so many turns that nobody could wait for it."""
    view = View.parse(rules, position, seat)
    if not view.over and sum(1 for _ in islice(view.lines(), _MOST_TURNS + 1)) > _MOST_TURNS:
        raise ServerError("study-too-large", most=_MOST_TURNS)
    return view

"""The ``analyse`` command: every turn of a position judged, for one question or many."""

from __future__ import annotations

import json
import sys
import time
from typing import TYPE_CHECKING, Final

from red7.cli.frame import CommandSpec, Option, UsageError
from red7.cli.options import RULES_OPTION
from red7.cli.studying.questions import (
    EXAMPLE,
    POSITION,
    LineError,
    answer_lines,
    text_of,
    whole_of,
)
from red7.core import Rules, Step, View, read_position

if TYPE_CHECKING:
    from collections.abc import Callable

    from red7.bots import Budget
    from red7.cli.studying.questions import Answer, Question
    from red7.study import Findings, JudgedTurn, Span
    from red7.words import Words

    Turn = tuple[Step, ...]

USUAL_WORK: Final = 100
MOST_WORK: Final = 100_000
_MOST_SECONDS: Final = 86_400  # a day
_PROGRESS_EVERY: Final = 0.2  # seconds


def analyse(  # noqa: PLR0913 - one for each option
    say: Words, position: str, rules: str, work: int, seconds: int | None, *, json: bool
) -> None:
    """Print every turn of a position, best first, with its chances."""
    from red7.bots import Budget  # noqa: PLC0415 - slow to import

    if position == "-":
        answer_lines(say, _answer)
        return
    check_range(say, "--work", work, MOST_WORK)
    view = _view(rules, position)
    if seconds is None:
        budget = Budget(work)
    else:
        check_range(say, "--seconds", seconds, _MOST_SECONDS)
        budget = Budget(MOST_WORK, time.monotonic() + seconds)
    found = _last(view, budget, None if json else AnalysisProgress(say))
    wipe_progress()
    print(_as_json(found) if json else findings_table(say, found))
    if found.turns and not json:
        print("\n" + why_text(say, view, found.best.steps))


def check_range(say: Words, option: str, value: int, most: int) -> None:
    """Refuse a number that is not from 1 to the most allowed."""
    if not 1 <= value <= most:
        raise UsageError(say("cli-out-of-range", text=option, most=most))


def _view(rules: str, text: str) -> View:
    """Return what the player to move knows; what a position shows of other hands is public."""
    chosen = Rules.parse(rules)
    return View.parse(chosen, text, read_position(chosen, text).turn)


def _last(view: View, budget: Budget, progress: Callable[[Findings], None] | None) -> Findings:
    """Return the last of the answers, telling of those before it."""
    from red7.study import Findings, analyse  # noqa: PLC0415 - slow to import

    found = Findings(())
    for found in analyse(view, budget):
        if progress:
            progress(found)
    return found


def _answer(question: Question) -> Answer:
    from red7.bots import Budget  # noqa: PLC0415 - slow to import
    from red7.study.plain import plain_findings  # noqa: PLC0415 - as above

    work = whole_of(question, "work") if "work" in question else USUAL_WORK
    if not 1 <= work <= MOST_WORK:
        raise LineError("cli-line-field", field="work", kind="number")
    view = _view(text_of(question, "rules"), text_of(question, "position"))
    return plain_findings(_last(view, Budget(work), None))


def _as_json(found: Findings) -> str:
    from red7.study.plain import plain_findings  # noqa: PLC0415 - slow to import

    return json.dumps(plain_findings(found), indent=2)


class AnalysisProgress:
    """Shows on a terminal how far the analysis is."""

    def __init__(self, say: Words, clock: Callable[[], float] = time.monotonic) -> None:
        self._say = say
        self._clock = clock
        self._shown = 0.0
        tell_preparing(say)

    def __call__(self, found: Findings) -> None:
        """Show what is best so far."""
        now = self._clock()
        if sys.stderr.isatty() and found.turns and now - self._shown > _PROGRESS_EVERY:
            self._shown = now
            text = self._say("analyse-doing", worlds=found.worlds, turn=str(found.best))
            print(f"\r\033[K{text}", end="\r", file=sys.stderr, flush=True)


def tell_preparing(say: Words) -> None:
    """Say on a terminal why nothing is to be seen yet: the first time, that takes long."""
    if sys.stderr.isatty():
        print(say("analyse-preparing"), end="\r", file=sys.stderr, flush=True)


def wipe_progress() -> None:
    """Take away what a terminal shows of how far the analysis is."""
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr, flush=True)


def findings_table(say: Words, found: Findings, most: int | None = None) -> str:
    """Return the turns as a table, best first; with a limit, so many of them, numbered."""
    if not found.turns:
        return say("analyse-nothing")
    opens = ["analyse-open"] if found.best.open else []
    heads = ["analyse-turn", "analyse-chance", *opens, "analyse-proven"]
    rows = [[say(head) for head in heads]]
    rows += [_row(say, turn) for turn in found.turns[:most]]
    if most is not None:
        rows = [[str(number) if number else "", *row] for number, row in enumerate(rows)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]
    kind = "all" if found.enumerated else "some"
    return "\n".join([*lines, "", say("analyse-worlds", kind=kind, count=found.worlds)])


def why_text(say: Words, view: View, turn: Turn) -> str:
    """Return why a turn is good."""
    from red7.study.why import why_good  # noqa: PLC0415 - slow to import

    return why_good(say, view, turn)


def _row(say: Words, turn: JudgedTurn) -> list[str]:
    proven = say("analyse-certain", proof=turn.proven.value) if turn.proven else ""
    shares = [turn.chance, *([turn.open] if turn.open else [])]
    return [str(turn), *[_percent(say, share) for share in shares], proven]


def _percent(say: Words, span: Span) -> str:
    low, mid, high = (f"{100 * bound:.1f}" for bound in span)
    return say("analyse-sure" if low == high else "analyse-between", low=low, mid=mid, high=high)


ANALYSE: Final = CommandSpec(
    "analyse",
    analyse,
    [POSITION],
    [
        RULES_OPTION,
        Option("work", "help-opt-work", "WORK", default=str(USUAL_WORK), whole=True),
        Option("seconds", "help-opt-seconds", "SECONDS", whole=True),
        Option("json", "help-opt-json"),
    ],
    [f"red7 analyse '{EXAMPLE}'", "red7 analyse - < questions.jsonl"],
    more="help-questions-more",
    values={"example": f'{{"rules": "v1.2", "position": "{EXAMPLE}", "work": 100}}'},
)

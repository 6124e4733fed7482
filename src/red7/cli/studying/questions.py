"""The ``best``, ``legal`` and ``view`` commands, for one question or many."""

from __future__ import annotations

import json
import sys
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final

from red7.cli.frame import Argument, CommandSpec, Option, UsageError
from red7.cli.options import RULES_OPTION
from red7.core import Cards, Colour, Position, Red7Error, Rules, Step, read_position
from red7.core.cards import read_list, written
from red7.core.steps import read_steps
from red7.core.strength import best as best_set
from red7.core.view import view_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from red7.words import Words

    Question = dict[str, object]
    Answer = dict[str, object]


class LineError(Exception):
    """A line is not a valid question; holds the message that says so and its variables."""

    def __init__(self, message: str, **values: str) -> None:
        super().__init__(message)
        self.message = message
        self.values = values


def text_of(question: Question, name: str) -> str:
    """Return a field of a question that must be text."""
    value = question.get(name)
    if not isinstance(value, str):
        raise LineError("cli-line-field", field=name, kind="text")
    return value


def whole_of(question: Question, name: str) -> int:
    """Return a field of a question that must be a whole number."""
    value = question.get(name)
    if not isinstance(value, int) or isinstance(value, bool):
        raise LineError("cli-line-field", field=name, kind="number")
    return value


def _texts(question: Question, name: str) -> list[str]:
    value = question.get(name)
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise LineError("cli-line-field", field=name, kind="texts")
    return value


def _answer_best(question: Question) -> Answer:
    rule = Colour.parse(text_of(question, "rule"))
    palette = read_list(text_of(question, "palette"), loose=True)
    return {"best": written(best_set(rule, palette))}


def _answer_legal(question: Question) -> Answer:
    rules = Rules.parse(text_of(question, "rules"))
    position = read_position(rules, text_of(question, "position"))
    return {"legal": [str(step) for step in position.legal_steps]}


def _answer_view(question: Question, *, past: bool) -> Answer:
    rules, position = text_of(question, "rules"), text_of(question, "position")
    turns, seat = _texts(question, "turns"), whole_of(question, "seat")
    seen = view_of(_played(rules, position, tuple(turns)), seat)
    return {"view": seen.write(past=past)}


# A question about one seat's view is often followed by the same for the others.
@lru_cache(maxsize=64)
def _played(rules: str, position: str, turns: tuple[str, ...]) -> Position:
    return after_turns(read_position(Rules.parse(rules), position), turns)


def after_turns(position: Position, turns: Sequence[str]) -> Position:
    """Return the position after whole turns; errors include the number of the turn."""
    for number, turn in enumerate(turns, 1):
        try:
            position = position.play_turn(read_steps(turn))
        except Red7Error as error:
            raise Red7Error("turn-refused", error, number=number) from None
    return position


def answer_lines(say: Words, answer: Callable[[Question], Answer]) -> None:
    """Answer one question per line until there are no more."""
    write, flush = sys.stdout.write, sys.stdout.flush
    dumps = json.JSONEncoder().encode
    for line in sys.stdin.buffer:
        try:
            reply = answer(_question(line))
        except Red7Error as error:
            reply = {"error": say.error(error)}
        except LineError as error:
            reply = {"error": say(error.message, **error.values)}
        write(dumps(reply) + "\n")
        flush()


def _question(line: bytes) -> Question:
    try:
        question = json.loads(line)
    except (ValueError, RecursionError):  # not JSON or UTF-8, a number too long, or nested too deep
        question = None
    if not isinstance(question, dict):
        raise LineError("cli-line-json")
    return question


def best(say: Words, rule: str, cards: tuple[str, ...]) -> None:
    """Print the best set of some cards under a colour."""
    if rule == "-" and not cards:
        answer_lines(say, _answer_best)
        return
    if not cards:
        raise UsageError(say("cli-argument-missing", text="CARDS"))
    palette = Cards.parse(" ".join(cards))
    print(Cards(best_set(Colour.parse(rule), palette.mask)))


def legal(say: Words, position: str, rules: str) -> None:
    """Print the legal steps in a position."""
    if position == "-":
        answer_lines(say, _answer_legal)
        return
    steps: tuple[Step, ...] = read_position(Rules.parse(rules), position).legal_steps
    print(" ".join(map(str, steps)))


def view(  # noqa: PLR0913 - one for each option
    say: Words, position: str, rules: str, seat: int, turns: str, *, past: bool
) -> None:
    """Print what a seat may know about a position."""
    if position == "-":
        answer_lines(say, partial(_answer_view, past=past))
        return
    start = read_position(Rules.parse(rules), position)
    made = [turn for turn in turns.split(",") if turn.strip()]
    print(view_of(after_turns(start, made), seat).write(past=past))


POSITION: Final = Argument("position", "help-arg-position-or-dash")
EXAMPLE: Final = "R 1 33 B5/R1O2Y3G4B6I7V2 V7/?7"

BEST: Final = CommandSpec(
    "best",
    best,
    [
        Argument("rule", "help-arg-rule"),
        Argument("cards", "help-arg-cards", many=True, required=False),
    ],
    examples=["red7 best I R7V6B5R1", "red7 best - < questions.jsonl"],
    more="help-questions-more",
    values={"example": '{"rule": "I", "palette": "R7V6B5R1"}'},
)
LEGAL: Final = CommandSpec(
    "legal",
    legal,
    [POSITION],
    [RULES_OPTION],
    [f"red7 legal '{EXAMPLE}'", "red7 legal - < questions.jsonl"],
    more="help-questions-more",
    values={"example": f'{{"rules": "v1.2", "position": "{EXAMPLE}"}}'},
)
VIEW: Final = CommandSpec(
    "view",
    view,
    [POSITION],
    [
        RULES_OPTION,
        Option("seat", "help-opt-seat", "SEAT", default="0", whole=True),
        Option("turns", "help-opt-turns", "TURNS", default=""),
        Option("past", "help-opt-past"),
    ],
    [
        f"red7 view '{EXAMPLE}' --turns '+I7 .,+O7 .' --seat 1",
        "red7 view - < questions.jsonl",
    ],
    more="help-questions-more",
    values={
        "example": f'{{"rules": "v1.2", "position": "{EXAMPLE}", "turns": ["+I7 ."], "seat": 1}}'
    },
)

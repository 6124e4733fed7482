"""Puzzles as docs/puzzles.md writes them, in the file of the set or as JSON."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass

KINDS = ("stay", "sure", "open", "action", "deny", "best")
FIRST_LINE = "red7 puzzles 1"


@dataclass(frozen=True)
class Puzzle:
    """One line of the set; `turns` is None where it is written `-`."""

    id: str
    kind: str
    rules: str
    position: str
    answers: tuple[str, ...]
    difficulty: int
    themes: tuple[str, ...]
    turns: int | None


def read_set(text: str) -> list[Puzzle]:
    """All puzzles of a text: the file of the set, or what `red7 puzzles --json` prints."""
    lines = text.split("\n")
    if lines.pop():
        raise ValueError("the last line does not end")
    if lines and lines[0].startswith("{"):
        return [read_object(line) for line in lines]
    if not lines or lines.pop(0) != FIRST_LINE:
        raise ValueError(f"the first line is not {FIRST_LINE!r}")
    return [read_line(line) for line in lines]


def read_line(line: str) -> Puzzle:
    """A puzzle from its line in the file."""
    fields = line.split("\t")
    if len(fields) != 8:
        raise ValueError(f"not eight fields: {line!r}")
    name, kind, rules, position, answers, difficulty, themes, turns = fields
    if not re.fullmatch("[0-9]+", difficulty) or not re.fullmatch("-|[0-9]+", turns):
        raise ValueError(f"not a number: {line!r}")
    return Puzzle(
        name,
        kind,
        rules,
        position,
        tuple(answers.split(" | ")),
        int(difficulty),
        tuple(themes.split(",")),
        None if turns == "-" else int(turns),
    )


def read_object(line: str) -> Puzzle:
    """A puzzle from its JSON object."""
    fields = json.loads(line)
    fields |= {name: tuple(fields[name]) for name in ("answers", "themes")}
    return Puzzle(**fields)


def wrong_form(puzzle: Puzzle) -> Iterator[str]:
    """What is wrong with the fields that need no thought."""
    if not re.fullmatch("[0-9a-z]{6}", puzzle.id):
        yield f"id {puzzle.id!r}"
    if puzzle.kind not in KINDS:
        yield f"kind {puzzle.kind!r}"
    if not 600 <= puzzle.difficulty <= 2400:
        yield f"difficulty {puzzle.difficulty}"
    if (puzzle.turns is None) == (puzzle.kind == "open"):
        yield f"turns {puzzle.turns}"
    for name, listed in (("answers", puzzle.answers), ("themes", puzzle.themes)):
        if len(set(listed)) < len(listed) or not all(listed):
            yield f"{name} {listed}"

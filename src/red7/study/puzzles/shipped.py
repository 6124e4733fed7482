"""The puzzles that come with the package, and the text they are kept in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final

from red7.study.puzzles.puzzle import Puzzle

HEADING: Final = "red7 puzzles 1"
_NOTHING: Final = "-"
_BETWEEN: Final = " | "


@cache
def every_puzzle() -> tuple[Puzzle, ...]:
    """Return all puzzles of the package, in the order of its file."""
    return read_puzzles(files(__package__).joinpath("set.txt").read_text(encoding="utf-8"))


def find_puzzle(name: str) -> Puzzle | None:
    """Return the puzzle with this id, if there is one."""
    return _by_id().get(name)


@cache
def _by_id() -> Mapping[str, Puzzle]:
    return MappingProxyType({puzzle.id: puzzle for puzzle in every_puzzle()})


def read_puzzles(text: str) -> tuple[Puzzle, ...]:
    """Read puzzles as ``write_puzzles`` writes them; a text of another form raises a ValueError."""
    heading, *lines = text.splitlines()
    if heading != HEADING:
        message = f"a file of puzzles begins with {HEADING!r}, not with {heading[:40]!r}"
        raise ValueError(message)
    return tuple([_read(line) for line in lines])


def _read(line: str) -> Puzzle:
    name, kind, rules, position, answers, difficulty, themes, turns = line.split("\t")
    return Puzzle(
        name,
        kind,
        rules,
        position,
        tuple(answers.split(_BETWEEN)),
        int(difficulty),
        tuple(themes.split(",")),
        None if turns == _NOTHING else int(turns),
    )


def write_puzzles(puzzles: Iterable[Puzzle]) -> str:
    """Write puzzles as text, one on each line."""
    return "".join(f"{line}\n" for line in (HEADING, *map(write_puzzle, puzzles)))


def write_puzzle(puzzle: Puzzle) -> str:
    """Write one puzzle as a line."""
    return "\t".join(
        (
            puzzle.id,
            puzzle.kind,
            puzzle.rules,
            puzzle.position,
            _BETWEEN.join(puzzle.answers),
            str(puzzle.difficulty),
            ",".join(puzzle.themes),
            _NOTHING if puzzle.turns is None else str(puzzle.turns),
        )
    )

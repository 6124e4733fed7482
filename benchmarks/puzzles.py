"""How bots of each strength fare at the puzzles of the package.

``python -m benchmarks.puzzles`` lets every bot try every puzzle, with other seeds than those that
measured its difficulty, and prints two tables: by kind, and by bands of difficulty. ``--every 4``
takes only each fourth puzzle. ``stay`` is left out, because bots are told what is legal.
"""

from __future__ import annotations

import argparse
import zlib
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import Final

from red7.study.puzzles import KINDS, Puzzle, every_puzzle
from red7.study.puzzles.cases import cases_of
from red7.study.puzzles.difficulty import STRENGTHS, tried_by_bots

BANDS: Final = (600, 1000, 1200, 1400, 1700, 2401)
OTHER_SEEDS: Final = 1 << 33  # beyond all that were used to measure

Row = dict[str, float]


def main(argv: Sequence[str] | None = None) -> None:
    """Let the bots try, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--every", type=int, default=1, help="take only each so many-th puzzle")
    parser.add_argument("--tries", type=int, default=4, help="how often each bot tries")
    asked = parser.parse_args(argv)
    puzzles = [puzzle for puzzle in every_puzzle() if puzzle.kind != "stay"][:: asked.every]
    rows = [(puzzle, tried(puzzle, asked.tries)) for puzzle in puzzles]
    print_table(
        rows, "kind", [kind for kind in KINDS if kind != "stay"], lambda puzzle: puzzle.kind
    )
    print()
    bands = [f"{low}–{high - 1}" for low, high in pairwise(BANDS)]
    print_table(rows, "difficulty", bands, band)


def band(puzzle: Puzzle) -> str:
    """Return the band that a puzzle's difficulty lies in."""
    at = sum(puzzle.difficulty >= low for low in BANDS) - 1
    return f"{BANDS[at]}–{BANDS[at + 1] - 1}"


def tried(puzzle: Puzzle, tries: int) -> Row:
    """Return how likely chance and each bot are to solve a puzzle."""
    view = puzzle.view
    seed = OTHER_SEEDS + zlib.crc32(puzzle.id.encode())
    solved = tried_by_bots(view, puzzle.answers, seed, dict.fromkeys(STRENGTHS, tries))
    chance = {"chance": 1 / len(cases_of(view))}
    return chance | {bot: count / tries for bot, count in solved.items()}


def print_table(
    rows: Iterable[tuple[Puzzle, Row]],
    head: str,
    names: Iterable[str],
    name_of: Callable[[Puzzle], str],
) -> None:
    """Print a row for each name: in how many of a hundred tries each finds the answer."""
    columns = ["chance", *STRENGTHS]
    print("|", " | ".join([head, "puzzles", *columns]), "|")
    print("|", " | ".join(["---"] * (len(columns) + 2)), "|")
    tables = list(rows)
    groups = [(name, [row for puzzle, row in tables if name_of(puzzle) == name]) for name in names]
    groups.append(("all", [row for _, row in tables]))
    for name, group in groups:
        if group:
            shares = [sum(row[column] for row in group) / len(group) for column in columns]
            cells = [name, str(len(group)), *(f"{100 * share:.0f} %" for share in shares)]
            print("|", " | ".join(cells), "|")


if __name__ == "__main__":
    main()

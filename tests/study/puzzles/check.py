"""Check every puzzle of a set against docs/puzzles.md: python -m tests.study.puzzles.check [FILE].

FILE is a set as the package holds it, or what `red7 puzzles --json` prints; `-` reads it from
standard input. Without it, the set of the package is checked.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter, defaultdict
from pathlib import Path

from tests.study.puzzles.checker.checking import sample, wrong_together, wrong_with
from tests.study.puzzles.checker.puzzle import KINDS, Puzzle, read_set

SHIPPED = Path(__file__).parents[3] / "src/red7/study/puzzles/set.txt"


def main(arguments: list[str] | None = None) -> int:
    """Check, print what was found, and return 1 if anything is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", nargs="?", default=str(SHIPPED))
    parser.add_argument("--kind", choices=KINDS, action="append", help="only this kind")
    parser.add_argument("--sample", type=int, metavar="N", help="only N of each kind")
    chosen = parser.parse_args(arguments)
    text = sys.stdin.read() if chosen.file == "-" else Path(chosen.file).read_text("utf-8")
    everything = read_set(text)
    puzzles = [puzzle for puzzle in everything if puzzle.kind in (chosen.kind or puzzle.kind)]
    if chosen.sample:
        puzzles = sample(puzzles, chosen.sample)
    wrong = Counter[str]()
    checked = Counter[str]()
    times = defaultdict[str, list[float]](list)
    for puzzle, what in wrong_together(everything):
        wrong["together"] += 1
        report(puzzle, [what])
    for done, puzzle in enumerate(puzzles, 1):
        began = time.perf_counter()
        found = wrong_with(puzzle)
        times[puzzle.kind].append(time.perf_counter() - began)
        checked[puzzle.kind] += 1
        wrong[puzzle.kind] += bool(found)
        if found:
            report(puzzle, found)
        if done % 50 == 0 or done == len(puzzles):
            print(f"{done} of {len(puzzles)}", file=sys.stderr, flush=True)
    print(f"{'kind':10}{'checked':>10}{'wrong':>10}{'seconds':>10}{'slowest':>10}")
    for kind in checked:
        took = f"{sum(times[kind]):10.1f}{max(times[kind]):10.1f}"
        print(f"{kind:10}{checked[kind]:10}{wrong[kind]:10}{took}")
    print(f"{'together':10}{len(everything):10}{wrong['together']:10}")
    return int(bool(wrong.total()))


def report(puzzle: Puzzle, found: list[str]) -> None:
    """Print what is wrong with a puzzle, with all it takes to look at it by hand."""
    print(f"{puzzle.id} {puzzle.kind} {puzzle.rules} {puzzle.position!r}")
    print(f"    answers {' | '.join(puzzle.answers)}")
    for what in found:
        print(f"    {what}", flush=True)


if __name__ == "__main__":
    sys.exit(main())

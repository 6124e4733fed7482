"""Puzzles: positions with exactly one right turn, proven and measured.

What each kind asks is defined in docs/puzzles.md. Making puzzles is ``making``, which needs the
compiled kernels; solving them needs only the rules.
"""

from red7.study.puzzles.daily import puzzle_of_day
from red7.study.puzzles.puzzle import EASIEST, HARDEST, KINDS, Puzzle, Verdict, judge
from red7.study.puzzles.shipped import every_puzzle, find_puzzle

__all__ = [
    "EASIEST",
    "HARDEST",
    "KINDS",
    "Puzzle",
    "Verdict",
    "every_puzzle",
    "find_puzzle",
    "judge",
    "puzzle_of_day",
]

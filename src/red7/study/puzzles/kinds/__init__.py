"""The six kinds of puzzles: each looks whether a position makes one."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from red7.core import Round
from red7.study.puzzles.kinds.found import Found
from red7.study.puzzles.kinds.hidden import find_best, find_stay, find_sure
from red7.study.puzzles.kinds.opened import find_action, find_deny, find_open
from red7.study.puzzles.puzzle import ACTION, BEST, DENY, OPEN, STAY, SURE

__all__ = ["FINDERS", "Found"]

FINDERS: Final[Mapping[str, Callable[[Round, Random], Found | None]]] = {
    STAY: find_stay,
    SURE: find_sure,
    OPEN: find_open,
    ACTION: find_action,
    DENY: find_deny,
    BEST: find_best,
}

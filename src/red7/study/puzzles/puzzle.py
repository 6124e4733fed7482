"""A puzzle, and whether a turn solves it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from red7.core import Colour, Phase, Position, Red7Error, Rules, Step, View
from red7.core.layout import HIDDEN
from red7.core.steps import (
    DISCARD,
    DRAW,
    DRAW_STEP,
    DROP,
    END_STEP,
    LAY,
    PLAY,
    read_steps,
    write_steps,
)

STAY, SURE, OPEN, ACTION, DENY, BEST = "stay", "sure", "open", "action", "deny", "best"
KINDS: Final = (STAY, SURE, OPEN, ACTION, DENY, BEST)
EASIEST, HARDEST = 600, 2400

SOLVER: Final = 1  # the seat of the one who solves, in every puzzle
_LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"  # without those that look like others
_ID_LENGTH: Final = 6
_PAIR: Final = 2


@dataclass(frozen=True)
class Puzzle:
    """A position, a question and the turns that answer it.

    >>> puzzle = Puzzle("", "open", "basic", "R 1 0 B5/R7V1 V7/R6", ("+R7 .",), 800, (), 1)
    >>> judge(puzzle, "+R7").right, judge(puzzle, "~").right
    (True, False)
    """

    id: str
    kind: str
    rules: str
    position: str  # as the one who solves it sees it
    answers: tuple[str, ...]  # every way to write the one right turn
    difficulty: int  # from EASIEST to HARDEST, like a rating
    themes: tuple[str, ...]
    turns: int | None = None  # kind "open": how many of one's own turns the win takes

    @property
    def view(self) -> View:
        """What the one who solves it may know."""
        return View.parse(self.rules, self.position, SOLVER)


@dataclass(frozen=True)
class Verdict:
    """What became of a try."""

    right: bool
    turn: str  # as it is written in full


def judge(puzzle: Puzzle, turn: str) -> Verdict:
    """Tell whether a turn is the answer; an illegal or unfinished one raises an error.

    A final ``.`` may be left out, and so may the card that a draw brings.
    """
    written = in_full(puzzle.view, turn)
    return Verdict(written in puzzle.answers, written)


def in_full(view: View, turn: str) -> str:
    """Write a legal turn with all its steps.

    >>> in_full(View.parse("expert", "R 1 G4 B5/R7Y3 V7/R6", 1), "+Y3 ~")
    '+Y3 !G4 ~'
    """
    now = view
    for step in read_steps(turn):
        if step.kind == DRAW and _has_just_drawn(now, step):
            continue
        now = now.follow((step,))
        if now.phase is Phase.THREE and now.deck[0] != HIDDEN:
            now = now.follow((DRAW_STEP,))
    if now.steps and now.phase is not Phase.OVER and END_STEP in now.legal_steps:
        now = now.step(END_STEP)
    if now.phase is not Phase.OVER and now.phase is not Phase.THREE:
        raise Red7Error("turn-unfinished", seat=view.turn)
    return write_steps(now.steps)


def _has_just_drawn(now: View, step: Step) -> bool:
    """Return whether a draw that is written is that of a 3, which has followed by itself."""
    if len(now.steps) < _PAIR or now.steps[-2].kind != PLAY:
        return False
    return now.steps[-1] == step or (now.steps[-1].kind == DRAW and step.card is None)


def puzzle_id(kind: str, rules: str, position: str) -> str:
    """Return the id of a puzzle, which depends on what is asked and on nothing else.

    >>> puzzle_id("open", "basic", "R 1 0 B5/R7V1 V7/R6")
    '9q2jmf'
    """
    digest = hashlib.sha256(f"{kind}\n{rules}\n{position}".encode()).digest()
    number = int.from_bytes(digest[:8])
    return "".join(_LETTERS[number >> 5 * at & 31] for at in range(_ID_LENGTH))


def themes_of(before: Position, answer: Iterable[Step]) -> tuple[str, ...]:
    """Return what a puzzle is about: the players, the colour after the answer, its actions.

    >>> view = View.parse("v1.2+actions", "R 1 0 B5/R7V1 V7/R6", 1)
    >>> themes_of(view, read_steps("+R7 ^B5 ."))
    ('players-2', 'red', 'action-7')
    """
    steps = tuple(answer)
    themes = [f"players-{len(before.seats_in)}"]
    after = before.follow(steps)
    if steps[0].kind == DROP:
        themes.append("drop-out")
    else:
        themes.append(Colour(after.canvas).name.lower())
    themes += [f"action-{number}" for number in actions_in(before.rules, steps)]
    return tuple(themes)


def actions_in(rules: Rules, steps: Iterable[Step]) -> tuple[int, ...]:
    """Return the numbers of the cards whose actions a turn uses, each once, in ascending order.

    >>> actions_in(Rules.parse("expert"), read_steps("+B5 +V1 ^R4 >I2"))
    (1, 5)
    """
    if not rules.actions:
        return ()
    used = set()
    last: Step | None = None  # the card whose action would come next
    for step in steps:
        if last is not None and last.card is not None:
            wanted = {1: (LAY,), 3: (DRAW,), 5: (PLAY,), 7: (LAY, DISCARD)}.get(last.card.number)
            if wanted and step.kind in wanted:
                used.add(last.card.number)
        last = step if step.kind == PLAY else None
    return tuple(sorted(used))

"""Puzzles in which the others' cards are hidden: ``stay``, ``sure`` and ``best``."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

import numpy as np

from red7.core import Round, Rules
from red7.study.opened import Opened
from red7.study.proving import OPEN, YES, Prover
from red7.study.puzzles.cases import cases_of, draws_blindly
from red7.study.puzzles.duel import Duel, DuelSolver
from red7.study.puzzles.kinds.found import LEAST_CHOICE, Found, found, hidden_view

MOST_WORLDS: Final = 1200  # of the 5,000 allowed: an independent check takes long
LEAD: Final = 0.1
_PAIR: Final = 2
_LEAST_HAND: Final = 3
_MOST_HAND: Final = 4
_MOST_HIDDEN: Final = 5  # cards of all others together
_NODES: Final = 20_000
_FIRST_WORLDS: Final = 60
_WORTHWHILE: Final = 0.3  # of the worlds, at least, for the best turn


def find_stay(game: Round, chance: Random) -> Found | None:
    """Look for a position in which only one turn stays in."""
    del chance
    if game.hands[0].bit_count() < _LEAST_HAND:
        return None
    view = hidden_view(replace(game, gone=0))
    cases = cases_of(view)
    staying = [case for case in cases if case.stays]
    if len(staying) != 1:
        return None
    if any(draws_blindly(view, turn) for case in cases for turn in case.turns):
        return None
    return found(view, cases, staying[0])


def find_sure(game: Round, chance: Random) -> Found | None:
    """Look for a position in which one turn wins for certain, and no other."""
    del chance
    hidden = sum(hand.bit_count() for hand in game.hands[1:])
    if not 1 < game.hands[0].bit_count() <= _MOST_HAND or hidden > _MOST_HIDDEN:
        return None
    if len(game.seats_in) == _PAIR and not DuelSolver().wins(Duel.of(game)):
        return None  # not even with these cards, if all were open
    if game.rules.match:
        game = replace(game, deck=())
    view = hidden_view(game)
    cases = cases_of(view)
    staying = [case for case in cases if case.stays]
    if len(staying) < LEAST_CHOICE:
        return None
    prover = Prover(view)
    winning = []
    for case in staying:
        proof = prover.win(case.turns[0].line, _NODES).answer
        if proof == OPEN:
            return None
        if proof == YES:
            winning.append(case)
            if len(winning) > 1:
                return None
    return found(view, cases, winning[0]) if winning else None


def find_best(game: Round, chance: Random) -> Found | None:
    """Look for a position in which one turn wins in clearly more worlds than any other."""
    if len(game.seats_in) != _PAIR or not 1 < game.hands[0].bit_count() <= _MOST_HAND:
        return None
    game = replace(game, rules=Rules.parse("basic"))
    view = hidden_view(game)
    cases = [case for case in cases_of(view) if case.stays]
    if len(cases) < LEAST_CHOICE:
        return None
    lines = np.array([case.turns[0].line for case in cases])
    opened = Opened(view, lines, 0, chance.randrange(1 << 30))
    if opened.total > MOST_WORLDS:
        return None
    # A few worlds tell most positions without a clear answer.
    opened.look_at(min(_FIRST_WORLDS, opened.total))
    if not _is_clear(opened, LEAD / 2):
        return None
    opened.look_at(opened.total)
    if not _is_clear(opened, LEAD):
        return None
    return found(view, cases, cases[int(opened.wins.argmax())])


def _is_clear(opened: Opened, lead: float) -> bool:
    """Return whether one turn wins clearly more often than all others, but not always."""
    second, first = sorted(opened.wins.tolist())[-2:]
    worth = _WORTHWHILE * opened.worlds <= first < opened.worlds
    return worth and first - second >= lead * opened.worlds

"""Puzzles in which all cards are open: ``open``, ``action`` and ``deny``."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from red7.core import Draw, Round, Rules, View
from red7.core.cards import Card, Cards
from red7.core.rules import GOALS
from red7.search.solving.proof import NOT_PROVEN, WIN, Proofs, prove
from red7.study.puzzles.cases import Case, cases_of
from red7.study.puzzles.duel import Duel, DuelSolver
from red7.study.puzzles.kinds.found import LEAST_CHOICE, Found, found, open_view
from red7.study.puzzles.kinds.scored import piles_of
from red7.study.puzzles.puzzle import SOLVER, actions_in

_PAIR: Final = 2
_MOST_HAND: Final = 5
_MOST_DENYING: Final = 4  # cards in a hand, as both sides have to be looked through
_MOST_ACTING: Final = 8  # cards in all hands together
_LONGEST_DECK: Final = 3
_NODES: Final = 20_000


def find_open(game: Round, chance: Random) -> Found | None:
    """Look for a position in which one turn wins against the best play, and no other."""
    del chance
    if not _is_small_duel(game, _MOST_HAND):
        return None
    view = open_view(replace(game, rules=Rules.parse("basic")))
    solver = DuelSolver()
    if not solver.wins(Duel.of(view)):
        return None
    cases = cases_of(view)
    staying = [case for case in cases if case.stays]
    if len(staying) < LEAST_CHOICE:
        return None
    winning = [case for case in staying if not solver.wins(_reply(case))]
    if len(winning) != 1:
        return None
    turns = 1 + solver.turns_left(_reply(winning[0]))
    return found(view, cases, winning[0], turns)


def find_deny(game: Round, chance: Random) -> Found | None:
    """Look for a position that is lost, in which one turn costs fewer points than any other."""
    if not _is_small_duel(game, _MOST_DENYING):
        return None
    solver = DuelSolver()
    if solver.wins(Duel.of(game)):
        return None
    rules = Rules.parse(chance.choice(("v1.2+match", "advanced")))
    before = game
    game = replace(game, rules=rules, scores=(0,) * game.players)
    if rules.draw is not Draw.NEVER:
        game = replace(game, deck=())
    view = open_view(game)
    cases = cases_of(view)
    if sum(case.stays for case in cases) < LEAST_CHOICE:
        return None
    costs = [points_left(solver, case) for case in cases]
    least, second = sorted(costs)[:2]
    if least == second or second > GOALS[game.players]:
        return None
    piles = _piles(before, chance.randint(least + 1, second), chance)
    if piles is None:
        return None
    deck = tuple(card for card in game.deck if not any(card in pile for pile in piles))
    shown = open_view(replace(game, deck=deck, scores=tuple(pile.points for pile in piles)))
    return found(shown, cases, cases[costs.index(least)])


def points_left(solver: DuelSolver, case: Case) -> int:
    """Return how many points the other of two can win after a turn, with open hands."""
    if case.stays:
        return solver.points_gained(_reply(case))
    after = case.after.settled()
    return after.best(after.winner).points


def _piles(game: Round, needed: int, chance: Random) -> list[Cards] | None:
    """Return what everybody may have scored if the other needs so many points for the goal."""
    other = next(seat for seat in game.seats_in if seat != SOLVER)
    stock = [Card(card) for card in game.deck]
    return piles_of(game.players, stock, other, needed, chance)


def find_action(game: Round, chance: Random) -> Found | None:
    """Look for a position in which one turn wins with an action, and no other wins."""
    if sum(hand.bit_count() for hand in game.hands) > _MOST_ACTING:
        return None
    deck = game.deck[: chance.randrange(_LONGEST_DECK + 1)]
    view = open_view(replace(game, deck=deck), deck=True)
    space, winning = Proofs(), list[Case]()
    if prove(view, SOLVER, _NODES, space) != WIN:
        return None
    cases = cases_of(view)
    staying = [case for case in cases if case.stays]
    if len(staying) < LEAST_CHOICE:
        return None
    for case in staying:
        answer = _wins_with_actions(case.after, space)
        if answer == NOT_PROVEN:
            return None
        if answer == WIN:
            winning.append(case)
            if len(winning) > 1 or not _needs_action(view, case):
                return None
    return found(view, cases, winning[0]) if winning else None


def _wins_with_actions(after: View, space: Proofs) -> int:
    now = after.settled()
    if now.over:
        return WIN
    return prove(now, SOLVER, _NODES, space)


def _needs_action(view: View, case: Case) -> bool:
    return all(actions_in(view.rules, turn.steps) for turn in case.turns)


def _is_small_duel(game: Round, most: int) -> bool:
    """Return whether two players are left with a few cards each."""
    sizes = [game.hand_size(seat) for seat in game.seats_in]
    return len(sizes) == _PAIR and min(sizes) > 0 and sizes[0] > 1 and max(sizes) <= most


def _reply(case: Case) -> Duel:
    """Return the duel as the other finds it after a turn, who may have no card left."""
    after = case.after
    other = next(seat for seat in after.seats_in if seat != SOLVER)
    return Duel.of(replace(after, turn=other))

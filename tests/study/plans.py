"""Certain wins by their bare definition, even slower: every plan is tried in every world."""

from __future__ import annotations

from red7.core import Round, Step, View
from tests.study.slow import Turn, worlds

Memory = tuple[View, ...]  # everything a player has seen since, step by step
Plan = dict[Memory, Step]  # what to do, depending on nothing else


class UndecidedError(Exception):
    """The plan does not say what to do here."""

    def __init__(self, memory: Memory, choices: tuple[Step, ...]) -> None:
        self.memory = memory
        self.choices = choices


def some_plan_wins(view: View, turn: Turn) -> bool:
    """Return whether one plan wins after a turn, in every world and whatever the others do."""
    after = [world.follow(turn) for world in worlds(view)]
    return _can_win(view.seat, [(game, (game.view(view.seat),)) for game in after], {})


def _can_win(seat: int, starts: list[tuple[Round, Memory]], plan: Plan) -> bool:
    """Return whether a plan, completed in some way, wins from every start."""
    try:
        return all(_wins(seat, game.settled(), memory, plan) for game, memory in starts)
    except UndecidedError as here:
        return any(_can_win(seat, starts, plan | {here.memory: choice}) for choice in here.choices)


def _wins(seat: int, game: Round, memory: Memory, plan: Plan) -> bool:
    if game.over:
        return game.winner == seat
    choices = game.legal_steps
    if game.turn == seat:
        if memory not in plan:
            raise UndecidedError(memory, choices)
        choices = (plan[memory],)
    after = [game.step(step) for step in choices]
    return all(_wins(seat, each.settled(), (*memory, each.view(seat)), plan) for each in after)

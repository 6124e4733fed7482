"""Let OpenSpiel's information-set search play a bot in mirrored deals, and print how often it wins.

``python -m benchmarks.openspiel_search --deals 100 --simulations 200 --processes 2``
"""

from __future__ import annotations

import argparse
import random
from functools import partial
from multiprocessing import get_context
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from red7.arena.statistics import DealResult, interval
from red7.envs.openspiel import Red7Bot, Red7State


def dealt(game: pyspiel.Game, chance: random.Random) -> Red7State:
    """Deal a game."""
    state: Red7State = game.new_initial_state()
    while state.is_chance_node():
        cards, shares = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choices(cards, shares)[0])
    return state


def play(state: Red7State, players: list[Any], chance: random.Random) -> list[float]:
    """Play a game to its end, and return what it pays."""
    state = state.clone()
    while not state.is_terminal():
        if state.is_chance_node():
            cards, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(cards, shares)[0])
        else:
            state.apply_action(int(players[state.current_player()].step(state)))
    return state.returns()


def match(given: argparse.Namespace, deal: int) -> DealResult:
    """Play a deal with the search in either seat; its number decides all chance."""
    game = pyspiel.load_game(f"red7(rules={given.rules})")
    chance, luck = random.Random(deal), np.random.RandomState(deal)
    evaluator = RandomRolloutEvaluator(1, luck)
    search = ISMCTSBot(game, evaluator, 2.0, given.simulations, random_state=luck)
    state = dealt(game, chance)
    won = 0.0
    for seat in (0, 1):
        players: list[Any] = [search, search]
        players[1 - seat] = Red7Bot(given.against, 1 - seat, seed=deal)
        won += (play(state, players, chance)[seat] + 1) / 2
    return DealResult(won, 2)


def main() -> None:
    """Play, and tell how it stands after every ten deals."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", default="basic")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--against", default="green")
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    tallies = []
    with get_context("spawn").Pool(given.processes) as pool:
        played = pool.imap(partial(match, given), range(1, given.deals + 1))
        for deal, tally in enumerate(played, start=1):
            tallies.append(tally)
            if deal % 10 == 0 or deal == given.deals:
                low, mid, high = interval(tallies)
                print(
                    f"{deal} deals of {given.rules}, {2 * deal} games: ISMCTS with "
                    f"{given.simulations} simulations won {mid:.1%} ({low:.1%} to {high:.1%}) "
                    f"against {given.against}",
                    flush=True,
                )


if __name__ == "__main__":
    main()

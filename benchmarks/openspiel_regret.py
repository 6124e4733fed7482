"""Solve a small game by counterfactual regret minimisation, and print how exploitable it leaves it.

``python -m benchmarks.openspiel_regret --iterations 32``
"""

from __future__ import annotations

import argparse

import pyspiel

import red7.envs.openspiel  # noqa: F401 - registers the game


def main() -> None:
    """Print the exploitability after 1, 2, 4, 8, … iterations."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="red7(colours=3,numbers=2,hand=2)")
    parser.add_argument("--iterations", type=int, default=32)
    given = parser.parse_args()
    game = pyspiel.load_game(given.game)
    solver = pyspiel.CFRSolver(game)
    for iteration in range(1, given.iterations + 1):
        solver.evaluate_and_update_policy()
        if iteration.bit_count() == 1:
            left = pyspiel.exploitability(game, solver.average_policy())
            print(f"{iteration} iterations: exploitability {left:.3f}", flush=True)
    print(f"{len(solver.tabular_average_policy().policy_table())} decisions")


if __name__ == "__main__":
    main()

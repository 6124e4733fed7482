"""Play random rounds, and print how many rows the longest history has.

``python -m benchmarks.round_lengths --rounds 1000000``. With ``--stay``, nobody drops out while
there is another step.
"""

from __future__ import annotations

import argparse

import numpy as np
from numpy.typing import NDArray

from red7.envs.batch import Batch
from red7.search.kernels.chance import new_chance

GAMES = 1024  # at once
RECALL = 256
DROP = 149


def staying(steps: NDArray[np.int64], mask: NDArray[np.int8]) -> NDArray[np.int64]:
    """Return the steps with the first of the others in place of dropping out, if there is any."""
    others = mask[:, :DROP]
    return np.where((steps == DROP) & others.any(axis=1), others.argmax(axis=1), steps)


def longest(rules: str, players: int, rounds: int, *, stay: bool) -> tuple[int, int]:
    """Return the rows of the longest history and how many rounds were played."""
    batch = Batch(GAMES, rules=rules, players=players, recall=RECALL)
    chance, most, played = new_chance(1), 0, 0
    look = batch.begin()
    while played < rounds:
        steps = batch.random_steps(chance)
        outcome = batch.step(staying(steps, look.mask) if stay else steps)
        look, ended = outcome.look, outcome.final_history
        if ended is not None and outcome.over.any():
            most = max(most, int((ended[outcome.over, :, 1] >= 0).sum(axis=1).max()))
            played += int(outcome.over.sum())
    batch.close()
    return most, played


def main() -> None:
    """Play rounds of every length that rules allow, or of the rules that are given."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", nargs="+", default=["v1.1+draw+actions", "v1.2+draw!+actions"])
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--rounds", type=int, default=1_000_000, help="for each combination")
    parser.add_argument("--stay", action="store_true", help="drop out only if nothing else is left")
    given = parser.parse_args()
    for rules in given.rules:
        for players in given.players:
            most, played = longest(rules, players, given.rounds, stay=given.stay)
            print(
                f"{rules}, {players} players: at most {most} rows in {played:,} rounds", flush=True
            )


if __name__ == "__main__":
    main()

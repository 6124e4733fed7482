"""Compare the chances that Red gives itself with what then happens.

``python -m benchmarks.calibration --games 300 --seed 1``

Orange plays games of all kinds. At some of its moves Red is asked, and its step is made; the
chance that it gave is compared with the result of the game. A line is printed for every tenth.
"""

from __future__ import annotations

import argparse
import random
import sys
from typing import Final

from red7.bots import Analyst, Budget, find_bot
from red7.core import Match

KINDS: Final = ("v1.2", "v1.2+draw", "v1.2+draw+actions", "expert")
_ASKED: Final = 0.1  # of the moves

_TOLD: Final = 24  # games between two tables

Pair = tuple[float, float]  # a chance and a result


def play(rules: str, players: int, seed: int) -> list[Pair]:
    """Play a game, and return Red's chances with the shares of the win that followed."""
    red, orange = find_bot("red"), find_bot("orange")
    if not isinstance(red, Analyst):
        raise TypeError(red)
    chance = random.Random(seed)
    match = Match.start(players, rules, chance.randbytes(32))
    given: list[tuple[int, float]] = []
    while not match.over:
        if match.round.over:
            match = match.next_round()
            continue
        view, move = match.round.view(match.round.turn), chance.getrandbits(32)
        if chance.random() < _ASKED:
            analysis = red.analyse(view, Budget(), move)
            step, value = analysis.choice.step, analysis.lines[0].value
            if value is not None:
                given.append((view.turn, value))
        else:
            step = orange.choose(view, Budget(), move).step
        match = match.apply(step)
    share = 1 / len(match.winners)
    return [(value, share * (seat in match.winners)) for seat, value in given]


def table(pairs: list[Pair]) -> str:
    """Return a line for every tenth of the chances, and the mean squared errors."""
    lines = ["chance given  mean  result  positions"]
    for tenth in range(10):
        inside = [pair for pair in pairs if min(int(pair[0] * 10), 9) == tenth]
        if inside:
            given, result = (sum(column) / len(inside) for column in zip(*inside, strict=True))
            lines.append(
                f"{tenth / 10:.1f} to {(tenth + 1) / 10:.1f}    {given:.3f}  {result:.3f}"
                f"   {len(inside)}"
            )
    count = len(pairs)
    mean = sum(result for _, result in pairs) / count
    error = sum((value - result) ** 2 for value, result in pairs) / count
    plain = sum((mean - result) ** 2 for _, result in pairs) / count
    lines.append(
        f"{count} positions: mean squared error {error:.3f}, of the mean alone {plain:.3f}"
    )
    return "\n".join(lines)


def main() -> None:
    """Read the arguments and play."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.calibration")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rules", nargs="+", default=KINDS)
    given = parser.parse_args()
    pairs: list[Pair] = []
    for game in range(given.games):
        rules = given.rules[game % len(given.rules)]
        players = 2 + game // len(given.rules) % 3
        pairs += play(rules, players, given.seed * 1_000_003 + game)
        if game % _TOLD == _TOLD - 1 or game == given.games - 1:
            sys.stdout.write(f"after {game + 1} games\n{table(pairs)}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()

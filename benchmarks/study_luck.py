"""Review many games between bots, and see whether luck averages out and errors explain the rest.

``python -m benchmarks.study_luck red green --games 1000 --workers 2``

The bots change seats from game to game. For seat 1 the mean of its luck should be zero within the
interval, whoever plays; for each bot, result - 1/n = luck - own errors + others' errors.
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import fmean, stdev

from red7.bots import Budget, find_bot
from red7.core import Match, Record
from red7.study.review import PlayerReview, review

Seated = tuple[str, PlayerReview]  # a bot and its game in sums


def reviewed(
    bots: Sequence[str], rules: str, work: int, seed: int
) -> list[tuple[str, PlayerReview]]:
    """Play a game and review it: for each seat, who sat there and the sums."""
    chance = random.Random(seed)
    seats = [bots[(at + seed) % len(bots)] for at in range(len(bots))]
    match = Match.start(len(bots), rules, chance.randbytes(32))
    while not match.over:
        if match.round.over:
            match = match.next_round()
            continue
        bot, view = find_bot(seats[match.round.turn - 1]), match.round.view(match.round.turn)
        match = match.apply(bot.choose(view, Budget(work), chance.getrandbits(32)).step)
    found = review(Record.of(match, tuple(seats)), seed=seed)
    return list(zip(seats, found.players, strict=True))


def told(name: str, values: list[float]) -> str:
    """Return a mean with its interval, in points of a hundred."""
    error = stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return f"{name} {100 * fmean(values):+.2f} ± {196 * error:.2f}"


def main() -> None:
    """Play and review the games, and print the means."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--rules", default="basic")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--work", type=int, default=100)
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    seeds = range(options.seed * 1_000_000, options.seed * 1_000_000 + options.games)
    play = partial(reviewed, options.bots, options.rules, options.work)
    with ProcessPoolExecutor(options.workers) as pool:
        games = list(pool.map(play, seeds))
    worst = max(abs(_rest(p, len(options.bots))) for game in games for _, p in game)
    print(f"{len(games)} games of {options.rules}; the sum is off by at most {worst:.1e}")
    print(told("luck of seat 1", [game[0][1].luck.total for game in games]))
    for bot in dict.fromkeys(options.bots):
        mine = [p for game in games for name, p in game if name == bot]
        parts = {
            "result": [p.result - 1 / len(options.bots) for p in mine],
            "luck": [p.luck.total for p in mine],
            "own errors": [p.own_errors for p in mine],
            "others' errors": [p.others_errors for p in mine],
        }
        print(f"{bot}: " + ", ".join(told(name, values) for name, values in parts.items()))


def _rest(player: PlayerReview, players: int) -> float:
    explained = player.luck.total - player.own_errors + player.others_errors
    return player.result - 1 / players - explained


if __name__ == "__main__":
    main()

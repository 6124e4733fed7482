"""Let the strong bots play every rule with two, three and four players, and count bad steps.

``python -m benchmarks.legality --games 10000``
"""

from __future__ import annotations

import argparse
import itertools
import random
import sys
import time

from red7.bots import Budget, find_bot, warm
from red7.core import Match

RULES = tuple(
    "+".join((edition, *options))
    for edition in ("v1.1", "v1.2", "v1.3")
    for draw in ((), ("draw",), ("draw!",))
    for match in ((), ("match",))
    for actions in ((), ("actions",))
    for options in [(*draw, *match, *actions)]
)
BOTS = ("yellow", "orange", "red")


def play(rules: str, players: int, work: int, chance: random.Random) -> tuple[int, float]:
    """Play a game, and return how many steps were not legal and the longest answer in seconds."""
    seats = [find_bot(chance.choice(BOTS)) for _ in range(players)]
    match = Match.start(players, rules, chance.randbytes(32))
    bad, longest = 0, 0.0
    while not match.over:
        if match.round.over:
            match = match.next_round()
            continue
        view = match.round.view(match.round.turn)
        began = time.process_time()
        step = seats[view.turn - 1].choose(view, Budget(work), chance.getrandbits(32)).step
        longest = max(longest, time.process_time() - began)
        if step not in match.round.legal_steps:
            bad, step = bad + 1, match.round.legal_steps[0]
        match = match.apply(step)
    return bad, longest


def main() -> None:
    """Read the arguments and play."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.legality")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--work", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    warm.wait()
    chance = random.Random(given.seed)
    kinds = itertools.cycle(itertools.product(RULES, (2, 3, 4)))
    results = [
        play(rules, players, given.work, chance)
        for rules, players in itertools.islice(kinds, given.games)
    ]
    bad, longest = sum(bad for bad, _ in results), max(longest for _, longest in results)
    sys.stdout.write(
        f"{len(results)} games, {bad} steps that were not legal,"
        f" longest answer {1000 * longest:.0f} ms of processor time\n"
    )


if __name__ == "__main__":
    main()

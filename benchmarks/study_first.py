"""See how good the turn is that stands first when an analysis is stopped early.

``python -m benchmarks.study_first --positions 300 --workers 2``

Red plays the basic game for two against itself, and a position with a choice is taken from each
game. It is analysed until some processor time is spent on one core, and then once more for long,
with other worlds. What the turn that stood first gives away by the long analysis is its loss.
"""

from __future__ import annotations

import argparse
import random
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import count, islice
from statistics import fmean

from red7.bots import Budget, find_bot
from red7.core import Match, View
from red7.core.steps import DROP
from red7.study import JudgedTurn, analyse
from red7.study.analysis import compare_chances
from red7.study.turns import every_turn

_STOP = 0.14  # how likely a turn is to be the one


def position(seed: int) -> View | None:
    """Play a game, and return what a player to move sees; None if it ended without a choice."""
    chance = random.Random(seed)
    match = Match.start(2, "basic", chance.randbytes(32))
    while not match.over:
        view = match.round.view(match.round.turn)
        if not view.steps and chance.random() < _STOP:
            ways = sum(turn.steps[-1].kind != DROP for turn in every_turn(view))
            return view if ways > 1 else None
        match = match.apply(find_bot("red").choose(view, Budget(), chance.getrandbits(32)).step)
    return None


def first_after(view: View, seconds: float, seed: int) -> JudgedTurn:
    """Return the turn that stands first after so much processor time."""
    until = time.process_time() + seconds
    first = None
    for found in analyse(view, Budget(1_000_000), seed, time.process_time):
        # What came too late does not count, unless it is all there is.
        if first is None or time.process_time() <= until:
            first = found.best
        if time.process_time() > until:
            break
    if first is None:
        raise LookupError(view)
    return first


def loss(seconds: float, work: int, seed: int) -> float | None:
    """Return what the first turn of a position gives away; None if the game had none."""
    view = position(seed)
    if view is None:
        return None
    first = first_after(view, seconds, seed)
    turns = every_turn(view)
    made = [turn.steps for turn in turns].index(first.steps)
    found = compare_chances(view, turns, made, Budget(work), seed + 1)
    then = next(turn for turn in found.turns if turn.steps == first.steps)
    return found.best.chance.mid - then.chance.mid


def _load() -> None:
    """Load the kernels, before anything is timed."""
    for seed in count():
        if loss(0.0, 1, seed) is not None:
            return


def main() -> None:
    """Look at some positions, and print how much was lost."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=0.1, help="of processor time")
    parser.add_argument("--work", type=int, default=2000, help="of the long analysis")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    with ProcessPoolExecutor(options.workers, initializer=_load) as pool:
        seeds = count(options.seed * 1_000_000)
        found: list[float] = []
        while len(found) < options.positions:
            some = islice(seeds, options.workers * 8)
            every = pool.map(partial(loss, options.seconds, options.work), some)
            found += [lost for lost in every if lost is not None]
    found = found[: options.positions]
    good = sum(lost <= 0.01 for lost in found)
    print(f"{len(found)} positions, stopped after {1000 * options.seconds:.0f} ms")
    print(f"at most one point lost in {good} ({100 * good / len(found):.1f} %)")
    print(f"mean loss {100 * fmean(found):.2f} points, largest {100 * max(found):.1f}")


if __name__ == "__main__":
    main()

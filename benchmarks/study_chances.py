"""Compare the chances that an analysis gives with what then happens between strong players.

``python -m benchmarks.study_chances --games 2000 --seed 1 --workers 2``

Bots play games of each kind. At a random moment the position is analysed, one of its turns is made
at random, and the bots play on to the end. The chance of that turn is compared with the result. One
position is taken from a game, so that all of them are independent. With ``--out`` every pair is
appended to a file, and ``--read`` prints the tables of such files.
"""

from __future__ import annotations

import argparse
import json
import random
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from pathlib import Path
from statistics import NormalDist
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from red7.bots import Budget, find_bot
from red7.core import Match, View
from red7.core.steps import DRAW
from red7.study import JudgedTurn, analyse
from red7.study.findings import estimated

Kind = tuple[str, int]  # rules and number of players
Array = NDArray[np.float64]
Job = tuple[Kind, int, int]  # what is played, its seed, and how hard the bots think

KINDS: Final[tuple[Kind, ...]] = tuple(
    (rules, players) for rules in ("basic", "expert") for players in (2, 3, 4)
)
_STOPS: Final = {"basic": 0.12, "expert": 0.02}  # how likely a turn is to be the one
_BANDS: Final = 10
_DRAWS: Final = 10_000  # made-up results that a joint test compares with
_SURE: Final = 0.95  # that no interval of all fails
_SURELY: Final = 1e-3  # of a band's variance: turns that are sure to win have none


class Pair(NamedTuple):
    """What an analysis gave a turn and the best one, and the share of the win that followed."""

    rules: str
    players: int
    chance: float
    result: float
    best: float


def play(kind: Kind, seed: int, work: int) -> Pair | None:
    """Play a game with one random turn; None if it ended before that."""
    rules, players = kind
    chance = random.Random(seed)
    match = Match.start(players, rules, chance.randbytes(32))
    asked: tuple[int, float, float] | None = None
    while not match.over:
        if match.round.over:
            match = match.next_round()
            continue
        view = match.round.view(match.round.turn)
        if asked is None and not view.steps and chance.random() < _STOPS[rules]:
            turn, best = _some_turn(view, chance)
            asked = match.round.turn, turn.chance.mid, best.chance.mid
            match = _made(match, turn)
        else:
            step = find_bot("red").choose(view, Budget(work), chance.getrandbits(32)).step
            match = match.apply(step)
    if asked is None:
        return None
    seat, given, best_given = asked
    won = seat in match.winners
    return Pair(rules, players, given, won / len(match.winners) if won else 0.0, best_given)


def _some_turn(view: View, chance: random.Random) -> tuple[JudgedTurn, JudgedTurn]:
    """Analyse a position, and return any turn, but dropping out only if need be, and the best."""
    *_, found = analyse(view, Budget(), chance.getrandbits(32))
    staying = [turn for turn in found.turns if str(turn) != "~"]
    return chance.choice(staying or found.turns), found.turns[0]


def _made(match: Match, turn: JudgedTurn) -> Match:
    for before, step in zip((None, *turn.steps), turn.steps, strict=False):
        # A 3 has drawn by itself.
        if not (step.kind == DRAW and before and before.kind == "+"):
            match = match.apply(step.kind if step.kind == DRAW else step)
    return match


def _play_one(job: Job) -> Pair | None:
    return play(*job)


def jobs(
    seed: int, work: int, kinds: list[tuple[str, int]]
) -> Iterator[tuple[tuple[str, int], int, int]]:
    """Yield games of each kind in turn, without end."""
    number = seed * 1_000_000
    while True:
        for kind in kinds:
            yield kind, number, work
            number += 1


def table(pairs: list[Pair]) -> str:
    """Return how often turns were won, by their chances, with a column for each kind."""
    cells = _cells(pairs)
    kinds = [kind for kind in KINDS if any(kind == found for _, found in cells)]
    heads = ["chance", *[f"{rules}, {players} players" for rules, players in kinds]]
    lines = [_row(heads), "|---" * len(heads) + "|"]
    for band in range(_BANDS):
        told = [_told(cells[band, kind]) for kind in kinds]
        lines.append(_row([f"{band * 10}–{band * 10 + 10} %", *told]))
    return "\n".join(lines)


def _cells(pairs: list[Pair]) -> dict[tuple[int, Kind], list[Pair]]:
    """Return the turns of each band and kind."""
    cells: dict[tuple[int, Kind], list[Pair]] = defaultdict(list)
    for pair in pairs:
        band = min(int(pair.chance * _BANDS), _BANDS - 1)
        cells[band, (pair.rules, pair.players)].append(pair)
    return cells


def together(pairs: list[Pair]) -> str:
    """Return how many bands are outside intervals that all hold at once in 95 % of such tests.

    One interval of 95 % fails in a twentieth of all tests, and so some of many do in nearly every
    one. Intervals of a higher level, by Šidák, fail together in a twentieth.
    """
    cells = _cells(pairs).values()
    each = _SURE ** (1 / len(cells))
    errors = NormalDist().inv_cdf((1 + each) / 2)
    outside = 0
    for cell in cells:
        count = len(cell)
        given = sum(pair.chance for pair in cell) / count
        won = sum(pair.result for pair in cell) / count
        # Wilson's interval holds a chance if the share is at most so many errors from it.
        outside += (won - given) ** 2 > errors**2 * given * (1 - given) / count
    return f"{len(cells)} bands, {outside} outside intervals of {100 * each:.2f} %"


def joint(pairs: list[Pair], seed: int = 1) -> str:
    """Return for each kind how far the bands are from their chances all together.

    Their distance is the sum of (won - expected)² / variance over the bands. It is compared with
    that of made-up results, for which every turn is won as often as its chance says.
    """
    chance, lines = np.random.default_rng(seed), []
    for rules, players in KINDS:
        found = [pair for pair in pairs if (pair.rules, pair.players) == (rules, players)]
        if not found:
            continue
        given = np.array([pair.chance for pair in found])
        bands = np.minimum((given * _BANDS).astype(int), _BANDS - 1)
        inside = np.eye(_BANDS)[bands]
        results = np.array([pair.result for pair in found])
        made_up = chance.random((_DRAWS, len(given))) < given
        least = _distance(results[np.newaxis], given, inside)[0]
        share = (_distance(made_up.astype(float), given, inside) >= least).mean()
        count = int((inside.sum(axis=0) > 0).sum())
        told = f"{least:.1f} over {count} bands; by chance alone, {100 * share:.1f} % are as far"
        lines.append(f"{rules}, {players} players: {told}")
    return "\n".join(lines)


def _distance(results: Array, given: Array, inside: Array) -> Array:
    """Return the distance of rows of results from the chances, summed over bands."""
    variance = (given * (1 - given)) @ inside
    gaps = (results - given) @ inside
    distance: Array = (gaps**2 / np.maximum(variance, _SURELY)).sum(axis=1)
    return distance


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _told(pairs: list[Pair]) -> str:
    """Return how often turns of one band were won; marked if their mean is not in the interval."""
    if not pairs:
        return "–"
    given = sum(pair.chance for pair in pairs) / len(pairs)
    won = estimated(sum(pair.result for pair in pairs) / len(pairs), len(pairs))
    outside = "" if won.low <= given <= won.high else "*"
    low, mid, high, mean = (round(100 * share) for share in (won.low, won.mid, won.high, given))
    return f"{mid} % of {len(pairs)} ({low}–{high}; mean {mean}){outside}"


def main() -> None:
    """Play the games, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=600, help="of all kinds together")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--work", type=int, default=100, help="of the bots that play on")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--rules", choices=sorted(_STOPS), help="only these rules")
    parser.add_argument("--players", type=int, help="only this number of players")
    parser.add_argument("--out", type=Path, help="a file to append every pair to")
    parser.add_argument("--read", type=Path, nargs="*", help="files to read instead of playing")
    options = parser.parse_args()
    pairs: list[Pair] = []
    for path in options.read or ():
        pairs += [Pair(*json.loads(line)) for line in path.read_text().splitlines()]
    if options.read is None:
        kinds = [
            kind
            for kind in KINDS
            if options.rules in (None, kind[0]) and options.players in (None, kind[1])
        ]
        todo = islice(jobs(options.seed, options.work, kinds), options.games)
        with ProcessPoolExecutor(options.workers) as pool:
            for pair in pool.map(_play_one, todo):
                if pair:
                    pairs.append(pair)
                    if options.out:
                        with options.out.open("a") as file:
                            file.write(json.dumps(pair) + "\n")
    print(f"{len(pairs)} turns\n\n{table(pairs)}\n\n{joint(pairs)}\n\n{together(pairs)}")


if __name__ == "__main__":
    main()

"""Let a trained network play duplicate deals against a bot or another network.

``python -m red7.train.evaluate DIR/player.npz red --players 2 --games 200``

A bot is named, or is a file of weights, or belongs to another checkout: ``../before:red``.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from functools import cache, partial
from pathlib import Path
from typing import TypeAlias

from red7.arena.game import Game, Times, play_game
from red7.arena.schedule import Arena, Fixture, read_arena_seed
from red7.arena.statistics import Interval, win_rates
from red7.bots import Bot, find_bot
from red7.train.elsewhere import Elsewhere
from red7.train.player import NetworkPlayer

_MOST_SECONDS = 60.0  # for an answer
_TELLING = 10.0  # seconds between two lines about how it stands

_Result: TypeAlias = tuple[Game, dict[str, Times]]


@cache
def _bot(name: str) -> Bot:
    """Return the bot with this name, the network in this file, or a bot of another checkout."""
    if name.endswith(".npz"):
        return NetworkPlayer(Path(name), name)
    checkout, _, there = name.rpartition(":")
    if checkout:
        return Elsewhere(Path(checkout), there, name)
    bot = find_bot(name)
    getattr(bot, "prepare", lambda: None)()
    return bot


def _play(arena: Arena, fixture: Fixture) -> _Result:
    bots = {name: _bot(name) for name in arena.bots}
    # Processor time, which does not depend on what else runs; that of other checkouts is unknown.
    return play_game(arena, fixture, bots, _MOST_SECONDS, clock=time.process_time)


def evaluate(arena: Arena, workers: int) -> str:
    """Play all games, and return the win rates with their intervals as lines of text.

    Now and then, how it stands is written to the standard error stream.
    """
    fixtures = [fixture for deal in range(arena.deals) for fixture in arena.fixtures(deal)]
    began = told = time.monotonic()
    results: list[_Result] = []
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        for result in pool.imap_unordered(partial(_play, arena), fixtures, chunksize=2):
            results.append(result)
            if time.monotonic() - told > _TELLING:
                told = time.monotonic()
                _, share = next(iter(_rates(arena, results).items()))
                sys.stderr.write(
                    f"  {len(results)} of {len(fixtures)} games, {told - began:.0f} s:"
                    f" {_percent(share)}\n"
                )
    lines = [f"{arena.rules}, {arena.players} players, {len(results)} games"]
    for name, share in _rates(arena, results).items():
        spent = Times()
        for _, times in results:
            spent = spent.plus(times[name])
        each = 1000 * spent.total / max(spent.moves, 1)
        lines.append(f"  {_percent(share)}  {each:6.1f} ms a move  {name}")
    faults = sum(game.forfeit is not None for game, _ in results)
    lines.append(f"  {faults} forfeits, {time.monotonic() - began:.0f} s")
    return "\n".join(lines)


def _rates(arena: Arena, results: list[_Result]) -> dict[str, Interval]:
    games = sorted((game for game, _ in results), key=lambda game: (game.deal, game.rotation))
    return win_rates(arena.bots, games)


def _percent(share: Interval) -> str:
    low, mid, high = (100 * part for part in share)
    return f"{mid:5.1f} % ({low:.1f}-{high:.1f})"


def main() -> None:
    """Read the arguments and play."""
    parser = argparse.ArgumentParser(prog="python -m red7.train.evaluate", description=__doc__)
    parser.add_argument("bots", nargs=2, help="names, files of weights (.npz), or CHECKOUT:NAME")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--rules", nargs="+", default=["v1.2+draw+actions"])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--budget", type=int, default=100, help="of work, for bots that search")
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    for rules in given.rules:
        for players in given.players:
            arena = Arena(
                tuple(given.bots),
                rules,
                players,
                given.games,
                read_arena_seed(given.seed),
                given.budget,
            )
            sys.stdout.write(evaluate(arena, given.workers) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()

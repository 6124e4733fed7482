"""A tournament from the first game to the result, in one run or several."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from contextlib import closing
from typing import Final

from red7.arena.errors import ArenaError
from red7.arena.folder import Folder
from red7.arena.game import Game, Times
from red7.arena.schedule import Arena, check_range
from red7.arena.standings import Standings
from red7.arena.workers import Patience, play_all
from red7.bots import find_bot
from red7.core import Red7Error

MOST_WORKERS: Final = 256
MOST_SECONDS: Final = 30.0  # for a move; none of our own bots comes near it

# Called with the number of games done at the start, done by now, and to be done in all.
Progress = Callable[[int, int, int], None]


def run(
    arena: Arena,
    *,
    workers: int = 1,
    limit: float = MOST_SECONDS,
    folder: Folder | None = None,
    progress: Progress | None = None,
) -> Standings:
    """Play the games that are not yet in the folder, and return the result of all games."""
    check_range("--workers", workers, MOST_WORKERS)
    for name in arena.bots:
        _load(name)
    games: dict[int, list[Game]] = {}
    times: dict[int, dict[str, Times]] = {}
    if folder is not None:
        folder.claim(arena)
        games, times = folder.load(arena)
    _play(arena, workers, limit, folder, progress or _silent, games=games, times=times)
    if folder is not None:
        folder.sort(games, times)
    wanted = range(arena.deals)  # the folder may hold more
    return Standings.of(
        arena,
        [game for deal in wanted for game in games[deal]],
        [times.get(deal, {}) for deal in wanted],
    )


def _play(  # noqa: PLR0913 - what is played, how, and where it goes
    arena: Arena,
    workers: int,
    limit: float,
    folder: Folder | None,
    progress: Progress,
    *,
    games: dict[int, list[Game]],
    times: dict[int, dict[str, Times]],
) -> None:
    """Add the missing deals."""
    missing = [deal for deal in range(arena.deals) if deal not in games]
    fixtures = [fixture for deal in missing for fixture in arena.fixtures(deal)]
    there = done = arena.total - len(fixtures)
    total = arena.total
    part: defaultdict[int, list[Game]] = defaultdict(list)
    spent: defaultdict[int, dict[str, Times]] = defaultdict(dict)
    try:
        with closing(play_all(arena, fixtures, workers, Patience(limit))) as playing:
            for finished in playing:
                for game, took in finished:
                    deal = game.deal
                    done += 1
                    part[deal].append(game)
                    for bot, time in took.items():
                        spent[deal][bot] = spent[deal].get(bot, Times()).plus(time)
                    if len(part[deal]) == len(arena.seatings(deal)):
                        games[deal] = sorted(part.pop(deal), key=lambda game: game.rotation)
                        times[deal] = spent.pop(deal)
                        if folder is not None:
                            folder.append(deal, games[deal], times[deal])
                progress(there, done, total)
    finally:
        if folder is not None:
            folder.close()


def _silent(there: int, done: int, total: int) -> None:
    """Report nothing."""


def _load(name: str) -> None:
    """Check that a bot can be loaded before any game starts."""
    try:
        find_bot(name)
    except Red7Error:
        raise
    except Exception as error:  # noqa: BLE001 - code from another package
        why = f"{type(error).__name__}: {error}"
        raise ArenaError("broken", text=name[:40], why=why[:200]) from None

"""Writing a data set to Parquet files."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import ExitStack
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

import pyarrow as pa
import pyarrow.parquet as pq

from red7.envs.dataset.card import CARD, card
from red7.envs.dataset.games import Plan, PlayedGame, PlayedStep, play
from red7.envs.encoding import CARD_SETS, NUMBERS

GAMES: Final = "games.parquet"
STEPS: Final = "steps.parquet"

_CARDS: Final = pa.list_(pa.int64(), sum(width for _, width in CARD_SETS))
_NUMBERS: Final = pa.list_(pa.int8(), sum(width for _, width in NUMBERS))
_NAME: Final = pa.dictionary(pa.int16(), pa.string())
GAME_COLUMNS: Final = pa.schema(
    [
        ("game", pa.int32()),
        ("deal", pa.int32()),
        ("rules", _NAME),
        ("players", pa.int8()),
        ("bots", pa.list_(pa.string())),
        ("seed", pa.string()),
        ("rounds", pa.int16()),
        ("steps", pa.int32()),
        ("scores", pa.list_(pa.int16())),
        ("winners", pa.list_(pa.int8())),
        ("results", pa.list_(pa.float32())),
    ]
)
STEP_COLUMNS: Final = pa.schema(
    [
        ("game", pa.int32()),
        ("number", pa.int32()),
        ("round", pa.int16()),
        ("seat", pa.int8()),
        ("bot", _NAME),
        ("cards", _CARDS),
        ("numbers", _NUMBERS),
        ("legal", pa.list_(pa.uint8())),
        ("action", pa.uint8()),
        ("result", pa.float32()),
    ]
)

_PART: Final = 16  # games that a process plays at a time
_GROUP: Final = 1024  # games written at a time
_AHEAD: Final = 4  # parts that each process has waiting

Played = tuple[PlayedGame, list[PlayedStep]]
# Called with the number of games at the start, by now, and in all.
Progress = Callable[[int, int, int], None]


class Counts(NamedTuple):
    """How much a data set holds."""

    games: int
    steps: int


def write_dataset(
    plan: Plan, folder: Path, *, workers: int = 1, progress: Progress | None = None
) -> Counts:
    """Play the games and write them, with a card that describes them.

    The files are the same for the same plan, however many processes play. They get their names
    only when all is written, so an interrupted run leaves nothing that looks whole.
    """
    folder.mkdir(parents=True, exist_ok=True)
    fresh = {name: folder / f"{name}.part" for name in (GAMES, STEPS)}
    try:
        counts = _write(plan, fresh[GAMES], fresh[STEPS], workers, progress or _silent)
        (folder / CARD).write_text(card(plan, *counts), encoding="utf-8")
        for name, path in fresh.items():
            path.replace(folder / name)
    finally:
        for path in fresh.values():
            path.unlink(missing_ok=True)
    return counts


def _write(
    plan: Plan, games_file: Path, steps_file: Path, workers: int, progress: Progress
) -> Counts:
    done = steps = 0
    with ExitStack() as opened:
        games = opened.enter_context(pq.ParquetWriter(games_file, GAME_COLUMNS, compression="zstd"))
        moves = opened.enter_context(pq.ParquetWriter(steps_file, STEP_COLUMNS, compression="zstd"))
        waiting: list[Played] = []
        for part in _played(plan, workers):
            waiting += part
            done += len(part)
            progress(0, done, plan.games)
            if len(waiting) >= _GROUP or done == plan.games:
                rows = [row for _, made in waiting for row in made]
                games.write_table(_table([game for game, _ in waiting], GAME_COLUMNS))
                moves.write_table(_table(rows, STEP_COLUMNS))
                steps += len(rows)
                waiting = []
    return Counts(done, steps)


def _table(rows: Sequence[PlayedGame] | Sequence[PlayedStep], columns: pa.Schema) -> pa.Table:
    values = zip(*rows, strict=True)
    arrays = [
        pa.array(list(each), column.type) for each, column in zip(values, columns, strict=True)
    ]
    return pa.Table.from_arrays(arrays, schema=columns)


def _played(plan: Plan, workers: int) -> Iterator[list[Played]]:
    """Yield the games in their order, a few at a time."""
    parts = (range(first, min(first + _PART, plan.games)) for first in range(0, plan.games, _PART))
    if workers == 1:
        yield from map(partial(_part, plan), parts)
        return
    # A fresh process for each: bots may have threads, which do not survive a fork.
    spawning = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=spawning) as pool:

        def give(part: range) -> Future[list[Played]]:
            return pool.submit(_part, plan, part)

        queue = [give(part) for part in islice(parts, _AHEAD * workers)]
        try:
            while queue:
                yield queue.pop(0).result()
                queue += [give(part) for part in islice(parts, 1)]
        finally:
            for waiting in queue:
                waiting.cancel()


def _part(plan: Plan, games: range) -> list[Played]:
    return [play(plan, game) for game in games]


def _silent(there: int, done: int, total: int) -> None:
    """Report nothing."""

"""The ``dataset`` command: games of bots as Parquet files, for those who learn from them."""

from __future__ import annotations

import json as plain_json
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from red7.cli.frame import Argument, CommandSpec, Option, UsageError
from red7.cli.options import PLAYERS_OPTION, RULES_OPTION
from red7.cli.progress import ProgressLine, processors
from red7.cli.studying.study import check_range

if TYPE_CHECKING:
    from red7.words import Words

_MOST_GAMES: Final = 10_000_000
_MOST_SEED: Final = 1 << 53  # that every program reads exactly
_MOST_WORK: Final = 10**12
_MOST_WORKERS: Final = 256
_INSTALL: Final = "pip install red7[research]"


def dataset(  # noqa: PLR0913 - one parameter for each option
    say: Words,
    *,
    bots: tuple[str, ...],
    out: str | None,
    games: int,
    rules: str,
    players: int,
    seed: int,
    budget: int,
    workers: int | None,
    json: bool,
) -> None:
    """Let bots play, and write their games."""
    if out is None:
        raise UsageError(say("dataset-out-missing"))
    busy = processors() if workers is None else workers
    check_range(say, "--games", games, _MOST_GAMES)
    check_range(say, "--seed", seed, _MOST_SEED)
    check_range(say, "--budget", budget, _MOST_WORK)
    check_range(say, "--workers", busy, _MOST_WORKERS)
    if find_spec("pyarrow") is None:
        raise UsageError(say("dataset-no-pyarrow", command=_INSTALL))
    # Slow to import, and no other command needs it.
    from red7.envs.dataset.card import CARD  # noqa: PLC0415
    from red7.envs.dataset.files import GAMES, STEPS, write_dataset  # noqa: PLC0415
    from red7.envs.dataset.games import Plan  # noqa: PLC0415

    plan = Plan(bots, rules, players, games, seed, budget)
    folder = Path(out)
    for name in (GAMES, STEPS, CARD):
        if (folder / name).exists():
            raise UsageError(say("cli-file-exists", file=str(folder / name)))
    progress = ProgressLine(say)
    try:
        counts = write_dataset(plan, folder, workers=busy, progress=progress)
    except OSError as error:
        why = error.strerror or str(error)
        raise UsageError(say("cli-file-unwritable", file=str(folder), why=why)) from None
    except KeyboardInterrupt:
        progress.clear()
        print(say("dataset-lost"), file=sys.stderr)
        raise
    finally:
        progress.clear()
    if json:
        print(plain_json.dumps({"folder": out, **counts._asdict()}, ensure_ascii=False))
    else:
        print(say("dataset-done", games=counts.games, steps=counts.steps, folder=out))


DATASET: Final = CommandSpec(
    "dataset",
    dataset,
    [Argument("bots", "help-arg-bots", many=True)],
    [
        Option("out", "help-opt-dataset-out", "FOLDER"),
        Option("games", "help-opt-dataset-games", "N", default="1000", whole=True),
        RULES_OPTION,
        PLAYERS_OPTION,
        Option("seed", "help-opt-dataset-seed", "N", default="1", whole=True),
        Option("budget", "help-opt-arena-budget", "N", default="100", whole=True),
        Option("workers", "help-opt-arena-workers", "N", whole=True),
        Option("json", "help-opt-arena-json"),
    ],
    [
        "red7 dataset blue green --out games",
        "red7 dataset red --out expert --rules expert --players 3 --games 300 --seed 2",
    ],
    more="help-dataset-more",
    values={"command": _INSTALL},
)

"""The ``train`` command: teach the network by letting it play itself."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from red7.cli.frame import CommandSpec, Option, UsageError
from red7.core import Rules

if TYPE_CHECKING:
    from red7.train.curves import Row
    from red7.words import Words

_MOST: Final = 1_000_000
_SEATS: Final = (2, 3, 4)


def train(  # noqa: PLR0913 - one parameter for each option
    say: Words,
    *,
    out: str | None,
    resume: str | None,
    minutes: int,
    games: int,
    width: int,
    horizon: int,
    rules: str | None,
    players: int | None,
    against: str | None,
    seed: int,
) -> None:
    """Train for some time and leave a checkpoint."""
    if out is None:
        raise UsageError(say("train-out-missing"))
    for name, value in (("minutes", minutes), ("games", games), ("width", width)):
        if not 0 < value <= _MOST:
            raise UsageError(say("train-range", option=f"--{name}", most=_MOST))
    if width % 8 or games % 8:
        raise UsageError(say("train-eights"))
    if players is not None and players not in _SEATS:
        raise UsageError(say("train-players"))
    laws = (str(Rules.parse(rules)),) if rules else ()
    for path in (resume, against):
        if path and not Path(path).exists():
            raise UsageError(say("train-nothing-there", path=path))
    if find_spec("jax") is None:
        raise UsageError(say("train-no-jax", command="pip install red7[train]"))
    from red7.train import trainer  # noqa: PLC0415 - imports JAX

    usual = trainer.TrainingSettings()
    settings = trainer.TrainingSettings(
        shape=usual.shape.scaled(width),
        games=games,
        parts=max(1, games * usual.parts // usual.games),
        horizon=1e6 * horizon,
        rules=laws,
        players=(players,) if players else (),
        against=Path(against) if against else None,
        seed=seed,
    )
    telling = trainer.Reporting(
        line=lambda row: print(_line(say, row), flush=True),
        name=lambda name: say(f"train-curve-{name.replace(' ', '-')}"),
    )
    try:
        earlier = Path(resume) if resume else None
        trainer.train(settings, Path(out), 60.0 * minutes, earlier, telling)
    except ValueError as error:  # weights for other inputs
        raise UsageError(say("train-failed", why=str(error))) from None
    print(say("train-done", folder=out))


def _line(say: Words, row: Row) -> str:
    shares = " / ".join(f"{100 * row[f'oldest {seats}']:.1f}" for seats in _SEATS)
    return say(
        "train-line",
        minutes=f"{row['seconds'] / 60:.1f}",
        steps=f"{row['steps'] / 1e6:,.1f}",
        speed=f"{row['speed']:,.0f}",
        entropy=f"{row['entropy']:.3f}",
        shares=shares,
    )


TRAIN: Final = CommandSpec(
    "train",
    train,
    options=[
        Option("out", "help-opt-train-out", "FOLDER"),
        Option("resume", "help-opt-train-resume", "FOLDER"),
        Option("minutes", "help-opt-train-minutes", "N", default="9", whole=True),
        Option("games", "help-opt-train-games", "N", default="8192", whole=True),
        Option("width", "help-opt-train-width", "N", default="1024", whole=True),
        Option("horizon", "help-opt-train-horizon", "N", default="2000", whole=True),
        Option("rules", "help-opt-train-rules", "RULES"),
        Option("players", "help-opt-train-players", "N", whole=True),
        Option("against", "help-opt-train-against", "FILE"),
        Option("seed", "help-opt-train-seed", "N", default="0", whole=True),
    ],
    examples=[
        "red7 train --out first",
        "red7 train --out second --resume first --minutes 60",
        "red7 train --out small --games 256 --width 192 --rules basic --players 2 --horizon 2",
    ],
    more="help-train-more",
    values={"command": "pip install red7[train]"},
)

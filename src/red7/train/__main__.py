"""Train from the command line: ``python -m red7.train --minutes 9 --out DIR``."""

from __future__ import annotations

import argparse
from pathlib import Path

from red7.train.trainer import Reporting, TrainingSettings, train


def main() -> None:
    """Read the arguments and train."""
    usual = TrainingSettings()
    parser = argparse.ArgumentParser(prog="python -m red7.train", description=__doc__)
    parser.add_argument("--minutes", type=float, default=9, help="how long, compiling included")
    parser.add_argument("--out", type=Path, required=True, help="the folder for checkpoints")
    parser.add_argument("--resume", type=Path, help="the folder of an earlier checkpoint")
    parser.add_argument("--games", type=int, default=usual.games, help="games at once")
    parser.add_argument("--steps", type=int, default=usual.steps, help="steps in each rollout")
    parser.add_argument("--parts", type=int, default=usual.parts, help="minibatches of a rollout")
    parser.add_argument("--rounds", type=int, default=usual.rounds, help="uses of each rollout")
    parser.add_argument("--mixed", type=float, default=usual.mixed, help="share of past selves")
    parser.add_argument("--rate", type=float, default=usual.rate, help="the highest learning rate")
    parser.add_argument("--horizon", type=float, default=usual.horizon, help="steps planned in all")
    parser.add_argument("--between", type=float, default=usual.between, help="steps per snapshot")
    parser.add_argument("--width", type=int, default=usual.shape.width, help="of the actor")
    parser.add_argument("--rules", nargs="*", default=[], help="only these rules")
    parser.add_argument("--players", nargs="*", type=int, default=[], help="only these numbers")
    parser.add_argument("--against", type=Path, help="only learn to beat these weights")
    parser.add_argument("--seed", type=int, default=usual.seed)
    parser.add_argument("--every", type=float, default=20, help="seconds between two lines")
    given = parser.parse_args()
    settings = TrainingSettings(
        shape=usual.shape.scaled(given.width),
        games=given.games,
        steps=given.steps,
        parts=given.parts,
        rounds=given.rounds,
        mixed=given.mixed,
        rate=given.rate,
        horizon=given.horizon,
        between=int(given.between),
        seed=given.seed,
        rules=tuple(given.rules),
        players=tuple(given.players),
        against=given.against,
    )
    train(settings, given.out, 60 * given.minutes, given.resume, Reporting(given.every))


if __name__ == "__main__":
    main()

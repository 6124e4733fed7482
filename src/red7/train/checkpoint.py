"""Keeping what was learned in files, none of them large, and going on from there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from red7.network.observation import VERSION
from red7.train.network import Params

WEIGHTS: Final = "weights.npz"
SECOND: Final = "second.npz"
PLAYER: Final = "player.npz"
PAST: Final = "past.npz"
_ABOUT: Final = "about"


class TrainingProgress(NamedTuple):
    """How far the learning has come."""

    steps: int = 0
    games: int = 0
    updates: int = 0
    seconds: float = 0.0
    snapshots: int = 0


class Checkpoint(NamedTuple):
    """All that is needed to go on learning.

    Adam's first moments are left out: they average over ten updates and are soon found again.
    """

    progress: TrainingProgress
    params: Params
    second: Params
    player: Params  # the actor's weights averaged over the last updates: what plays for real
    past: Params  # the oldest past self


def _write(path: Path, arrays: Params) -> None:
    """Write a file whole or not at all."""
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.savez(file, **arrays)
    part.replace(path)


def _short(value: np.ndarray) -> np.ndarray:
    """Return the upper halves of 32-bit numbers: the range of float32 in half the space."""
    bits = np.ascontiguousarray(value, np.float32).view(np.uint32)
    return ((bits + 0x8000) >> 16).astype(np.uint16)


def _long(value: np.ndarray) -> np.ndarray:
    return (value.astype(np.uint32) << 16).view(np.float32)


def write_weights(path: Path, params: Params, progress: TrainingProgress) -> None:
    """Write weights as 16-bit numbers, with a note of what they are for."""
    about = json.dumps({"observation": VERSION, **progress._asdict()})
    arrays = {name: np.asarray(value, np.float16) for name, value in params.items()}
    _write(path, arrays | {_ABOUT: np.array(about)})


def read_weights(path: Path) -> tuple[Params, TrainingProgress]:
    """Read weights, and how far the learning had come."""
    with np.load(path) as file:
        about = json.loads(str(file[_ABOUT]))
        params = {name: file[name].astype(np.float32) for name in file.files if name != _ABOUT}
    version = about.pop("observation")
    if version != VERSION:
        raise ValueError(f"weights for observation {version}, not {VERSION}")
    return params, TrainingProgress(**about)


def write_checkpoint(folder: Path, kept: Checkpoint) -> None:
    """Write everything into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    write_weights(folder / WEIGHTS, kept.params, kept.progress)
    _write(folder / SECOND, {name: _short(np.asarray(v)) for name, v in kept.second.items()})
    write_weights(folder / PLAYER, kept.player, kept.progress)
    write_weights(folder / PAST, kept.past, kept.progress)


def read_checkpoint(folder: Path) -> Checkpoint:
    """Read what ``write_checkpoint`` wrote."""
    params, progress = read_weights(folder / WEIGHTS)
    with np.load(folder / SECOND) as file:
        second = {name: _long(file[name]) for name in file.files}
    player, _ = read_weights(folder / PLAYER)
    past, _ = read_weights(folder / PAST)
    return Checkpoint(progress, params, second, player, past)

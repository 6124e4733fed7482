"""The file of weights: whole numbers of eight bits, with scales that make floats of them.

A matrix is kept as rows × columns × whole numbers between -127 and 127: one scale for each input
and one for each output. Small parts are kept as they are. Reading needs NumPy alone.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from red7.network.observation import VERSION
from red7.network.sets import Array

FORMAT: Final = 1
SHIPPED: Final = "weights/network.npz"
_ABOUT: Final = "about"
_PARTS: Final = ("numbers", "rows", "columns", "bias")

Params: TypeAlias = dict[str, Array]


class Matrix(NamedTuple):
    """A layer: weights ``rows[:, None] * numbers * columns``, and a bias."""

    numbers: Array  # int8[input, output]
    rows: Array
    columns: Array
    bias: Array

    @property
    def floats(self) -> Array:
        """The weights that the numbers stand for."""
        return self.rows[:, None] * self.numbers * self.columns


class Weights(NamedTuple):
    """The weights of a network, ready to be written or unpacked."""

    matrices: dict[str, Matrix]
    small: Params
    about: Mapping[str, object]


def _scales(values: Array, axis: int) -> Array:
    largest = np.abs(values).max(axis=axis, keepdims=True)
    return np.where(largest > 0, largest, 1)


def quantised(weights: Array, bias: Array, before: Array | None = None) -> Matrix:
    """Return a matrix in few bits; ``before`` holds factors that its inputs are multiplied by."""
    rows = _scales(weights, 1)
    columns = _scales(weights / rows, 0) / 127
    numbers = np.rint(weights / rows / columns).astype(np.int8)
    scaled = rows[:, 0] * (1 if before is None else before)
    return Matrix(
        numbers, scaled.astype(np.float32), columns[0].astype(np.float32), bias.astype(np.float32)
    )


def reduced(params: Params, about: Mapping[str, object]) -> Weights:
    """Return weights as training keeps them, those of a critic or not, in few bits.

    A norm's factors become part of the matrices behind it, and the answers of the actor that are
    always needed become a single matrix.
    """
    matrices = {}
    for name in [name for name in ("actor", "critic") if f"{name}/in" in params]:
        matrices[f"{name}/in"] = quantised(params[f"{name}/in"], params[f"{name}/in/bias"])
        block = 0
        while (part := f"{name}/{block}") + "/norm" in params:
            down, up = f"{part}/down", f"{part}/up"
            norm = params[part + "/norm"]
            matrices[down] = quantised(params[down], params[down + "/bias"], norm)
            matrices[up] = quantised(params[up], params[up + "/bias"])
            block += 1
        norm = params[f"{name}/norm"]
        heads = [f"{name}/{head}" for head in ("context", "steps", "value")]
        heads = [head for head in heads if head in params]
        joined = np.concatenate([params[head] for head in heads], axis=1)
        bias = np.concatenate([params[head + "/bias"] for head in heads])
        matrices[f"{name}/heads"] = quantised(joined, bias, norm)
    belief = quantised(params["actor/belief"], params["actor/belief/bias"], params["actor/norm"])
    matrices["actor/belief"] = belief
    small = {
        name: value.astype(np.float32)
        for name, value in params.items()
        if name.startswith("actor/card")
    }
    return Weights(matrices, small, about)


def write_weights(path: Path, weights: Weights) -> None:
    """Write weights to a file."""
    about = {"format": FORMAT, "observation": VERSION, **weights.about}
    arrays: Params = {_ABOUT: np.array(json.dumps(about))} | weights.small
    for name, matrix in weights.matrices.items():
        arrays |= {f"{name}/{part}": value for part, value in matrix._asdict().items()}
    with path.open("wb") as file:
        np.savez(file, **arrays)


def read_weights(path: Path) -> Weights:
    """Read weights; a file made for other inputs is refused."""
    with np.load(path) as file:
        arrays = {name: file[name] for name in file.files}
    about = json.loads(str(arrays.pop(_ABOUT)))
    if (about.get("format"), about.get("observation")) != (FORMAT, VERSION):
        raise ValueError(
            f"{path.name}: format {about.get('format')} for observation"
            f" {about.get('observation')}, not format {FORMAT} for observation {VERSION}"
        )
    ending = "/numbers"
    names = [name.removesuffix(ending) for name in arrays if name.endswith(ending)]
    matrices = {name: Matrix(*(arrays.pop(f"{name}/{part}") for part in _PARTS)) for name in names}
    return Weights(matrices, arrays, about)


def shipped_weights() -> Weights:
    """Read the weights that come with the package."""
    with as_file(files("red7.network") / SHIPPED) as path:
        return read_weights(path)

"""The layers of the network: weights as kernels want them, and the way through them.

Weights are whole numbers of eight bits, which fit into the upper half of a 32-bit float. Kept like
that, they take half the memory of floats and cost one shift to unpack.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from red7.network.kernels.tiles import FOUR, LANES, PANEL, ROWS, fused, row_tile, rows_tile, widened
from red7.network.sets import Array
from red7.network.shipped import Matrix, Weights
from red7.search.kernels.decorators import allocation_free

_TINY: Final = np.float32(1e-6)
_ZERO: Final = np.float32(0)
_ONE: Final = np.float32(1)
_FEW: Final = 2 * ROWS  # with fewer rows, unpacking takes longer than it saves


class Trunk(NamedTuple):
    """All layers but the belief and what is shared by the cards."""

    first: Array  # halves [input, column], for few inputs that are not zero
    first_rows: Array
    first_columns: Array
    first_bias: Array
    down: Array  # halves [block, panel, input, column]
    down_rows: Array  # [block, input]
    down_columns: Array
    down_bias: Array
    up: Array
    up_rows: Array
    up_columns: Array
    up_bias: Array
    heads: Array  # halves [panel, input, column]
    heads_rows: Array
    heads_columns: Array
    heads_bias: Array


class CardLayers(NamedTuple):
    """The belief, and the small network shared by the cards."""

    belief: Array  # halves [panel, input, column]
    belief_rows: Array
    belief_columns: Array
    belief_bias: Array
    inputs: Array  # [value of a card, unit]
    each: Array  # [card, unit]: the bias of each card
    answers: Array  # [unit, answer]: three steps, then the belief
    answers_bias: Array


def _halves(numbers: Array) -> Array:
    """Return the upper halves of numbers as floats."""
    return (numbers.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16)


def _wide(values: Array) -> Array:
    """Fill up the last axis to whole panels."""
    missing = -values.shape[-1] % PANEL
    return np.pad(values, [(0, 0)] * (values.ndim - 1) + [(0, missing)])


def _panels(matrix: Matrix) -> tuple[Array, Array, Array, Array]:
    """Return a matrix in panels, with its scales and its bias."""
    if len(matrix.rows) % FOUR:
        raise ValueError(f"{len(matrix.rows)} inputs of a layer are not a multiple of {FOUR}")
    numbers = _wide(_halves(matrix.numbers))
    panels = numbers.reshape(numbers.shape[0], -1, PANEL).swapaxes(0, 1)
    return (
        np.ascontiguousarray(panels),
        matrix.rows,
        _wide(matrix.columns),
        _wide(matrix.bias),
    )


def trunk_of(weights: Weights, name: str) -> Trunk:
    """Unpack the actor or the critic."""
    matrices = weights.matrices
    first = matrices[f"{name}/in"]
    blocks = sum(key.startswith(name) and key.endswith("/down") for key in matrices)
    kinds = []
    for kind in ("down", "up"):
        parts = [_panels(matrices[f"{name}/{block}/{kind}"]) for block in range(blocks)]
        kinds += [np.stack(part) for part in zip(*parts, strict=True)]
    entry = [_halves(first.numbers), first.rows, first.columns, first.bias]
    return Trunk._make([*entry, *kinds, *_panels(matrices[f"{name}/heads"])])


def cards_of(weights: Weights) -> CardLayers:
    """Unpack the belief, and what is shared by the cards."""
    small = weights.small
    answers = ("actor/card/steps", "actor/card/belief")
    return CardLayers(
        *_panels(weights.matrices["actor/belief"]),
        small["actor/card"],
        small["actor/card/each"] + small["actor/card/bias"],
        np.concatenate([small[name] for name in answers], axis=1),
        np.concatenate([small[name + "/bias"] for name in answers]),
    )


@allocation_free
def _add_one(out, weights, factor):
    for j in range(out.shape[0]):
        out[j] = fused(factor, weights[j], out[j])


@allocation_free
def _add_four(out, one, two, three, four, first, second, third, fourth):
    for j in range(out.shape[0]):
        total = fused(second, two[j], fused(first, one[j], out[j]))
        out[j] = fused(fourth, four[j], fused(third, three[j], total))


@allocation_free
def enter(index, value, count, trunk, out):
    """Compute the first layer from the inputs that are not zero."""
    weights, rows = trunk.first, trunk.first_rows
    out[:] = 0
    n = 0
    # Four at a time: the sums do not fit into registers and have to be loaded and stored.
    while n + 4 <= count:
        a, b, c, d = index[n], index[n + 1], index[n + 2], index[n + 3]
        _add_four(
            out,
            weights[a],
            weights[b],
            weights[c],
            weights[d],
            value[n] * rows[a],
            value[n + 1] * rows[b],
            value[n + 2] * rows[c],
            value[n + 3] * rows[d],
        )
        n += 4
    while n < count:
        _add_one(out, weights[index[n]], value[n] * rows[index[n]])
        n += 1
    for j in range(out.shape[0]):
        out[j] = max(out[j] * trunk.first_columns[j] + trunk.first_bias[j], _ZERO)


@allocation_free
def _unpack(panel, start, space):
    """Store sixteen columns of a panel as floats."""
    for k in range(panel.shape[0]):
        for j in range(LANES):
            space[k, j] = widened(panel[k, start + j])


@allocation_free
def multiply(x, rows, weights, space, out):
    """Store the products of the first rows with whole numbers in panels."""
    together = rows - rows % ROWS if rows >= _FEW else 0
    unpacked = space[: weights.shape[1]]
    for panel in range(weights.shape[0]):
        if together:
            for start in range(0, PANEL, LANES):
                _unpack(weights[panel], start, unpacked)
                for row in range(0, together, ROWS):
                    rows_tile(x, row, unpacked, out, PANEL * panel + start)
        for row in range(together, rows):
            row_tile(x, row, weights, panel, out)


@allocation_free
def norm(h, rows, scales, x):
    """Store the first rows, brought to the same level, times the scales of what comes next."""
    width = h.shape[1]
    for row in range(rows):
        total = _ZERO
        for k in range(width):
            total += h[row, k] * h[row, k]
        factor = _ONE / np.sqrt(total / np.float32(width) + _TINY)
        for k in range(width):
            x[row, k] = h[row, k] * factor * scales[k]


@allocation_free
def _residual(h, rows, trunk, block, x, inner, outer, space):
    """Add a block's answer to the first rows."""
    norm(h, rows, trunk.down_rows[block], x)
    multiply(x, rows, trunk.down[block], space, inner)
    width = h.shape[1]
    columns, bias, scales = trunk.down_columns[block], trunk.down_bias[block], trunk.up_rows[block]
    for row in range(rows):
        for k in range(scales.shape[0]):
            inner[row, k] = max(inner[row, k] * columns[k] + bias[k], _ZERO) * scales[k]
    multiply(inner, rows, trunk.up[block], space, outer)
    columns, bias = trunk.up_columns[block], trunk.up_bias[block]
    for row in range(rows):
        for k in range(width):
            h[row, k] += outer[row, k] * columns[k] + bias[k]


@allocation_free
def pass_through(h, rows, trunk, x, inner, outer, space, answers):
    """Compute the answers for the first rows of what the first layer gave."""
    for block in range(trunk.down.shape[0]):
        _residual(h, rows, trunk, block, x, inner, outer, space)
    answer(h, rows, trunk.heads, trunk.heads_rows, trunk.heads_columns, trunk.heads_bias, x, space,
           answers)  # fmt: skip


@allocation_free
def answer(h, rows, weights, scales, columns, bias, x, space, answers):
    """Compute a last layer."""
    norm(h, rows, scales, x)
    multiply(x, rows, weights, space, answers)
    for row in range(rows):
        for k in range(answers.shape[1]):
            answers[row, k] = answers[row, k] * columns[k] + bias[k]

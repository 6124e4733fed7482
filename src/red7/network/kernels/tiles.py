"""Sums of products, a tile of them at a time, in vector registers.

Each sum is kept in a register while the loop runs, which Numba's own loops do not manage. The terms
are always added in the same order, one after the other, so a sum does not depend on how many other
sums are computed beside it: a position is judged alike alone and in a batch, to the last bit.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

LANES: Final = 16  # columns of a tile of several rows
PANEL: Final = 32  # columns of a tile of a single row
ROWS: Final = 4
FOUR: Final = 4  # the number of inputs must be a multiple of this

_FLOAT: Final = ir.FloatType()
_SHORT: Final = ir.IntType(16)
_LONG: Final = ir.IntType(64)


def _multiply_add(builder: Any, kind: Any, name: str) -> Any:
    """Return LLVM's own function, which rounds once where the processor can."""
    signature = ir.FunctionType(kind, [kind] * 3)
    return cgutils.get_or_insert_function(builder.module, signature, f"llvm.fmuladd.{name}")


def _accumulate(
    builder: Any, count: Any, width: int, starts: list[Any], weights: Callable[[Any], Any]
) -> list[Any]:
    """Return, for each row, the sum of vectors of weights times the row's numbers."""
    vector = ir.VectorType(_FLOAT, width)
    multiply_add = _multiply_add(builder, vector, f"v{width}f32")
    sums = [cgutils.alloca_once(builder, vector) for _ in starts]
    for each in sums:
        builder.store(ir.Constant(vector, [0.0] * width), each)
    # Four terms at a time, because a vector's entries are spread more cheaply than single numbers.
    four = ir.Constant(_LONG, FOUR)
    with cgutils.for_range(builder, builder.udiv(count, four), intp=_LONG) as loop:
        first = builder.mul(loop.index, four)
        factors = [_load(builder, start, first, _FLOAT, FOUR) for start in starts]
        for more in range(FOUR):
            term = weights(builder.add(first, ir.Constant(_LONG, more)))
            spread = ir.Constant(ir.VectorType(ir.IntType(32), width), [more] * width)
            for each, factor in zip(sums, factors, strict=True):
                same = builder.shuffle_vector(factor, factor, spread)
                builder.store(builder.call(multiply_add, [same, term, builder.load(each)]), each)
    return [builder.load(each) for each in sums]


def _load(builder: Any, start: Any, place: Any, kind: Any, width: int) -> Any:
    """Load a vector from a place that need not be aligned to more than one number."""
    at = builder.bitcast(builder.gep(start, [place]), ir.VectorType(kind, width).as_pointer())
    return builder.load(at, align=2 if kind is _SHORT else 4)


def _load_halves(builder: Any, start: Any, place: Any, width: int) -> Any:
    """Load floats that are kept as their upper halves."""
    numbers = ir.VectorType(ir.IntType(32), width)
    wide = builder.zext(_load(builder, start, place, _SHORT, width), numbers)
    shifted = builder.shl(wide, ir.Constant(numbers, [16] * width))
    return builder.bitcast(shifted, ir.VectorType(_FLOAT, width))


def _store(builder: Any, start: Any, place: Any, value: Any) -> None:
    at = builder.bitcast(builder.gep(start, [place]), value.type.as_pointer())
    builder.store(value, at, align=4)


def _arrays(context: Any, builder: Any, signature: Any, args: Any, which: list[int]) -> list[Any]:
    return [context.make_array(signature.args[at])(context, builder, args[at]) for at in which]


def _length(builder: Any, array: Any, axis: int) -> Any:
    return cgutils.unpack_tuple(builder, array.shape)[axis]


@intrinsic
def rows_tile(typingctx: Any, x: Any, row: Any, weights: Any, out: Any, column: Any) -> Any:
    """Store the sums for four rows and sixteen columns; weights are [input, sixteen columns]."""
    del typingctx, row, column

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        x, weights, out = _arrays(context, builder, signature, args, [0, 2, 3])
        row, column = args[1], args[4]
        inside, outside = _length(builder, x, 1), _length(builder, out, 1)
        rows = [builder.add(row, ir.Constant(_LONG, more)) for more in range(ROWS)]
        starts = [builder.gep(x.data, [builder.mul(each, inside)]) for each in rows]

        def loaded(k: Any) -> Any:
            place = builder.mul(k, ir.Constant(_LONG, LANES))
            return _load(builder, weights.data, place, _FLOAT, LANES)

        sums = _accumulate(builder, _length(builder, weights, 0), LANES, starts, loaded)
        for each, value in zip(rows, sums, strict=True):
            _store(builder, out.data, builder.add(builder.mul(each, outside), column), value)
        return context.get_dummy_value()

    return types.void(x, types.int64, weights, out, types.int64), codegen


@intrinsic
def row_tile(typingctx: Any, x: Any, row: Any, weights: Any, panel: Any, out: Any) -> Any:
    """Store the sums for one row and a panel; weights are halves, [panel, input, column]."""
    del typingctx, row, panel

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        x, weights, out = _arrays(context, builder, signature, args, [0, 2, 4])
        row, panel = args[1], args[3]
        inside, outside = _length(builder, x, 1), _length(builder, out, 1)
        width = ir.Constant(_LONG, PANEL)
        start = builder.gep(x.data, [builder.mul(row, inside)])
        count = _length(builder, weights, 1)
        first = builder.gep(weights.data, [builder.mul(builder.mul(panel, count), width)])

        def loaded(k: Any) -> Any:
            return _load_halves(builder, first, builder.mul(k, width), PANEL)

        sums = _accumulate(builder, count, PANEL, [start], loaded)
        place = builder.add(builder.mul(row, outside), builder.mul(panel, width))
        _store(builder, out.data, place, sums[0])
        return context.get_dummy_value()

    return types.void(x, types.int64, weights, types.int64, out), codegen


def _widened(builder: Any, half: Any) -> Any:
    wide = builder.zext(half, ir.IntType(32))
    return builder.bitcast(builder.shl(wide, ir.Constant(ir.IntType(32), 16)), _FLOAT)


@intrinsic
def widened(typingctx: Any, half: Any) -> Any:
    """Return the float of which only the upper half was kept."""
    del typingctx, half

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        del context, signature
        return _widened(builder, args[0])

    return types.float32(types.uint16), codegen


@intrinsic
def fused(typingctx: Any, factor: Any, half: Any, more: Any) -> Any:
    """Return a factor times a float of which only the upper half was kept, plus some more."""
    del typingctx, factor, half, more

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        del context, signature
        factor, half, more = args
        return builder.call(
            _multiply_add(builder, _FLOAT, "f32"), [factor, _widened(builder, half), more]
        )

    return types.float32(types.float32, types.uint16, types.float32), codegen

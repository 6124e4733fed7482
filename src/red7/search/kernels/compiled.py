"""The gateway to Numba: the core's own rule functions, compiled unchanged."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import numba
from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload_method, register_jitable

from red7.core import strength as rules_of_strength
from red7.search.kernels.cached import cache_folder

F = TypeVar("F", bound=Callable[..., Any])


njit: Final[Any] = numba.njit  # with options it accepts but does not document


def kept(function: F, folder: Path | None = None, /, **options: bool) -> F:
    """Compile a function when it is first called, and cache the result on disk."""
    settings: Any = numba.config
    before = settings.CACHE_DIR
    settings.CACHE_DIR = str(folder or cache_folder())
    try:
        return cast("F", njit(cache=True, nogil=True, boundscheck=False, **options)(function))
    finally:
        settings.CACHE_DIR = before


@register_jitable
def get(array: Any, at: Any) -> Any:
    """Read from an array with an unsigned index, which need not be checked for its sign."""
    return array[types.uint64(at)]


@register_jitable
def put(array: Any, at: Any, value: Any) -> None:
    """Write to an array with an unsigned index, as in ``get``."""
    array[types.uint64(at)] = value


@intrinsic
def _population(typingctx: Any, value: Any) -> Any:
    del typingctx

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        del context, signature
        return builder.ctpop(args[0])

    return value(value), codegen


@intrinsic
def _leading_zeros(typingctx: Any, value: Any) -> Any:
    del typingctx

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        del context, signature
        return builder.ctlz(args[0], ir.Constant(ir.IntType(1), 0))

    return value(value), codegen


@overload_method(types.Integer, "bit_count")
def _bit_count(value: Any) -> Any:
    del value

    def count(value: Any) -> Any:
        return _population(types.int64(value))  # type: ignore[call-arg]

    return count


@overload_method(types.Integer, "bit_length")
def _bit_length(value: Any) -> Any:
    del value

    def length(value: Any) -> Any:
        return 64 - _leading_zeros(types.int64(value))  # type: ignore[call-arg]

    return length


# The rules are written once, in the core; kernels call these very functions.
for _name in (
    "measure",
    "highest",
    "of_one_number",
    "of_one_colour",
    "of_even_numbers",
    "of_different_colours",
    "highest_of_each_number",
    "of_consecutive_numbers",
    "of_numbers_below_four",
    "best",
    "strength",
    "colours_of",
):
    register_jitable(getattr(rules_of_strength, _name))

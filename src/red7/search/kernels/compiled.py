"""The gateway to Numba: the core's own rule functions, compiled unchanged.

Compiled code is cached on disk, in a folder named after a hash of the sources. Numba's own cache
would keep running the old rules after a change in an imported file.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import numba
from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload_method, register_jitable

import red7
from red7.core import strength as rules_of_strength

F = TypeVar("F", bound=Callable[..., Any])


def sources_hash(root: Path | None = None) -> str:
    """Return a hash of everything the kernels are made of: our layers with kernels, and Numba."""
    folder = root or Path(red7.__file__).parent
    digest = hashlib.sha256(f"{numba.__version__} {sys.version_info[:2]}".encode())
    for part in ("core", "search", "network"):
        for path in sorted((folder / part).rglob("*.py")):
            name = path.relative_to(folder).as_posix()
            digest.update(name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Return the folder in which compiled kernels are cached."""
    base = os.environ.get("RED7_CACHE") or os.environ.get("XDG_CACHE_HOME")
    return Path(base or Path.home() / ".cache") / "red7" / f"kernels-{sources_hash()}"


FOLDER: Final = cache_folder()
njit: Final[Any] = numba.njit  # with options it accepts but does not document


def kept(function: F, **options: bool) -> F:
    """Compile a function when it is first called, and cache the result on disk."""
    settings: Any = numba.config
    before = settings.CACHE_DIR
    settings.CACHE_DIR = str(FOLDER)
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

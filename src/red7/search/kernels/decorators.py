"""The decorators that turn a function into a kernel.

A function that allocates nothing need not count the references to the arrays it is given: its
caller holds them. Numba would count at almost every call, and atomically, since other threads may
count the same array. That made random games three times slower.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

from red7.search.kernels.compiled import kept, njit

F = TypeVar("F", bound=Callable[..., Any])

# Switches off Numba's run time, which counts references. Not among its documented options.
UNCOUNTED: Final = {"_nrt": False}
INLINED: Final = {"forceinline": True, **UNCOUNTED}


def kernel(function: F) -> F:
    """Compile a function when it is first called, keep the result, and run it without the GIL."""
    return kept(function)


def allocation_free(function: F) -> F:
    """Compile a function that makes no array, without counting references."""
    return kept(function, **UNCOUNTED)


def inlined(function: F) -> F:
    """Compile a function that makes no array into every kernel that calls it.

    A call passes an array as seven numbers, which costs more than a small function does.
    """
    return cast("F", njit(nogil=True, boundscheck=False, **INLINED)(function))
